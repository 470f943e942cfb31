"""The table of a round: hands, boneyard, line and turn, and what has been done."""

import random
from collections.abc import Iterable, Sequence
from typing import Self

from openends.actions import Action, Draw, Outcome
from openends.errors import Reason, Refusal
from openends.line import Arm, Line, Place
from openends.options import Drawing
from openends.rules import Rules
from openends.tiles import ALL_TILES, Tile, as_tiles, pips_of, tiles_of


class Table:
    """What lies on the table and in the hands; `Round` adds what players may do.

    Hands are integers used as sets, and the line is only built when it is asked for, so that
    many rounds can be played in little time.
    """

    __slots__ = (
        "_actions",
        "_boneyard",
        "_drawn",
        "_hands",
        "_left",
        "_legal",
        "_line",
        "_opening",
        "_outcome",
        "_passes",
        "_right",
        "_start",
        "_suits",
        "_undone",
        "leader",
        "players",
        "rules",
        "seed",
        "turn",
    )

    _start: tuple[Place, ...]
    _opening: Tile | None
    """The tile the round must begin with."""

    def __init__(
        self,
        rules: Rules,
        hands: Sequence[str | Iterable[Tile]],
        *,
        leader: int = 0,
        boneyard: str | Iterable[Tile] = "",
        line: str | Line = "",
        opening: Tile | None = None,
    ) -> None:
        rules.check_players(len(hands))
        if not 0 <= leader < len(hands):
            raise Refusal(Reason.NO_SUCH_SEAT, seat=leader, players=len(hands))
        start = Line(line, tile_set=rules.tile_set) if isinstance(line, str) else line
        held = [as_tiles(hand) for hand in hands]
        rest = as_tiles(boneyard)
        seen = 0
        for tile in (*start.tiles, *(tile for hand in held for tile in hand), *rest):
            rules.tile_set.check([tile])
            if seen & tile.bit:
                raise Refusal(Reason.DUPLICATE_TILE, tile=tile)
            seen |= tile.bit
        masks = [sum(tile.bit for tile in hand) for hand in held]
        self._set_up(rules, masks, [tile.bit for tile in rest], leader, None)
        self._start = start.placements
        if opening is not None:
            self._open_with(opening)
        if start:
            self._left, self._right = start.open_pips.values()

    def _set_up(
        self, rules: Rules, hands: list[int], boneyard: list[int], leader: int, seed: str | None
    ) -> None:
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
        self._boneyard = boneyard  # bits; drawn from the end
        boneyard.reverse()
        self._drawn: list[int] = []  # bits, for undo
        self._start = ()
        self._line: Line | None = None  # as it was when last asked for
        self._opening = None
        self._suits = rules.tile_set.suits
        self._left = self._right = -1  # the pips open on each arm, -1 while there is no tile
        self._passes = 0
        self._actions: list[Action] = []
        # What undo needs of each action: left, right, passes, turn before it.
        self._undone: list[tuple[int, int, int, int]] = []
        self._legal: tuple[Action, ...] | None = None
        self._outcome: Outcome | None = None

    @classmethod
    def deal(
        cls,
        rules: Rules,
        players: int,
        seed: int | str | random.Random,
        leader: int = 0,
        opening: Tile | None = None,
    ) -> Self:
        """A round with all tiles of the set shuffled and dealt.

        The same seed gives the same hands in every Python; a generator may be given
        instead, to deal many rounds from one seed. `opening` is the tile that the leader must
        begin with, if there is one. Raises `Refusal` (`players`, `no-such-seat`, `not-held`).

        >>> from openends.rules import BLOCK
        >>> from openends.round import Round
        >>> one = Round.deal(BLOCK, players=2, seed=7)
        >>> [len(hand) for hand in one.hands], len(one.undealt)
        ([7, 7], 14)
        >>> one.hands == Round.deal(BLOCK, players=2, seed="7").hands
        True
        """
        rules.check_players(players)
        if not 0 <= leader < players:
            raise Refusal(Reason.NO_SUCH_SEAT, seat=leader, players=players)
        if isinstance(seed, random.Random):
            chance, name = seed, None
        else:
            name = str(seed)
            chance = random.Random(name)
        size = rules.hand_sizes[players]
        dealt = players * size
        # A sample is a shuffle that stops when enough tiles are out.
        used = dealt if rules.drawing is Drawing.NONE else len(rules.tile_set)
        deck = chance.sample(rules.tile_set.bits, used)
        hands = [sum(deck[first : first + size]) for first in range(0, dealt, size)]
        dealing = cls.__new__(cls)
        dealing._set_up(rules, hands, deck[dealt:], leader, name)
        if opening is not None:
            dealing._open_with(opening)
        return dealing

    def _open_with(self, opening: Tile) -> None:
        if not self._hands[self.leader] & opening.bit:
            raise Refusal(Reason.NOT_HELD, seat=self.leader, tile=opening)
        self._opening = opening

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
        placed = (*self._start, *(one for one in self._actions if isinstance(one, Place)))
        line = self._line
        if line is None or line.placements != placed[: len(line)]:
            line = Line(tile_set=self.rules.tile_set)
        # Whoever looks after each turn has it built on, not built anew.
        for place in placed[len(line) :]:
            line = line.place(place.tile, place.arm)
        self._line = line
        return line

    @property
    def actions(self) -> tuple[Action, ...]:
        """What has been done, in order."""
        return tuple(self._actions)

    @property
    def moves(self) -> tuple[tuple[int, Action], ...]:
        """What has been done, in order, each with the seat that did it.

        >>> from openends.rules import BLOCK
        >>> from openends.round import Round
        >>> play = Round(BLOCK, ["[5|6] [0|0]", "[0|3] [0|4]"])
        >>> play.play("[5|6]"); play.play("pass")
        >>> [(seat, str(action)) for seat, action in play.moves]
        [(0, '[5|6]'), (1, 'pass')]
        """
        taken = zip(self._undone, self._actions, strict=True)
        return tuple((before[3], action) for before, action in taken)

    @property
    def pips_before(self) -> tuple[tuple[int, ...], ...]:
        """For each action the pips that were open before it, left arm first."""
        return tuple(before[:2] if before[0] >= 0 else () for before in self._undone)

    @property
    def drawn(self) -> tuple[Tile, ...]:
        """The tiles drawn so far, in order: each known to the seat that drew it only."""
        return tuple(ALL_TILES[bit.bit_length() - 1] for bit in self._drawn)

    @property
    def acted_last(self) -> int | None:
        """The seat that took the last action; None at the beginning."""
        return self._undone[-1][3] if self._undone else None

    @property
    def opening(self) -> Tile | None:
        """The tile that the round must begin with, if there is one."""
        return self._opening

    @property
    def open_pips(self) -> dict[Arm, int]:
        """The pips needed at the open end of each arm; empty before the first tile."""
        if self._left < 0:
            return {}
        return {Arm.LEFT: self._left, Arm.RIGHT: self._right}

    @property
    def start(self) -> tuple[tuple[tuple[Tile, ...], ...], tuple[Tile, ...], Line]:
        """Hands, boneyard and line as they were before the first action."""
        hands, boneyard, drawn = list(self._hands), list(self._boneyard), list(self._drawn)
        for action, before in zip(reversed(self._actions), reversed(self._undone), strict=True):
            if isinstance(action, Place):
                hands[before[3]] |= action.tile.bit
            elif isinstance(action, Draw):
                boneyard.append(drawn.pop())
                hands[before[3]] ^= boneyard[-1]
        rest = tuple(ALL_TILES[bit.bit_length() - 1] for bit in reversed(boneyard))
        return tuple(map(tiles_of, hands)), rest, Line(self._start, tile_set=self.rules.tile_set)


def opener(hands: Sequence[Iterable[Tile]]) -> tuple[int, Tile]:
    """The seat with the highest double and that double; no double: with the heaviest tile.

    >>> opener([[Tile("[5|6]")], [Tile("[1|1]"), Tile("[0|0]")]])
    (1, Tile('[1|1]'))
    """
    held = [(tile, seat) for seat, hand in enumerate(hands) for tile in hand]
    # Of two tiles of equal weight, the one with the higher half comes first.
    best, seat = max(held, key=lambda one: (one[0].is_double, one[0].pips, one[0].high))
    return seat, best
