"""Every fault on a page stops the build, at its file and line, with what the engine says."""

from pathlib import Path

import pytest

from tests.docs.building import Built, build

TOP = "# A page\n\n"
DIAGRAM = "::::{{diagram}} block\n:name: here\n\nA title\n\n{step}::::\n"
STEP = ":::{{step}} {line}\n{options}A caption.\n:::\n"


def page(line: str, options: str = "") -> str:
    """A page with one diagram of one step; the step is in line 8, its options follow."""
    return TOP + DIAGRAM.format(step=STEP.format(line=line, options=options))


# file name → (page, line of the fault, what its message must say)
FAULTS: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "wrong-open": (
        page("[1|4] [1|1]@1", ":open: 1 3\n"),
        9,
        ("open of [1|4] [1|1]@1", "the page says 1 3", "the engine says 1 4"),
    ),
    "open-of-equal-ends": (page("[0|0]", ":open: 0\n"), 9, ("says 0, the engine says 0 0",)),
    "open-in-words": (page("[0|0]", ":open: blank 0\n"), 9, ("the page says 0 blank",)),
    "unknown-tile": (page("[1|7]"), 8, ("not-in-set", "[1|7]")),
    "tile-beyond-any-set": (page("[1|99]"), 8, ("column 4", "pips expected")),
    "bad-notation": (page("[1|4] [1/1]@1"), 8, ("column 9", "expected")),
    "illegal-move": (page("[1|4] [2|3]@4"), 8, ("no-match", "[2|3]")),
    "no-such-end": (page("[1|4] [2|3]@2"), 8, ("no-such-end", "end=2")),
    "ambiguous-end": (page("[0|0] [0|3]"), 8, ("ambiguous-end",)),
    "duplicate-tile": (page("[1|4] [1|4]@4"), 8, ("duplicate-tile",)),
    "halves-swapped": (page("[4|1]"), 8, ("the page says [4|1]", "the engine says [1|4]")),
    "end-not-named": (page("[1|4] [1|1]"), 8, ("the engine says [1|4] [1|1]@1",)),
    "refuses-what-is-legal": (
        page("[1|4]", ":open: 1 4\n:refuses: [1|3]@1 no-match\n"),
        10,
        ("refuses of [1|3]@1", "the page says no-match", "the engine says accepted"),
    ),
    "refuses-for-another-reason": (
        page("[1|4]", ":refuses: [2|3]@4 no-match; [1|4]@4 no-match\n"),
        9,
        ("refuses of [1|4]@4", "the engine says duplicate-tile"),
    ),
    "refuses-without-a-code": (page("[1|4]", ":refuses: [2|3]@4\n"), 9, ("reason code expected",)),
    "refuses-no-notation": (page("[1|4]", ":refuses: [2-3]@4 no-match\n"), 9, ("expected",)),
    "unknown-rules": (
        TOP + "::::{diagram} chess\n\nA title\n\n:::{step} [1|4]\nA caption.\n:::\n::::\n",
        3,
        ("no rules named 'chess'", "block"),
    ),
    "no-step": (TOP + ":::{diagram} block\nA title\n:::\n", 3, ("needs a step",)),
    "no-title": (
        TOP + "::::{diagram} block\n:::{step} [1|4]\nA caption.\n:::\n::::\n",
        3,
        ("its title",),
    ),
    "text-between-steps": (
        TOP + "::::{diagram} block\nA title\n\n:::{step} [1|4]\nOne.\n:::\n\nLost.\n::::\n",
        3,
        ("text stands between the steps",),
    ),
    "wrong-puzzle": (
        page("[3|5] [5|5]@5 [1|3]@3", ":puzzle: every-end [0|1]\n"),
        9,
        ("puzzle of every-end", "the page says [0|1]", "the engine says [1|5]"),
    ),
    "unknown-puzzle": (page("[1|4]", ":puzzle: any [1|5]\n"), 9, ("one of every-end expected",)),
    "puzzle-without-a-solution": (
        page("[1|4]", ":puzzle: every-end [1|4]\n"),
        9,
        ("no tile solves it",),
    ),
    "step-alone": (TOP + ":::{step} [1|4]\nA caption.\n:::\n", 3, ("inside a diagram",)),
    "wrong-points": (
        TOP + ":::{score} block\n:blocked: 3 7 8\n:points: 15\nTold.\n:::\n",
        5,
        ("points of blocked 3 7 8", "the page says 15", "the engine says 12"),
    ),
    "wrong-sum": (
        TOP + ":::{score} block\n:blocked: 3 7 8\n:points: 12\n:sum: 7 + 8 = 15\nTold.\n:::\n",
        6,
        ("the page says 7 + 8 = 15", "the engine says 7 + 8 − 3 = 12"),
    ),
    "wrong-winner": (
        TOP + ":::{score} block\n:blocked: 3 3 8\n:points: 0\n:winner: 1\nTold.\n:::\n",
        6,
        ("the page says 1", "the engine says nobody"),
    ),
    "wrong-points-out": (
        TOP + ":::{score} block\n:out: 0 8\n:points: 0\nTold.\n:::\n",
        5,
        ("points of out 0 8", "the engine says 8"),
    ),
    "totals-in-words": (
        TOP + ":::{score} block\n:blocked: 3 seven\n:points: 4\nTold.\n:::\n",
        4,
        ("pip totals expected",),
    ),
    "one-hand-only": (
        TOP + ":::{score} block\n:blocked: 3\n:points: 0\nTold.\n:::\n",
        4,
        ("players=1", "allowed=(2, 3, 4)"),
    ),
    "no-points": (TOP + ":::{score} block\n:blocked: 3 7\nTold.\n:::\n", 3, ("needs :points:",)),
    "score-by-unknown-rules": (
        TOP + ":::{score} go\n:blocked: 3 7\n:points: 4\nTold.\n:::\n",
        3,
        ("no rules named 'go'",),
    ),
    "hands-by-unknown-rules": (TOP + ":::{hands-table} go\n:::\n", 3, ("no rules named 'go'",)),
    "rule-of-unknown-rules": (TOP + "It is {rule}`go tiles`.\n", 3, ("no rules named 'go'",)),
    "rule-for-nine": (TOP + "It is {rule}`block targets 9`.\n", 3, ("played by 2, 3, 4",)),
    "rule-of-nothing": (TOP + "It is {rule}`block luck`.\n", 3, ("hand_sizes",)),
    "pips-of-no-tile": (TOP + "It is {pips}`[6/6]`.\n", 3, ("expected",)),
    "pips-of-nothing": (TOP + "It is {pips}` `.\n", 3, ("a tile expected",)),
    "pips-of-a-tile-twice": (TOP + "It is {pips}`[6|6] [6|6]`.\n", 3, ("duplicate-tile",)),
    "tile-not-in-the-set": (TOP + "First.\n\nThen [7|1] comes.\n", 5, ("tile [7|1]", "double-six")),
    "tile-swapped-in-prose": (
        TOP + "First,\nand then [4|1] comes.\n",
        3,
        ("the page says [4|1]", "the engine says [1|4]"),
    ),
    "tile-full-width": (TOP + "Then ［１｜４］ comes.\n", 3, ("the engine says [1|4]",)),
}  # fmt: skip


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """One build in which every fault has a page of its own."""
    pages = {f"{name}.md": text for name, (text, _, _) in FAULTS.items()}
    return build(tmp_path_factory.mktemp("faults"), {"index.md": TOP, **pages}, builder="dummy")


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_at_its_line(built: Built, name: str) -> None:
    _, line, words = FAULTS[name]
    built.assert_fault(name, line, words)


def test_faults_stop_the_build(built: Built) -> None:
    assert built.code == 1


def test_nothing_else_is_told(built: Built) -> None:
    assert len(built.warnings) == len(FAULTS)


def test_a_fault_is_told_again_by_the_next_build(tmp_path: Path) -> None:
    pages = {"index.md": page("[1|4]", ":open: 1 3\n")}
    assert build(tmp_path, pages).code == 1
    assert build(tmp_path, pages).warnings == build(tmp_path, pages).warnings != []
    assert build(tmp_path, {"index.md": page("[1|4]", ":open: 1 4\n")}).code == 0
