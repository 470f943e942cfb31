"""On a rules page nothing is loose: each digit and each tile is checked, or the page is at fault."""

import pytest

from tests.docs.building import Built, build
from tests.docs.test_faults import TOP, page

STEP = page("[1|4]", ":open: 1 4\n:refuses: [2|3] no-match\n")
TOLD = STEP.replace("A caption.", "{tile}`[1|4] placed`, not {tile}`[2|3] refused`.")
POSITION = (
    ":::{position} draw\n:hands: [1|5] [0|0] = 1|5 / [3|3] = 3|3\n:line: [2|5]\n:open: 2 5\n"
    ":boneyard: [0|1] [0|2] [0|3] = 0|14\n:only: [1|5]@5; draw\n:refuses: pass must-place\n"
    "A title\n\nPlace {tile}`[1|5] fits 5`.\n:::\n"
)
SCORE = (
    ":::{score} block\n:blocked: 3 7 8\n:points: 12\n:sum: 7 + 8 − 3 = 12\n:winner: 1\nTold.\n:::\n"
)
CHECK = (
    ":::{blocked-check}\n:hands: [0|1] = 0|1 / [2|3] = 2|3\n:ends: 4 5 = 9\n:drawable: 3 − 2 = 1\n"
    ":verdict: must-draw\n:looks: 1 no\nA title\n:::\n"
)

RIGHT = {
    "words": TOP + "One player, and some points.\n",
    "marked": TOP + "Since {number}`1999`.\n",
    "role": TOP + "In Block the target is {rule}`61 for three <block targets 3 4>`.\n",
    "role-of-the-set": TOP + "A set of {rule}`block tiles = 28` tiles.\n",
    "role-again": "---\ngame: draw\n---\n\n"
    + TOP
    + "The target for {rule}`two is 100 <draw targets 2>`. Why {rule}`draw targets 2 = 100`?\n",
    "other-game": "---\ngame: draw\n---\n\n"
    + TOP
    + "In Block the target is {rule}`100 for two <block targets 2>`.\n",
    "tile-by-pips": TOP + "From {tile}`[0|0] lowest block` to {tile}`[6|6] highest block`.\n",
    "tile-counted": TOP + "Here [6|6] counts {pips}`[6|6]`, [0|1] and [0|2] {pips}`[0|1] [0|2]`.\n",
    "clash": TOP
    + "So {clash}`block;reserve=2 reserve drawing = 2`: `reserve` clashes with `drawing`.\n",
    "rules": TOP + ":::{rules} draw;reserve=0\n:reserve: 0\n:::\n",
    "step": TOLD,
    "position": TOP + POSITION,
    "score": TOP + SCORE,
    "check": TOP + CHECK,
}

