"""The exact end of a round for two sides whose hands lie open: the best play of both."""

from openends.options import BlockedAward, Drawing
from openends.rules import Rules
from openends.settlement import settle
from openends.tiles import ALL_TILES, pips_of

_Key = tuple[int, int, int, int, bool]


class Endgame:
    """Solves rounds of two players in which nothing can be drawn.

    >>> from openends.rules import BLOCK
    >>> from openends.tiles import Tile
    >>> hands = (Tile("[5|6]").bit, Tile("[0|3]").bit)
    >>> Endgame(BLOCK).value(hands, 5, 0, turn=0)
    3
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._suits = rules.tile_set.suits
        self._blocked_ends: dict[tuple[int, int], int] = {}
        self._out_ends: dict[int, int] = {}
        # Nobody wins more than the other's pips, but where every pip counts.
        self._counts_own = rules.blocked_award is BlockedAward.EVERY_PIP

    def fits(self, players: int, drawable: int) -> bool:
        """Whether the end of such a round can be solved."""
        return players == 2 and (self.rules.drawing is Drawing.NONE or drawable == 0)

    def value(
        self, hands: tuple[int, int], left: int, right: int, *, turn: int, passed: bool = False
    ) -> int:
        """Points of seat 0 less those of seat 1, when both play their best.

        `hands` are integers used as sets; `left` and `right` the pips open (-1, -1 on an empty
        table); `passed` tells whether the player before has just passed.
        """
        mine, theirs = hands[turn], hands[1 - turn]
        most = pips_of(mine) + pips_of(theirs)
        bounds: dict[_Key, tuple[int, int]] = {}
        ends = (min(left, right), max(left, right))
        best = self._search(
            mine, theirs, pips_of(mine), pips_of(theirs), *ends, passed, -most, most, bounds
        )
        return best if turn == 0 else -best

    def _search(
        self,
        mine: int,
        theirs: int,
        my_pips: int,
        their_pips: int,
        left: int,
        right: int,
        passed: bool,
        low: int,
        high: int,
        bounds: dict[_Key, tuple[int, int]],
    ) -> int:
        """The value for the player to move: exact between `low` and `high`, else a bound.

        Alpha-beta with what is known of positions met before: the two ends of a line are
        alike, so `left` is never more than `right`.
        """
        most = my_pips + their_pips if self._counts_own else their_pips
        least = -most if self._counts_own else -my_pips
        key = (mine, theirs, left, right, passed)
        known = bounds.get(key)
        if known is not None:
            least, most = max(least, known[0]), min(most, known[1])
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        moves = self._moves(mine, theirs, left, right)
        if not moves:
            if passed:
                return self._blocked(my_pips, their_pips)
            best = -self._search(
                theirs, mine, their_pips, my_pips, left, right, True, -high, -low, bounds
            )
        else:
            best = least
            for _, _, bit, pips, low_end, high_end in moves:
                if mine == bit:
                    value = self._out(their_pips)
                else:
                    value = -self._search(
                        theirs,
                        mine ^ bit,
                        their_pips,
                        my_pips - pips,
                        low_end,
                        high_end,
                        False,
                        -high,
                        -max(low, best),
                        bounds,
                    )
                if value > best:
                    best = value
                    if best >= high:
                        break
        bounds[key] = (
            best if best > low else least,
            best if best < high else most,
        )
        return best

    def _moves(
        self, mine: int, theirs: int, left: int, right: int
    ) -> list[tuple[int, int, int, int, int, int]]:
        """The placements, best first by a guess: few answers for the other, then heavy tiles.

        Each is (answers, -pips, bit, pips, lower end, higher end).
        """
        suits = self._suits
        found = []
        if left < 0:
            tries = [(mine, -1, -1)]
        elif left == right:
            tries = [(mine & suits[left], left, right)]
        else:
            tries = [(mine & suits[left], left, right), (mine & suits[right], right, left)]
        for fitting, end, other in tries:
            while fitting:
                bit = fitting & -fitting
                fitting ^= bit
                tile = ALL_TILES[bit.bit_length() - 1]
                one, two = (tile.low, tile.high) if end < 0 else (tile.pips - end, other)
                if one > two:
                    one, two = two, one
                answers = (theirs & (suits[one] | suits[two])).bit_count()
                found.append((answers, -tile.pips, bit, tile.pips, one, two))
        found.sort()
        return found

    def _out(self, their_pips: int) -> int:
        points = self._out_ends.get(their_pips)
        if points is None:
            points = settle(self.rules, out=0, totals=[0, their_pips]).points
            self._out_ends[their_pips] = points
        return points

    def _blocked(self, my_pips: int, their_pips: int) -> int:
        key = (my_pips, their_pips)
        points = self._blocked_ends.get(key)
        if points is None:
            settled = settle(self.rules, blocked=key)
            points = settled.points if settled.winner == 0 else -settled.points
            self._blocked_ends[key] = points
        return points
