"""What a line shows at its tips: ports, arms, the count, and the rules by which branches open."""

from collections.abc import Iterable
from enum import IntEnum, StrEnum
from typing import NamedTuple, NewType

from openends.options import Branches, Spinner, SpinnerCount
from openends.tiles import Tile


class Port(StrEnum):
    """Where a tile joins others. Sorted by name, as open ends are listed.

    An ordinary tile has a low and a high end, a double two straight sides. Only a spinner
    opens branches.
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

STRAIGHT = (Port.STRAIGHT_A, Port.STRAIGHT_B)
"""The long sides of a double."""


class LineRules(NamedTuple):
    """How the lines of a game grow, and what counts at their ends."""

    spinner: Spinner = Spinner.NONE
    """Which doubles open branches."""
    branches: Branches = Branches.AFTER_SIDES
    """When a spinner opens them."""
    spinner_count: SpinnerCount = SpinnerCount.NOTHING
    """What a spinner adds to the count once both its long sides are joined."""
    counts: bool = False
    """Whether the count earns points."""

    def spins(self, tile: Tile, *, leads: bool, first: bool) -> bool:
        """Whether a tile is a spinner: `leads` the line, or is the `first` double of it.

        >>> LineRules(Spinner.LEAD_DOUBLE).spins(Tile("[1|1]"), leads=False, first=True)
        False
        """
        if not tile.is_double or self.spinner is Spinner.NONE:
            return False
        if self.spinner is Spinner.LEAD_DOUBLE:
            return leads
        return first or self.spinner is Spinner.EVERY_DOUBLE


TWO_ENDS = LineRules()
"""No branches: the line has two ends."""


class Kind(IntEnum):
    """What lies at an open end, as far as counting and branches ask."""

    PLAIN = 0
    """An ordinary tile: its open half counts."""
    DOUBLE = 1
    """A double, which counts whole."""
    SPINNER = 2
    """A long side of a spinner, which counts whole."""
    BRANCH = 3
    """A short side of a spinner."""


class Tip(NamedTuple):
    """The tip of an arm: the pips needed, and what lies there."""

    arm: Arm
    pips: int
    kind: Kind = Kind.PLAIN


def count_of(tips: Iterable[Tip], spinner_count: SpinnerCount) -> int:
    """The count of open ends: ordinary tiles their open half, doubles whole, once.

    >>> count_of([Tip(LEFT, 3), Tip(RIGHT, 6, Kind.DOUBLE)], SpinnerCount.NOTHING)
    15
    """
    count = 0
    # A double is known by its pips, as every tile exists once.
    doubles: set[int] = set()
    branches: list[int] = []
    for _, pips, kind in tips:
        if kind is Kind.PLAIN:
            count += pips
        elif kind is Kind.BRANCH:
            branches.append(pips)
        else:
            doubles.add(pips)
    if spinner_count is SpinnerCount.SHORT_SIDES:
        count += sum(pips for pips in branches if pips not in doubles)
    return count + 2 * sum(doubles)


def branch_arms(pips: int) -> tuple[Arm, Arm]:
    """The arms that grow from the branches of a spinner.

    >>> branch_arms(6)
    ('6A', '6B')
    """
    return Arm(f"{pips}A"), Arm(f"{pips}B")
