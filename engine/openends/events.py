"""What can happen in a match, as data: lots, deals, actions, checks, settlements, the end.

An event holds what a table would see and hear, and the tile of a draw besides: whoever
tells it must know to whom.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from openends.blocked import Look
from openends.lead import Lot
from openends.line import Arm
from openends.match import Result
from openends.settlement import Settlement
from openends.tiles import Tile


class Lead(StrEnum):
    """Why a seat leads a round."""

    LOT = "lot"
    """It won the lot."""
    HIGHEST_DOUBLE = "highest-double"
    """It holds the highest double."""
    HEAVIEST_TILE = "heaviest-tile"
    """It holds the heaviest tile, and nobody holds a double."""
    NEXT_SEAT = "next-seat"
    """It sits next to the last leader, clockwise."""
    WON = "won"
    """It, or its side, won the round before."""
    OUT = "out"
    """It went out in the round before."""
    BLOCK_LOT = "block-lot"
    """It won the lot that is drawn after a blocked round."""
    AGAIN = "again"
    """It led the round before, which nobody won."""


class Stuck(StrEnum):
    """Why nothing can be drawn by a seat that passes."""

    NO_DRAWING = "no-drawing"
    """Nobody draws in this game."""
    EMPTY = "empty"
    """The boneyard is empty."""
    PROTECTED = "protected"
    """Only the protected tiles of the boneyard are left."""
    DRAWN_ALREADY = "drawn-already"
    """The one tile of this turn has been drawn."""


@dataclass(frozen=True, slots=True)
class Lots:
    """Lots are drawn for the first lead; `again` where those who tied draw once more."""

    kind: ClassVar[str] = "lot"
    lot: Lot
    again: bool


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round is dealt: `hand` tiles to each, the rest in the boneyard or out of the round."""

    kind: ClassVar[str] = "deal"
    number: int
    """Which round it is, from 1."""
    hand: int
    boneyard: int
    undealt: int


@dataclass(frozen=True, slots=True)
class Leads:
    """Who leads a round and why; `tile` is the one to begin with, if it must be a certain one."""

    kind: ClassVar[str] = "lead"
    seat: int
    why: Lead
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile is placed, at an arm and the pips open there; at none if it starts the line.

    `points` are those that it earns at once.
    """

    kind: ClassVar[str] = "place"
    seat: int
    tile: Tile
    arm: Arm | None
    pips: int
    points: int = 0


@dataclass(frozen=True, slots=True)
class Drawn:
    """A tile is drawn, which only the seat that drew it sees; `left` can still be drawn."""

    kind: ClassVar[str] = "draw"
    seat: int
    tile: Tile
    left: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passes: it holds nothing that fits these pips, and nothing can be drawn."""

    kind: ClassVar[str] = "pass"
    seat: int
    pips: tuple[int, ...]
    why: Stuck


@dataclass(frozen=True, slots=True)
class Blocked:
    """The check of a blocked round: who was looked at, and that none could place."""

    kind: ClassVar[str] = "check"
    pips: tuple[int, ...]
    looks: tuple[Look, ...]


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The hands that are left are turned up."""

    kind: ClassVar[str] = "hands"
    hands: tuple[tuple[Tile, ...], ...]


@dataclass(frozen=True, slots=True)
class Settled:
    """A round is settled."""

    kind: ClassVar[str] = "settlement"
    settlement: Settlement


@dataclass(frozen=True, slots=True)
class Scored:
    """The scores of the sides after a round; `kept` where its points would pass the target."""

    kind: ClassVar[str] = "score"
    scores: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]
    target: int
    kept: bool


@dataclass(frozen=True, slots=True)
class Ended:
    """The match ends."""

    kind: ClassVar[str] = "end"
    result: Result
    sides: tuple[tuple[int, ...], ...]
    score: int


Event = (
    Lots | Dealt | Leads | Placed | Drawn | Passed | Blocked | TurnedUp | Settled | Scored | Ended
)
