"""Settling a round: who won it, how many points, and the sum as one writes it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from openends.errors import Expected, ParseError, Reason, RulesError
from openends.notation import plain
from openends.options import BlockedAward, BlockedWinner, OutAward, Rounding, SharedLowest
from openends.rules import Rules
from openends.tiles import Tile, as_tiles, check_distinct, read_tiles
from openends.totals import can_be_held

MINUS = "−"

FIVE = 5
"""Pips are rounded to multiples of this, where no divisor says otherwise."""

Held = int | str | Iterable[Tile]
"""What is left in a hand: its pip total, or its tiles as text or as tiles."""


@dataclass(frozen=True)
class Settlement:
    """How a round was settled.

    `winner` is a side from 0 (a seat, but between partners 0 for the seats 0 and 2 and 1 for
    the others), or None when nobody wins; `points` are raw points; `sum` is the sum as
    written, empty when nobody scores; `totals` are the pips left in each hand, first seat
    first; `blocked` tells a blocked round from one gone out; `decided` is the rule by which a
    shared lowest total was decided, None where it was not shared; `seats` are those of the
    winning side: one, or two partners, or none.

    >>> from openends.rules import PARTNERS_BLOCK
    >>> settle(PARTNERS_BLOCK, blocked=[3, 7, 8, 10]).seats
    (0, 2)
    """

    winner: int | None
    points: int
    sum: str
    totals: tuple[int, ...] = field(repr=False)
    blocked: bool = field(repr=False)
    decided: SharedLowest | None = field(repr=False, default=None)
    seats: tuple[int, ...] = field(repr=False, compare=False, default=())


def settle(
    rules: Rules,
    *,
    blocked: Sequence[Held] | None = None,
    out: int | None = None,
    totals: Sequence[Held] | None = None,
    last: Sequence[int] = (),
) -> Settlement:
    """Settles a round from what is left in the hands, first seat first.

    Give `blocked` all hands of a blocked round, and `last`, the seats by when they last placed
    a tile, the latest first, where the rules ask for it; or `out`, the seat that went out, and
    `totals`, all hands. A hand is its pip total or its tiles.

    Raises `RulesError`: `players`, `not-a-total`, `no-such-hands` for totals that no tiles make
    together, `holds-tiles` for a seat that went out, `hands-needed` and `last-needed` where
    totals do not decide, `duplicate-tile`, `not-in-set`, `no-such-seat`; and `ParseError`
    for tiles that cannot be read.

    >>> from openends.rules import BLOCK
    >>> settle(BLOCK, blocked=[3, 7, 8])
    Settlement(winner=0, points=12, sum='7 + 8 − 3 = 12')
    >>> settle(BLOCK, blocked=["[1|2]", "[0|3]", "[4|4]"])
    Settlement(winner=None, points=0, sum='')
    >>> settle(BLOCK, out=0, totals=[0, 0, 8])
    Settlement(winner=0, points=8, sum='0 + 8 = 8')
    """
    if (blocked is None) == (out is None) or (out is None) != (totals is None):
        raise TypeError("settle takes either blocked=hands, or out=seat and totals=hands")
    hands = _Hands(rules, blocked if blocked is not None else totals or ())
    if out is None:
        hands.check_together()
        return _settle_blocked(rules, hands, last)
    return _settle_out(rules, hands, out)


class _Hands:
    """The hands that are left: totals, and tiles where they were given."""

    def __init__(self, rules: Rules, hands: Sequence[Held]) -> None:
        rules.check_players(len(hands))
        self.sides = rules.sides(len(hands))
        tiles = [None if isinstance(hand, int) else as_tiles(hand) for hand in hands]
        seen = [tile for hand in tiles if hand is not None for tile in hand]
        rules.tile_set.check(seen)
        check_distinct(seen)
        self.tiles: list[tuple[Tile, ...]] | None = None
        if all(hand is not None for hand in tiles):
            self.tiles = [hand or () for hand in tiles]
        self.totals = tuple(
            hand if isinstance(hand, int) else sum(tile.pips for tile in held or ())
            for hand, held in zip(hands, tiles, strict=True)
        )
        most = rules.tile_set.pips
        for total in self.totals:
            if not 0 <= total <= most:
                raise RulesError(Reason.NOT_A_TOTAL, total=total, most=most)
        self._tile_set, self._seen = rules.tile_set, frozenset(seen)
        self._given = {seat: hand for seat, hand in enumerate(hands) if isinstance(hand, int)}

    def check_together(self, out: int | None = None) -> None:
        """Raise `RulesError` (`no-such-hands`) where no tiles make the totals; `out` holds none."""
        totals = [total for seat, total in self._given.items() if seat != out]
        if not can_be_held(self._tile_set, totals, self._seen):
            raise RulesError(Reason.NO_SUCH_HANDS, totals=totals)

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.totals):
            raise RulesError(Reason.NO_SUCH_SEAT, seat=seat, players=len(self.totals))

    def of(self, side: int) -> list[int]:
        """The totals of a side's hands."""
        return [self.totals[seat] for seat in self.sides[side]]

    def against(self, side: int) -> list[int]:
        """The totals of all other hands, first seat first."""
        own = self.sides[side]
        return [total for seat, total in enumerate(self.totals) if seat not in own]


