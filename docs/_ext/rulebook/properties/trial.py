"""Trying rules out: rounds by chance from fixed seeds, worked positions, settlements, scores.

What was tried is counted, so that a page can tell it, and so that nothing counts as true for which no
case was found. Rounds and settlements are kept for the process: many properties look at the same ones.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from openends import (
    Action,
    Draw,
    IllegalMove,
    Outcome,
    Pass,
    Place,
    Round,
    Rules,
    Settlement,
    Tile,
    settle,
)

ROUNDS = 6
"""Rounds by chance for each number of players."""

SETTLEMENTS = 40
"""Settlements by chance for each number of players."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What stood before one action of a round, and what came of it."""

    seat: int
    leader: int
    players: int
    hand: tuple[Tile, ...]
    open_pips: tuple[int, ...]
    boneyard: int
    drawable: int
    """How many tiles may still be drawn, by the rules."""
    legal: tuple[Action, ...]
    may_draw: bool
    may_pass: bool
    """Whether it is listed as legal, or is let be done though it is not."""
    action: Action
    next_seat: int
    open_after: tuple[int, ...]
    outcome: Outcome | None
    first: bool
    """Whether it is the first action of the round."""

    @property
    def fitting(self) -> tuple[Tile, ...]:
        """The tiles held that match an open end; all of them before the first tile lies."""
        if not self.open_pips:
            return self.hand
        return tuple(tile for tile in self.hand if any(map(tile.has, self.open_pips)))

    @property
    def able(self) -> bool:
        """Whether a tile held can be placed."""
        return bool(self.fitting)

    @property
    def placeable(self) -> set[Tile]:
        """The tiles that the rules let be placed."""
        return {action.tile for action in self.legal if isinstance(action, Place)}

    @property
    def clockwise(self) -> int:
        """The next seat clockwise."""
        return (self.seat + 1) % self.players


class Trial:
    """Rules under trial: what is asked of them is counted by kind."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.counts: Counter[str] = Counter()

    @staticmethod
    def every(cases: Iterable[object]) -> bool:
        """Whether there are cases, and all of them hold."""
        found = list(cases)
        return bool(found) and all(found)

    @cached_property
    def rounds(self) -> tuple[Round, ...]:
        """Rounds played to their end by chance."""
        rounds = tuple(played for played, _ in _played(self.rules))
        self.counts["rounds"] += len(rounds)
        return rounds

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """All turns of these rounds."""
        return tuple(turn for turns in self.turns_by_round for turn in turns)

    @cached_property
    def turns_by_round(self) -> tuple[tuple[Turn, ...], ...]:
        """The turns of each of these rounds."""
        assert self.rounds
        return tuple(turns for _, turns in _played(self.rules))

    @cached_property
    def blocked(self) -> tuple[Settlement, ...]:
        """Settlements of blocked rounds, from hands by chance: in many the lowest total is shared."""
        found = _settled(self.rules)
        self.counts["settlements"] += len(found)
        return found

    @cached_property
    def out(self) -> tuple[tuple[int, Settlement], ...]:
        """Settlements after somebody has gone out, with the seat that has."""
        found = _settled_out(self.rules)
        self.counts["settlements"] += len(found)
        return found

    def position(
        self, hand: str, *others: str, line: str = "", boneyard: str = "", players: int = 0
    ) -> Round:
        """A position in which the player with this hand is to play; other hands hold what is left."""
        self.counts["positions"] += 1
        count = players or min(self.rules.players)
        return Round(self.rules, [hand, *others[: count - 1]], line=line, boneyard=boneyard)

    def settled(self, *totals: int) -> Settlement:
        """How a blocked round with these totals is settled."""
        self.counts["settlements"] += 1
        return settle(self.rules, blocked=totals)

    def note(self, kind: str, count: int = 1) -> None:
        """Count what was tried besides."""
        self.counts[kind] += count


def shared(settlement: Settlement) -> bool:
    """Whether several hands have the lowest total."""
    return settlement.totals.count(min(settlement.totals)) > 1


def scored(settlement: Settlement) -> bool:
    """Whether somebody wins and gets points."""
    return settlement.winner is not None


@lru_cache(maxsize=64)
def _played(rules: Rules) -> tuple[tuple[Round, tuple[Turn, ...]], ...]:
    return tuple(
        _play(rules, players, number) for players in rules.players for number in range(ROUNDS)
    )


def _play(rules: Rules, players: int, number: int) -> tuple[Round, tuple[Turn, ...]]:
    """Play a round by chance, and write down each turn."""
    chance = random.Random(f"{players} {number}")
    played = Round.deal(rules, players, f"trial {number}", leader=number % players)
    turns: list[Turn] = []
    # With changed rules a round might never end.
    while played.outcome is None and len(turns) < 200:
        seat, boneyard = played.turn, len(played.boneyard)
        hand, legal = played.hands[seat], played.legal_actions
        may_draw, may_pass = (_lets(played, one) for one in (Draw(), Pass()))
        before, action = tuple(played.open_pips.values()), chance.choice(legal)
        played.play(action)
        turns.append(
            Turn(
                seat=seat,
                leader=played.leader,
                players=players,
                hand=hand,
                open_pips=before,
                boneyard=boneyard,
                drawable=max(boneyard - rules.reserve, 0),
                legal=legal,
                may_draw=may_draw,
                may_pass=may_pass,
                action=action,
                next_seat=played.turn,
                open_after=tuple(played.open_pips.values()),
                outcome=played.outcome,
                first=not turns,
            )
        )
    return played, tuple(turns)


def _lets(played: Round, action: Action) -> bool:
    """Whether an action can be taken, be it listed as legal or not."""
    if action in played.legal_actions:
        return True
    try:
        played.copy().play(action)
    except IllegalMove:
        return False
    return True


def _hands(rules: Rules, seed: str) -> Iterator[list[tuple[Tile, ...]]]:
    """Hands by chance, of few tiles, for each number of players."""
    chance = random.Random(seed)
    for players in rules.players:
        for _ in range(SETTLEMENTS):
            sizes = [chance.randint(1, 3) for _ in range(players)]
            tiles = chance.sample(rules.tile_set.tiles, sum(sizes))
            yield [tuple(tiles.pop() for _ in range(size)) for size in sizes]


@lru_cache(maxsize=64)
def _settled(rules: Rules) -> tuple[Settlement, ...]:
    chance = random.Random("last")
    return tuple(
        settle(rules, blocked=hands, last=_order(len(hands), chance))
        for hands in _hands(rules, "blocked")
    )


@lru_cache(maxsize=64)
def _settled_out(rules: Rules) -> tuple[tuple[int, Settlement], ...]:
    found = []
    for number, hands in enumerate(_hands(rules, "out")):
        out = number % len(hands)
        left: list[Sequence[Tile]] = list(hands)
        left[out] = ()
        found.append((out, settle(rules, out=out, totals=left)))
    return tuple(found)


def _order(players: int, chance: random.Random) -> list[int]:
    return chance.sample(range(players), players)
