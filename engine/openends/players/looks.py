"""What to look at before an action: facts that a view proves, each found only where it is true."""

from dataclasses import dataclass

from openends.players.knowledge import Knowledge, held_of
from openends.view import View

MANY = 3
"""From so many tiles of a number on, it is strong in a hand."""
NEAR = 2
"""With so many tiles or fewer, a player may soon go out."""


@dataclass(frozen=True, slots=True)
class StrongIn:
    """The own hand holds so many tiles of each of these numbers, more than of any other."""

    numbers: tuple[int, ...]
    tiles: int


@dataclass(frozen=True, slots=True)
class SeatLacks:
    """A player has shown to hold no tile of these numbers."""

    seat: int
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Unseen:
    """Of each of these numbers so many tiles, 0 or 1, are neither on the table nor in hand."""

    numbers: tuple[int, ...]
    tiles: int


@dataclass(frozen=True, slots=True)
class NearlyOut:
    """A player holds only so many tiles."""

    seat: int
    tiles: int


Look = StrongIn | SeatLacks | Unseen | NearlyOut


def looks_at(view: View, known: Knowledge) -> tuple[Look, ...]:
    """All that is worth a look in a view.

    >>> from openends.round import Round
    >>> from openends.rules import BLOCK
    >>> play = Round(BLOCK, ["[5|6] [0|0] [0|1] [0|2]", "[1|3] [1|4] [2|4]"])
    >>> play.play("[5|6]"); play.play("pass")
    >>> view = View.of(play, seat=0)
    >>> for look in looks_at(view, Knowledge.of(view)):
    ...     print(look)
    StrongIn(numbers=(0,), tiles=3)
    SeatLacks(seat=1, numbers=(5, 6))
    """
    return (
        *strong_in(view),
        *seats_lack(view, known),
        *unseen(view, known),
        *nearly_out(view),
    )


def strong_in(view: View) -> list[Look]:
    """The numbers of which the hand holds most tiles, if they are many."""
    counts = {number: held_of(view.hand, number) for number in _numbers(view)}
    most = max(counts.values())
    if most < MANY:
        return []
    return [StrongIn(tuple(number for number, count in counts.items() if count == most), most)]


def seats_lack(view: View, known: Knowledge) -> list[Look]:
    """What the others have shown not to hold, the next player first."""
    players = len(view.counts)
    found: list[Look] = []
    for step in range(1, players):
        seat = (view.seat + step) % players
        if lacks := known.held[seat].lacks:
            found.append(SeatLacks(seat, tuple(sorted(lacks))))
    return found


def unseen(view: View, known: Knowledge) -> list[Look]:
    """The numbers that nobody else, or that hardly anybody else can hold."""
    suits = view.rules.tile_set.suits
    counts = {number: (known.unseen & suits[number]).bit_count() for number in _numbers(view)}
    found: list[Look] = []
    for few in (0, 1):
        if numbers := tuple(number for number, count in counts.items() if count == few):
            found.append(Unseen(numbers, few))
    return found


def nearly_out(view: View) -> list[Look]:
    """The others who hold few tiles, the next player first."""
    players = len(view.counts)
    seats = [(view.seat + step) % players for step in range(1, players)]
    return [NearlyOut(seat, view.counts[seat]) for seat in seats if view.counts[seat] <= NEAR]


def _numbers(view: View) -> range:
    return range(view.rules.tile_set.highest + 1)
