"""Tiles and sets of tiles."""

import re
from collections.abc import Iterable, Iterator
from typing import Self, final, overload

from openends.errors import Expected, ParseError, Reason, RulesError
from openends.notation import check_length, plain

HIGHEST_PIPS = 15
"""The most pips on a half that the engine knows: those of a double-fifteen set."""

_TILE = re.compile(r"\[(\d{1,2})\|(\d{1,2})\]")
_PARTS = (r"\[", r"\d{1,2}", r"\|", r"\d{1,2}", r"\]")


@final
class Tile:
    """A tile: two halves, the low one first. Every tile exists once, so `is` is equality.

    Made from its text, or from the pips of its halves in any order. Raises
    `ParseError` for a text that is no tile or has pips beyond 15.

    >>> Tile("[4|1]")
    Tile('[1|4]')
    >>> str(Tile(4, 1)), Tile("[1|4]").pips, Tile("[1|4]") is Tile(1, 4)
    ('[1|4]', 5, True)
    >>> Tile("[6|6]").is_double, Tile("［０｜３］").low
    (True, 0)
    """

    __slots__ = ("bit", "high", "index", "low", "pips")

    low: int
    """Pips of the low half."""
    high: int
    """Pips of the high half."""
    pips: int
    """Pips of both halves together."""
    index: int
    """Place among all tiles; a double-n set holds just the first of them."""
    bit: int
    """`1 << index`: hands and suits are integers used as sets of tiles."""

    @overload
    def __new__(cls, text: str, /) -> "Tile": ...
    @overload
    def __new__(cls, half: int, other_half: int, /) -> "Tile": ...
    def __new__(cls, first: str | int, second: int = 0, /) -> "Tile":
        if isinstance(first, str):
            tile, end = read_tile(plain(first), 0)
            if end != len(first):
                raise ParseError(first, end + 1, Expected.NOTHING_MORE)
            return tile
        low, high = sorted((first, second))
        try:
            return _BY_HALVES[low, high]
        except KeyError:
            raise ParseError(f"[{low}|{high}]", 2, Expected.PIPS) from None

    @classmethod
    def _make(cls, low: int, high: int) -> Self:
        tile = object.__new__(cls)
        tile.low, tile.high = low, high
        tile.index = high * (high + 1) // 2 + low
        tile.bit = 1 << tile.index
        tile.pips = low + high
        return tile

    @property
    def is_double(self) -> bool:
        """Whether both halves show the same pips."""
        return self.low == self.high

    def has(self, pips: int) -> bool:
        """Whether a half shows these pips.

        >>> Tile("[0|3]").has(0), Tile("[0|3]").has(4)
        (True, False)
        """
        return pips in (self.low, self.high)

    def other(self, pips: int) -> int:
        """The pips of the half that is left when the half with `pips` is joined.

        >>> Tile("[1|4]").other(4), Tile("[4|4]").other(4)
        (1, 4)
        """
        return self.low + self.high - pips

    def __reduce__(self) -> tuple[type["Tile"], tuple[int, int]]:
        return Tile, (self.low, self.high)

    def __lt__(self, other: "Tile") -> bool:
        return (self.low, self.high) < (other.low, other.high)

    def __str__(self) -> str:
        return f"[{self.low}|{self.high}]"

    def __repr__(self) -> str:
        return f"Tile('{self}')"


ALL_TILES: tuple[Tile, ...] = tuple(
    Tile._make(low, high) for high in range(HIGHEST_PIPS + 1) for low in range(high + 1)
)
"""Every tile, by index."""

_BY_HALVES = {(tile.low, tile.high): tile for tile in ALL_TILES}


def read_tile(text: str, start: int) -> tuple[Tile, int]:
    """The tile that begins at `start` (from 0) of a plain text, and where it ends.

    Raises `ParseError` at the first character that does not belong to a tile.

    >>> read_tile("[1|4]@4", 0)
    (Tile('[1|4]'), 5)
    """
    match = _TILE.match(text, start)
    if match is None:
        position = start
        for number, part in enumerate(_PARTS):
            piece = re.compile(part).match(text, position)
            if piece is None:
                expected = Expected.PIPS if number in (1, 3) else Expected.TILE
                raise ParseError(text, position + 1, expected)
            position = piece.end()
        raise AssertionError("the parts of a tile match where the whole does not")
    low, high = int(match[1]), int(match[2])
    for number in (1, 2):
        if int(match[number]) > HIGHEST_PIPS:
            raise ParseError(text, match.start(number) + 1, Expected.PIPS)
    return _BY_HALVES[min(low, high), max(low, high)], match.end()


