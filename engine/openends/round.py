"""A round: one deal, played until somebody goes out or everybody is stuck."""

from openends.actions import DRAW, PASS, Action, Draw, Outcome, Pass, places_of
from openends.errors import Expected, NotationError, Reason, Refusal
from openends.line import PLACES, Arm, Place, choose_arm, place_text, read_place
from openends.notation import plain
from openends.options import DrawCount, Drawing
from openends.settlement import Settlement, settle
from openends.table import Table


class Round(Table):
    """A round of any game: hands, boneyard, line and turn; whoever may act, acts by `play`.

    `hands` are tiles by seat, clockwise, as text or tiles; `boneyard` likewise, its first
    tile drawn first; `line` a position to start from. Seats are numbers from 0. Raises
    `Refusal` (`players`, `not-in-set`, `duplicate-tile`) or `NotationError`.

    >>> from openends.rules import BLOCK, DRAW
    >>> play = Round(BLOCK, hands=["[5|6] [0|0]", "[0|3] [0|4]"], leader=0)
    >>> play.play("[5|6]"); play.legal_actions
    (Pass(),)
    >>> Round.deal(DRAW, players=3, seed=7).turn
    0
    """

    __slots__ = ()

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """All that the seat whose turn it is may do; empty when the round is over.

        Placements come first, those at the left arm before those at the right; a tile that
        fits both ends makes two, also where both ends show the same pips.

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
        if self._outcome is not None:
            return ()
        hand = self._hands[self.turn]
        if self._left < 0:
            places = places_of(hand if self._opening is None else self._opening.bit, None)
        else:
            left = hand & self._suits[self._left]
            right = hand & self._suits[self._right]
            if left:
                places = places_of(left, Arm.LEFT)
                if right:
                    places += places_of(right, Arm.RIGHT)
            elif right:
                places = places_of(right, Arm.RIGHT)
            else:
                return (DRAW,) if self._can_draw() else (PASS,)
        if self.rules.drawing is Drawing.AT_WILL and self._can_draw():
            places += (DRAW,)
        return places

    def _can_draw(self) -> bool:
        if len(self._boneyard) <= self.rules.reserve:
            return False
        return self.rules.draw_count is not DrawCount.ONE or not self._just_drew

    @property
    def _just_drew(self) -> bool:
        """Whether this turn began with a draw: a turn goes on only after drawing."""
        return bool(self._actions) and type(self._actions[-1]) is Draw

    def _can_place(self) -> bool:
        hand = self._hands[self.turn]
        if self._left < 0:
            return hand != 0
        return hand & (self._suits[self._left] | self._suits[self._right]) != 0

    def play(self, action: Action | str, *, seat: int | None = None) -> None:
        """Take an action: `[1|1]@1`, `draw`, `pass`, or an action object.

        `seat`, where given, must be the one whose turn it is. Raises `Refusal` with the
        reason, or `NotationError` for a text that is no action; then nothing has changed.
        """
        if self._outcome is not None:
            raise Refusal(Reason.ROUND_OVER)
        if seat is not None and seat != self.turn:
            raise Refusal(Reason.NOT_YOUR_TURN, seat=seat, turn=self.turn)
        if isinstance(action, str):
            action = self.read(action)
        before = (self._left, self._right, self._passes, self.turn)
        if type(action) is Place:
            action = self._place(action)
        elif type(action) is Pass:
            self._pass()
        else:
            self._draw()
        self._actions.append(action)
        self._undone.append(before)
        self._legal = None

    def _place(self, action: Place) -> Place:
        tile, arm = action.tile, action.arm
        turn = self.turn
        hand = self._hands[turn]
        bit = tile.bit
        if not hand & bit:
            self.rules.tile_set.check([tile])
            raise Refusal(Reason.NOT_HELD, seat=turn, tile=tile)
        if arm is Arm.RIGHT and self._left >= 0:
            if not self._suits[self._right] & bit:
                raise Refusal(Reason.NO_MATCH, tile=tile, pips=(self._right,))
            self._right = tile.low + tile.high - self._right
        elif arm is Arm.LEFT and self._left >= 0:
            if not self._suits[self._left] & bit:
                raise Refusal(Reason.NO_MATCH, tile=tile, pips=(self._left,))
            self._left = tile.low + tile.high - self._left
        elif arm is None and self._left < 0:
            if self._opening not in (None, tile):
                raise Refusal(Reason.MUST_LEAD, tile=self._opening)
            self._left, self._right = tile.low, tile.high
        else:
            # No arm is named though a line lies, or one is named though none does.
            return self._place(PLACES[choose_arm(tile, arm, self.open_pips)][tile.index])
        self._hands[turn] = hand = hand ^ bit
        self._passes = 0
        if hand:
            self._next_turn()
        else:
            self._outcome = Outcome(turn)
        return action

    def _pass(self) -> None:
        if self._can_place():
            raise Refusal(Reason.MUST_PLACE, seat=self.turn)
        if self._can_draw():
            raise Refusal(Reason.MUST_DRAW, seat=self.turn)
        self._passes += 1
        # Where one tile a turn is drawn, a lap of passes may leave tiles that can be drawn.
        if self._passes >= self.players and len(self._boneyard) <= self.rules.reserve:
            self._outcome = Outcome(None)
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        turn = self.turn + 1
        self.turn = turn if turn < self.players else 0

    def _draw(self) -> None:
        rules = self.rules
        if rules.drawing is Drawing.NONE or not self._boneyard:
            raise Refusal(Reason.NO_BONEYARD, seat=self.turn)
        if len(self._boneyard) <= rules.reserve:
            raise Refusal(Reason.RESERVE, seat=self.turn, reserve=rules.reserve)
        if rules.drawing is Drawing.WHEN_STUCK and self._can_place():
            raise Refusal(Reason.MUST_PLACE, seat=self.turn)
        if not self._can_draw():
            raise Refusal(Reason.DRAWN_ALREADY, seat=self.turn)
        drawn = self._boneyard.pop()
        self._hands[self.turn] |= drawn
        self._drawn.append(drawn)

    def read(self, text: str) -> Action:
        """The action that a text means in this position.

        Raises `NotationError`, or `Refusal` (`no-such-end`, `no-match`, `ambiguous-end`).
        """
        word = plain(text).strip()
        if word == "pass":
            return PASS
        if word == "draw":
            return DRAW
        if not word.startswith("["):
            raise NotationError(text, 1, Expected.ACTION)
        tile, named = read_place(word)
        if not self._hands[self.turn] & tile.bit:
            self.rules.tile_set.check([tile])
            raise Refusal(Reason.NOT_HELD, seat=self.turn, tile=tile)
        return PLACES[choose_arm(tile, named, self.open_pips)][tile.index]

    def written(self) -> list[str]:
        """The actions as text: placements with the pips they join, or the arm."""
        words = []
        for action, before in zip(self._actions, self._undone, strict=True):
            if isinstance(action, Place):
                left, right = before[:2]
                words.append(place_text(action, {Arm.LEFT: left, Arm.RIGHT: right}))
            else:
                words.append(str(action))
        return words

    def undo(self) -> Action:
        """Take back the last action and return it. Raises `Refusal` (`nothing-to-undo`).

        >>> from openends.rules import BLOCK
        >>> play = Round(BLOCK, ["[5|6] [0|0]", "[0|3] [0|4]"])
        >>> play.play("[5|6]"); print(play.undo(), play.turn, len(play.line))
        [5|6] 0 0
        """
        if not self._actions:
            raise Refusal(Reason.NOTHING_TO_UNDO)
        action = self._actions.pop()
        self._left, self._right, self._passes, self.turn = self._undone.pop()
        if type(action) is Place:
            self._hands[self.turn] |= action.tile.bit
        elif type(action) is Draw:
            drawn = self._drawn.pop()
            self._hands[self.turn] ^= drawn
            self._boneyard.append(drawn)
        self._outcome = None
        self._legal = None
        return action

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended, None while it runs."""
        return self._outcome

    @property
    def settlement(self) -> Settlement | None:
        """How the round was settled, None while it runs."""
        if self._outcome is None:
            return None
        if self._outcome.out is None:
            return settle(self.rules, blocked=self.hands, last=self._placed_last)
        return settle(self.rules, out=self._outcome.out, totals=self.hands)

    @property
    def _placed_last(self) -> list[int]:
        """The seats by when they last placed a tile, the latest first."""
        taken = zip(self._actions, self._undone, strict=True)
        seats = [before[3] for action, before in taken if type(action) is Place]
        return list(dict.fromkeys(reversed(seats)))

    def __repr__(self) -> str:
        return f"Round({self.rules.name}, {self.players} players, {len(self._actions)} actions)"
