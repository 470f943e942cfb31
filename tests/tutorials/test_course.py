"""The lessons of the book themselves: every step is played through, every choice has an answer."""

import pytest

from course.lessons import Kind, Lesson, answers, walked
from course.lessons.folder import Checked, check_folder
from publishing import ROOT

TUTORIALS = ROOT / "tutorials"
COURSE = list(check_folder(TUTORIALS))
LESSONS = [checked.lesson for checked in COURSE if checked.lesson]


@pytest.mark.parametrize("checked", COURSE, ids=lambda checked: checked.path.stem)
def test_the_engine_finds_nothing_wrong(checked: Checked) -> None:
    assert [f"{checked.path.name}:{fault}" for fault in checked.faults] == []


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_four_to_eight_steps_with_something_to_do(lesson: Lesson) -> None:
    assert 4 <= len(lesson.steps) <= 8
    for step in lesson.steps:
        if step.goal.kind is Kind.ROUND:
            assert all(given for _, given in walked(step).values())
        else:
            given = answers(step, lesson)
            assert {answer.verdict for answer in given.values()} >= {"right"}


def test_every_kind_is_taught() -> None:
    kinds = {step.goal.kind for lesson in LESSONS for step in lesson.steps}
    assert kinds == set(Kind)
