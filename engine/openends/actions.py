"""What a player may do on a turn, and how a round ends."""

from dataclasses import dataclass
from functools import lru_cache

from openends.line import PLACES, Arm, Place
from openends.tiles import tiles_of


@dataclass(frozen=True, slots=True)
class Draw:
    """The action of taking a tile from the boneyard; the turn stays."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Pass:
    """The action of passing, open only to a player who can neither place nor draw."""

    def __str__(self) -> str:
        return "pass"


Action = Place | Draw | Pass

DRAW = Draw()
PASS = Pass()


# A suit of a double-n set has n + 1 tiles: for double-six there are 896 such sets in all.
@lru_cache(maxsize=1 << 14)
def places_of(mask: int, arm: Arm | None) -> tuple[Action, ...]:
    """The placements at an arm of the tiles of an integer used as a set, lowest tile first.

    >>> print(*places_of(0b101, Arm.LEFT))
    [0|0]@L [1|1]@L
    """
    table = PLACES[arm]
    return tuple(table[tile.index] for tile in tiles_of(mask))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended: `out` is the seat that went out, None when it was blocked."""

    out: int | None

    @property
    def blocked(self) -> bool:
        """Whether nobody could go on."""
        return self.out is None
