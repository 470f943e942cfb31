"""How a round stands: hands, boneyard, line, whose turn it is, and what has been done."""

from collections.abc import Mapping
from functools import lru_cache

from openends.actions import Action, Outcome
from openends.ends import Ends, ends_of
from openends.errors import IllegalMove, Reason, RulesError
from openends.line import Arm, Line, Place, place_text
from openends.ruleset import Rules
from openends.settlement import Settlement, settle
from openends.tiles import ALL_TILES, Tile, TileSet, pips_of, tiles_of
from openends.tips import LineRules


class Table:
    """What lies and what is held in a round, and what has been done; `Round` plays on it."""

    # Hands are integers used as sets, and the line is only built when it is asked for, so that
    # many rounds can be played in little time.
    __slots__ = (
        "_boneyard",
        "_drawn",
        "_ends",
        "_hands",
        "_legal",
        "_line",
        "_passes",
        "_settlement",
        "_start",
        "_taken",
        "leader",
        "opening",
        "outcome",
        "players",
        "rules",
        "seed",
        "turn",
    )

    _start: tuple[Place, ...]  # what lies before the first action
    _ends: Ends

    def _set_up(
        self,
        rules: Rules,
        hands: list[int],
        boneyard: list[int],
        leader: int,
        seed: str | None,
        opening: Tile | None,
    ) -> None:
        if not 0 <= leader < len(hands):
            raise RulesError(Reason.NO_SUCH_SEAT, seat=leader, players=len(hands))
        if opening is not None and not hands[leader] & opening.bit:
            raise IllegalMove(Reason.NOT_HELD, seat=leader, tile=opening)
        self.rules = rules
        self.players = len(hands)
        """How many play."""
        self.leader = leader
        """The seat that began."""
        self.turn = leader
        """The seat whose turn it is; at the end, that of the last action."""
        self.seed = seed
        """The seed it was dealt from; None where the hands or a generator were given."""
        self._hands = hands
        boneyard.reverse()
        self._boneyard = boneyard  # bits; drawn from the end
        self._drawn: list[int] = []  # bits, for undo
        self._start = ()
        self._line: Line | None = None  # as it was when last asked for
        self.opening = opening
        """The tile that the round must begin with, if there is one."""
        self.outcome: Outcome | None = None
        """How the round ended, None while it runs."""
        self._ends = _no_ends(rules.tile_set, rules.line_rules)
        self._passes = 0
        # Each action with what undo needs: the ends, passes and turn before it.
        self._taken: list[tuple[Action, Ends, int, int]] = []
        self._legal: tuple[Action, ...] | None = None
        self._settlement: Settlement | None = None

    @property
    def hands(self) -> tuple[tuple[Tile, ...], ...]:
        """The tiles each seat holds, sorted."""
        return tuple(map(tiles_of, self._hands))

    @property
    def totals(self) -> tuple[int, ...]:
        """The pip total of each hand: both halves of every tile are counted."""
        return tuple(map(pips_of, self._hands))

    @property
    def boneyard(self) -> tuple[Tile, ...]:
        """The tiles not dealt that the game draws from, the next one first."""
        return tuple(ALL_TILES[bit.bit_length() - 1] for bit in reversed(self._boneyard))

    @property
    def undealt(self) -> tuple[Tile, ...]:
        """The tiles that are out of the round: in no hand, not in the boneyard, not placed."""
        used = sum(self._hands) + sum(self._boneyard) + sum(t.bit for t in self.line.tiles)
        return tiles_of(self.rules.tile_set.mask & ~used)

    @property
    def line(self) -> Line:
        """The line of play."""
        placed = (*self._start, *(taken[0] for taken in self._taken if type(taken[0]) is Place))
        line = self._line
        if line is None or line.placements != placed[: len(line)]:
            line = self.rules.line()
        # Whoever looks after each turn has it built on, not built anew.
        for place in placed[len(line) :]:
            line = line.place(place.tile, place.arm)
        self._line = line
        return line

    @property
    def open_pips(self) -> dict[Arm, int]:
        """The pips needed at the open end of each arm; empty before the first tile."""
        return dict(self._ends.pips)

    @property
    def actions(self) -> tuple[Action, ...]:
        """What has been done, in order."""
        return tuple([taken[0] for taken in self._taken])

    @property
    def moves(self) -> tuple[tuple[int, Action], ...]:
        """What has been done, in order, each with the seat that did it.

        >>> from openends.round import Round
        >>> from openends.rules import BLOCK
        >>> play = Round(BLOCK, ["[5|6] [0|0]", "[0|3] [0|4]"])
        >>> play.play("[5|6]"); play.play("pass")
        >>> [(seat, str(action)) for seat, action in play.moves]
        [(0, '[5|6]'), (1, 'pass')]
        """
        return tuple([(turn, action) for action, _, _, turn in self._taken])

    @property
    def open_before(self) -> tuple[Mapping[Arm, int], ...]:
        """For each action the pips that were open before it, by arm."""
        return tuple([ends.pips for _, ends, _, _ in self._taken])

    @property
    def points(self) -> tuple[int, ...]:
        """The points that each action earned at once, in order; in Block and Draw none does."""
        after = [ends for _, ends, _, _ in self._taken[1:]] + [self._ends]
        return tuple(
            [
                self.rules.points_for(ends.count) if type(action) is Place else 0
                for (action, _, _, _), ends in zip(self._taken, after, strict=False)
            ]
        )

    @property
    def drawn(self) -> tuple[Tile, ...]:
        """The tiles drawn so far, in order: each known to the seat that drew it only."""
        return tuple(ALL_TILES[bit.bit_length() - 1] for bit in self._drawn)

    @property
    def acted_last(self) -> int | None:
        """The seat that took the last action; None at the beginning."""
        return self._taken[-1][3] if self._taken else None

    @property
    def settlement(self) -> Settlement | None:
        """How the round was settled, None while it runs."""
        if self._settlement is None and self.outcome is not None:
            self._settlement = (
                settle(self.rules, blocked=self.hands, last=self._placed_last)
                if self.outcome.out is None
                else settle(self.rules, out=self.outcome.out, totals=self.hands)
            )
        return self._settlement

    @property
    def _placed_last(self) -> list[int]:
        """The seats by when they last placed a tile, the latest first."""
        seats = [seat for seat, action in self.moves if type(action) is Place]
        return list(dict.fromkeys(reversed(seats)))

    def written(self) -> list[str]:
        """The actions as text: placements with the pips they join, or the arm."""
        return [
            place_text(action, ends.pips) if isinstance(action, Place) else str(action)
            for action, ends, _, _ in self._taken
        ]


@lru_cache(maxsize=64)
def _no_ends(tile_set: TileSet, rules: LineRules) -> Ends:
    return ends_of(tile_set, rules)
