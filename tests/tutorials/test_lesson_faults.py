"""A broken lesson is refused: the line, and what is wrong there."""

import pytest

from course.lessons import Fault, LessonError, check_lesson, read_lesson
from tests.tutorials.sample import LESSON, TOP, step


def faults(text: str) -> list[Fault]:
    try:
        return check_lesson(read_lesson(text, "sample"))
    except LessonError as error:
        return list(error.faults)


def test_the_sample_is_right() -> None:
    assert faults(LESSON) == []


# what is replaced in the sample, what by, the line of the fault, what its message must say
SPOILT = {
    "a key twice": ('"[2|6] no-match" =', 'no-match =', 21, "not TOML"),
    "no TOML": ('id = "first-join"', "id = first-join", 4, "not TOML"),
    "unknown key": ('after = "It', 'afterwards = "It', 17, "afterwards: no such key"),
    "unknown rules": ('"block"', '"whist"', 1, "no-such-rules"),
    "missing task": ('task = "Place a tile at the [1|4]. = 1|4"\n', "", 3, "task is missing"),
    "missing goal": ('goal = { kind = "tiles" }\n', "", 24, "goal is missing"),
    "missing hints": ('hints = ["Both ends.", "Equal halves.", "Choose [1|3] and [4|4]."]\n', "", 24, "three hints"),
    "two hints": ('  "Halves that touch are equal.",\n', "", 11, "found 2"),
    "unknown kind": ('kind = "tiles"', 'kind = "tile"', 31, "one of place, draw"),
    "unknown key of a goal": ('kind = "tiles"', 'kind = "tiles", of = "x"', 31, "of: no such key"),
    "id twice": ('"fitting"', '"first-join"', 25, "that of line 4 too"),
    "no id": ('"fitting"', '"Fitting!"', 25, "small letters"),
    "bad line": ('line = "[1|4]"', 'line = "[1-4]"', 5, "line: column 3"),
    "bad hand": ('"[0|0] [5|5]', '"[0|0] [5|7]', 7, "not-in-set"),
    "hand on the table": ('"[0|0] [5|5]', '"[0|0] [1|4]', 7, "duplicate-tile"),
    "one hand": (', "[0|0] [5|5] = 10|10"]', "]", 7, "one for each seat"),
    "wrong type": ("made_up = true", 'made_up = "yes"', 8, "true or false expected"),
    "not made up": ("made_up = true\n", "", 3, "cannot come of a deal"),
    "turn of another": ("made_up = true", "made_up = true\nturn = 2", 9, "seat 1"),
    "boneyard in Block": ("made_up = true", 'made_up = true\nboneyard = "[6|6]"', 9, "nobody draws"),
    "long task": ('"Place a tile', f'"{"x" * 240} a tile', 9, "at most 240"),
    "three sentences": ('"Place a tile', '"Look. Think. Place a tile', 9, "3 sentences"),
    "no such tile": ("at the [1|4].", "at the [1|7].", 9, "no such tile"),
    "turned tile": ("at the [1|4].", "at the [4|1].", 9, "low half first"),
    "an answer that is not legal": ("[1|3]@1", "[1|3]@4", 10, "no-match"),
    "an answer that is not held": ("[1|3]@1", "[1|5]@1", 10, "not-held"),
    "a hint that is not the move": ("Choose [1|3].", "Choose [2|6].", 14, "names the move"),
    "a hint that names too few": ("Choose [1|3] and [4|4].", "Choose [1|3].", 32, "names the tiles"),
    "a reply that is not legal": ('replies = ["pass"]', 'replies = ["[0|0]"]', 16, "no-match"),
    "a reply after the round": ('replies = ["pass"]', 'replies = ["pass", "[2|6]@3"]', 16, "refused after"),
    "words for no mistake": ("no-match =", "must-place =", 21, "no mistake is 'must-place'"),
    "words for a right answer": ('"[2|6] no-match" =', '"[1|3]@1" =', 20, "no mistake is"),
    "words for a tile not held": ('"[2|6] no-match" =', '"[3|6] no-match" =', 20, "no mistake is"),
    "words for a legal tile": ('"[2|6] no-match" =', '"[2|6]" =', 20, "is for what is legal"),
}  # fmt: skip