def _settle_out(rules: Rules, hands: _Hands, out: int) -> Settlement:
    hands.check_seat(out)
    if hands.totals[out] != 0:
        raise RulesError(Reason.HOLDS_TILES, seat=out, total=hands.totals[out])
    hands.check_together(out)
    side = rules.side_of(out)
    if rules.out_award is OutAward.ONE:
        return Settlement(side, 1, "1", hands.totals, blocked=False, seats=hands.sides[side])
    if rules.out_award is OutAward.ALL:
        added = [total for seat, total in enumerate(hands.totals) if seat != out]
    else:
        added = hands.against(side)
    points, written = _points(rules, added, [])
    return Settlement(
        side,
        points,
        written,
        hands.totals,
        blocked=False,
        seats=hands.sides[side],
    )


def _settle_blocked(rules: Rules, hands: _Hands, last: Sequence[int]) -> Settlement:
    winner, decided = _lowest(rules, hands, last)
    added: list[int] = []
    taken: list[int] = []
    if winner is not None:
        match rules.blocked_award:
            case BlockedAward.OTHERS_MINUS_OWN:
                added = hands.against(winner)
                by_side = rules.blocked_winner is BlockedWinner.SIDE
                taken = hands.of(winner) if by_side else [min(hands.totals)]
            case BlockedAward.OTHERS:
                added = hands.against(winner)
            case BlockedAward.EVERY_PIP:
                added = list(hands.totals)
            case BlockedAward.NOBODY:
                winner = None
    points, written = _points(rules, added, taken)
    return Settlement(
        winner,
        points,
        written,
        hands.totals,
        blocked=True,
        decided=decided,
        seats=() if winner is None else hands.sides[winner],
    )


def _lowest(
    rules: Rules, hands: _Hands, last: Sequence[int]
) -> tuple[int | None, SharedLowest | None]:
    """The side with the lowest total, and the rule that decided where it was shared."""
    if rules.blocked_winner is BlockedWinner.SIDE:
        by_side = [sum(hands.of(side)) for side in range(len(hands.sides))]
        best = [
            seat
            for seat, total in enumerate(hands.totals)
            if by_side[rules.side_of(seat)] == min(by_side)
        ]
    else:
        best = [seat for seat, total in enumerate(hands.totals) if total == min(hands.totals)]
    sides = {rules.side_of(seat) for seat in best}
    if len(sides) == 1:
        return sides.pop(), None
    rule = rules.shared_lowest
    winners: list[int] = []
    if rule in (SharedLowest.LIGHTEST_TILE, SharedLowest.FEWEST_TILES):
        if hands.tiles is None:
            raise RulesError(Reason.HANDS_NEEDED)
        lightest = rule is SharedLowest.LIGHTEST_TILE
        weights = {
            seat: min((tile.pips for tile in hands.tiles[seat]), default=0)
            if lightest
            else len(hands.tiles[seat])
            for seat in best
        }
        winners = [seat for seat in best if weights[seat] == min(weights.values())]
    elif rule is SharedLowest.LAST_PLACED:
        for seat in last:
            hands.check_seat(seat)
        winners = [seat for seat in last if seat in best][:1]
        if not winners:
            raise RulesError(Reason.LAST_NEEDED)
    sides = {rules.side_of(seat) for seat in winners}
    return (sides.pop() if len(sides) == 1 else None), rule


ROUNDED = " ≈ "
"""Between pips and what they are rounded to."""
DIVIDED = " ÷ "


def _points(rules: Rules, added: Sequence[int], taken: Sequence[int]) -> tuple[int, str]:
    """The points of totals, rounded and divided as the rules say, and the sum as written."""
    unit = rules.divisor or FIVE
    terms = " + ".join(map(str, added)) + "".join(f" {MINUS} {total}" for total in taken)
    single = len(added) + len(taken) <= 1
    if not terms:
        return 0, ""
    total = sum(added) - sum(taken)
    match rules.rounding:
        case Rounding.NONE:
            return total, terms if single else f"{terms} = {total}"
        case Rounding.EACH_NEAREST:
            rounded = sum(_nearest(hand, unit) for hand in added)
            rounded -= sum(_nearest(hand, unit) for hand in taken)
        case Rounding.NEAREST:
            rounded = _nearest(total, unit)
        case Rounding.UP:
            rounded = -(-total // unit) * unit
    if rules.rounding is Rounding.EACH_NEAREST:
        # Each hand is rounded before the sum: `3 ≈ 5, 8 ≈ 10` are told apart by brackets.
        pieces = [f"({hand}{ROUNDED}{_nearest(hand, unit)})" for hand in added]
        terms = " + ".join(pieces)
        terms += "".join(f" {MINUS} ({hand}{ROUNDED}{_nearest(hand, unit)})" for hand in taken)
        written = f"{terms} = {rounded}"
    else:
        written = terms if single else f"{terms} = {total}"
        written += f"{ROUNDED}{rounded}" if rounded != total else ""
    if rules.divisor > 1:
        written += f"; {rounded}{DIVIDED}{rules.divisor} = {rounded // rules.divisor}"
        rounded //= rules.divisor
    return rounded, written


def _nearest(pips: int, unit: int) -> int:
    """The nearest multiple; of two as near the higher one."""
    return (2 * pips + unit) // (2 * unit) * unit


def read_hand(text: str) -> int | tuple[Tile, ...]:
    """What is left in a hand, as typed: its pip total, or its tiles.

    Raises `ParseError`, or `RulesError` (`duplicate-tile`).

    >>> read_hand("１７"), read_hand("[1|4] [4|4]")
    (17, (Tile('[1|4]'), Tile('[4|4]')))
    """
    typed = plain(text).strip()
    if typed.isascii() and typed.isdecimal() and len(typed) < 6:
        return int(typed)
    if not typed.startswith("["):
        raise ParseError(text, 1, Expected.TOTAL)
    return read_tiles(typed)
