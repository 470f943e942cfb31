"""Duels: two levels play the same deals with places exchanged, so that luck falls out."""

import random
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from openends.players import Player, player_named
from openends.round import Round
from openends.rules import Rules
from openends.view import View


@dataclass(frozen=True)
class Terms:
    """What is played: two levels, rules, how many sit at the table, and the seed of all chance."""

    levels: tuple[str, str]
    rules: Rules
    players: int
    seed: str


@dataclass(frozen=True)
class Pair:
    """One deal played twice, with the levels exchanged.

    The points a round that the first level is ahead of the second, and how long each level thought,
    in seconds of the processor, decision by decision.
    """

    ahead: float
    times: Mapping[str, Sequence[float]]


@dataclass(frozen=True, slots=True)
class Duel:
    """What a duel came to: pairs of rounds, and the points a round that the first is ahead.

    `error` is the standard error of `mean`.
    """

    pairs: int
    mean: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """The interval that holds the true mean with 95 %.

        >>> low, high = Duel(100, 1.0, 0.5).interval
        >>> round(low, 2), round(high, 2)
        (0.02, 1.98)
        """
        return self.mean - 1.96 * self.error, self.mean + 1.96 * self.error


def play_round(
    rules: Rules, players: Sequence[Player], seed: str, times: Sequence[list[float]]
) -> Round:
    """Plays one round to its end; each seat's `times` are told how long it thought.

    >>> from openends.rules import BLOCK
    >>> by_heart = [player_named("heavy")] * 2
    >>> play_round(BLOCK, by_heart, "tea", [[], []]).outcome is None
    False
    """
    played = Round.deal(rules, len(players), seed)
    chance = random.Random(f"{seed} choices")
    while played.outcome is None:
        legal = played.legal_actions
        action = legal[0]
        # With one thing to do there is nothing to choose, and no view to be made.
        if len(legal) > 1:
            seat = played.turn
            view = View.of(played, seat)
            began = time.process_time()
            action = players[seat](view, chance)
            times[seat].append(time.process_time() - began)
        played.play(action)
    return played


def play_pair(terms: Terms, number: int) -> Pair:
    """Play the pair of rounds of that number.

    The levels sit in turn round the table, and change places for the second round. Each side's points
    are counted once for each place it sits at alone; partners are one side.

    >>> from openends.rules import BLOCK
    >>> play_pair(Terms(("heavy", "heavy"), BLOCK, 2, "tea"), 0).ahead
    0.0
    """
    levels, rules = terms.levels, terms.rules
    ahead = 0.0
    times: dict[str, list[float]] = {level: [] for level in levels}
    for first in (0, 1):
        seats = [(seat + first) % 2 for seat in range(terms.players)]
        names = [levels[one] for one in seats]
        played = play_round(
            rules,
            [player_named(name) for name in names],
            f"{terms.seed} {number}",
            [times[name] for name in names],
        )
        for (seat, _), points in zip(played.moves, played.points, strict=True):
            ahead += -points if seats[seat] else points
        settlement = played.settlement
        if settlement is not None and settlement.winner is not None:
            ahead += -settlement.points if seats[settlement.seats[0]] else settlement.points
    return Pair(ahead / 2, times)


def play_pairs(terms: Terms, numbers: Iterable[int]) -> Iterator[Pair]:
    """Many pairs, each from a seed of its own.

    >>> from openends.rules import BLOCK
    >>> len(list(play_pairs(Terms(("heavy", "random"), BLOCK, 2, "tea"), range(3))))
    3
    """
    for number in numbers:
        yield play_pair(terms, number)


def summed(results: Sequence[float]) -> Duel:
    """The mean and its standard error over pairs of rounds.

    >>> summed([1.0, 3.0])
    Duel(pairs=2, mean=2.0, error=1.0)
    """
    count = len(results)
    mean = sum(results) / count
    spread = sum((one - mean) ** 2 for one in results) / max(count - 1, 1)
    return Duel(count, mean, sqrt(spread / count))