@pytest.mark.parametrize("name", SPOILT)
def test_what_is_spoilt_is_found(name: str) -> None:
    old, new, line, said = SPOILT[name]
    assert old in LESSON
    found = faults(LESSON.replace(old, new, 1))
    assert [fault for fault in found if fault.line == line and said in fault.message], found


# a lesson of one step, the line of the fault, what its message must say
FAULTS = {
    "nothing": ("", 1, "at least one"),
    "no step": (TOP, 1, "at least one"),
    "pass though one can place": (
        step('kind = "pass"', 'line = "[1|4]"\nhands = ["[1|1]", "[0|0]"]\n'),
        6,
        "nothing reaches it: pass is refused, must-place",
    ),
    "draw in Block": (
        step('kind = "draw"', 'line = "[1|4]"\nhands = ["[2|2]", "[0|0]"]\n'),
        6,
        "no-boneyard",
    ),
    "no tile fits": (
        step('kind = "tiles"', 'line = "[1|4]"\nhands = ["[2|2]"]\n'),
        6,
        "reached before it begins",
    ),
    "every end": (
        step('kind = "end", any = ["1", "R"]', 'line = "[1|4]"\n'),
        6,
        "nothing is asked",
    ),
    "no such end": (step('kind = "end", any = ["1", "2"]', 'line = "[1|4]"\n'), 7, "no open end"),
    "nothing to count": (step('kind = "count", of = "cats"'), 7, "cannot be counted"),
    "no such seat": (
        step('kind = "count", of = "leader 4 of 3"'),
        6,
        "a seat from 1 to 3 expected",
    ),
    "no such table": (step('kind = "count", of = "short 5 of 9"'), 7, "block is played by 2, 3, 4"),
    "nothing short": (step('kind = "count", of = "short 61 of 3"'), 7, "below the target expected"),
    "the winner leads": (
        step('kind = "count", of = "leader 1 of 3"', 'rules = "block;next_lead=winner"\n'),
        6,
        "who leads depends on who won",
    ),
    "count without of": (step('kind = "count"'), 7, "of is missing"),
    "a winner of nothing": (step('kind = "winner"'), 7, "totals, expected"),
    "a winner among nine": (
        step('kind = "winner", totals = [1, 2, 3, 4, 5, 6, 7, 8, 9]'),
        6,
        "players",
    ),
    "out with tiles": (step('kind = "winner", totals = [1, 2], out = 1'), 7, "holds-tiles"),
    "blocked without a line": (step('kind = "blocked"', 'hands = ["[1|2]", "[3|4]"]\n'), 3, ""),
    "a round too long": (
        step(
            'kind = "round"',
            'hands = ["[0|0] [0|1] [0|2] [0|3] [0|4] [0|5]", "[1|1] [1|2] [1|3] [1|4] [1|5] [1|6]"]\n',
        ),
        8,
        "more than 80 positions",
    ),
    "a round that cannot be won": (
        step('kind = "round", win = true', 'line = "[1|4]"\nhands = ["[2|2]", "[1|1]"]\n'),
        6,
        "nothing reaches it",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults(name: str) -> None:
    text, line, said = FAULTS[name]
    found = faults(text)
    assert any(line in (fault.line, fault.line + 1) and said in fault.message for fault in found), (
        found
    )


def test_all_that_is_wrong_is_told_at_once() -> None:
    spoilt = LESSON.replace("line =", "lines =").replace('kind = "tiles"', 'kind = "x"')
    assert [fault.line for fault in faults(spoilt)] == [5, 26, 31]
