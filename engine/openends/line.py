"""The line of play: tiles in the order placed, the joins between them, the open ends."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from openends.errors import Expected, NotationError, Reason, Refusal
from openends.notation import plain, words_of
from openends.tiles import ALL_TILES, DOUBLE_SIX, Tile, TileSet, read_tile

_PIPS = re.compile(r"[0-9]{1,3}")  # more digits are no pips, and too many no number for Python


class Port(StrEnum):
    """Where a tile joins others. Sorted by name, as open ends are listed.

    An ordinary tile has a low and a high end, a double two straight sides. Only a spinner
    opens branches; no rule of Block or Draw makes one.
    """

    BRANCH_A = "branch-a"
    BRANCH_B = "branch-b"
    HIGH = "high"
    LOW = "low"
    STRAIGHT_A = "straight-a"
    STRAIGHT_B = "straight-b"


class Arm(StrEnum):
    """Which way from the first tile: `L` grows from its low half or straight A."""

    LEFT = "L"
    RIGHT = "R"


FIRST_PORTS = {True: (Port.STRAIGHT_A, Port.STRAIGHT_B), False: (Port.LOW, Port.HIGH)}
"""The ports of a first tile towards the left and right arm, by whether it is a double."""


@dataclass(frozen=True, slots=True)
class OpenEnd:
    """A port that a tile can be joined to.

    >>> [str(end) for end in Line("[1|4] [1|1]@1").open_ends]
    ['[1|1] straight-b 1', '[1|4] high 4']
    """

    tile: Tile
    port: Port
    pips: int
    arm: Arm

    def __str__(self) -> str:
        return f"{self.tile} {self.port} {self.pips}"


@dataclass(frozen=True, slots=True)
class Join:
    """Two halves that touch: the tile on the table with its port, the tile placed with its.

    >>> print(*Line("[1|4] [1|1]@1").joins)
    [1|4] low – [1|1] straight-a
    """

    table: Tile
    table_port: Port
    placed: Tile
    placed_port: Port

    def __str__(self) -> str:
        return f"{self.table} {self.table_port} – {self.placed} {self.placed_port}"


@dataclass(frozen=True, slots=True)
class Place:
    """The action of placing a tile: at an arm, or at none when it starts the line.

    >>> print(Place(Tile("[1|1]"), Arm.LEFT))
    [1|1]@L
    """

    tile: Tile
    arm: Arm | None = None

    def __str__(self) -> str:
        return f"{self.tile}@{self.arm}" if self.arm else str(self.tile)


PLACES: Mapping[Arm | None, tuple[Place, ...]] = {
    arm: tuple(Place(tile, arm) for tile in ALL_TILES) for arm in (None, *Arm)
}
"""Every placement, by arm and by the tile's index: rounds hand these out, never new ones."""


def read_place(text: str, column: int = 1) -> tuple[Tile, Arm | int | None]:
    """A placement as written: the tile, and the arm or the pips after `@`, if any.

    `column` is where the text stands in a longer one, for errors. Raises `NotationError`.

    >>> read_place("[1|1]@1"), read_place("[1|1]@R"), read_place("[1|1]")
    ((Tile('[1|1]'), 1), (Tile('[1|1]'), <Arm.RIGHT: 'R'>), (Tile('[1|1]'), None))
    """
    source = plain(text)
    try:
        tile, position = read_tile(source, 0)
        if position == len(source):
            return tile, None
        if source[position] != "@":
            raise NotationError(text, position + 1, Expected.NOTHING_MORE)
        name = source[position + 1 :]
        if name.upper() in ("L", "R"):
            return tile, Arm(name.upper())
        if _PIPS.fullmatch(name) and int(name) < len(ALL_TILES):
            return tile, int(name)
        raise NotationError(text, position + 2, Expected.END)
    except NotationError as error:
        raise NotationError(text, error.column + column - 1, error.expected) from None


def choose_arm(tile: Tile, named: Arm | int | None, open_pips: Mapping[Arm, int]) -> Arm | None:
    """The arm that a placement means, given the pips open on each arm.

    None when no arm is open: the tile starts the line. Raises `Refusal`: `no-such-end`,
    `no-match`, or `ambiguous-end` where more than one end fits and none is named.

    >>> choose_arm(Tile("[1|1]"), None, {Arm.LEFT: 1, Arm.RIGHT: 4})
    <Arm.LEFT: 'L'>
    """
    if not open_pips:
        if named is None:
            return None
        raise Refusal(Reason.NO_SUCH_END, end=named, open=())
    if isinstance(named, Arm):
        meant = [arm for arm in open_pips if arm is named]
    elif named is not None:
        meant = [arm for arm, pips in open_pips.items() if pips == named]
    else:
        meant = list(open_pips)
    if not meant:
        raise Refusal(Reason.NO_SUCH_END, end=named, open=tuple(open_pips.values()))
    fitting = [arm for arm in meant if tile.has(open_pips[arm])]
    if not fitting:
        raise Refusal(Reason.NO_MATCH, tile=tile, pips=tuple({open_pips[arm] for arm in meant}))
    if len(fitting) > 1:
        raise Refusal(Reason.AMBIGUOUS_END, tile=tile, ends=tuple(fitting))
    return fitting[0]


