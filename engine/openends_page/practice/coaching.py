"""Hints for the reader's turn, and a review of the reader's moves after a round.

Both see what the reader saw then, and nothing else.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from openends.errors import IllegalMove, Reason, RulesError
from openends.line import Line
from openends.players.advice import SAMPLES, Advice, Choice, advise
from openends.round import Round
from openends.view import View
from openends_page.practice.play import Practice, choices_of

LEAST = 40
"""How many deals are imagined at least for each move of a whole round."""

_PLAYED_OUT = 8000
"""How many deals are played out for all moves of a round, so that a page need not wait long."""


def hint_for(practice: Practice) -> Advice:
    """Advice for the reader's turn. Raises `IllegalMove` (`round-over`, `not-your-turn`).

    >>> from openends.rules import BLOCK
    >>> practice = Practice.start(BLOCK, ["you", "heavy"], seed="tea")
    >>> len(hint_for(practice).choices)
    7
    """
    return _advice(practice.round, practice.reader, practice.round.seed)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One move of the reader, looked at again: which action of the round, from 0, and the line."""

    action: int
    line: Line
    advice: Advice
    chosen: Choice

    @property
    def best(self) -> Choice:
        """The choice that was expected to bring the most."""
        return self.advice.choices[0]


def moves_of(practice: Practice, number: int) -> list[int]:
    """Which actions of a round that has ended, from 0, were the reader's choices.

    Passes and forced draws are none. Raises `RulesError`: `no-such-round`, or `round-running` for
    one that is still played.

    >>> from openends.rules import BLOCK
    >>> moves_of(Practice.start(BLOCK, ["you", "heavy"], seed="tea"), 0)
    Traceback (most recent call last):
    openends.errors.IllegalMove: round-running
    """
    rounds = practice.match.rounds
    if not 0 <= number < len(rounds):
        raise RulesError(Reason.NO_SUCH_ROUND, round=number + 1, rounds=len(rounds))
    if rounds[number].outcome is None:
        raise IllegalMove(Reason.ROUND_RUNNING)
    return choices_of(rounds[number], practice.reader)


def review_of(practice: Practice, number: int, first: int = 0) -> Iterator[Reviewed]:
    """All the reader's choices of a round that has ended, from 0, in little time: from one of them on.

    Raises `RulesError` as `moves_of` does.
    """
    moves = moves_of(practice, number)
    befores = [practice.match.rounds[number].at(action) for action in moves]
    allowed = sum(len(before.legal_actions) for before in befores)
    samples = max(min(_PLAYED_OUT // max(allowed, 1), SAMPLES), LEAST)
    return (_reviewed(practice, number, before, samples) for before in befores[first:])


def _reviewed(practice: Practice, number: int, before: Round, samples: int) -> Reviewed:
    played = practice.match.rounds[number]
    action = len(before.actions)
    advice = _advice(before, practice.reader, played.seed, samples)
    return Reviewed(action, before.line, advice, advice.of(played.actions[action]))


def _advice(played: Round, seat: int, seed: str | None, samples: int = SAMPLES) -> Advice:
    """Advice for a seat; the same moment of a match is advised on in the same way."""
    view = View.of(played, seat)
    return advise(view, f"{seed} advice {len(played.actions)}", samples)
