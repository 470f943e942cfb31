"""The line of play: tiles in the order placed, the joins between them, the open ends."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NewType

from openends.errors import Expected, IllegalMove, ParseError, Reason, RulesError
from openends.notation import plain, words_of
from openends.options import Spinner
from openends.tiles import ALL_TILES, DOUBLE_SIX, Tile, TileSet, read_tile

_PIPS = re.compile(r"[0-9]{1,3}")  # more digits are no pips, and too many no number for Python


class Port(StrEnum):
    """Where a tile joins others. Sorted by name, as open ends are listed.

    An ordinary tile has a low and a high end, a double two straight sides. Only a spinner
    opens branches, once both its straight sides are joined.
    """

    BRANCH_A = "branch-a"
    BRANCH_B = "branch-b"
    HIGH = "high"
    LOW = "low"
    STRAIGHT_A = "straight-a"
    STRAIGHT_B = "straight-b"


Arm = NewType("Arm", str)
"""The name of an arm of the line, whose tip is one open end: opaque to all who only play there.

It stays what it is while the arm grows. Two arms grow from the first tile, and two more from
each spinner: `6A` and `6B` from the branches of [6|6].
"""

LEFT = Arm("L")
"""The arm from the low half or straight A of the first tile."""
RIGHT = Arm("R")
"""The arm from the high half or straight B of the first tile."""

_ARM = re.compile(r"[LR]|[0-9]{1,2}[AB]")
_FIRST_PORTS = {True: (Port.STRAIGHT_A, Port.STRAIGHT_B), False: (Port.LOW, Port.HIGH)}
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

    >>> print(Place(Tile("[1|1]"), LEFT))
    [1|1]@L
    """

    tile: Tile
    arm: Arm | None = None

    def __str__(self) -> str:
        return f"{self.tile}@{self.arm}" if self.arm else str(self.tile)


class _Places(dict[Arm | None, tuple[Place, ...]]):
    def __missing__(self, arm: Arm | None) -> tuple[Place, ...]:
        places = self[arm] = tuple(Place(tile, arm) for tile in ALL_TILES)
        return places


PLACES: Mapping[Arm | None, tuple[Place, ...]] = _Places()
"""Every placement, by arm and by the tile's index: rounds hand these out, never new ones."""


def read_place(text: str, column: int = 1) -> tuple[Tile, Arm | int | None]:
    """A placement as written: the tile, and the arm or the pips after `@`, if any.

    `column` is where the text stands in a longer one, for errors. Raises `ParseError`.

    >>> read_place("[1|1]@1"), read_place("[1|1]@R"), read_place("[1|1]")
    ((Tile('[1|1]'), 1), (Tile('[1|1]'), 'R'), (Tile('[1|1]'), None))
    """
    source = plain(text)
    try:
        tile, position = read_tile(source, 0)
        if position == len(source):
            return tile, None
        if source[position] != "@":
            raise ParseError(text, position + 1, Expected.NOTHING_MORE)
        name = source[position + 1 :]
        if _ARM.fullmatch(name.upper()):
            return tile, Arm(name.upper())
        if _PIPS.fullmatch(name) and int(name) < len(ALL_TILES):
            return tile, int(name)
        raise ParseError(text, position + 2, Expected.END)
    except ParseError as error:
        raise ParseError(text, error.column + column - 1, error.expected) from None


def choose_arm(tile: Tile, named: Arm | int | None, open_pips: Mapping[Arm, int]) -> Arm | None:
    """The arm that a placement means, given the pips open on each arm.

    None when no arm is open: the tile starts the line. Raises `RulesError`: `no-such-end`,
    `no-match`, or `ambiguous-end` where more than one end fits and none is named.

    >>> choose_arm(Tile("[1|1]"), None, {LEFT: 1, RIGHT: 4})
    'L'
    """
    if not open_pips:
        if named is None:
            return None
        raise IllegalMove(Reason.NO_SUCH_END, end=named, open=())
    if isinstance(named, str):
        meant = [arm for arm in open_pips if arm == named]
    elif named is not None:
        meant = [arm for arm, pips in open_pips.items() if pips == named]
    else:
        meant = list(open_pips)
    if not meant:
        raise IllegalMove(Reason.NO_SUCH_END, end=named, open=tuple(open_pips.values()))
    fitting = [arm for arm in meant if tile.has(open_pips[arm])]
    if not fitting:
        raise IllegalMove(Reason.NO_MATCH, tile=tile, pips=tuple({open_pips[arm] for arm in meant}))
    if len(fitting) > 1:
        raise IllegalMove(Reason.AMBIGUOUS_END, tile=tile, ends=tuple(fitting))
    return fitting[0]


