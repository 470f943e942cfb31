"""A round: one deal, played until somebody goes out or everybody is stuck."""

import random
from collections.abc import Iterable, Sequence

from openends.actions import DRAW, PASS, Action, Draw, Outcome, Pass
from openends.ends import Ends, ends_of_line
from openends.errors import Expected, IllegalMove, ParseError, Reason
from openends.line import PLACES, Line, Place, choose_arm, read_place
from openends.notation import plain
from openends.options import DrawCount, Drawing
from openends.ruleset import Rules
from openends.table import Table
from openends.tiles import Tile, as_tiles, check_distinct

_DRAW: tuple[Action, ...] = (DRAW,)
_PASS: tuple[Action, ...] = (PASS,)


class Round(Table):
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

    __slots__ = ()

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
            line = rules.line(line)
        held = [as_tiles(hand) for hand in hands]
        rest = as_tiles(boneyard)
        check_distinct([*line.tiles, *(tile for hand in held for tile in hand), *rest])
        for tiles in (line.tiles, *held, rest):
            rules.tile_set.check(tiles)
        masks = [sum(tile.bit for tile in hand) for hand in held]
        self._set_up(rules, masks, [tile.bit for tile in rest], leader, None, opening)
        self._start = line.placements
        self._ends = ends_of_line(line)

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
        size = rules.hand_sizes.get(players, 0)
        if not size:
            rules.check_players(players)
        if isinstance(seed, random.Random):
            chance, name = seed, None
        else:
            name = str(seed)
            chance = random.Random(name)
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
        for name in Table.__slots__:
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
        if legal is not None:
            return legal
        if self.outcome is not None:
            return ()
        ends = self._ends
        hand = self._hands[self.turn]
        if self.opening is not None and not ends.pips:
            hand = self.opening.bit
        # What was asked before is looked up here, as every turn of every round comes by.
        legal = ends.found.get(hand & ends.fitting)
        if legal is None:
            legal = ends.places(hand)
        if not legal:
            legal = _DRAW if self._boneyard and self._can_draw() else _PASS
        elif self._boneyard and self.rules.drawing is Drawing.AT_WILL and self._can_draw():
            legal += _DRAW
        self._legal = legal
        return legal

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
        if type(action) is not Place and isinstance(action, str):
            action = self.read(action)
        if type(action) is Place:
            bit, hands = action.tile.bit, self._hands
            after = ends.known.get((action.arm, bit))
            if after is None or not hands[turn] & bit or self.opening is not None:
                action, after = self._checked(action)
                bit = action.tile.bit
            self._ends = after
            hands[turn] = hand = hands[turn] ^ bit
            self._passes = 0
            if hand:
                turn_after = turn + 1
                self.turn = turn_after if turn_after < self.players else 0
            else:
                self.outcome = Outcome(turn)
        elif type(action) is Pass:
            self._pass()
        else:
            self._draw()
        self._taken.append((action, ends, passes, turn))
        self._legal = None

    def _checked(self, action: Place) -> tuple[Place, Ends]:
        """A placement with the arm that it means, and the ends after it."""
        tile, arm = action.tile, action.arm
        if not self._hands[self.turn] & tile.bit:
            self.rules.tile_set.check([tile])
            raise IllegalMove(Reason.NOT_HELD, seat=self.turn, tile=tile)
        after = self._ends.after(arm, tile.bit)
        if after is None:
            # No arm is named though a line lies, or one at which the tile cannot be placed.
            arm = choose_arm(tile, arm, self._ends.pips)
            return self._checked(PLACES[arm][tile.index])
        if arm is None and self.opening not in (None, tile):
            raise IllegalMove(Reason.MUST_LEAD, tile=self.opening)
        return action, after

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
