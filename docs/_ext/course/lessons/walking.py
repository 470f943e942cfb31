"""All positions that a round to be played out can come to, whatever the reader does."""

from collections.abc import Iterator, Mapping

from course.lessons.answers import (
    MOST_PLACES,
    Answers,
    Verdict,
    actions_of_others,
    in_round,
    scripted,
)
from course.lessons.model import Step
from openends.record import round_text
from openends.round import Round


class TooManyPositions(ValueError):
    """The round is too long to be put into a page whole."""


def walked(step: Step) -> Mapping[str, tuple[Round, Answers]]:
    r"""Each of the reader's turns, by the round as text, with the answers to all its choices.

    Raises `TooManyPositions`, and what `Round` raises.

    >>> from course.lessons.reading import read_lesson
    >>> text = 'rules = "block"\n[[step]]\nid = "a"\ntask = "Play."\nhints = ["a", "b", "c"]\n'
    >>> hands = 'line = "[1|1]"\nhands = ["[1|2] [2|3]", "[5|5]"]\nreplies = ["simplest"]\n'
    >>> step = read_lesson(text + hands + 'goal = {kind = "round"}', "x").steps[0]
    >>> [len(played.hands[0]) for played, answers in walked(step).values()]
    [2, 1, 1]
    """
    found: dict[str, tuple[Round, Answers]] = {}
    waiting = [step.round]
    while waiting:
        played = waiting.pop(0)
        text = round_text(played)
        if text in found:
            continue
        if len(found) == MOST_PLACES:
            raise TooManyPositions(
                f"the round can come to more than {MOST_PLACES} positions; "
                "smaller hands expected, as all of it stands in the page"
            )
        found[text] = (played, in_round(step, played))
        waiting += following(found[text][1])
    return found


def following(answers: Answers) -> Iterator[Round]:
    """The rounds in which it is the reader's turn again."""
    for answer in answers.values():
        if answer.verdict is Verdict.UNDECIDED:
            yield answer.then[-1]


def leading(turns: Mapping[str, tuple[Round, Answers]]) -> Mapping[str, frozenset[str]]:
    """By turn, the choices after which the goal can still be reached; none where it cannot be."""
    on = {
        text: {
            choice: answer.verdict is Verdict.RIGHT or round_text(answer.then[-1])
            for choice, answer in given.items()
            if answer.verdict is not Verdict.WRONG
        }
        for text, (_, given) in turns.items()
    }
    good: set[str | bool] = {True}
    before = 0
    while before < len(good):
        before = len(good)
        good |= {text for text, choices in on.items() if good.intersection(choices.values())}
    return {
        text: frozenset(choice for choice, then in choices.items() if then in good)
        for text, choices in on.items()
    }


def unused_replies(step: Step, turns: Mapping[str, tuple[Round, Answers]]) -> list[str]:
    """The scripted replies that nobody ever gives, whatever the reader does."""
    given: set[int] = set()
    for _, answers in turns.values():
        for answer in answers.values():
            for before in answer.then[:-1]:
                if scripted(before, step.replies) is not None:
                    given.add(actions_of_others(before))
    return [reply for number, reply in enumerate(step.replies) if number not in given]