class Line:
    """The line of play. It never changes: `place` gives a new line.

    Made from its text, placements in order: `[1|4] [1|1]@1 [4|4]@4`; or from placements.
    `spinner` says which doubles open branches. Raises `ParseError`, or `RulesError` with the
    placement's column.

    >>> line = Line("[1|4] [1|1]@1").place(Tile("[4|4]"))
    >>> str(line)
    '[1|4] [1|1]@1 [4|4]@4'
    >>> Line(str(line)) == line
    True
    >>> Line("[6|6] [3|6]@L [2|6]@R [5|6]@6A", spinner=Spinner.FIRST_DOUBLE).open_pips
    {'L': 3, 'R': 2, '6A': 5, '6B': 6}
    """

    def __init__(
        self,
        placements: str | Iterable[Place] = "",
        *,
        tile_set: TileSet = DOUBLE_SIX,
        spinner: Spinner = Spinner.NONE,
    ) -> None:
        self.tile_set = tile_set
        self.spinner = spinner
        self.placements: tuple[Place, ...] = ()
        """Tiles and arms, in the order placed."""
        self.joins: tuple[Join, ...] = ()
        """The joins in the order made."""
        self.ends: dict[Arm, OpenEnd] = {}
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
            except RulesError as refusal:
                refusal.text, refusal.column = text, column
                raise
            except ParseError as error:
                raise ParseError(text, error.column, error.expected) from None

    def _add(self, tile: Tile, named: Arm | int | None) -> None:
        self.tile_set.check([tile])
        if tile in self.tiles:
            raise RulesError(Reason.DUPLICATE_TILE, tile=tile)
        arm = choose_arm(tile, named, self.open_pips)
        if arm is None:
            left, right = _FIRST_PORTS[tile.is_double]
            self.ends = {
                LEFT: OpenEnd(tile, left, tile.low, LEFT),
                RIGHT: OpenEnd(tile, right, tile.high, RIGHT),
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
            if self._opens_branches(end):
                for port in (Port.BRANCH_A, Port.BRANCH_B):
                    branch = Arm(f"{end.pips}{port[-1].upper()}")
                    self.ends[branch] = OpenEnd(end.tile, port, end.pips, branch)
        self.placements = (*self.placements, PLACES[arm][tile.index])

    def _opens_branches(self, joined: OpenEnd) -> bool:
        """Whether the end just joined was the last straight side of a spinner."""
        if self.spinner is Spinner.NONE or not joined.port.startswith("straight"):
            return False
        if any(end.tile is joined.tile for end in self.ends.values()):
            return False
        doubles = (tile for tile in self.tiles if tile.is_double)
        return self.spinner is Spinner.EVERY_DOUBLE or next(doubles) is joined.tile

    def place(self, tile: Tile, at: Arm | int | None = None) -> "Line":
        """The line with one more tile, at an arm, at the end with these pips, or where it fits.

        Raises `RulesError`: `duplicate-tile`, `not-in-set`, `no-such-end`, `no-match`,
        `ambiguous-end`.

        >>> Line("[0|0]").place(Tile("[0|3]"), LEFT).open_pips
        {'L': 3, 'R': 0}
        """
        line = object.__new__(Line)
        line.tile_set, line.spinner, line.placements = self.tile_set, self.spinner, self.placements
        line.joins, line.ends = self.joins, self.ends
        line._add(tile, at)
        return line

    def before(self, steps: int = 1) -> "Line":
        """The line as it was that many placements ago."""
        kept = self.placements[: max(len(self.placements) - steps, 0)]
        return Line(kept, tile_set=self.tile_set, spinner=self.spinner)

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

    @property
    def count(self) -> int:
        """The pips that lie at the open ends: of a double both halves, of a branch none.

        >>> Line("[4|6]").count, Line("[5|5]").count, Line("[4|6] [6|6]@6").count
        (10, 10, 16)
        """
        doubles = {end.tile for end in self.ends.values() if end.port.startswith("straight")}
        halves = sum(end.pips for end in self.ends.values() if end.port in (Port.LOW, Port.HIGH))
        return halves + sum(tile.pips for tile in doubles)

    def end_at(self, tile: Tile, port: Port) -> OpenEnd:
        """The open end at a tile's port. Raises `IllegalMove` (`end-closed`)."""
        for end in self.ends.values():
            if end.tile is tile and end.port is port:
                return end
        raise IllegalMove(Reason.END_CLOSED, tile=tile, port=port)

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
        line = self.before(len(self))
        for place in self.placements:
            written.append(place_text(place, line.open_pips))
            line = line.place(place.tile, place.arm)
        return " ".join(written)

    def __repr__(self) -> str:
        return f"Line('{self}')"


def place_text(place: Place, open_pips: Mapping[Arm, int]) -> str:
    """A placement as it is written: `@` and the pips, or the arm where two ends show them.

    >>> place_text(Place(Tile("[1|1]"), LEFT), {LEFT: 1, RIGHT: 4})
    '[1|1]@1'
    """
    if place.arm is None:
        return str(place.tile)
    pips = open_pips[place.arm]
    alone = list(open_pips.values()).count(pips) == 1
    return f"{place.tile}@{pips if alone else place.arm}"
