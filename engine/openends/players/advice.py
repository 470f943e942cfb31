"""Advice: what each action of a view is expected to bring, why, and what to look at.

The same sampling that the strongest player plays by serves hints and reviews. It is data: the
words are in `openends.words.advice`.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from openends.actions import Action
from openends.players.determinization import Determinization, mean
from openends.players.looks import Look, looks_at
from openends.players.reasons import Reason, reasons_for
from openends.players.turns import check_turn
from openends.view import View

SAMPLES = 200
"""How many deals are sampled for advice."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One action, and what was found out about it.

    `points` are the expected points, the own side's less the mean of the other sides', and
    `error` their standard error. `ahead` tells in how many of the sampled deals it brings more
    than its `rival`: the best other action, None where there is none; `level` in how many as
    much; `deals` how many were sampled.
    """

    action: Action
    points: float
    error: float
    reasons: tuple[Reason, ...]
    rival: Action | None
    ahead: int
    level: int
    deals: int


@dataclass(frozen=True, slots=True)
class Advice:
    """Every legal action of a view, best first, and what to look at."""

    choices: tuple[Choice, ...]
    look: tuple[Look, ...]

    def of(self, action: Action) -> Choice:
        """What was found out about an action. Raises `KeyError` for one that is not legal."""
        for choice in self.choices:
            if choice.action == action:
                return choice
        raise KeyError(str(action))


def advise(view: View, seed: str, samples: int = SAMPLES) -> Advice:
    """Advice for the seat of a view; the same view and seed give the same.

    Raises `IllegalMove` (`round-over`, `not-your-turn`) where the seat has nothing to do.

    >>> from openends.round import Round
    >>> from openends.rules import BLOCK
    >>> view = View.of(Round(BLOCK, ["[0|4] [1|5]", "[2|2]"], line="[1|4]"), seat=0)
    >>> best, other = advise(view, "tea", samples=50).choices
    >>> print(best.action, best.ahead + best.level <= best.deals, best.points >= other.points)
    [0|4]@R True True
    """
    check_turn(view)
    trial = Determinization(view, random.Random(seed))
    trial.add(samples, view.legal_actions)
    results = trial.results
    order = sorted(results, key=trial.rank, reverse=True)
    choices = []
    for action in order:
        rival = next((other for other in order if other != action), None)
        found = results[action]
        against = results[rival] if rival is not None else ()
        pairs = list(zip(found, against, strict=False))
        choices.append(
            Choice(
                action,
                mean(found),
                _error(found),
                reasons_for(view, trial.known, action),
                rival,
                sum(one > other for one, other in pairs),
                sum(one == other for one, other in pairs),
                len(found),
            )
        )
    return Advice(tuple(choices), looks_at(view, trial.known))


def _error(found: Sequence[float]) -> float:
    """The standard error of the mean; nothing is known of it from one number."""
    if len(found) < 2:
        return 0.0
    middle = mean(found)
    spread = sum((one - middle) ** 2 for one in found) / (len(found) - 1)
    return sqrt(spread / len(found))
