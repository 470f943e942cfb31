"""What a text of a lesson speaks of: the position as it stands when a reader reads it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from course.lessons.answers import Answer, Verdict, answers, settled
from course.lessons.model import READER, Kind, Lesson, Step, Text
from course.lessons.wrong_texts import key_parts, words_for
from openends.line import Line
from openends.round import Round
from openends.settlement import Settlement
from openends.tiles import Tile

_ONE_TILE = re.compile(r"(\[\d{1,2}\|\d{1,2}\])(?! \[)")


@dataclass(frozen=True)
class Scene:
    """A position that a text may be read at, and the choice that has led there, if one has."""

    step: Step
    lesson: Lesson
    key: str
    """Where the text stands: `task`, `hints.1`, `after`, `wrong.no-match`."""
    choice: str = ""
    then: tuple[Round, ...] = ()
    """The rounds after the choice: after the reader's own action, then after the others'."""
    right: tuple[Answer, ...] = ()
    """The answers that reach the goal."""

    @property
    def played(self) -> Round | None:
        """The round that is spoken of, where it is not that of the step."""
        if not self.then:
            return None
        return self.then[-1] if self.key == "after" else self.then[0]

    @property
    def line(self) -> Line:
        return self.played.line if self.played else self.step.line

    @property
    def hands(self) -> tuple[tuple[Tile, ...], ...]:
        if self.played is None:
            return self.step.hands
        return tuple(tuple(hand) for hand in self.played.hands)

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The reader's hand."""
        return self.hands[READER] if self.hands else ()

    @property
    def others(self) -> tuple[tuple[Tile, ...], ...]:
        """The hands of all others."""
        return self.hands[READER + 1 :]

    @property
    def boneyard(self) -> int:
        """How many tiles the boneyard has."""
        return len(self.played.boneyard) if self.played else len(self.step.boneyard)

    @property
    def ends(self) -> list[int]:
        """The pips that the open ends ask for."""
        return sorted(self.line.open_pips.values())

    @property
    def fitting(self) -> list[Tile]:
        """The tiles of the reader's hand that fit an end."""
        return [tile for tile in self.hand if self.line.fits(tile)]

    @property
    def code(self) -> str:
        """The code that a text for a mistake is for, if it names one."""
        return (
            key_parts(self.key.removeprefix("wrong."))[1] if self.key.startswith("wrong.") else ""
        )

    @property
    def tile(self) -> Tile | None:
        """The tile that has been chosen, if it is one."""
        found = _ONE_TILE.match(self.key.removeprefix("wrong.")) or _ONE_TILE.match(self.choice)
        return Tile(found[1]) if found else None

    @cached_property
    def settlement(self) -> Settlement | None:
        """How the round is settled, where the step asks for that."""
        return settled(self.step) if self.step.goal.kind is Kind.WINNER else None

    @property
    def totals(self) -> list[int]:
        """The pip totals of all hands."""
        return [sum(tile.pips for tile in hand) for hand in self.hands]


def scenes(step: Step, lesson: Lesson) -> Iterator[tuple[Text, list[Scene]]]:
    """Each text of a step with the positions that it may be read at.

    Raises what `answers` raises.
    """
    answered = {} if step.goal.kind is Kind.ROUND else answers(step, lesson)
    right = {one: answer for one, answer in answered.items() if answer.verdict is Verdict.RIGHT}
    won = tuple(right.values())
    yield step.task, [Scene(step, lesson, "task", right=won)]
    for number, hint in enumerate(step.hints):
        yield hint, [Scene(step, lesson, f"hints.{number}", right=won)]
    if step.after:
        yield step.after, _after(step, lesson, right, won)
    for key, text in step.wrong.items():
        shown = [
            Scene(step, lesson, f"wrong.{key}", choice, answer.then, won)
            for choice, answer in answered.items()
            if answer.verdict is Verdict.WRONG and words_for(choice, answer, step) == key
        ]
        yield text, shown or [Scene(step, lesson, f"wrong.{key}", right=won)]


def _after(
    step: Step, lesson: Lesson, right: dict[str, Answer], won: Sequence[Answer]
) -> list[Scene]:
    found = [
        Scene(step, lesson, "after", one, answer.then, tuple(won)) for one, answer in right.items()
    ]
    return found or [Scene(step, lesson, "after")]
