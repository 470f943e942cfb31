"""A tile that a lesson names as drawn is the one that the engine draws there."""

import pytest

from course.lessons import Kind, check_lesson, read_lesson
from course.lessons.drawn import drawn_tile
from publishing import ROOT
from tests.tutorials.catalogs import NAMES, lesson

FIRST = "It is [1|4], which does not help. But it is your turn still. = 1|4"
DRAWING = (ROOT / "tutorials" / "drawing.toml").read_text("utf-8")


def told(old: str, new: str) -> list[str]:
    assert DRAWING.count(old) >= 1
    found = check_lesson(read_lesson(DRAWING.replace(old, new, 1), "drawing"))
    return [str(fault) for fault in found]


def test_the_lesson_is_right() -> None:
    assert told("rules", "rules") == []


@pytest.mark.parametrize(
    ("old", "new", "after", "said"),
    [
        # Another tile named, and its control sum with it.
        (
            FIRST,
            "It is [3|6], which does not help. = 3|6",
            1,
            "the lesson says [3|6], the engine draws [1|4]",
        ),
        # The boneyard in another order.
        (
            '"[1|4] [3|6] [4|5]',
            '"[3|6] [1|4] [4|5]',
            1,
            "the lesson says [1|4], the engine draws [3|6]",
        ),
        ('"[0|5] [0|1]', '"[0|1] [0|5]', 4, "the lesson says [0|5], the engine draws [0|1]"),
        (
            "had to place [3|4]. = 6|13",
            "had to place [5|5]. = 10|15",
            4,
            "[5|5] is named, but the reader has seen no such tile",
        ),
    ],
)
def test_another_tile_is_told_at_its_line(old: str, new: str, after: int, said: str) -> None:
    found = told(old, new)
    lines = DRAWING.splitlines()
    line = [number for number, one in enumerate(lines, 1) if one.startswith("after =")][after - 1]
    assert [one for one in found if one.startswith(f"{line}: after:") and said in one], found


def test_a_step_that_goes_on_after_a_draw_has_the_tile_drawn() -> None:
    spoilt = DRAWING.replace('"[1|4] [3|6] [4|5]', '"[3|6] [1|4] [4|5]', 1)
    spoilt = spoilt.replace("= 175|346", "= 173|344", 1)
    spoilt = spoilt.replace("It is [1|4], which does not help.", "It is [3|6], which fits.", 1)
    spoilt = spoilt.replace("turn still. = 1|4", "turn still. = 3|6", 1)
    found = [str(fault) for fault in check_lesson(read_lesson(spoilt, "drawing"))]
    assert any(
        "the step before draws [3|6], and here the hand has [1|4] more" in one for one in found
    )


@pytest.mark.parametrize("name", NAMES)
def test_only_steps_that_ask_for_it_draw(name: str) -> None:
    for one in lesson(name).steps:
        assert (drawn_tile(one) is None) == (one.goal.kind is not Kind.DRAW)
