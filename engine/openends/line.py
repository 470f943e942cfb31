"""The line of play: tiles in the order placed, the joins between them, the open ends."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from openends.errors import Expected, IllegalMove, ParseError, Reason, RulesError
from openends.notation import plain, words_of
from openends.options import Branches
from openends.tiles import ALL_TILES, DOUBLE_SIX, Tile, TileSet, read_tile
from openends.tips import LEFT as LEFT
from openends.tips import RIGHT as RIGHT
from openends.tips import STRAIGHT, TWO_ENDS, Kind, LineRules, Tip, branch_arms, count_of
from openends.tips import Arm as Arm
from openends.tips import Port as Port

_PIPS = re.compile(r"[0-9]{1,3}")  # more digits are no pips, and too many no number for Python


_ARM = re.compile(r"[LR]|[0-9]{1,2}[AB]")
_FIRST_PORTS = {True: STRAIGHT, False: (Port.LOW, Port.HIGH)}
"""The ports of a first tile towards the left and right arm, by whether it is a double."""


@dataclass(frozen=True, slots=True)
class OpenEnd:
    """A port that a tile can be joined to; `spinner` where it is a side of one.

    >>> [str(end) for end in Line("[1|4] [1|1]@1").open_ends]
    ['[1|1] straight-b 1', '[1|4] high 4']
    """

    tile: Tile
    port: Port
    pips: int
    arm: Arm
    spinner: bool = False

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
    `rules` say which doubles open branches, and when. Raises `ParseError`, or `RulesError` with the
    placement's column.

    >>> line = Line("[1|4] [1|1]@1").place(Tile("[4|4]"))
    >>> str(line)
    '[1|4] [1|1]@1 [4|4]@4'
    >>> Line(str(line)) == line
    True
    >>> from openends.options import Spinner
    >>> Line("[6|6] [3|6]@L [2|6]@R [5|6]@6A", rules=LineRules(Spinner.FIRST_DOUBLE)).open_pips
    {'L': 3, 'R': 2, '6A': 5, '6B': 6}
    """

    def __init__(
        self,
        placements: str | Iterable[Place] = "",
        *,
        tile_set: TileSet = DOUBLE_SIX,
        rules: LineRules = TWO_ENDS,
    ) -> None:
        self.tile_set = tile_set
        self.rules = rules
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
        spins = self.rules.spins(tile, leads=arm is None, first=not self.has_double)
        if arm is None:
            left, right = _FIRST_PORTS[tile.is_double]
            self.ends = {
                LEFT: OpenEnd(tile, left, tile.low, LEFT, spins),
                RIGHT: OpenEnd(tile, right, tile.high, RIGHT, spins),
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
            new = OpenEnd(tile, opened, tile.other(end.pips), arm, spins)
            self.ends = {**self.ends, arm: new}
            later = end.spinner and self.rules.branches is Branches.AFTER_SIDES
            # Of a spinner, the side just joined may have been the last long one.
            if later and end.port in STRAIGHT and end.tile not in self._at_ends():
                self._open_branches(end.tile)
        if spins and self.rules.branches is Branches.AT_ONCE:
            self._open_branches(tile)
        self.placements = (*self.placements, PLACES[arm][tile.index])

    def _at_ends(self) -> list[Tile]:
        return [end.tile for end in self.ends.values()]

    def _open_branches(self, spinner: Tile) -> None:
        ports = Port.BRANCH_A, Port.BRANCH_B
        for port, arm in zip(ports, branch_arms(spinner.low), strict=True):
            self.ends[arm] = OpenEnd(spinner, port, spinner.low, arm, True)

    def place(self, tile: Tile, at: Arm | int | None = None) -> "Line":
        """The line with one more tile, at an arm, at the end with these pips, or where it fits.

        Raises `RulesError`: `duplicate-tile`, `not-in-set`, `no-such-end`, `no-match`,
        `ambiguous-end`.

        >>> Line("[0|0]").place(Tile("[0|3]"), LEFT).open_pips
        {'L': 3, 'R': 0}
        """
        line = object.__new__(Line)
        line.tile_set, line.rules, line.placements = self.tile_set, self.rules, self.placements
        line.joins, line.ends = self.joins, self.ends
        line._add(tile, at)
        return line

    def before(self, steps: int = 1) -> "Line":
        """The line as it was that many placements ago."""
        kept = self.placements[: max(len(self.placements) - steps, 0)]
        return Line(kept, tile_set=self.tile_set, rules=self.rules)

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
        """The pips that count at the open ends: of a double both halves, of a branch none.

        Of a spinner both of whose long sides are joined, some rules count the free short sides.

        >>> Line("[4|6]").count, Line("[5|5]").count, Line("[4|6] [6|6]@6").count
        (10, 10, 16)
        """
        return count_of(self.tips, self.rules.spinner_count)

    @property
    def tips(self) -> tuple[Tip, ...]:
        """The tip of each arm."""
        return tuple(Tip(end.arm, end.pips, _kind_of(end)) for end in self.ends.values())

    @property
    def has_double(self) -> bool:
        """Whether a double lies in it."""
        return any(place.tile.is_double for place in self.placements)

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


def _kind_of(end: OpenEnd) -> Kind:
    if end.port in STRAIGHT:
        return Kind.SPINNER if end.spinner else Kind.DOUBLE
    return Kind.PLAIN if end.port in (Port.LOW, Port.HIGH) else Kind.BRANCH


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
