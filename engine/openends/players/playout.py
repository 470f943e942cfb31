"""Play-outs: a round played on from a sampled deal to its end, as fast as can be.

What may be done is the same as in a `Round`, and a test holds both to it; nothing of a round is
kept here but what its end needs. The ends of a line are alike to what follows, so what lies open
is known by a number, `ends`: for a line with two ends and no count, the index of the tile that would
show both its numbers; otherwise by the order in which such ends were met.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openends.ends import Ends, ends_of
from openends.options import DrawCount, SharedLowest
from openends.rules import Rules
from openends.settlement import settle
from openends.tiles import ALL_TILES, Tile, pips_of, tiles_of
from openends.tips import LEFT, RIGHT, Arm, Tip

Move = tuple[int, int]
"""A tile as a bit, and the ends after it is placed."""

Step = tuple[int, int, int]
"""What a seat did in a play-out: the seat; the tile placed as a bit, or `DREW`, `PASSED`; and the
ends after it."""

DREW, PASSED = 0, -1
EMPTY = -1
"""The ends of an empty table."""

_MOST_ENDS = 1 << 12  # of lines whose ends are told apart by more than their pips
_REMEMBERED = 1 << 13  # entries of a memory, before it is emptied: a page is to stay small


def _weight(tile: Tile) -> int:
    return -tile.pips


def _by_what_lies_there(tip: Tip) -> tuple[int, int]:
    return tip.pips, tip.kind


class Start(NamedTuple):
    """Where a play-out begins. `hands` and `boneyard` (drawn from its end) are used up by it.

    `last` are the seats by when they last placed, the latest first; `passes` are those just made
    in a row; `drew` tells whether the turn began with a draw.
    """

    hands: list[int]
    boneyard: list[int]
    ends: int = EMPTY
    turn: int = 0
    last: tuple[int, ...] = ()
    passes: int = 0
    drew: bool = False


class PlayOut:
    """Plays rounds of some rules, at a table of so many, to their ends.

    >>> from openends.rules import BLOCK
    >>> held = [Tile("[5|6]").bit, Tile("[0|3]").bit]
    >>> PlayOut(BLOCK, 2).points(Start(held, []), bytes(3))
    (3.0, -3.0)
    """

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.fitting: list[int] = []
        """For all ends, the tiles that fit, as an integer used as a set."""
        self.earned: list[int] = []
        """The points that a placement earns at once with which ends came about."""
        self._states: list[Ends] = []
        self._numbers: dict[tuple[tuple[tuple[int, int], ...], bool], int] = {}
        self._moves: list[dict[int, tuple[Move, ...]]] = []
        self._empty: dict[int, tuple[Move, ...]] = {}
        self._straight = rules.straight
        if self._straight:
            for pair in ALL_TILES[: len(rules.tile_set)]:
                tips = Tip(LEFT, pair.low), Tip(RIGHT, pair.high)
                self._add(ends_of(rules.tile_set, rules.line_rules, tips))
        self._all: dict[int, tuple[Move, ...]] = {}
        self._remembered = 0
        self._settled: dict[tuple[int | tuple[int, ...], ...], tuple[float, ...]] = {}
        self._pips: dict[int, int] = {}
        self._after = (*range(1, players), 0)
        tie = rules.shared_lowest
        self._by_tiles = tie in (SharedLowest.LIGHTEST_TILE, SharedLowest.FEWEST_TILES)
        self._by_order = tie is SharedLowest.LAST_PLACED
        self._one = rules.draw_count is DrawCount.ONE
        tiles = len(rules.tile_set)
        self._kept = tiles - rules.drawable(tiles)

    def points(
        self, start: Start, chances: Iterable[int], steps: list[Step] | None = None
    ) -> tuple[float, ...]:
        """The points of each seat at the end: its side's, less the mean of the other sides'.

        Each turn one of `chances`, bytes, chooses among the tiles that fit, the heaviest first:
        0 is the heaviest, 255 the lightest. Nobody draws who can place. The chances must last
        for the round. `steps` is told what is done.
        """
        hands, boneyard, ends, turn, last, passes, drew = start
        fitting, moves, after = self.fitting, self._moves, self._after
        earned = None if self._straight else self.earned
        gained = [0] * self.players
        kept, one = self._kept, self._one
        placed: list[int] = []
        told = self._by_order or steps is not None
        for chance in chances:
            hand = hands[turn]
            fit = hand & fitting[ends] if ends >= 0 else hand
            if fit:
                if earned is None and ends >= 0:
                    choices = moves[ends].get(fit)
                    if choices is None:
                        choices = self.moves(ends, fit)
                    bit, ends = choices[chance * len(choices) >> 8]
                else:
                    bit, ends = self._choose(ends, fit, chance)
                hands[turn] = hand = hand ^ bit
                if earned:
                    gained[turn] += earned[ends]
                if told:
                    placed.append(turn)
                    if steps is not None:
                        steps.append((turn, bit, ends))
                if not hand:
                    return self._with(gained, self.out(hands, turn))
                passes = 0
            elif len(boneyard) > kept and not (one and drew):
                hands[turn] = hand | boneyard.pop()
                drew = True
                if steps is not None:
                    steps.append((turn, DREW, ends))
                continue
            else:
                if steps is not None:
                    steps.append((turn, PASSED, ends))
                passes += 1
                if self.is_blocked(passes, boneyard):
                    return self._with(gained, self.blocked(hands, (*reversed(placed), *last)))
            drew = False
            turn = after[turn]
        raise ValueError("the chances did not last for the round")

    def is_blocked(self, passes: int, boneyard: Sequence[int]) -> bool:
        """Whether so many passes in a row end the round.

        >>> from openends.rules import BLOCK
        >>> PlayOut(BLOCK, 2).is_blocked(1, []), PlayOut(BLOCK, 2).is_blocked(2, [])
        (False, True)
        """
        return passes >= self.players and len(boneyard) <= self._kept

    def moves(self, ends: int, fit: int) -> tuple[Move, ...]:
        """The moves with the tiles of a set, which all fit, the heaviest first.

        >>> from openends.rules import BLOCK
        >>> len(PlayOut(BLOCK, 2).moves(Tile("[1|4]").index, Tile("[1|4]").bit))
        2
        """
        memory = self._moves[ends] if ends >= 0 else self._empty
        known = memory.get(fit)
        if known is not None:
            return known
        found = tuple(move for move in self._all_moves(ends) if move[0] & fit)
        if self._remembered >= _REMEMBERED:
            self._remembered = 0
            for memories in (*self._moves, self._empty):
                memories.clear()
        self._remembered += 1
        memory[fit] = found
        return found

    def _all_moves(self, ends: int) -> tuple[Move, ...]:
        """The moves with all tiles that fit, the heaviest first."""
        known = self._all.get(ends)
        if known is None:
            before = self._state(ends)
            fitting = before.fitting
            places = self._places(before, fitting)
            # Two ends that come to the same are one move.
            moves = dict.fromkeys(
                (bit, self._number_after(before, arm, bit)) for bit, arm in places
            )
            known = self._all[ends] = tuple(moves)
        return known

    def _choose(self, ends: int, fit: int, chance: int) -> Move:
        """One of the moves with the tiles of a set: only of that one it is asked what follows."""
        if self._straight:
            choices = self.moves(ends, fit)
            return choices[chance * len(choices) >> 8]
        before = self._state(ends)
        places = self._places(before, fit)
        bit, arm = places[chance * len(places) >> 8]
        return bit, self._number_after(before, arm, bit)

    def _state(self, ends: int) -> Ends:
        if ends >= 0:
            return self._states[ends]
        return ends_of(self.rules.tile_set, self.rules.line_rules)

    def _places(self, before: Ends, fit: int) -> list[tuple[int, Arm | None]]:
        """Tiles as bits, the heaviest first, each with the arms that are not alike to it."""
        alike: dict[tuple[int, int], Arm] = {}
        # In an order of their own: what was met before must not change what is chosen.
        for arm, pips, kind in sorted(before.tips, key=_by_what_lies_there):
            alike.setdefault((pips, kind), arm)
        tiles = sorted(tiles_of(fit), key=_weight)
        if not alike:
            return [(tile.bit, None) for tile in tiles]
        return [
            (tile.bit, arm)
            for tile in tiles
            for (pips, _), arm in alike.items()
            if pips in (tile.low, tile.high)
        ]

    def _number_after(self, before: Ends, arm: Arm | None, bit: int) -> int:
        after = before.after(arm, bit)
        if after is None:
            raise AssertionError("a tile that fits can be placed")
        return self.ends_number(after)

    def ends_number(self, ends: Ends) -> int:
        """The number by which ends are known here; `EMPTY` for those of an empty table.

        >>> from openends.rules import BLOCK
        >>> both = ends_of(BLOCK.tile_set, tips=(Tip(LEFT, 4), Tip(RIGHT, 1)))
        >>> PlayOut(BLOCK, 2).ends_number(both) == Tile("[1|4]").index
        True
        """
        if not ends.tips:
            return EMPTY
        if self._straight:
            return Tile(*ends.pips.values()).index
        key = tuple(sorted((pips, int(kind)) for _, pips, kind in ends.tips)), ends.has_double
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = self._add(ends)
        return number

    def _add(self, ends: Ends) -> int:
        self._states.append(ends)
        self.fitting.append(ends.fitting)
        self.earned.append(self.rules.points_for(ends.count))
        self._moves.append({})
        return len(self._states) - 1

    def tidy(self) -> None:
        """Forget ends that were met, if they are many: their numbers hold no longer."""
        if not self._straight and len(self._states) > _MOST_ENDS:
            for memory in (self._states, self.fitting, self.earned, self._moves):
                memory.clear()
            self._numbers.clear()
            self._all.clear()

    def _with(self, gained: Sequence[int], settled: tuple[float, ...]) -> tuple[float, ...]:
        """The points of each seat with those that placements earned."""
        if not any(gained):
            return settled
        sides = self.rules.sides(self.players)
        own = [sum(gained[seat] for seat in side) for side in sides]
        rest = len(sides) - 1
        shares = [points - (sum(own) - points) / rest for points in own]
        side_of = self.rules.side_of
        return tuple(points + shares[side_of(seat)] for seat, points in enumerate(settled))

    def _totals(self, hands: Sequence[int]) -> tuple[int, ...]:
        totals = []
        for hand in hands:
            total = self._pips.get(hand)
            if total is None:
                if len(self._pips) >= _REMEMBERED:
                    self._pips.clear()
                total = self._pips[hand] = pips_of(hand)
            totals.append(total)
        return tuple(totals)

    def out(self, hands: Sequence[int], out: int) -> tuple[float, ...]:
        """The points of each seat when one goes out."""
        totals = self._totals(hands)
        key = (out, *totals)
        points = self._settled.get(key)
        if points is None:
            settled = settle(self.rules, out=out, totals=totals)
            points = self._keep(key, settled.winner, settled.points)
        return points

    def blocked(self, hands: Sequence[int], latest: tuple[int, ...]) -> tuple[float, ...]:
        """The points of each seat when the round is blocked; `latest` as `last` of `points`."""
        totals = self._totals(hands)
        lowest = min(totals)
        shared = totals.count(lowest) > 1 or self.rules.partners
        key: tuple[int | tuple[int, ...], ...] = (-1, *totals)
        if shared and (self._by_tiles or self._by_order):
            key = (*key, tuple(hands) if self._by_tiles else tuple(dict.fromkeys(latest)))
        points = self._settled.get(key)
        if points is None:
            left = [tiles_of(hand) for hand in hands] if self._by_tiles else totals
            settled = settle(self.rules, blocked=left, last=latest)
            points = self._keep(key, settled.winner, settled.points)
        return points

    def _keep(
        self, key: tuple[int | tuple[int, ...], ...], winner: int | None, points: int
    ) -> tuple[float, ...]:
        if len(self._settled) >= _REMEMBERED:
            self._settled.clear()
        if winner is None:
            kept = (0.0,) * self.players
        else:
            side_of, loss = self.rules.side_of, -points / (len(self.rules.sides(self.players)) - 1)
            kept = tuple(
                float(points) if side_of(seat) == winner else loss for seat in range(self.players)
            )
        self._settled[key] = kept
        return kept


_PLAY_OUTS: dict[tuple[str, int], PlayOut] = {}
_MOST_PLAY_OUTS = 8


def play_out_of(rules: Rules, players: int) -> PlayOut:
    """The one `PlayOut` of some rules and so many players: it remembers what it worked out.

    >>> from openends.rules import BLOCK
    >>> play_out_of(BLOCK, 2) is play_out_of(BLOCK, 2)
    True
    """
    key = rules.name, players
    known = _PLAY_OUTS.get(key)
    if known is None or known.rules != rules:
        if len(_PLAY_OUTS) >= _MOST_PLAY_OUTS:
            _PLAY_OUTS.clear()
        known = _PLAY_OUTS[key] = PlayOut(rules, players)
    return known
