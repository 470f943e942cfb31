"""Where the holes of a cribbage board lie: a lane for each side, folded into rows.

Each row is read like a line of text. Holes stand in groups of five; the last hole of a lane
is the target. Two more before the first are for the pegs of a score of 0.
"""

import math
from dataclasses import dataclass
from functools import cached_property

GROUP = 5
GAP = 0.5  # between two groups
_LANE = 1.15  # from lane to lane
_ROWS = (30, 25, 20)  # holes in a row, the best looking first
_MOST = 150  # holes of a lane; beyond, a hole is worth more points
_WORTH = (1, 2, 5, 10)

MARGIN = 0.8
"""Around the board."""
START = 3.0
"""Room for the start, left of the rows."""
FIGURES = 1.0
"""The height of the figures above a row."""
_BETWEEN = 0.9  # rows


@dataclass(frozen=True)
class Track:
    """The holes for a target and so many lanes, in units of the way from hole to hole.

    >>> track = Track(121, lanes=2)
    >>> track.holes, track.points_a_hole, track.in_row, track.rows
    (121, 1, 30, 4)
    >>> Track(200, lanes=2).points_a_hole
    2
    """

    target: int
    lanes: int

    @cached_property
    def points_a_hole(self) -> int:
        """How many points a hole is worth."""
        return next(
            (points for points in _WORTH if math.ceil(self.target / points) <= _MOST + 1),
            math.ceil(self.target / _MOST),
        )

    @cached_property
    def holes(self) -> int:
        """The holes of a lane; the last one is the target."""
        return math.ceil(self.target / self.points_a_hole)

    @cached_property
    def in_row(self) -> int:
        """The holes of a whole row. The last row may have the target besides."""
        if self.holes <= _ROWS[0] + 1:
            return max(math.ceil((self.holes - 1) / GROUP), 2) * GROUP
        # The fewest rows, and of those the last one as full as can be.
        return min(_ROWS, key=lambda row: (self._rows(row), max(self._rows(row) * row, self.holes)))

    def _rows(self, in_row: int) -> int:
        return max(math.ceil((self.holes - 1) / in_row), 1)

    @cached_property
    def rows(self) -> int:
        """How many rows there are."""
        return self._rows(self.in_row)

    def hole_of(self, score: int) -> int:
        """The hole for a score: 0 is the start, and only the target is in the last one.

        >>> track = Track(200, lanes=2)
        >>> [track.hole_of(score) for score in (0, 1, 2, 3, 199, 200, 230)]
        [0, 1, 1, 2, 99, 100, 100]
        """
        if score >= self.target:
            return self.holes
        return min(math.ceil(score / self.points_a_hole), self.holes - 1)

    def place(self, hole: int, lane: int) -> tuple[float, float]:
        """The middle of a hole; 0 and -1 are the two of the start, the front one first."""
        row = min(max(hole - 1, 0) // self.in_row, self.rows - 1)
        number = hole - 1 - row * self.in_row
        x = MARGIN + START + 0.5 + number + GAP * (number // GROUP if number > 0 else 0)
        if hole < 1:
            x -= GAP
        y = self.row_top(row) + FIGURES + 0.75 + lane * _LANE
        return round(x, 3), round(y, 3)

    def row_top(self, row: int) -> float:
        """The upper edge of a row, that of its figures."""
        return MARGIN + row * self._row_height

    @property
    def _row_height(self) -> float:
        return FIGURES + self.band + _BETWEEN

    @property
    def band(self) -> float:
        """The height of the lanes of a row together."""
        return 0.35 + _LANE * self.lanes

    @property
    def width(self) -> float:
        """The width of the board."""
        last = max(self.place(min(self.in_row, self.holes), 0)[0], self.place(self.holes, 0)[0])
        return round(last + 1.1 + MARGIN, 3)

    @property
    def height(self) -> float:
        """The height of the board."""
        return round(2 * MARGIN + self.rows * self._row_height - _BETWEEN, 3)
