"""What a seat can work out from its view: which tiles are unseen, and who cannot hold what."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from openends.actions import Draw, Pass
from openends.line import Arm, Place
from openends.tiles import Tile
from openends.view import View


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a view proves.

    `unseen` are the tiles neither held nor on the table, as an integer used as a set; `without`
    are, by seat, the tiles that the seat cannot hold; `passed` the numbers it passed on; `placed`
    the seats by when they last placed a tile, the latest first.
    """

    unseen: int
    without: tuple[int, ...]
    passed: tuple[frozenset[int], ...]
    placed: tuple[int, ...]

    @classmethod
    def of(cls, view: View) -> "Knowledge":
        """What a view proves. A pass proves that no open number is held, for good: a hand only
        grows by drawing, and nobody passes who can draw (or else the draw is seen).

        >>> from openends.round import Round
        >>> from openends.rules import BLOCK
        >>> play = Round(BLOCK, ["[5|6] [0|0]", "[0|3] [0|4]"])
        >>> play.play("[5|6]"); play.play("pass")
        >>> sorted(Knowledge.of(View.of(play, seat=0)).passed[1])
        [5, 6]
        """
        suits = view.rules.tile_set.suits
        players = len(view.counts)
        passed: list[set[int]] = [set() for _ in range(players)]
        # A round may start from a line; its ends are those before the first placement.
        started = len(view.line.placements) - sum(isinstance(a, Place) for a in view.actions)
        ends = dict(view.line.before(len(view.line) - started).open_pips) if started else {}
        placed: list[int] = []
        turn = view.leader
        for action in view.actions:
            if isinstance(action, Draw):
                passed[turn].clear()
                continue
            if isinstance(action, Pass):
                passed[turn] |= set(ends.values())
                turn = (turn + 1) % players
                continue
            placed.append(turn)
            if action.arm is None:
                ends = {Arm.LEFT: action.tile.low, Arm.RIGHT: action.tile.high}
            else:
                ends[action.arm] = action.tile.other(ends[action.arm])
            turn = (turn + 1) % players
        seen = sum(tile.bit for tile in (*view.hand, *view.line.tiles))
        without = tuple(_union(suits, numbers) for numbers in passed)
        unseen = view.rules.tile_set.mask & ~seen
        latest = tuple(dict.fromkeys(reversed(placed)))
        return cls(unseen, without, tuple(map(frozenset, passed)), latest)

    def deal(self, view: View, chance: random.Random) -> list[int] | None:
        """Hands that could be, as integers used as sets, by seat; the own hand as it is.

        Seats that can hold the fewest tiles are dealt first. None where a try fails.
        """
        hands = [0] * len(view.counts)
        hands[view.seat] = sum(tile.bit for tile in view.hand)
        left = self.unseen
        others = [seat for seat in range(len(hands)) if seat != view.seat]
        others.sort(key=lambda seat: (self.unseen & ~self.without[seat]).bit_count())
        for seat in others:
            able = _bits(left & ~self.without[seat])
            if len(able) < view.counts[seat]:
                return None
            hands[seat] = sum(chance.sample(able, view.counts[seat]))
            left &= ~hands[seat]
        return hands


def _union(suits: Sequence[int], numbers: set[int]) -> int:
    union = 0
    for number in numbers:
        union |= suits[number]
    return union


def _bits(mask: int) -> list[int]:
    bits = []
    while mask:
        bit = mask & -mask
        bits.append(bit)
        mask ^= bit
    return bits


def held_of(tiles: Sequence[Tile], number: int) -> int:
    """How many tiles show a number.

    >>> held_of([Tile("[1|4]"), Tile("[4|4]")], 4)
    2
    """
    return sum(tile.has(number) for tile in tiles)
