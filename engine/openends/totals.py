"""Pip totals that hands can have together: every tile is there once, so not all of them are possible."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from openends.tiles import Tile, TileSet

_STEPS = 20_000
"""Tiles that are tried before totals count as possible: small totals, which may clash, need fewer by far."""


def can_be_held(tile_set: TileSet, totals: Iterable[int], elsewhere: Iterable[Tile] = ()) -> bool:
    """Whether hands of these totals can be made of different tiles, each of one tile at least.

    `elsewhere` are tiles that are in none of these hands.

    >>> from openends.tiles import DOUBLE_SIX
    >>> can_be_held(DOUBLE_SIX, [3, 7, 8]), can_be_held(DOUBLE_SIX, [0, 0])
    (True, False)
    >>> can_be_held(DOUBLE_SIX, [1, 8], [Tile("[0|1]")])
    False
    """
    free = Counter(tile.pips for tile in tile_set)
    free.subtract(Counter(tile.pips for tile in elsewhere))
    counts = tuple(free[pips] for pips in range(2 * tile_set.highest + 1))
    return _can_be_held(counts, tuple(sorted(totals)))


@lru_cache(maxsize=4096)
def _can_be_held(counts: tuple[int, ...], totals: tuple[int, ...]) -> bool:
    if sum(totals) > sum(pips * count for pips, count in enumerate(counts)):
        return False
    return _Search(list(counts), totals).fill(0)


class _Search:
    """Hands filled one after another, the smallest total first, each with its heaviest tiles first."""

    def __init__(self, free: list[int], totals: tuple[int, ...]) -> None:
        self.free, self.totals, self.steps = free, totals, 0

    def fill(self, hand: int) -> bool:
        """Whether this hand and all after it can be made of what is free."""
        if hand == len(self.totals):
            return True
        total = self.totals[hand]
        return self.add(hand, total, min(total, len(self.free) - 1))

    def add(self, hand: int, missing: int, most: int) -> bool:
        """Whether a tile of at most these pips, and others, make up what is missing in a hand."""
        self.steps += 1
        if self.steps > _STEPS:
            return True
        for pips in range(min(missing, most), -1 if missing == 0 else 0, -1):
            if self.free[pips]:
                self.free[pips] -= 1
                rest = missing - pips
                if self.fill(hand + 1) if rest == 0 else self.add(hand, rest, pips):
                    return True
                self.free[pips] += 1
        return False
