"""Every fault of an example of a round stops the build, at its file and line."""

from pathlib import Path

import pytest

from tests.docs.building import Built, build

TOP = "# A page\n\n"
HANDS = ":hands: [1|5] [2|6] / [3|3]\n"
CHECK = ":hands: [0|1] / [4|5]\n"


def position(options: str, rules: str = "draw") -> str:
    """A page with one position; the directive is in line 3, its options follow."""
    return f"{TOP}:::{{position}} {rules}\n{options}The title\n:::\n"


def check(options: str) -> str:
    return f"{TOP}:::{{blocked-check}}\n{options}The title\n:::\n"


def calculator(options: str, rules: str = "block") -> str:
    return f"{TOP}:::{{calculator}} {rules}\n{options}The title\n:::\n"


def score(rules: str, options: str) -> str:
    return f"{TOP}:::{{score}} {rules}\n{options}Told.\n:::\n"


LINE = HANDS + ":line: [2|5]\n"
PILE = ":boneyard: [0|0] [0|1] [0|2]\n"

# file name → (page, line of the fault, what its message must say)
FAULTS: dict[str, tuple[str, int, tuple[str, ...]]] = {
    # a position
    "no-hands": (position(":line: [2|5]\n"), 3, ("needs :hands:",)),
    "empty-hand": (position(":hands: [1|5] /\n"), 4, ("each needs a tile",)),
    "hand-no-notation": (position(":hands: [1-5] / [3|3]\n"), 4, ("hands [1-5]", "expected")),
    "hand-swapped": (
        position(":hands: [5|1] / [3|3]\n"),
        4,
        ("the page says [5|1] / [3|3]", "the engine says [1|5] / [3|3]"),
    ),
    "hand-twice": (position(":hands: [1|5] / [1|5]\n"), 4, ("duplicate-tile",)),
    "hand-on-the-table": (position(":hands: [2|5] / [3|3]\n:line: [2|5]\n"), 4, ("duplicate-tile",)),
    "hand-not-in-the-set": (position(":hands: [1|7] / [3|3]\n"), 4, ("not-in-set",)),
    "one-player": (position(":hands: [1|5]\n"), 4, ("players: players=1",)),
    "turn-of-nobody": (position(LINE + ":turn: 3\n"), 6, ("no-such-seat",)),
    "turn-in-words": (position(LINE + ":turn: first\n"), 6, ("a number from 1 expected",)),
    "bad-line": (position(HANDS + ":line: [2|5] [3|3]@5\n"), 5, ("no-match",)),
    "line-without-an-end": (
        position(HANDS + ":line: [2|5] [5|5]\n"),
        5,
        ("the page says [2|5] [5|5]", "the engine says [2|5] [5|5]@5"),
    ),
    "bad-boneyard": (position(LINE + ":boneyard: none\n"), 6, ("boneyard none", "expected")),
    "boneyard-in-block": (position(LINE + PILE, "block"), 6, ("block has none",)),
    "seat-that-is-not-there": (
        position(LINE + ":open-hands: 1 4\n"),
        6,
        ("seats from 1 to 2 expected, or all",),
    ),
    "allows-what-is-refused": (
        position(LINE + PILE + ":allows: draw; pass\n"),
        7,
        ("allows of pass", "the page says allowed", "the engine says must-place"),
    ),
    "allows-a-tile-not-held": (position(LINE + ":allows: [0|0]\n"), 6, ("says not-held",)),
    "allows-no-action": (position(LINE + ":allows: fly\n"), 6, ("allows fly", "action expected")),
    "only-some": (
        position(LINE + PILE + ":only: draw; [1|5]@5\n"),
        7,
        ("the page says [1|5]@5; draw", "the engine says [1|5]@5; [2|6]@2; draw"),
    ),
    "only-too-many": (position(LINE + ":only: [1|5]@5; [2|6]@2; pass\n"), 6, ("; pass,",)),
    "refuses-what-is-allowed": (
        position(LINE + PILE + ":refuses: draw must-place\n"),
        7,
        ("the page says must-place", "the engine says accepted"),
    ),
    "refuses-for-another-reason": (
        position(LINE + ":boneyard: [0|0]\n:refuses: draw no-boneyard\n"),
        7,
        ("the page says no-boneyard", "the engine says reserve"),
    ),
    "refuses-without-a-code": (position(LINE + ":refuses: pass\n"), 6, ("a reason code expected",)),
    "refuses-no-action": (position(LINE + ":refuses: fly no-match\n"), 6, ("action expected",)),
    "position-without-a-title": (TOP + ":::{position} draw\n" + HANDS + ":::\n", 3, ("its title",)),
    "position-by-unknown-rules": (position(HANDS, "go"), 3, ("no rules named 'go'",)),
    "unknown-option": (position(HANDS, "draw;luck=1"), 3, ("no-such-option", "luck")),
    "unknown-value": (position(HANDS, "draw;reserve=many"), 3, ("no-such-value", "many")),
    "clashing-options": (
        position(HANDS, "block;reserve=2"),
        3,
        ("clash", "option=reserve", "other=drawing"),
    ),
    "no-option": (position(HANDS, "block;reserve"), 3, ("option expected",)),
    # a check
    "no-line-and-no-ends": (check(CHECK), 3, ("one of :line: and :ends:",)),
    "line-and-ends": (check(CHECK + ":line: [5|6]\n:ends: 5 6\n"), 3, ("one of :line: and :ends:",)),
    "unknown-set": (check(CHECK + ":ends: 5\n:set: double-two\n"), 6, ("double-nine",)),
    "end-not-in-the-set": (check(CHECK + ":ends: 5 7\n"), 5, ("pips from 0 to 6 expected",)),
    "ends-in-words": (check(CHECK + ":ends: five\n"), 5, ("pips from 0 to 6 expected",)),
    "check-hand-not-in-the-set": (check(":hands: [0|7] / [4|5]\n:ends: 5\n"), 4, ("not-in-set",)),
    "check-hand-twice": (check(":hands: [4|5] / [4|5]\n:ends: 5\n"), 4, ("duplicate-tile",)),
    "check-hand-on-the-table": (check(CHECK + ":line: [4|5]\n"), 4, ("duplicate-tile",)),
    "check-hand-no-notation": (check(":hands: 3 / [4|5]\n:ends: 5\n"), 4, ("hands 3", "expected")),
    "check-hand-swapped": (check(":hands: [1|0] / [4|5]\n:ends: 5\n"), 4, ("says [0|1] / [4|5]",)),
    "check-bad-line": (check(CHECK + ":line: [5|6] [3|3]@5\n"), 5, ("no-match",)),
    "check-line-without-an-end": (check(CHECK + ":line: [5|6] [6|6]\n"), 5, ("[5|6] [6|6]@6",)),
    "check-first-nobody": (check(CHECK + ":ends: 5\n:first: 3\n"), 6, ("no-such-seat",)),
    "drawable-in-words": (check(CHECK + ":ends: 5\n:drawable: all\n"), 6, ("a number from 0",)),
    "wrong-verdict": (
        check(CHECK + ":ends: 2 3\n:verdict: plays-on\n"),
        6,
        ("the page says plays-on", "the engine says blocked"),
    ),
    "wrong-verdict-with-a-boneyard": (
        check(CHECK + ":ends: 2 3\n:drawable: 1\n:verdict: blocked\n"),
        7,
        ("the engine says must-draw",),
    ),
    "wrong-looks": (
        check(CHECK + ":ends: 5 6\n:looks: 1 no; 2 no\n"),
        6,
        ("the page says 1 no; 2 no", "the engine says 1 no; 2 yes"),
    ),
    "check-without-a-title": (TOP + ":::{blocked-check}\n" + CHECK + ":ends: 5\n:::\n", 3, ("title",)),
    # a calculator
    "nothing-to-settle": (calculator(":players: 3\n"), 3, ("needs :players: and :hands:",)),
    "calculator-for-nine": (calculator(":players: 9\n:hands: 3 / 7\n"), 4, ("players=9",)),
    "calculator-miscounted": (
        calculator(":players: 3\n:hands: 3 / 7\n"),
        4,
        ("the page says 3", "the engine says 2"),
    ),
    "calculator-in-words": (calculator(":players: 2\n:hands: 3 / seven\n"), 5, ("total expected",)),
    "calculator-swapped": (calculator(":players: 2\n:hands: 3 / [4|1]\n"), 5, ("says [1|4]",)),
    "calculator-without-a-title": (
        TOP + ":::{calculator} block\n:players: 2\n:hands: 3 / 7\n:::\n",
        3,
        ("its title",),
    ),
    # a score
    "score-by-clashing-rules": (
        score("block;blocked_award=nobody;shared_lowest=last-placed", ":blocked: 3 7\n:points: 0\n"),
        3,
        ("clash", "option=shared_lowest", "other=blocked_award"),
    ),
    "score-of-varied-rules": (
        score("block;blocked_award=others", ":blocked: 3 7 8\n:points: 12\n"),
        5,
        ("the page says 12", "the engine says 15"),
    ),
    "score-of-swapped-tiles": (
        score("block", ":blocked: [2|1] / 7\n:points: 4\n"),
        4,
        ("the page says [2|1]", "the engine says [1|2]"),
    ),
    "score-of-a-tile-twice": (
        score("block", ":blocked: [1|2] / [1|2]\n:points: 0\n"),
        4,
        ("duplicate-tile",),
    ),
    "score-of-the-blank-double-twice": (
        score("block", ":out: 0 0\n:points: 0\n"),
        4,
        ("no-such-hands", "totals=[0, 0]"),
    ),
    "score-of-more-than-the-set": (
        score("draw", ":blocked: 85 84\n:points: 1\n"),
        4,
        ("no-such-hands", "totals=[85, 84]"),
    ),
    "score-of-a-total-that-needs-a-tile-told": (
        score("block", ":blocked: [0|1] / 1\n:points: 0\n"),
        4,
        ("no-such-hands",),
    ),
    "calculator-of-hands-that-cannot-be": (
        calculator(":players: 3\n:hands: 1 / 7 / 1\n"),
        5,
        ("no-such-hands",),
    ),
    "score-that-needs-tiles": (
        score("block;shared_lowest=fewest-tiles", ":blocked: 3 3\n:points: 0\n"),
        4,
        ("hands-needed",),
    ),
    "score-that-needs-the-last": (
        score("block;shared_lowest=last-placed", ":blocked: 3 3\n:points: 0\n"),
        4,
        ("last-needed",),
    ),
    "score-of-the-wrong-side": (
        score("partners-block", ":blocked: 2 9 20 8\n:points: 39\n:winner: 1 3\n"),
        6,
        ("the page says 1 3", "the engine says 2 4"),
    ),
    # tables and roles
    "hands-by-clashing-rules": (TOP + ":::{hands-table} block;reserve=2\n:::\n", 3, ("clash",)),
    "rule-of-an-unknown-option": (TOP + "It is {rule}`draw;luck=1 reserve`.\n", 3, ("no-such-option",)),
    "rule-of-a-boneyard-for-nine": (TOP + "It is {rule}`draw boneyards 9`.\n", 3, ("played by 2, 3, 4",)),
    "tile-of-another-set": (
        TOP + ":::{blocked-check}\n" + CHECK + ":ends: 5\nThe title has [0|9]\n:::\n",
        6,
        ("tile [0|9]", "double-six"),
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """One build in which every fault has a page of its own."""
    pages = {f"{name}.md": text for name, (text, _, _) in FAULTS.items()}
    return build(tmp_path_factory.mktemp("faults"), {"index.md": TOP, **pages}, builder="dummy")


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_at_its_line(built: Built, name: str) -> None:
    _, line, words = FAULTS[name]
    # A tile in two places is wrong in either, and told at both.
    built.assert_fault(name, line, words, times=2 if name.endswith("on-the-table") else 1)


def test_they_stop_the_build_and_nothing_else_is_told(built: Built) -> None:
    assert built.code == 1
    assert len(built.warnings) == len(FAULTS) + 2  # for the two tiles that are in two places


@pytest.mark.parametrize(
    "page",
    [
        position(LINE + PILE + ":only: draw; [2|6]@2; [1|5]@5\n:refuses: pass must-place\n"),
        position(":hands: [1|5] / [3|3]\n:only: [1|5]\n"),
        position(LINE + ":open-hands: all\n:allows: [1|5]@R\n", "draw;reserve=0"),
        check(CHECK + ":ends: 2 3\n:first: 2\n:verdict: blocked\n:looks: 2 no; 1 no\n"),
        check(":hands: [0|9] / [12|12]\n:ends: 9 0 11\n:set: double-twelve\n:looks: 1 yes\n"),
        calculator(":players: 2\n:hands: [1|4] [4|4] / 7\n", "block;shared_lowest=fewest-tiles"),
    ],
)
def test_what_is_right_passes(tmp_path: Path, page: str) -> None:
    built = build(tmp_path, {"index.md": page}, builder="dummy")
    assert (built.code, built.warnings) == (0, [])
