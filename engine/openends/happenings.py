"""What happens in a match, in order, as data: each thing once, from the first lot to the end.

A happening holds what a table would see and hear, and the tile of a draw besides: whoever
tells it must know to whom.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from openends.actions import Draw
from openends.blocked import BlockedCheck, Look, drawable
from openends.line import Arm, Place
from openends.match import Lot, Match, Result, add_points, next_leader, result_of
from openends.options import Drawing, FirstLead, NextLead
from openends.round import Round
from openends.rules import Rules
from openends.settlement import Settlement
from openends.table import opener
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
    """A tile is placed, at an arm and the pips open there; at none if it starts the line."""

    kind: ClassVar[str] = "place"
    seat: int
    tile: Tile
    arm: Arm | None
    pips: int


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


Happening = (
    Lots | Dealt | Leads | Placed | Drawn | Passed | Blocked | TurnedUp | Settled | Scored | Ended
)


@dataclass(frozen=True, slots=True)
class Moment:
    """A happening with its place: the round from 0, and how many actions had been taken in it.

    What is to be seen after it is the round after so many actions.
    """

    round: int
    actions: int
    what: Happening

    @property
    def kind(self) -> str:
        """The kind of happening, as a page marks it."""
        return self.what.kind

    @property
    def seat(self) -> int | None:
        """The seat that did it or that it is about, None where it is about all."""
        return getattr(self.what, "seat", None)


def moments_of(match: Match) -> Iterator[Moment]:
    """All that has happened in a match, in order.

    >>> from openends.rules import BLOCK
    >>> [moment.kind for moment in moments_of(Match(BLOCK, players=2, seed="tea"))]
    ['lot', 'lead', 'deal']
    """
    scores: tuple[int, ...] | None = None
    for number in range(len(match.rounds)):
        for moment in round_moments(match, number, scores):
            yield moment
            if isinstance(moment.what, Scored):
                scores = moment.what.scores


def round_moments(
    match: Match, number: int, scores: tuple[int, ...] | None = None
) -> Iterator[Moment]:
    """What has happened in one round, from 0, the lots before the first one too.

    `scores` are those before the round, None before the first one.
    """
    played = match.rounds[number]
    if number == 0:
        yield from (Moment(0, 0, what) for what in _lots(match))
    yield Moment(number, 0, _dealt(played, number))
    if number == 0 and match.rules.first_lead is not FirstLead.LOT:
        yield Moment(0, 0, _holder(played))
    for count, what in enumerate(_actions(played), start=1):
        yield Moment(number, count, what)
    if played.outcome is not None:
        ended = len(played.actions)
        before = scores or (0,) * len(match.rules.sides(match.players))
        yield from (Moment(number, ended, what) for what in _ending(match.rules, played, before))


def _lots(match: Match) -> Iterator[Happening]:
    for number, lot in enumerate(match.lots):
        yield Lots(lot, again=number > 0)
    if match.lots:
        yield Leads(match.lots[-1].best[0], Lead.LOT, None)


def _dealt(played: Round, number: int) -> Dealt:
    hands, boneyard, _ = played.start
    hand = len(hands[0])
    undealt = len(played.rules.tile_set) - len(hands) * hand - len(boneyard)
    return Dealt(number + 1, hand, len(boneyard), undealt)


def _holder(played: Round) -> Leads:
    seat, tile = opener(played.start[0])
    why = Lead.HIGHEST_DOUBLE if tile.is_double else Lead.HEAVIEST_TILE
    return Leads(seat, why, played.opening)


def _actions(played: Round) -> Iterator[Happening]:
    rules = played.rules
    drawn = iter(played.drawn)
    boneyard = len(played.boneyard) + len(played.drawn)
    drew = False
    for (seat, action), pips in zip(played.moves, played.pips_before, strict=True):
        if isinstance(action, Place):
            at = 0 if action.arm is None else pips[list(Arm).index(action.arm)]
            yield Placed(seat, action.tile, action.arm, at)
        elif isinstance(action, Draw):
            boneyard -= 1
            yield Drawn(seat, next(drawn), drawable(rules, boneyard))
        else:
            yield Passed(seat, tuple(dict.fromkeys(pips)), _stuck(rules, boneyard, drew))
        drew = isinstance(action, Draw)


def _stuck(rules: Rules, boneyard: int, drew: bool) -> Stuck:
    if rules.drawing is Drawing.NONE:
        return Stuck.NO_DRAWING
    if boneyard == 0:
        return Stuck.EMPTY
    if drawable(rules, boneyard) == 0:
        return Stuck.PROTECTED
    assert drew, "who passes while a tile can be drawn has drawn the one of this turn"
    return Stuck.DRAWN_ALREADY


def _ending(rules: Rules, played: Round, scores: tuple[int, ...]) -> Iterator[Happening]:
    settlement = played.settlement
    if settlement is None:
        raise AssertionError("a round that has ended is settled")
    if settlement.blocked:
        pips = tuple(played.open_pips.values())
        # The check goes round from the seat after the last one that acted: all have passed.
        first = (played.turn + 1) % played.players
        check = BlockedCheck(played.hands, pips, first=first)
        yield Blocked(tuple(dict.fromkeys(pips)), check.run())
    yield TurnedUp(played.hands)
    yield Settled(settlement)
    side, after = settlement.winner, list(scores)
    if side is not None:
        after[side] = add_points(rules, played.players, scores[side], settlement.points)
    sides = rules.sides(played.players)
    target = rules.targets[played.players]
    kept = side is not None and settlement.points > 0 and after[side] == scores[side]
    yield Scored(tuple(after), sides, target, kept)
    result = result_of(rules, played.players, after)
    if result is not None:
        yield Ended(result, sides, max(after))
    else:
        yield _next_lead(rules, played, settlement)


def _next_lead(rules: Rules, played: Round, settlement: Settlement) -> Leads:
    seat = next_leader(played)
    if rules.next_lead is NextLead.NEXT_SEAT:
        return Leads(seat, Lead.NEXT_SEAT, None)
    return Leads(seat, Lead.AGAIN if settlement.winner is None else Lead.WON, None)
