"""Where the tiles of a line lie, in half-tiles (the side of one half of a tile).

The first tile lies in the middle of the first row. The right arm grows to the right and
winds down, the left arm to the left and up; so the arms never meet. Where a row has no
room for a whole tile more, the next tile hangs from the row's last half and the one after
it starts the next row, back the other way. Doubles lie across, but along the way at a
bend. A tile's place depends only on the width and on what was placed before it.
"""

from dataclasses import dataclass
from typing import NamedTuple

from openends.errors import Reason, RulesError
from openends.line import LEFT, RIGHT, Arm, Line
from openends.options import Spinner
from openends.ruleset import Rules
from openends.tiles import Tile

NARROWEST = 8
"""The least width of a layout, in half-tiles."""


class Box(NamedTuple):
    """A rectangle in half-tiles; x grows to the right, y down, the first row is around 0."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile with its place: the box, and the pips of its halves, the left or upper first."""

    tile: Tile
    box: Box
    pips: tuple[int, int]

    @property
    def halves(self) -> tuple[Box, Box]:
        """The two squares, in the order of `pips`."""
        x, y, width, height = self.box
        if width > height:
            return Box(x, y, 1, 1), Box(x + 1, y, 1, 1)
        return Box(x, y, 1, 1), Box(x, y + 1, 1, 1)


@dataclass(frozen=True, slots=True)
class Slot:
    """The place where an ordinary tile would lie at an open end.

    `pips` are needed in its first half when `first` is true, else in its second.
    """

    box: Box
    pips: int
    first: bool


@dataclass(frozen=True, slots=True)
class Layout:
    """A line laid out within a width: its tiles in the order placed, and its open ends."""

    width: int
    tiles: tuple[LaidTile, ...]
    slots: dict[Arm, Slot]

    @property
    def top(self) -> float:
        """The upper edge, of tiles and slots, and of a double in the first row."""
        return min(-1, *(box.y for box in self._boxes))

    @property
    def bottom(self) -> float:
        """The lower edge, likewise."""
        return max(1, *(box.y + box.height for box in self._boxes))

    @property
    def _boxes(self) -> list[Box]:
        boxes = [laid.box for laid in self.tiles] + [slot.box for slot in self.slots.values()]
        return boxes or [start_box(self.width, double=False)]


def start_box(width: int, *, double: bool) -> Box:
    """The place of the first tile: the middle of the first row."""
    if double:
        return Box(width // 2, -1, 1, 2)
    return Box(width // 2 - 1, -0.5, 2, 1)


class _Cursor:
    """The tip of an arm: where its last half ends, and which way it goes on."""

    def __init__(self, width: int, x: float, heading: int, depth: float) -> None:
        self.width = width
        self.x = x  # the edge to go on from
        self.row = 0.0  # the middle of the row
        self.heading = heading  # 1 to the right, -1 to the left
        self.down = heading  # 1 for the arm that winds down, -1 for the one that winds up
        self.depth = depth  # how far the last tile reaches from the middle of the row
        self.bending = False  # the last tile hangs between two rows

    def box(self, *, double: bool) -> Box:
        """Where the next tile lies."""
        if self._turns:
            edge = self.row + self.down * self.depth
            return Box(min(self.x, self.x - self.heading), min(edge, edge + 2 * self.down), 1, 2)
        if double and not self.bending:
            return Box(min(self.x, self.x + self.heading), self.row - 1, 1, 2)
        return Box(min(self.x, self.x + 2 * self.heading), self.row - 0.5, 2, 1)

    @property
    def _turns(self) -> bool:
        room = self.width - self.x if self.heading > 0 else self.x
        return room < 2 and not self.bending

    @property
    def joins_first(self) -> bool:
        """Whether the next tile is joined by its left or upper half."""
        return self.down > 0 if self._turns else self.heading > 0

    def advance(self, *, double: bool) -> None:
        """Move past the next tile."""
        if self._turns:
            self.row += self.down * (self.depth + 2.5)
            self.heading = -self.heading
            self.bending = True
            return
        across = double and not self.bending
        self.x += self.heading * (1 if across else 2)
        self.depth = 1.0 if across else 0.5
        self.bending = False


def check_drawable(rules: Rules) -> None:
    """Raise `RulesError` (`no-such-value`) for rules whose lines have branches: two arms are drawn.

    >>> from openends.rules import BLOCK
    >>> check_drawable(BLOCK)
    """
    if rules.spinner is not Spinner.NONE:
        known = (str(Spinner.NONE),)
        raise RulesError(
            Reason.NO_SUCH_VALUE, option="spinner", value=str(rules.spinner), known=known
        )


def lay_out(line: Line, width: int) -> Layout:
    """Lays a line out within a width in half-tiles.

    Raises `ValueError` for a width below 8. A place, once given, stays when tiles are added.

    >>> for laid in lay_out(Line("[1|4] [1|1]@1"), 12).tiles:
    ...     print(laid.tile, *laid.box)
    [1|4] 5 -0.5 2 1
    [1|1] 4 -1.0 1 2
    """
    if width < NARROWEST:
        raise ValueError(f"a layout is at least {NARROWEST} half-tiles wide, found {width}")
    if not line:
        return Layout(width, (), {})
    first = line.placements[0].tile
    start = start_box(width, double=first.is_double)
    depth = start.height / 2
    laid = [LaidTile(first, start, (first.low, first.high))]
    cursors = {
        LEFT: _Cursor(width, start.x, -1, depth),
        RIGHT: _Cursor(width, start.x + start.width, 1, depth),
    }
    open_pips = {LEFT: first.low, RIGHT: first.high}
    for place in line.placements[1:]:
        if place.arm is None:
            raise AssertionError("only the first tile of a line has no arm")
        tile, cursor = place.tile, cursors[place.arm]
        near = open_pips[place.arm]
        far = open_pips[place.arm] = tile.other(near)
        pips = (near, far) if cursor.joins_first else (far, near)
        laid.append(LaidTile(tile, cursor.box(double=tile.is_double), pips))
        cursor.advance(double=tile.is_double)
    slots = {
        arm: Slot(cursor.box(double=False), open_pips[arm], cursor.joins_first)
        for arm, cursor in cursors.items()
    }
    return Layout(width, tuple(laid), slots)
