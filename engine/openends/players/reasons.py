"""Reasons for an action: facts about a position, each found only where it is true.

A reason is one of a closed set of facts, a class each. `reasons_for` gives all that hold; each
is found by a function of its own, which gives None or the fact.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from openends.actions import Action
from openends.line import Place
from openends.players.knowledge import Knowledge, held_of
from openends.tiles import Tile
from openends.view import View

FEW = 2
"""So many tiles of a number, or fewer, make its double hard to place."""


@dataclass(frozen=True, slots=True)
class OnlyChoice:
    """There is nothing else to do."""


@dataclass(frozen=True, slots=True)
class GoesOut:
    """It is the last tile of the hand: the round is won."""


@dataclass(frozen=True, slots=True)
class Blocks:
    """After it nobody can place or draw: the round is blocked."""


@dataclass(frozen=True, slots=True)
class NobodyMatches:
    """It leaves an end, a number, that no other player can match."""

    number: int


@dataclass(frozen=True, slots=True)
class NextLacks:
    """It leaves an end, a number, of which the next player has shown to hold no tile."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Sheds:
    """It takes so many pips from the hand; `most`: more than any other tile that fits would."""

    pips: int
    most: bool


@dataclass(frozen=True, slots=True)
class HardDouble:
    """It places a double while few tiles of its number are left that could make a place for it.

    `left` are the other tiles of the number that are not on the table.
    """

    tile: Tile
    left: int


@dataclass(frozen=True, slots=True)
class LastOf:
    """With it every tile of a number is on the table."""

    number: int


@dataclass(frozen=True, slots=True)
class Keeps:
    """It leaves an end, a number, of which so many tiles are still in the own hand."""

    number: int
    tiles: int


@dataclass(frozen=True, slots=True)
class Strands:
    """After it no tile of the own hand fits."""


Reason = (
    OnlyChoice
    | GoesOut
    | Blocks
    | NobodyMatches
    | NextLacks
    | Sheds
    | HardDouble
    | LastOf
    | Keeps
    | Strands
)


@dataclass(frozen=True, slots=True)
class After:
    """What a view shows of the position after a placement."""

    view: View
    known: Knowledge
    place: Place

    @property
    def rest(self) -> list[Tile]:
        """The own tiles that are left."""
        return [tile for tile in self.view.hand if tile is not self.place.tile]

    @property
    def ends(self) -> tuple[int, ...]:
        """The open numbers, each once."""
        return tuple(dict.fromkeys(ends_after(self.view, self.place)))

    @property
    def nothing_drawable(self) -> bool:
        """Whether nobody can draw any more."""
        return not self.view.rules.drawable(self.view.boneyard)

    def unseen(self, number: int) -> int:
        """How many tiles of a number are neither on the table nor in the own hand."""
        return (self.known.unseen & self.view.rules.tile_set.suits[number]).bit_count()

    def placed(self, number: int) -> int:
        """How many tiles of a number are on the table then."""
        return held_of([*self.view.line.tiles, self.place.tile], number)

    def others(self) -> list[int]:
        """The seats of the other players, the next one first."""
        players = len(self.view.counts)
        return [(self.view.seat + step) % players for step in range(1, players)]

    def nobody_else_matches(self, number: int) -> bool:
        """Whether it is proven that no other player can place at a number, now or later."""
        if not self.unseen(number):
            return True
        return self.nothing_drawable and all(
            self.known.lacking(seat, number) for seat in self.others()
        )


def ends_after(view: View, place: Place) -> tuple[int, ...]:
    """The pips at each open end after a placement.

    >>> from openends.round import Round
    >>> from openends.rules import BLOCK
    >>> view = View.of(Round(BLOCK, ["[1|3] [0|0]", "[2|2]"], line="[1|4]"), seat=0)
    >>> ends_after(view, view.legal_actions[0])
    (3, 4)
    """
    return tuple(view.line.place(place.tile, place.arm).open_pips.values())


