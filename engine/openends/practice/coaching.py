"""Hints for the reader's turn, and a review of the reader's moves after a round.

Both see what the reader saw then, and nothing else.
"""

from dataclasses import dataclass

from openends.errors import Reason, Refusal
from openends.line import Line
from openends.players.advice import Advice, Choice, advise
from openends.practice.play import Practice, choices_of, replay
from openends.round import Round
from openends.view import View


def hint_for(practice: Practice) -> Advice:
    """Advice for the reader's turn. Raises `Refusal` (`round-over`, `not-your-turn`).

    >>> from openends.rules import BLOCK
    >>> practice = Practice.start(BLOCK, ["you", "heavy"], seed="tea")
    >>> len(hint_for(practice).choices)
    7
    """
    return _advice(practice.round, practice.reader)


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


def review_of(practice: Practice, number: int) -> tuple[Reviewed, ...]:
    """The reader's choices of a round that has ended, from 0; passes and forced draws are none.

    Raises `Refusal`: `no-such-round`, or `round-running` for one that is still played.

    >>> from openends.rules import BLOCK
    >>> practice = Practice.start(BLOCK, ["you", "heavy"], seed="tea")
    >>> review_of(practice, 0)
    Traceback (most recent call last):
    openends.errors.Refusal: round-running
    """
    rounds = practice.match.rounds
    if not 0 <= number < len(rounds):
        raise Refusal(Reason.NO_SUCH_ROUND, round=number + 1, rounds=len(rounds))
    played, reader = rounds[number], practice.reader
    if played.outcome is None:
        raise Refusal(Reason.ROUND_RUNNING)
    reviewed = []
    for action in choices_of(played, reader):
        before = replay(played, action)
        advice = _advice(before, reader, played.seed)
        chosen = advice.of(played.actions[action])
        reviewed.append(Reviewed(action, before.line, advice, chosen))
    return tuple(reviewed)


def _advice(played: Round, seat: int, seed: str | None = None) -> Advice:
    """Advice for a seat; the same moment of a match gives the same in a hint and in a review."""
    return advise(View.of(played, seat), f"{seed or played.seed} advice {len(played.actions)}")
