"""A count stands right behind the tiles that it counts, and nothing stands in the midst of a range."""

from pathlib import Path

import pytest

from tests.docs.building import Built, build
from tests.docs.test_faults import TOP

SIX, BLANK = "{pips}`[6|6]`", "{pips}`[0|0]`"
LOWEST, HIGHEST = "{tile}`[0|0] lowest block`", "{tile}`[6|6] highest block`"
TILES = "{rule}`block tiles = 28`"

RIGHT = {
    "one": f"[6|6] counts {SIX}.",
    "two": f"[6|6] counts {SIX} and [0|0] counts {BLANK}.",
    "together": "[0|1] and [1|2] together make {pips}`[0|1] [1|2]`.",
    "range": f"The set of {TILES} goes from {LOWEST} to {HIGHEST}.",
    "two-ranges": f"From {LOWEST} to {HIGHEST}, or from {LOWEST} to {HIGHEST}: a set of {TILES}.",
}
WRONG = {
    "before": f"{SIX} counts [6|6].",
    "exchanged-in-the-middle": f"[6|6] counts [0|0] and {SIX} counts {BLANK}.",
    "exchanged-at-the-end": f"[6|6] counts {SIX} and {BLANK} counts [0|0].",
    "all-tiles-first": f"[6|6] and [0|0] count {SIX} and {BLANK}.",
    "number-in-a-range": f"The set goes from {LOWEST}, all {TILES}, to {HIGHEST}.",
    "number-for-the-lowest": f"The set of {LOWEST} tiles goes from {TILES} to {HIGHEST}.",
    "number-for-the-highest": f"The set of {HIGHEST} tiles goes from {LOWEST} to {TILES}.",
    "tile-in-a-range": f"From {LOWEST} and {{tile}}`[1|4] fits 1 4` to {HIGHEST}.",
}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """One build with a page for each."""
    pages = {f"right-{name}.md": f"{TOP}{text}\n" for name, text in RIGHT.items()}
    pages |= {f"wrong-{name}.md": f"{TOP}{text}\n" for name, text in WRONG.items()}
    pages["index.md"] = TOP
    return build(tmp_path_factory.mktemp("beside"), pages, builder="dummy", settings="")


def of(built: Built, name: str) -> list[str]:
    return [told for told in built.warnings if f"/{name}.md:" in told]


@pytest.mark.parametrize("name", RIGHT)
def test_what_stands_where_it_belongs_is_silent(built: Built, name: str) -> None:
    assert of(built, f"right-{name}") == []


@pytest.mark.parametrize("name", WRONG)
def test_what_has_changed_places_is_told(built: Built, name: str) -> None:
    told = of(built, f"wrong-{name}")
    assert told
    assert all(f"/wrong-{name}.md:3: " in one for one in told)


LESSON = """rules = "block"

[[step]]
id = "two-halves"
line = "[2|3]"
ends = "2 3"
task = "How many pips does this tile have?"
goal = { kind = "count", of = "pips" }
hints = ["Look at both sides.", "Count both halves together.", "Two and three make five."]
after = "AFTER"
[step.wrong]
other = "Count each dot once, on both halves."
"""


@pytest.mark.parametrize(
    ("after", "told"),
    [
        ("[1|1] counts {pips}`[1|1]`. = 3|3", False),
        ("[1|1] counts {pips}`[1|1]`, less than [5|6]. = 18|21", False),
        ("[5|6] and [1|1], which counts {pips}`[1|1]`. = 10|11", False),
        ("{pips}`[1|1]` counts [1|1]. = 3|3", True),
        ("[1|1] and [5|6], which counts {pips}`[1|1]`. = 14|16", True),
    ],
)
def test_in_a_lesson_a_count_stands_behind_its_tiles_too(
    tmp_path: Path, after: str, told: bool
) -> None:
    folder = tmp_path / "tutorials"
    folder.mkdir()
    (folder / "tiles.toml").write_text(LESSON.replace("AFTER", after), "utf-8")
    pages = {"index.md": TOP + ":::{lesson} tiles\n:::\n"}
    # What lessons say is tried by the lessons themselves.
    unbound = 'rulebook_unbound_pages = {"index": "it shows a lesson"}\n'
    settings = 'rulebook_tutorials = "../tutorials"\n' + unbound
    warnings = build(tmp_path / "docs", pages, builder="dummy", settings=settings).warnings
    assert len(warnings) == told
    assert all("tiles.toml:10: " in one and "[rulebook.loose]" in one for one in warnings)
