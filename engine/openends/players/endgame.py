"""The exact end of a round for two players whose hands lie open: the best play of both."""

from functools import lru_cache

from openends.options import BlockedAward
from openends.players.playout import EMPTY, play_out_of
from openends.rules import Rules
from openends.tiles import pips_of

_Key = tuple[int, int, int, bool]

_REMEMBERED = 1 << 12  # positions, before the memory is emptied: a page is to stay small


class Endgame:
    """Solves rounds of two players in which nothing can be drawn any more.

    Values are for the player to move: the points that player earns less those of the other,
    when both know all and play their best. Hands are integers used as sets, and open ends are
    known by the tile that would show both, as in `PlayOut`.

    >>> from openends.rules import BLOCK
    >>> from openends.tiles import Tile
    >>> Endgame(BLOCK).value(Tile("[5|6]").bit, Tile("[0|3]").bit, Tile("[0|5]").index)
    3.0
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._play_out = play_out_of(rules, 2)
        self._pips = {tile.bit: tile.pips for tile in rules.tile_set}
        self._bounds: dict[_Key, tuple[float, float]] = {}
        # Nobody wins more than the other's pips, but where every pip counts.
        self._counts_own = rules.blocked_award is BlockedAward.EVERY_PIP

    def value(self, mine: int, theirs: int, ends: int = EMPTY, *, passed: bool = False) -> float:
        """What the player to move comes to; `passed` tells whether the other has just passed."""
        if len(self._bounds) > _REMEMBERED:
            self._bounds.clear()
        my_pips, their_pips = pips_of(mine), pips_of(theirs)
        most = my_pips + their_pips
        return self._search(mine, theirs, my_pips, their_pips, ends, passed, -most, most)

    def _search(
        self,
        mine: int,
        theirs: int,
        my_pips: int,
        their_pips: int,
        ends: int,
        passed: bool,
        low: float,
        high: float,
    ) -> float:
        """The value: exact between `low` and `high`, else a bound of it.

        Alpha-beta with what is known of positions met before.
        """
        key = (mine, theirs, ends, passed)
        known = self._bounds.get(key)
        if known is not None:
            least, most = known
        elif self._counts_own:
            most = my_pips + their_pips
            least = -most
        else:
            least, most = -my_pips, their_pips
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        moves = self._moves(mine, theirs, ends)
        if moves:
            best = least
            for _, bit, after in moves:
                if mine == bit:
                    value = self._play_out.out((0, theirs), 0)[0]
                else:
                    value = -self._search(
                        theirs,
                        mine ^ bit,
                        their_pips,
                        my_pips - self._pips[bit],
                        after,
                        False,
                        -high,
                        -max(low, best),
                    )
                if value > best:
                    best = value
                    if best >= high:
                        break
        elif passed:
            # Of two, the one who passes last has placed last.
            best = self._play_out.blocked((mine, theirs), (0, 1))[0]
        else:
            best = -self._search(theirs, mine, their_pips, my_pips, ends, True, -high, -low)
        self._bounds[key] = (best if best > low else least, best if best < high else most)
        return best

    def _moves(self, mine: int, theirs: int, ends: int) -> list[tuple[int, int, int]]:
        """The placements, best first by a guess: few answers for the other, then heavy tiles.

        Each is (a measure of the guess, bit, ends after it).
        """
        fitting, pips = self._play_out.fitting, self._pips
        fit = mine & fitting[ends] if ends >= 0 else mine
        if not fit:
            return []
        moves = self._play_out.moves(ends, fit)
        if len(moves) == 1:
            return [(0, *moves[0])]
        found = [
            ((theirs & fitting[after]).bit_count() * 64 - pips[bit], bit, after)
            for bit, after in moves
        ]
        found.sort()
        return found


@lru_cache(maxsize=8)
def endgame_of(rules: Rules) -> Endgame:
    """The one `Endgame` of some rules: it remembers what it worked out.

    >>> from openends.rules import BLOCK
    >>> endgame_of(BLOCK) is endgame_of(BLOCK)
    True
    """
    return Endgame(rules)