WRONG = {
    "digit": (TOP + "There are 28 tiles.\n", 3, "nothing checks this number: 28"),
    "number-word": (TOP + "Two players, a hundred points.\n", 3, "says 'Two', 'a hundred'"),
    "rule-word": (TOP + "You must place.\n", 3, "no property says 'must'"),
    "full-width": (TOP + "There are ２８ tiles.\n", 3, "nothing checks this number"),
    "fraction": (TOP + "It is ½ of it.\n", 3, "nothing checks this number"),
    "picture-of-a-tile": (TOP + "A 🁣 lies there.\n", 3, "nothing checks this number: 🁣"),
    "hour": (TOP + "Play at ㍙.\n", 3, "nothing checks this number: ㍙"),
    "link-title": (TOP + '[it](https://example.org "28 tiles")\n', 3, "this label: 28 tiles"),
    "target-title": (TOP + '[it](#here "28 tiles")\n\n(here)=\n## It\n', 3, "this label: 28 tiles"),
    "alternative": (TOP + "![28 tiles](https://example.org/tiles.svg)\n", 3, "label: 28 tiles"),
    "abbreviation": (TOP + "A {abbr}`set (28 tiles)`.\n", 3, "nothing checks this label: 28 tiles"),
    "description": (
        "---\nmyst:\n  html_meta:\n    description: 28 tiles\n---\n" + TOP, 0, "nothing checks this"
    ),
    "contents": (TOP + "```{toctree}\n28 tiles <index>\n```\n", 3, "this label: 28 tiles"),
    "list-from-seven": (TOP + "7. tiles\n8. tiles\n", 3, "nothing checks this list: 7"),
    "code": (TOP + "Write `reserve=2`.\n", 3, "nothing checks this code"),
    "link": (TOP + "See [it](https://example.org/1999).\n", 3, "nothing checks this link"),
    "bare-tile": (TOP + "A [1|4] lies there.\n", 3, "nothing checks this tile: [1|4]"),
    "tile-not-counted": (TOP + "[6|6] counts {pips}`[5|5]`.\n", 3, "nothing checks this tile"),
    "tile-counted-turned": (TOP + "[0|1] counts {pips}`[1|0]`.\n", 3, "lower half comes first"),
    "rule-unstated": (TOP + "To {rule}`block targets 2`.\n", 3, "block targets 2 = 100"),
    "rule-in-part": (TOP + "To {rule}`block targets 3 = 61`.\n", 3, "for 3 4 players"),
    "rule-wrong": (TOP + "To {rule}`block targets 2 = 61`.\n", 3, "the engine says 100"),
    "tile-wrong": (TOP + "From {tile}`[0|1] lowest block`.\n", 3, "the engine says [0|0]"),
    "tile-of-nothing": (TOP + "From {tile}`[0|1]`.\n", 3, "say what the tile is here"),
    "clash-uncounted": (TOP + "So {clash}`block;reserve=2 reserve drawing`.\n", 3, "add them up"),
    "clash-of-others": (
        TOP + "So {clash}`block;reserve=2 reserve drawing = 2`: `drawing` and `reserve`.\n",
        3,
        "the page says drawing reserve, the engine says reserve drawing",
    ),
    "other-players": (TOP + "In Block the target is {rule}`61 for two <block targets 3 4>`.\n", 3,
                      "the page says 2, the engine says 3 4"),
    "other-number": (TOP + "In Block the target is {rule}`61 for two <block targets 2>`.\n", 3,
                     "the page says 61, the engine says 100"),
    "other-subject": (TOP + "In Draw a hand is {rule}`draw reserve = 2`.\n", 3,
                      "its sentence does not say what it is"),
    "game-unsaid": ("---\ngame: draw\n---\n\n" + TOP + "Of all {rule}`block tiles = 28`.\n", 0,
                    "say Block in the sentence"),
    "figure-of-other-game": ("---\ngame: draw\n---\n\n" + TOP + SCORE, 0, "is about draw"),
    "range-turned": (
        TOP + "From {tile}`[6|6] highest block` to {tile}`[0|0] lowest block`.\n",
        3,
        "the lowest first",
    ),
    "joined-first": (
        page("[1|4] [1|1]@1", ":open: 1 4\n").replace(
            "A caption.", "{tile}`[1|4] joined` takes {tile}`[1|1] placed`."
        ),
        10,
        "the placed one is named before the joined one",
    ),
    "boneyard-exchanged": (TOP + POSITION.replace("[0|1] [0|2]", "[0|2] [0|1]"), 7, "says 0|13"),
    "halves-exchanged": (TOP + POSITION.replace("[1|5] [0|0]", "[1|0] [0|5]"), 4, "says 0|11"),
    "rules-unstated": (TOP + ":::{rules} draw;reserve=0\n:::\n", 3, ":reserve: is missing"),
    "refusal-untold": (STEP.replace("A caption.", "{tile}`[1|4] placed`."), 10, "speak of [2|3]"),
    "needless-end": (TOLD.replace("[2|3] no", "[2|3]@4 no"), 10, "write [2|3] no-match"),
    "no-open": (TOLD.replace(":open: 1 4\n", ""), 8, ":open: is missing"),
    "no-control": (TOP + POSITION.replace(" = 3|3", ""), 4, "[3|3] = 3|3"),
    "wrong-control": (TOP + POSITION.replace("= 1|5", "= 1|6"), 4, "the engine says 1|5"),
    "no-only": (TOP + POSITION.replace(":only: [1|5]@5; draw\n", ""), 3, ":only: is missing"),
    "not-all-that-fit": (TOP + POSITION.replace("[0|0] = 1|5", "[3|5] = 4|10"), 12, "[3|5]"),
    "no-sum": (TOP + SCORE.replace(":sum: 7 + 8 − 3 = 12\n", ""), 3, "7 + 8 − 3 = 12"),
    "no-all": (TOP + ":::{score} block\n:blocked: 3 3 8\n:points: 0\n:winner: nobody\nTold.\n:::\n",
               3, "3 + 3 + 8 = 14"),
    "ends-uncounted": (TOP + CHECK.replace(" = 9", ""), 5, "4 5 = 9"),
    "drawable-unstated": (TOP + CHECK.replace("3 − 2 = 1", "1"), 6, "3 − 2 = 1"),
    "no-looks": (TOP + CHECK.replace(":looks: 1 no\n", ""), 3, "the engine finds 1 no"),
}  # fmt: skip


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """One build in which each of them is a rules page."""
    pages = {f"right-{name}.md": text for name, text in RIGHT.items()}
    pages |= {f"wrong-{name}.md": text for name, (text, _, _) in WRONG.items()}
    folder = tmp_path_factory.mktemp("loose")
    return build(folder, {"index.md": TOP, **pages}, builder="dummy", settings="")


@pytest.mark.parametrize("name", RIGHT)
def test_what_is_checked_is_no_fault(built: Built, name: str) -> None:
    assert [told for told in built.warnings if f"/right-{name}.md:" in told] == []


@pytest.mark.parametrize("name", WRONG)
def test_what_is_loose_is_told_at_its_line(built: Built, name: str) -> None:
    _, line, words = WRONG[name]
    told = [warning for warning in built.warnings if f"/wrong-{name}.md:" in warning]
    at = f"/wrong-{name}.md:{line or ''}"
    assert any(at in one and words in one for one in told), told
