"""The open ends of a line by arm and pips: what fits them, and what they become, known once."""

from collections.abc import Mapping
from functools import lru_cache

from openends.line import LEFT, PLACES, RIGHT, Arm, Place
from openends.tiles import ALL_TILES, TileSet, tiles_of


class Ends:
    """The pips at the open end of each arm; no arm is open before the first tile.

    Hands are integers used as sets of tiles, and a tile is its bit.

    >>> from openends.tiles import DOUBLE_SIX, Tile
    >>> ends = ends_of(DOUBLE_SIX, ((LEFT, 1), (RIGHT, 4)))
    >>> print(*ends.places(Tile("[1|4]").bit | Tile("[2|2]").bit))
    [1|4]@L [1|4]@R
    """

    __slots__ = ("_after", "_fitting", "fitting", "pips", "tile_set")

    def __init__(self, tile_set: TileSet, pips: tuple[tuple[Arm, int], ...]) -> None:
        self.tile_set = tile_set
        self.pips: Mapping[Arm, int] = dict(pips)
        """The pips needed, by arm."""
        self._fitting: tuple[tuple[Arm | None, int], ...] = tuple(
            (arm, tile_set.suits[number]) for arm, number in pips
        ) or ((None, tile_set.mask),)
        self.fitting = 0
        """The tiles that fit anywhere."""
        for _, tiles in self._fitting:
            self.fitting |= tiles
        self._after: dict[tuple[Arm | None, int], Ends | None] = {}

    def places(self, hand: int) -> tuple[Place, ...]:
        """All placements of a hand: arm by arm, lowest tile first."""
        found: tuple[Place, ...] = ()
        for arm, tiles in self._fitting:
            fitting = hand & tiles
            if fitting:
                found += _places(fitting, arm)
        return found

    def after(self, arm: Arm | None, bit: int) -> "Ends | None":
        """The ends after a tile is placed that opens no branches; None where it cannot be.

        >>> from openends.tiles import DOUBLE_SIX, Tile
        >>> ends = ends_of(DOUBLE_SIX, ((LEFT, 1), (RIGHT, 4)))
        >>> ends.after(RIGHT, Tile("[2|4]").bit).pips, ends.after(LEFT, Tile("[2|4]").bit)
        ({'L': 1, 'R': 2}, None)
        """
        try:
            return self._after[arm, bit]
        except KeyError:
            after = self._after[arm, bit] = self._find_after(arm, bit)
            return after

    def _find_after(self, arm: Arm | None, bit: int) -> "Ends | None":
        tile = ALL_TILES[bit.bit_length() - 1]
        if arm is None:
            pips = {} if self.pips else {LEFT: tile.low, RIGHT: tile.high}
        else:
            number = self.pips.get(arm, -1)
            pips = {**self.pips, arm: tile.other(number)} if tile.has(number) else {}
        return ends_of(self.tile_set, tuple(pips.items())) if pips else None


@lru_cache(maxsize=1 << 12)
def ends_of(tile_set: TileSet, pips: tuple[tuple[Arm, int], ...] = ()) -> Ends:
    """The one object for these ends of lines of a set; without any, of the empty table."""
    return Ends(tile_set, pips)


# A suit of a double-n set has n + 1 tiles: for double-six there are 896 such sets in all.
@lru_cache(maxsize=1 << 14)
def _places(tiles: int, arm: Arm | None) -> tuple[Place, ...]:
    places = PLACES[arm]
    return tuple(places[tile.index] for tile in tiles_of(tiles))
