"""Words for mistakes: legality comes first, and no words stand there that nobody is ever shown."""

from collections.abc import Iterator

import pytest

from course.lessons import (
    Answer,
    Answers,
    Kind,
    Step,
    Verdict,
    answers,
    check_lesson,
    read_lesson,
    walked,
    words_for,
)
from course.lessons.model import ACTING
from course.lessons.wrong_texts import key_parts
from openends.errors import OpenEndsError, Reason, RulesError
from openends.round import Round
from tests.tutorials.catalogs import NAMES, lesson
from tests.tutorials.sample import step

REASONS = frozenset(map(str, Reason))


def mistakes(name: str) -> Iterator[tuple[Step, Round | None, str, Answer]]:
    """Every wrong choice of a lesson, with the round in which it is made."""
    for one in lesson(name).steps:
        turns: list[tuple[Round | None, Answers]] = []
        if one.goal.kind is Kind.ROUND:
            turns += walked(one).values()
        else:
            played = one.round if one.goal.kind in ACTING else None
            turns.append((played, answers(one, lesson(name))))
        for played, given in turns:
            for choice, answer in given.items():
                if answer.verdict is Verdict.WRONG:
                    yield one, played, choice, answer


def reason_of(played: Round | None, choice: str) -> str:
    """Why the engine forbids an action, asked anew; empty where it is legal, or no action."""
    if played is None:
        return ""
    try:
        played.copy().play(choice)
    except OpenEndsError as error:
        return str(error.code) if isinstance(error, RulesError) else "unreadable"
    return ""


@pytest.mark.parametrize("name", NAMES)
def test_no_illegal_action_gets_words_for_legal_ones_and_the_other_way_round(name: str) -> None:
    tried = 0
    for one, played, choice, answer in mistakes(name):
        key = words_for(choice, answer, one)
        reason = reason_of(played, choice)
        said = key_parts(key or "")[1]
        if reason:
            assert key is None or said == reason, (one.id, choice, key)
        else:
            assert said not in REASONS, (one.id, choice, key)
        tried += 1
    assert tried > 15


@pytest.mark.parametrize("name", NAMES)
def test_all_words_for_mistakes_are_shown_for_one(name: str) -> None:
    shown = {(one.id, words_for(choice, answer, one)) for one, _, choice, answer in mistakes(name)}
    written = {(one.id, key) for one in lesson(name).steps for key in one.wrong}
    assert written - shown == set()


# lesson, step from 1, what is tried, and the words that were shown though it is illegal
ILLEGAL = [
    ("drawing", 4, "[3|4]@R", "[3|4]", "no-match"),
    ("drawing", 5, "[0|5]@L", "[0|5]", "no-match"),
    ("going-out", 1, "[0|5]@L", "[0|5]", "no-match"),
    ("reading-the-table", 2, "[5|5]@R", "[5|5]", "no-match"),
    ("reading-the-table", 4, "[4|6]@L", "[4|6]", "no-match"),
    ("reading-the-table", 5, "[0|3]@R", "[0|3]", "no-match"),
]


@pytest.mark.parametrize(("name", "number", "choice", "words", "reason"), ILLEGAL)
def test_a_tile_at_an_end_that_it_does_not_fit_is_never_called_allowed(
    name: str, number: int, choice: str, words: str, reason: str
) -> None:
    one = lesson(name).steps[number - 1]
    given = answers(one, lesson(name))
    legal = next(
        other
        for other, answer in given.items()
        if other.startswith(words) and not answer.illegal and answer.verdict is Verdict.WRONG
    )
    assert words_for(legal, given[legal], one) == words
    arms = {arm: end.pips for arm, end in one.line.ends.items()}
    illegal = next(other for other in given if other.startswith(words) and other != legal)
    assert given[illegal].code == reason, arms
    assert words_for(illegal, given[illegal], one) == reason
    assert choice[:5] == illegal[:5]


def test_who_must_pass_is_not_told_that_they_can_place() -> None:
    one = next(step for step in lesson("whole-round").steps if step.goal.kind is Kind.ROUND)
    forced = [
        (answer, words_for("pass", answer, one))
        for _, given in walked(one).values()
        for choice, answer in given.items()
        if choice == "pass" and not answer.illegal and answer.verdict is Verdict.WRONG
    ]
    assert forced
    for answer, key in forced:
        assert key == "not-won"
        settled = answer.then[-1].settlement
        assert settled is not None
        assert settled.winner == 1  # "your opponent has won it"


HANDS = 'line = "[1|4]"\nhands = ["[1|1] [4|5] [2|2]", "[1|6] [5|5]"]\n[step.wrong]\n'
GOAL = 'kind = "place", any = ["[4|5]"]'


def told(words: str) -> list[str]:
    found = check_lesson(read_lesson(step(GOAL, HANDS + words), "sample"))
    return [f"{fault.line}: {fault.message}" for fault in found if "wrong:" in fault.message]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ('"[1|1]" = "No. = 1|1"\n', ""),  # legal, though not at the other end
        ('no-match = "No."\n', ""),
        ('"[2|2] no-match" = "No. = 2|2"\n', ""),
        ('other = "No."\n', ""),
        ('"[2|2]" = "No. = 2|2"\n', '"[2|2] no-match" expected'),
        ('"[1|1]@4" = "No. = 1|1 4"\n', '"[1|1]@4 no-match" expected'),
        ('must-place = "No."\n', "no mistake is 'must-place'"),
        ('"[1|1] must-place" = "No. = 1|1"\n', "no mistake is '[1|1] must-place'"),
        ('not-asked = "No."\nother = "No."\n', "'other' is for what is legal"),
        ('not-asked = "No."\nno-match = "No."\nother = "No."\n', "'other' is never shown"),
        ('"[1|1]" = "No. = 1|1"\nnot-asked = "No."\n', "'not-asked' is never shown"),
    ],
)
def test_words_that_nobody_is_shown_are_refused_at_their_line(words: str, expected: str) -> None:
    found = told(words)
    assert bool(found) == bool(expected), found
    if expected:
        line = 10 + words.count("\n")
        assert found[0].startswith(f"{line}: "), found
        assert expected in found[0], found


def test_the_closest_words_are_shown() -> None:
    words = '"[1|1]" = "a = 1|1"\n"[2|2] no-match" = "b = 2|2"\nno-match = "c"\nnot-asked = "d"\n'
    text = step(GOAL, HANDS + words)
    one = read_lesson(text, "sample")
    given = answers(one.steps[0], one)
    keys = {choice: words_for(choice, answer, one.steps[0]) for choice, answer in given.items()}
    assert keys["[1|1]@L"] == "[1|1]"
    assert keys["[1|1]@R"] == keys["[4|5]@L"] == "no-match"
    assert keys["[2|2]@L"] == "[2|2] no-match"