def read_tiles(text: str) -> tuple[Tile, ...]:
    """The tiles of a text, in their order; between them spaces, commas, semicolons or slashes.

    Raises `ParseError` where something else stands, and `RulesError`: `duplicate-tile` for a
    tile that comes twice, `too-long`.

    >>> read_tiles("[5|6] [0|0]、［1｜1］")
    (Tile('[5|6]'), Tile('[0|0]'), Tile('[1|1]'))
    """
    check_length(text)
    source = plain(text)
    found: list[Tile] = []
    position = 0
    while True:
        while position < len(source) and (source[position] in ",;/" or source[position].isspace()):
            position += 1
        if position >= len(source):
            return tuple(found)
        tile, end = read_tile(source, position)
        if tile in found:
            error = RulesError(Reason.DUPLICATE_TILE, tile=tile)
            error.text, error.column = text, position + 1
            raise error
        found.append(tile)
        position = end


def as_tiles(tiles: str | Iterable[Tile]) -> tuple[Tile, ...]:
    """Tiles given as text or as tiles already."""
    return read_tiles(tiles) if isinstance(tiles, str) else tuple(tiles)


def check_distinct(tiles: Iterable[Tile]) -> None:
    """Raise `RulesError` (`duplicate-tile`) for the first tile that comes twice.

    >>> check_distinct([Tile("[1|4]"), Tile("[4|4]")])
    """
    seen = 0
    for tile in tiles:
        if seen & tile.bit:
            raise RulesError(Reason.DUPLICATE_TILE, tile=tile)
        seen |= tile.bit


def tiles_of(mask: int) -> tuple[Tile, ...]:
    """The tiles of an integer used as a set, lowest first.

    >>> tiles_of(Tile("[1|4]").bit | Tile("[0|6]").bit)
    (Tile('[0|6]'), Tile('[1|4]'))
    """
    found = []
    while mask:
        bit = mask & -mask
        found.append(ALL_TILES[bit.bit_length() - 1])
        mask ^= bit
    return tuple(sorted(found))


def pips_of(mask: int) -> int:
    """The pip total of an integer used as a set of tiles, both halves of each counted.

    >>> pips_of(Tile("[6|6]").bit | Tile("[0|0]").bit)
    12
    """
    total = 0
    while mask:
        bit = mask & -mask
        total += ALL_TILES[bit.bit_length() - 1].pips
        mask ^= bit
    return total


class TileSet:
    """All tiles whose halves show from 0 to `highest` pips, each once.

    >>> DOUBLE_SIX.name, len(DOUBLE_SIX), Tile("[6|6]") in DOUBLE_SIX, Tile("[0|7]") in DOUBLE_SIX
    ('double-six', 28, True, False)
    >>> DOUBLE_SIX.pips
    168
    """

    __slots__ = ("bits", "highest", "mask", "name", "pips", "suits", "tiles")

    def __init__(self, name: str, highest: int) -> None:
        self.name = name
        self.highest = highest
        count = (highest + 1) * (highest + 2) // 2
        self.tiles = tuple(sorted(ALL_TILES[:count]))
        self.bits = tuple(tile.bit for tile in self.tiles)
        self.mask = (1 << count) - 1
        self.pips = sum(tile.pips for tile in self.tiles)
        """The pips of all its tiles together."""
        self.suits = tuple(
            sum(tile.bit for tile in self.tiles if tile.has(pips)) for pips in range(highest + 1)
        )
        """For each number of pips, the tiles that show it, as an integer used as a set."""

    def check(self, tiles: Iterable[Tile]) -> None:
        """Raise `RulesError` (`not-in-set`) for the first tile that is not of this set."""
        for tile in tiles:
            if tile not in self:
                raise RulesError(Reason.NOT_IN_SET, tile=tile, set=self)

    def __contains__(self, tile: Tile) -> bool:
        return tile.high <= self.highest

    def __iter__(self) -> Iterator[Tile]:
        return iter(self.tiles)

    def __len__(self) -> int:
        return len(self.tiles)

    def __reduce__(self) -> str:
        return self.name.replace("-", "_").upper()

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"TileSet({self.name!r}, {self.highest})"


DOUBLE_SIX = TileSet("double-six", 6)
DOUBLE_NINE = TileSet("double-nine", 9)
DOUBLE_TWELVE = TileSet("double-twelve", 12)
DOUBLE_FIFTEEN = TileSet("double-fifteen", 15)

TILE_SETS: tuple[TileSet, ...] = (DOUBLE_SIX, DOUBLE_NINE, DOUBLE_TWELVE, DOUBLE_FIFTEEN)
"""The sets that are sold, smallest first."""


def smallest_set(tiles: Iterable[Tile]) -> TileSet:
    """The smallest set that holds all these tiles.

    >>> smallest_set([Tile("[1|4]"), Tile("[5|10]")])
    TileSet('double-twelve', 12)
    """
    highest = max((tile.high for tile in tiles), default=0)
    return next(tile_set for tile_set in TILE_SETS if highest <= tile_set.highest)
