"""What a player may do on a turn, and how a round ends."""

from dataclasses import dataclass

from openends.line import Place


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


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended: `out` is the seat that went out, None when it was blocked."""

    out: int | None

    @property
    def blocked(self) -> bool:
        """Whether nobody could go on."""
        return self.out is None
