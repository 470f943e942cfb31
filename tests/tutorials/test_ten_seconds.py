"""Each step is a thing to do within ten seconds: the time to read the task slowly, and to press.

The speeds are those of a slow reader, about three quarters of what is measured for adults who read
for pleasure: three words a second in English, six syllables in Korean, seven characters in Japanese.
A language that has no speed here is read in words. A tile or a number is read as one of them.
A press takes 0.7 seconds: on each tile, end, answer or button that the shortest way to the goal
needs. What thinking takes is the reader's own.

A round to be played is many steps in one: it is measured to its first action.
"""

import re

import pytest

from course.lessons import Kind, Lesson, Step, Verdict, answers
from course.lessons.model import ACTING
from publishing.languages import NAMES as LANGUAGES
from tests.tutorials.catalogs import NAMES, in_language, lesson

SECONDS = 10
A_PRESS = 0.7
A_SECOND = {"en": 3, "ko": 6, "ja": 7}
READ = {
    "en": re.compile(r"[^\W\d_][\w’'-]*|\d+"),
    "ko": re.compile(r"[가-힣]|\d+|[A-Za-z]+"),
    "ja": re.compile(r"[ぁ-んァ-ヶー一-龠]|\d+|[A-Za-z]+"),
}
_TILE = re.compile(r"\[\d+\|\d+\]")
_ROLE = re.compile(r"\{\w+\}`[^`]*`")


def length(text: str, language: str) -> int:
    """How many words, syllables or characters a text has to a reader."""
    return len(READ.get(language, READ["en"]).findall(_TILE.sub(" 1 ", _ROLE.sub(" 1 ", text))))


def presses(step: Step, of: Lesson) -> int:
    """How often one presses on the shortest way to the goal, or to the first action of a round."""
    kind = step.goal.kind
    if kind in ACTING:
        choices = [str(action) for action in step.round.legal_actions]
        if kind is not Kind.ROUND:
            choices = [
                choice
                for choice, answer in answers(step, of).items()
                if answer.verdict is Verdict.RIGHT
            ]
        return min(2 if "@" in choice else 1 for choice in choices)
    if kind is Kind.TILES:
        right = (one for one, answer in answers(step, of).items() if answer.verdict == "right")
        return len(next(right).split()) + 1
    return {Kind.END: 1, Kind.WINNER: 3}.get(kind, 2)


def seconds(step: Step, of: Lesson, language: str) -> float:
    """How long a slow reader takes."""
    task = in_language(step.task.text, of.id, language)
    return (
        length(task, language) / A_SECOND.get(language, A_SECOND["en"])
        + presses(step, of) * A_PRESS
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_each_step_takes_ten_seconds_at_most(name: str, language: str) -> None:
    of = lesson(name)
    taken = {step.id: round(seconds(step, of, language), 1) for step in of.steps}
    assert {step: time for step, time in taken.items() if time > SECONDS} == {}


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_has_four_to_eight_steps(name: str) -> None:
    assert 4 <= len(lesson(name).steps) <= 8


def test_a_course_takes_fifteen_minutes_at_most() -> None:
    """All tasks read slowly and done; for the words after an answer, as much again."""
    whole = sum(seconds(step, lesson(name), "en") for name in NAMES for step in lesson(name).steps)
    assert whole < 15 * 60


def test_what_is_measured() -> None:
    assert length("Place [1|3] at the {end}`1`.", "en") == 5
    assert length("[1|3]을 {end}`1` 끝에 놓으세요.", "ko") == 9
    assert length("[1|3]を{end}`1`の端に置いてください。", "ja") == 13