class Line:
    """The line of play. It never changes: `place` gives a new line.

    Made from its text, placements in order: `[1|4] [1|1]@1 [4|4]@4`; or from placements.
    Raises `NotationError`, or `Refusal` with the placement's column.

    >>> line = Line("[1|4] [1|1]@1").place(Tile("[4|4]"))
    >>> str(line)
    '[1|4] [1|1]@1 [4|4]@4'
    >>> Line(str(line)) == line
    True
    """

    def __init__(
        self, placements: str | Iterable[Place] = "", *, tile_set: TileSet = DOUBLE_SIX
    ) -> None:
        self.tile_set = tile_set
        self.placements: tuple[Place, ...] = ()
        """Tiles and arms, in the order placed."""
        self.joins: tuple[Join, ...] = ()
        """The joins in the order made."""
        self.ends: Mapping[Arm, OpenEnd] = {}
        """The open end of each arm."""
        if isinstance(placements, str):
            self._read(placements)
        else:
            for place in placements:
                self._add(place.tile, place.arm)

    def _read(self, text: str) -> None:
        for word, column in words_of(plain(text)):
            try:
                tile, named = read_place(word, column)
                self._add(tile, named)
            except Refusal as refusal:
                refusal.text, refusal.column = text, column
                raise
            except NotationError as error:
                raise NotationError(text, error.column, error.expected) from None

    def _add(self, tile: Tile, named: Arm | int | None) -> None:
        self.tile_set.check([tile])
        if tile in self.tiles:
            raise Refusal(Reason.DUPLICATE_TILE, tile=tile)
        arm = choose_arm(tile, named, self.open_pips)
        if arm is None:
            left, right = FIRST_PORTS[tile.is_double]
            self.ends = {
                Arm.LEFT: OpenEnd(tile, left, tile.low, Arm.LEFT),
                Arm.RIGHT: OpenEnd(tile, right, tile.high, Arm.RIGHT),
            }
        else:
            end = self.ends[arm]
            # A double joins with its straight A and goes on from its straight B.
            joined, opened = (
                (Port.STRAIGHT_A, Port.STRAIGHT_B)
                if tile.is_double
                else (Port.LOW, Port.HIGH)
                if tile.low == end.pips
                else (Port.HIGH, Port.LOW)
            )
            self.joins = (*self.joins, Join(end.tile, end.port, tile, joined))
            new = OpenEnd(tile, opened, tile.other(end.pips), arm)
            self.ends = {**self.ends, arm: new}
        self.placements = (*self.placements, PLACES[arm][tile.index])

    def place(self, tile: Tile, at: Arm | int | None = None) -> "Line":
        """The line with one more tile, at an arm, at the end with these pips, or where it fits.

        Raises `Refusal`: `duplicate-tile`, `not-in-set`, `no-such-end`, `no-match`,
        `ambiguous-end`.

        >>> Line("[0|0]").place(Tile("[0|3]"), Arm.LEFT).open_pips
        {<Arm.LEFT: 'L'>: 3, <Arm.RIGHT: 'R'>: 0}
        """
        line = object.__new__(Line)
        line.tile_set, line.placements = self.tile_set, self.placements
        line.joins, line.ends = self.joins, self.ends
        line._add(tile, at)
        return line

    def before(self, steps: int = 1) -> "Line":
        """The line as it was that many placements ago."""
        return Line(self.placements[: max(len(self.placements) - steps, 0)], tile_set=self.tile_set)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles in the order placed."""
        return tuple(place.tile for place in self.placements)

    @property
    def open_pips(self) -> dict[Arm, int]:
        """The pips needed at the open end of each arm."""
        return {arm: end.pips for arm, end in self.ends.items()}

    @property
    def open_ends(self) -> tuple[OpenEnd, ...]:
        """The open ends, sorted by tile and then by port."""
        return tuple(sorted(self.ends.values(), key=lambda end: (end.tile, end.port)))

    def end_at(self, tile: Tile, port: Port) -> OpenEnd:
        """The open end at a tile's port. Raises `Refusal` (`end-closed`)."""
        for end in self.ends.values():
            if end.tile is tile and end.port is port:
                return end
        raise Refusal(Reason.END_CLOSED, tile=tile, port=port)

    @cached_property
    def free(self) -> tuple[Tile, ...]:
        """The tiles of the set that are not on the table."""
        placed = set(self.tiles)
        return tuple(tile for tile in self.tile_set if tile not in placed)

    def fits(self, tile: Tile) -> tuple[OpenEnd, ...]:
        """The open ends that a tile fits, left arm first.

        >>> [str(end) for end in Line("[3|5]").fits(Tile("[5|5]"))]
        ['[3|5] high 5']
        """
        return tuple(end for end in self.ends.values() if tile.has(end.pips))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self.placements == other.placements

    def __hash__(self) -> int:
        return hash(self.placements)

    def __len__(self) -> int:
        return len(self.placements)

    def __str__(self) -> str:
        written = []
        line = Line(tile_set=self.tile_set)
        for place in self.placements:
            written.append(place_text(place, line.open_pips))
            line = line.place(place.tile, place.arm)
        return " ".join(written)

    def __repr__(self) -> str:
        return f"Line('{self}')"


def place_text(place: Place, open_pips: Mapping[Arm, int]) -> str:
    """A placement as it is written: `@` and the pips, or the arm where two ends show them.

    >>> place_text(Place(Tile("[1|1]"), Arm.LEFT), {Arm.LEFT: 1, Arm.RIGHT: 4})
    '[1|1]@1'
    """
    if place.arm is None:
        return str(place.tile)
    pips = open_pips[place.arm]
    alone = list(open_pips.values()).count(pips) == 1
    return f"{place.tile}@{pips if alone else place.arm}"
