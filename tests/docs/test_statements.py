"""Sentences that state rules are bound to properties: what authors write, and what they are told."""

from pathlib import Path

import pytest

from tests.docs.building import Built, build

BLOCK = "---\ngame: block\n---\n\n(it)=\n# It\n\n"
DRAW = BLOCK.replace("block", "draw")
SETTINGS = 'rulebook_games = ["block", "draw"]\n'
MUST = "% states: must-place-when-able\nIf you can place, you must: a tile cannot be held back by passing.\n"

RIGHT = {
    "paragraph": BLOCK + MUST,
    "list": BLOCK
    + "% states: pass-only-when-stuck equal-pips-join\n"
    + "- **Pass**, but only if no tile you hold can be placed.\n- Pips decide what joins.\n",
    "heading": DRAW
    + "% states: may-draw-though-able\n\n(so)=\n## You may draw though you can place\n",
    "several-lines": BLOCK
    + "% states: nobody-draws\n%   two-open-ends\n\nNobody draws. A line with two open ends.\n",
    "other-game": BLOCK
    + "% states draw: may-draw-though-able\nIn [Draw](#it) you may draw instead of placing.\n",
    "changed-rules": BLOCK
    + "% states block;blocked_award=others: winner-scores-the-others\n"
    + "Usually the winner gets the sum of all the other players' totals.\n",
    "both-games": "(it)=\n# It\n\n% states: two-open-ends\nThere are always two.\n",
    "in-a-definition": BLOCK
    + ":::{glossary}\nplace\n  % states: must-place-when-able\n  Who can place must.\n:::\n",
    "counted-list": BLOCK + "Three things are needed.\n\n- tiles\n- a table\n- time\n",
    "counted-links": BLOCK + "Two pages: [one](#it) and [another](#it).\n",
    "question": BLOCK + "When may one draw?\n",
    "excused": BLOCK + "% no rule: it is advice\nNever give up.\n",
    "another-comment": BLOCK + "% to be continued\nAnd so on.\n",
    "name-of-a-set": BLOCK + "A double-six set, of the Fives family.\n",
}

WRONG = {
    "unbound": (BLOCK + "You must place.\n", 8, "no property says 'must'"),
    "number": (BLOCK + "There are seven of them.\n", 8, "no property says 'seven'"),
    "counted-wrong": (BLOCK + "Four things.\n\n- tiles\n- a table\n- time\n", 8, "says 'Four'"),
    "turned": (BLOCK + MUST.replace("must:", "may:"), 9, "expected a sentence with “can place … must"),
    "slipped-in": (BLOCK + MUST.replace("If you", "If not all of you"), 9, "'not' is no word of must-place"),
    "number-in-words": (
        BLOCK + "% states: two-open-ends\nA line with three open ends.\n", 9, "“line with two open ends”"
    ),
    "refuted": (DRAW + MUST, 9, "the engine says does not hold: Whoever can place a tile must"),
    "unknown": (BLOCK + "% states: must-place\nSo it is.\n", 9, "nearest are must-place-when-able"),
    "no-such-rules": (BLOCK + "% states chess: nobody-draws\nNobody draws.\n", 9, "no rules named 'chess'"),
    "game-unsaid": (
        BLOCK + "% states draw: may-draw-though-able\nThere you may draw instead of placing.\n",
        9,
        "its words do not say so; expected: Draw",
    ),
    "nothing-below": (BLOCK + "Words.\n\n% states: nobody-draws\n", 8, "nothing stands below"),
    "mistyped": (BLOCK + MUST.replace("states", "state"), 9, "no property says 'must', 'cannot'"),
}  # fmt: skip


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """One build with all of them."""
    pages = {f"right-{name}.md": text for name, text in RIGHT.items()}
    pages |= {f"wrong-{name}.md": text for name, (text, _, _) in WRONG.items()}
    folder = tmp_path_factory.mktemp("statements")
    return build(folder, {"index.md": "# It\n", **pages}, builder="dummy", settings=SETTINGS)


@pytest.mark.parametrize("name", RIGHT)
def test_what_is_bound_is_no_fault(built: Built, name: str) -> None:
    told = [one for one in built.warnings if f"/right-{name}.md:" in one and "[rulebook." in one]
    assert told == []


@pytest.mark.parametrize("name", WRONG)
def test_what_is_not_bound_is_told_at_its_line(built: Built, name: str) -> None:
    _, line, words = WRONG[name]
    told = [one for one in built.warnings if f"/wrong-{name}.md:" in one]
    assert any(f"/wrong-{name}.md:{line}" in one and words in one for one in told), told


def test_translators_see_no_sentence_otherwise(tmp_path: Path) -> None:
    bare = MUST.partition("\n")[2]
    messages = []
    for name, text in (("bound", MUST), ("bare", bare)):
        done = build(
            tmp_path / name, {"index.md": BLOCK + text}, builder="gettext", settings=f"{SETTINGS}\n"
        )
        found = done.read("index.pot").splitlines()
        messages.append([line for line in found if line.startswith("msgid")])
    assert messages[0] == messages[1]
    assert len(messages[0]) == 3


def test_a_comment_is_not_written(tmp_path: Path) -> None:
    done = build(tmp_path, {"index.md": BLOCK + MUST}, settings=SETTINGS)
    assert done.code == 0, done.warnings
    assert "must-place-when-able" not in done.read("index.html")


def test_an_unbound_page_has_a_reason(tmp_path: Path) -> None:
    settings = (
        SETTINGS + 'rulebook_unbound_pages = {"index": "it is news", "gone": "", "lost": "so"}\n'
    )
    done = build(
        tmp_path, {"index.md": BLOCK + "You must place.\n"}, builder="dummy", settings=settings
    )
    first, second = done.warnings
    assert "'gone' is unbound for no reason" in first
    assert "there is no page 'lost'" in second
