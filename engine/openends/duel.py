"""Duels: two levels play the same deals with seats exchanged, so that luck falls out."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from openends.players import LEVELS, Player
from openends.round import Round
from openends.rules import Rules
from openends.view import View


@dataclass(frozen=True, slots=True)
class Duel:
    """What a duel came to: pairs of rounds played, and the points A is ahead by a round.

    `mean` and `error` (the standard error) are points a round.
    """

    pairs: int
    mean: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """The interval that holds the true mean with 95 %."""
        return self.mean - 1.96 * self.error, self.mean + 1.96 * self.error


def play_round(rules: Rules, players: list[Player], seed: str, leader: int) -> list[int]:
    """Plays one round and gives each seat's points: the winner's side what it earned."""
    played = Round.deal(rules, len(players), seed, leader)
    chance = random.Random(f"{seed} choices")
    while played.outcome is None:
        legal = played.legal_actions
        # With one thing to do there is nothing to choose, and no view to be made.
        action = legal[0]
        if len(legal) > 1:
            action = players[played.turn](View.of(played, played.turn), chance)
        played.play(action)
    points = [0] * len(players)
    settlement = played.settlement
    if settlement is not None and settlement.winner is not None:
        for seat in rules.sides(len(players))[settlement.winner]:
            points[seat] = settlement.points
    return points


def pair(rules: Rules, names: tuple[str, str], players: int, seed: str) -> float:
    """Points a round that the first level is ahead of the second, over one deal played twice.

    The levels sit in turn round the table, and change places for the second round.

    >>> from openends.rules import BLOCK
    >>> pair(BLOCK, ("heavy", "heavy"), 2, "tea")
    0.0
    """
    ahead = 0.0
    for first in (0, 1):
        seats = [names[(seat + first) % 2] for seat in range(players)]
        points = play_round(rules, [LEVELS[name] for name in seats], seed, leader=0)
        for seat, earned in enumerate(points):
            ahead += earned if (seat + first) % 2 == 0 else -earned
    return ahead / 2


def pairs(
    rules: Rules, names: tuple[str, str], players: int, seed: str, numbers: range
) -> Iterator[float]:
    """The results of many pairs, each from a seed of its own."""
    for number in numbers:
        yield pair(rules, names, players, f"{seed} {number}")


def summed(results: list[float]) -> Duel:
    """The mean and its standard error over pairs of rounds."""
    count = len(results)
    mean = sum(results) / count
    spread = sum((one - mean) ** 2 for one in results) / max(count - 1, 1)
    return Duel(count, mean, sqrt(spread / count))
