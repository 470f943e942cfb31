"""A round: one deal, played until somebody goes out or everybody is stuck."""

import random
from collections.abc import Iterable, Mapping, Sequence

from openends.actions import DRAW, PASS, Action, Draw, Outcome, Pass
from openends.ends import Ends, ends_of
from openends.errors import Expected, IllegalMove, ParseError, Reason, RulesError
from openends.line import PLACES, Arm, Line, Place, choose_arm, place_text, read_place
from openends.notation import plain
from openends.options import DrawCount, Drawing, Spinner
from openends.rules import Rules
from openends.settlement import Settlement, settle
from openends.tiles import ALL_TILES, Tile, as_tiles, check_distinct, pips_of, tiles_of


class Round:
    """A round of any game: hands, boneyard, line and turn; whoever may act, acts by `play`.

    `hands` are tiles by seat, clockwise, as text or tiles; `boneyard` likewise, its first
    tile drawn first; `line` a position to start from; `opening` the tile that the leader must
    begin with. Seats are numbers from 0. Raises `RulesError` (`players`, `no-such-seat`,
    `not-in-set`, `duplicate-tile`, `not-held`) or `ParseError`.

    >>> from openends.rules import BLOCK, DRAW
    >>> play = Round(BLOCK, hands=["[5|6] [0|0]", "[0|3] [0|4]"], leader=0)
    >>> play.play("[5|6]"); play.legal_actions
    (Pass(),)
    >>> Round.deal(DRAW, players=3, seed=7).turn
    0
    """

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
        "_straight",
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
        if isinstance(line, str):
            line = Line(line, tile_set=rules.tile_set, spinner=rules.spinner)
        held = [as_tiles(hand) for hand in hands]
        rest = as_tiles(boneyard)
        check_distinct([*line.tiles, *(tile for hand in held for tile in hand), *rest])
        for tiles in (line.tiles, *held, rest):
            rules.tile_set.check(tiles)
        masks = [sum(tile.bit for tile in hand) for hand in held]
        self._set_up(rules, masks, [tile.bit for tile in rest], leader, None, opening)
        self._start = line.placements
        self._ends = ends_of(rules.tile_set, tuple(line.open_pips.items()))

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
        self._ends = ends_of(rules.tile_set)
        self._straight = rules.spinner is Spinner.NONE
        self._passes = 0
        # Each action with what undo needs: the ends, passes and turn before it.
        self._taken: list[tuple[Action, Ends, int, int]] = []
        self._legal: tuple[Action, ...] | None = None
        self._settlement: Settlement | None = None

    @classmethod
    def deal(
        cls,
        rules: Rules,
        players: int,
        seed: int | str | random.Random,
        leader: int = 0,
        opening: Tile | None = None,
    ) -> "Round":
        """Shuffle all tiles of the set and deal a round.

        The same seed gives the same hands in every Python; a generator may be given
        instead, to deal many rounds from one seed. `opening` is the tile that the leader must
        begin with, if there is one. Raises `RulesError` (`players`, `no-such-seat`, `not-held`).

        >>> from openends.rules import BLOCK
        >>> one = Round.deal(BLOCK, players=2, seed=7)
        >>> [len(hand) for hand in one.hands], len(one.undealt)
        ([7, 7], 14)
        >>> one.hands == Round.deal(BLOCK, players=2, seed="7").hands
        True
        """
        rules.check_players(players)
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
        dealing._set_up(rules, hands, deck[dealt:], leader, name, opening)
        return dealing

    def copy(self) -> "Round":
        """Copy the round: the copy can be played on without changing this one."""
        copy = object.__new__(Round)
        for name in Round.__slots__:
            value = getattr(self, name)
            setattr(copy, name, value.copy() if isinstance(value, list) else value)
        return copy

    def at(self, actions: int) -> "Round":
        """The round as it was after so many actions, as a copy.

        >>> from openends.rules import BLOCK
        >>> play = Round(BLOCK, ["[5|6] [0|0]", "[0|3] [0|4]"])
        >>> play.play("[5|6]"); print(play.at(0).hands[0], len(play.actions))
        (Tile('[0|0]'), Tile('[5|6]')) 1
        """
        earlier = self.copy()
        while len(earlier._taken) > actions:
            earlier.undo()
        return earlier

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
            line = Line(tile_set=self.rules.tile_set, spinner=self.rules.spinner)
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
        if not self.rules.scoring:
            return (0,) * len(self._taken)
        points = []
        line = self.at(0).line
        for action in self.actions:
            earned = 0
            if isinstance(action, Place):
                line = line.place(action.tile, action.arm)
                earned = self.rules.points_for(line.count)
            points.append(earned)
        return tuple(points)

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

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """All that the seat whose turn it is may do; empty when the round is over.

        Placements come first, those at one arm before those at the next; a tile that
        fits two ends makes two, also where both ends show the same pips.

        >>> from openends.rules import BLOCK
        >>> play = Round(BLOCK, ["[0|0] [1|2]", "[0|3] [3|4]"])
        >>> play.play("[0|0]")
        >>> print(*play.legal_actions)
        [0|3]@L [0|3]@R
        """
        legal = self._legal
        if legal is None:
            legal = self._legal = self._find_legal()
        return legal

    def _find_legal(self) -> tuple[Action, ...]:
        if self.outcome is not None:
            return ()
        hand = self._hands[self.turn]
        if self.opening is not None and not self._ends.pips:
            hand = self.opening.bit
        places: tuple[Action, ...] = self._ends.places(hand)
        if not places:
            return (DRAW,) if self._boneyard and self._can_draw() else (PASS,)
        if self._boneyard and self.rules.drawing is Drawing.AT_WILL and self._can_draw():
            places += (DRAW,)
        return places

    def _can_draw(self) -> bool:
        if not self.rules.drawable(len(self._boneyard)):
            return False
        # A turn goes on only after drawing: a draw just before was of this turn.
        just_drew = bool(self._taken) and type(self._taken[-1][0]) is Draw
        return self.rules.draw_count is not DrawCount.ONE or not just_drew

    def _can_place(self) -> bool:
        return self._hands[self.turn] & self._ends.fitting != 0

    def play(self, action: Action | str, *, seat: int | None = None) -> None:
        """Take an action: `[1|1]@1`, `draw`, `pass`, or an action object.

        `seat`, where given, must be the one whose turn it is. Raises `RulesError` with the
        reason, or `ParseError` for a text that is no action; then nothing has changed.
        """
        if self.outcome is not None:
            raise IllegalMove(Reason.ROUND_OVER)
        turn, ends, passes = self.turn, self._ends, self._passes
        if seat is not None and seat != turn:
            raise IllegalMove(Reason.NOT_YOUR_TURN, seat=seat, turn=turn)
        if isinstance(action, str):
            action = self.read(action)
        if type(action) is Place:
            action = self._place(action)
        elif type(action) is Pass:
            self._pass()
        else:
            self._draw()
        self._taken.append((action, ends, passes, turn))
        self._legal = None

    def _place(self, action: Place) -> Place:
        tile, arm = action.tile, action.arm
        turn, ends = self.turn, self._ends
        hand, bit = self._hands[turn], tile.bit
        if not hand & bit:
            self.rules.tile_set.check([tile])
            raise IllegalMove(Reason.NOT_HELD, seat=turn, tile=tile)
        after = ends.after(arm, bit)
        if after is None:
            # No arm is named though a line lies, or one at which the tile cannot be placed.
            return self._place(PLACES[choose_arm(tile, arm, ends.pips)][tile.index])
        if arm is None and self.opening not in (None, tile):
            raise IllegalMove(Reason.MUST_LEAD, tile=self.opening)
        if not self._straight:
            self._line = self.line.place(tile, arm)
            after = ends_of(ends.tile_set, tuple(self._line.open_pips.items()))
        self._ends = after
        self._hands[turn] = hand = hand ^ bit
        self._passes = 0
        if hand:
            self._next_turn()
        else:
            self.outcome = Outcome(turn)
        return action

    def _pass(self) -> None:
        if self._can_place():
            raise IllegalMove(Reason.MUST_PLACE, seat=self.turn)
        if self._boneyard and self._can_draw():
            raise IllegalMove(Reason.MUST_DRAW, seat=self.turn)
        self._passes += 1
        # Where one tile a turn is drawn, a lap of passes may leave tiles that can be drawn.
        able = self._boneyard and self.rules.drawable(len(self._boneyard))
        if self._passes >= self.players and not able:
            self.outcome = Outcome(None)
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        turn = self.turn + 1
        self.turn = turn if turn < self.players else 0

    def _draw(self) -> None:
        rules = self.rules
        if rules.drawing is Drawing.NONE or not self._boneyard:
            raise IllegalMove(Reason.NO_BONEYARD, seat=self.turn)
        if not rules.drawable(len(self._boneyard)):
            raise IllegalMove(Reason.RESERVE, seat=self.turn, reserve=rules.reserve)
        if rules.drawing is Drawing.WHEN_STUCK and self._can_place():
            raise IllegalMove(Reason.MUST_PLACE, seat=self.turn)
        if not self._can_draw():
            raise IllegalMove(Reason.DRAWN_ALREADY, seat=self.turn)
        drawn = self._boneyard.pop()
        self._hands[self.turn] |= drawn
        self._drawn.append(drawn)

    def read(self, text: str) -> Action:
        """The action that a text means in this position.

        Raises `ParseError`, or `RulesError` (`not-in-set`, `not-held`, `no-such-end`, `no-match`,
        `ambiguous-end`).
        """
        word = plain(text).strip()
        if word in ("pass", "draw"):
            return PASS if word == "pass" else DRAW
        if not word.startswith("["):
            raise ParseError(text, 1, Expected.ACTION)
        tile, named = read_place(word)
        if not self._hands[self.turn] & tile.bit:
            self.rules.tile_set.check([tile])
            raise IllegalMove(Reason.NOT_HELD, seat=self.turn, tile=tile)
        return PLACES[choose_arm(tile, named, self._ends.pips)][tile.index]

    def written(self) -> list[str]:
        """The actions as text: placements with the pips they join, or the arm."""
        return [
            place_text(action, ends.pips) if isinstance(action, Place) else str(action)
            for action, ends, _, _ in self._taken
        ]

    def undo(self) -> Action:
        """Take back the last action and return it. Raises `IllegalMove` (`nothing-to-undo`).

        >>> from openends.rules import BLOCK
        >>> play = Round(BLOCK, ["[5|6] [0|0]", "[0|3] [0|4]"])
        >>> play.play("[5|6]"); print(play.undo(), play.turn, len(play.line))
        [5|6] 0 0
        """
        if not self._taken:
            raise IllegalMove(Reason.NOTHING_TO_UNDO)
        action, self._ends, self._passes, self.turn = self._taken.pop()
        if type(action) is Place:
            self._hands[self.turn] |= action.tile.bit
        elif type(action) is Draw:
            drawn = self._drawn.pop()
            self._hands[self.turn] ^= drawn
            self._boneyard.append(drawn)
        self._legal = self.outcome = self._settlement = None
        return action

    def __repr__(self) -> str:
        return f"Round({self.rules.name}, {self.players} players, {len(self._taken)} actions)"