def goes_out(after: After) -> list[Reason]:
    """Whether the hand is empty."""
    return [] if after.rest else [GoesOut()]


def blocks(after: After) -> list[Reason]:
    """Whether the round ends blocked."""
    stuck = (
        after.rest
        and after.nothing_drawable
        and not held_at(after.rest, after.ends)
        and all(map(after.nobody_else_matches, after.ends))
    )
    return [Blocks()] if stuck else []


def nobody_matches(after: After) -> list[Reason]:
    """The ends that no other player can match."""
    return [NobodyMatches(end) for end in after.ends if after.nobody_else_matches(end)]


def next_lacks(after: After) -> list[Reason]:
    """The ends that the next player cannot match, as was shown, but perhaps others can."""
    seat = after.others()[0]
    return [
        NextLacks(seat, end)
        for end in after.ends
        if after.known.lacking(seat, end) and not after.nobody_else_matches(end)
    ]


def sheds(after: After) -> list[Reason]:
    """The pips of the tile, and whether they are the most; of [0|0] nothing."""
    tile = after.place.tile
    fitting = {place.tile for place in after.view.placements}
    others = [other.pips for other in fitting if other is not tile]
    most = bool(others) and tile.pips > max(others)
    return [Sheds(tile.pips, most)] if tile.pips else []


def hard_double(after: After) -> list[Reason]:
    """Whether the tile is a double that little could make room for later."""
    tile = after.place.tile
    if not tile.is_double:
        return []
    left = after.view.rules.tile_set.highest + 1 - after.placed(tile.low)
    return [HardDouble(tile, left)] if left <= FEW else []


def last_of(after: After) -> list[Reason]:
    """The numbers of the tile that are all on the table then."""
    numbers = dict.fromkeys((after.place.tile.low, after.place.tile.high))
    size = after.view.rules.tile_set.highest + 1
    return [LastOf(number) for number in numbers if after.placed(number) == size]


def keeps(after: After) -> list[Reason]:
    """The ends that the own hand can match, and how often."""
    held = [(end, held_of(after.rest, end)) for end in after.ends]
    return [Keeps(end, count) for end, count in held if count]


def strands(after: After) -> list[Reason]:
    """Whether there are own tiles left and none fits."""
    return [Strands()] if after.rest and not held_at(after.rest, after.ends) else []


def held_at(tiles: Sequence[Tile], numbers: Sequence[int]) -> bool:
    """Whether any tile shows any of the numbers.

    >>> held_at([Tile("[1|4]")], [2, 4])
    True
    """
    return any(tile.has(number) for tile in tiles for number in numbers)


FOUND_BY: tuple[Callable[[After], list[Reason]], ...] = (
    goes_out,
    blocks,
    nobody_matches,
    next_lacks,
    sheds,
    hard_double,
    last_of,
    keeps,
    strands,
)
"""What finds the reasons of a placement, those that weigh most first."""


def reasons_for(view: View, known: Knowledge, action: Action) -> tuple[Reason, ...]:
    """All reasons that are true of an action of a view.

    >>> from openends.round import Round
    >>> from openends.rules import BLOCK
    >>> view = View.of(Round(BLOCK, ["[1|3] [0|4]", "[2|2]"], line="[1|4]"), seat=0)
    >>> reasons_for(view, Knowledge.of(view), view.legal_actions[0])
    (Sheds(pips=4, most=False), Keeps(number=4, tiles=1))
    """
    found: list[Reason] = []
    if len(view.legal_actions) == 1:
        found.append(OnlyChoice())
    if isinstance(action, Place):
        after = After(view, known, action)
        for finder in FOUND_BY:
            found += finder(after)
        if GoesOut() in found:  # what comes after it does not matter
            gone = (OnlyChoice, GoesOut, Sheds)
            found = [reason for reason in found if isinstance(reason, gone)]
    return tuple(found)
