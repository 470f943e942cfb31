"""The check of a blocked round: a procedure that goes round the table, seat by seat.

A round is blocked when no open end, on any line of the layout, can be matched from any hand,
and the boneyard can give nothing more. The check finds out: a player who cannot move begins
it, then each next player clockwise looks through their hand; the first who can extend an end
ends it and plays on, and only a whole lap of players who cannot makes the round blocked.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from openends.errors import IllegalMove, Reason, RulesError
from openends.tiles import Tile, as_tiles, check_distinct


@dataclass(frozen=True, slots=True)
class Look:
    """One player's look through their hand.

    `fitting` are the tiles of it that match an open end: none, and the player cannot move.
    """

    seat: int
    hand: tuple[Tile, ...]
    open_pips: tuple[int, ...]
    fitting: tuple[Tile, ...]

    @property
    def can(self) -> bool:
        """Whether the player can extend an open end."""
        return bool(self.fitting)


class Verdict(StrEnum):
    """What a check came to."""

    BLOCKED = "blocked"
    """A whole lap of players could not move, and nothing can be drawn."""
    PLAYS_ON = "plays-on"
    """The last player who looked can extend an end."""
    MUST_DRAW = "must-draw"
    """The first player cannot move but can draw: the check does not begin."""


class BlockedCheck:
    """A check that one can step through.

    `hands` are tiles by seat, clockwise; `open_pips` the pips at every open end of the layout,
    however many; `drawable` the tiles that can still be drawn, so without protected ones;
    `first` the seat that begins. Raises `RulesError` (`no-such-seat`, `duplicate-tile`) and
    `ParseError`.

    >>> check = BlockedCheck(["[1|2]", "[3|4]", "[4|5]"], open_pips=[5, 6])
    >>> [(look.seat, look.can) for look in check.run()], check.verdict
    ([(0, False), (1, False), (2, True)], <Verdict.PLAYS_ON: 'plays-on'>)
    """

    def __init__(
        self,
        hands: Sequence[str | Iterable[Tile]],
        open_pips: Iterable[int],
        *,
        drawable: int = 0,
        first: int = 0,
    ) -> None:
        self.hands = tuple(as_tiles(hand) for hand in hands)
        self.open_pips = tuple(open_pips)
        self.drawable = drawable
        if not 0 <= first < len(self.hands):
            raise RulesError(Reason.NO_SUCH_SEAT, seat=first, players=len(self.hands))
        check_distinct(tile for hand in self.hands for tile in hand)
        self.first = first
        self.looks: tuple[Look, ...] = ()
        """The looks taken so far."""

    @property
    def turn(self) -> int | None:
        """The seat that looks next; None when the check has come to its end."""
        if self.verdict is not None:
            return None
        return (self.first + len(self.looks)) % len(self.hands)

    @property
    def verdict(self) -> Verdict | None:
        """What the check came to, None while it goes on."""
        if not self.looks:
            return None
        if self.looks[-1].can:
            return Verdict.PLAYS_ON
        if self.drawable:
            return Verdict.MUST_DRAW
        return Verdict.BLOCKED if len(self.looks) == len(self.hands) else None

    def look(self) -> Look:
        """The next player looks. Raises `IllegalMove` (`check-over`)."""
        seat = self.turn
        if seat is None:
            raise IllegalMove(Reason.CHECK_OVER)
        hand = self.hands[seat]
        fitting = tuple(tile for tile in hand if any(map(tile.has, self.open_pips)))
        look = Look(seat, hand, self.open_pips, fitting)
        self.looks = (*self.looks, look)
        return look

    def declare(self, can: bool) -> Look:
        """The next player declares whether they can move, and their hand is looked at.

        Raises `IllegalMove` (`false-declaration`), with the seat and the tiles that fit, for a
        declaration that is not true; then the check has not moved on.

        >>> check = BlockedCheck(["[1|5]", "[3|4]"], open_pips=[5, 6])
        >>> check.declare(can=False)
        Traceback (most recent call last):
        openends.errors.IllegalMove: false-declaration: seat=0, tiles=(Tile('[1|5]'),)
        """
        before = self.looks
        look = self.look()
        if look.can is not can:
            self.looks = before
            raise IllegalMove(Reason.FALSE_DECLARATION, seat=look.seat, tiles=look.fitting)
        return look

    def back(self) -> None:
        """Take the last look back. Raises `IllegalMove` (`nothing-to-undo`)."""
        if not self.looks:
            raise IllegalMove(Reason.NOTHING_TO_UNDO)
        self.looks = self.looks[:-1]

    def run(self) -> tuple[Look, ...]:
        """Goes on to the end, and gives all looks."""
        while self.turn is not None:
            self.look()
        return self.looks


def is_blocked(
    hands: Sequence[str | Iterable[Tile]], open_pips: Iterable[int], *, drawable: int = 0
) -> bool:
    """Whether nobody can go on, for any set, any number of open ends and any reserve.

    >>> is_blocked(["[1|2]", "[5|10]"], [11, 12, 0])
    True
    >>> is_blocked(["[1|2]", "[5|10]"], [11, 12, 0], drawable=1)
    False
    """
    check = BlockedCheck(hands, open_pips, drawable=drawable)
    check.run()
    return check.verdict is Verdict.BLOCKED
