"""A match of a reader against players: whose turn it is, what they do, taking back."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from openends.actions import DRAW, PASS, Action
from openends.drawing import check_drawable
from openends.errors import IllegalMove, Reason, RulesError
from openends.match import Match
from openends.players import choose, player_named
from openends.round import Round
from openends.rules import Rules
from openends.variants import vary
from openends.view import View
from openends_page.practice.event_history import EventHistory

READER = "you"
"""What stands at the reader's seat, where at the others stands a level."""

MOST_POINTS = 999
"""The highest target of a practice match."""


class Hands(StrEnum):
    """Whether the reader sees the others' hands."""

    HIDDEN = "hidden"
    OPEN = "open"


class Over(StrEnum):
    """What has come to its end."""

    NO = "no"
    ROUND = "round"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Setting:
    """Who sits where, and how hands lie. Raises `RulesError` (`no-such-level`, `one-reader`).

    >>> Setting(("heavy", "you")).reader
    1
    """

    seats: tuple[str, ...]
    """At each seat a level of `openends.players`, and `READER` at exactly one."""
    hands: Hands = Hands.HIDDEN

    def __post_init__(self) -> None:
        for level in self.seats:
            if level != READER:
                player_named(level)
        if self.seats.count(READER) != 1:
            raise RulesError(Reason.ONE_READER, found=self.seats.count(READER))

    @property
    def reader(self) -> int:
        """The reader's seat."""
        return self.seats.index(READER)

    @property
    def open_hands(self) -> bool:
        """Whether the reader sees the others' hands."""
        return self.hands is Hands.OPEN


class Practice:
    """A match of a reader against players, of any game.

    Raises `RulesError`: `players` where the match has another number of seats, `no-such-value`
    where its lines have branches, which no picture shows.

    >>> from openends.rules import BLOCK
    >>> practice = Practice.start(BLOCK, ["you", "heavy"], seed="tea")
    >>> practice.over, practice.match.target
    (<Over.NO: 'no'>, 100)
    """

    def __init__(self, setting: Setting, match: Match) -> None:
        if len(setting.seats) != match.players:
            raise RulesError(Reason.PLAYERS, players=len(setting.seats), allowed=(match.players,))
        check_drawable(match.rules)
        self.setting = setting
        self.match = match
        self.history = EventHistory(match, setting.reader, open_hands=setting.open_hands)
        """All events, with their messages."""

    @classmethod
    def start(
        cls,
        rules: Rules,
        seats: Sequence[str],
        *,
        seed: str,
        target: int | None = None,
        hands: Hands = Hands.HIDDEN,
    ) -> "Practice":
        """A new match. `target` is that of the match, None for the one of the rules.

        Raises `RulesError`: `players`, `no-such-level`, `one-reader`, `no-seed`, `not-a-target`.

        >>> from openends.rules import BLOCK
        >>> Practice.start(BLOCK, ["you", "heavy"], seed="tea", target=30).rules.name
        'block;targets=2:30,3:61,4:61'
        """
        setting = Setting(tuple(seats), hands)
        rules.check_players(len(seats))
        if not seed:
            raise RulesError(Reason.NO_SEED)
        if target is not None:
            if not 1 <= target <= MOST_POINTS:
                raise RulesError(Reason.NOT_A_TARGET, target=target, most=MOST_POINTS)
            rules = vary(rules, {"targets": {**rules.targets, len(seats): target}})
        return cls(setting, Match(rules, len(seats), seed))

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.match.rules

    @property
    def round(self) -> Round:
        """The round in play, or the last one."""
        return self.match.round

    @property
    def reader(self) -> int:
        """The reader's seat."""
        return self.setting.reader

    @property
    def over(self) -> Over:
        """Whether the round or the match has come to its end."""
        if self.round.outcome is None:
            return Over.NO
        return Over.ROUND if self.match.result is None else Over.MATCH

    @property
    def yours(self) -> bool:
        """Whether it is the reader's turn."""
        return self.round.outcome is None and self.round.turn == self.reader

    def act(self, action: Action | str) -> None:
        """The reader's action. Raises `RulesError` or `ParseError` as `Round.play` does."""
        self.match.play(action, seat=self.reader)

    def deal(self) -> None:
        """The next round. Raises `IllegalMove` (`round-running`, `match-over`)."""
        self.match.deal()

    def other(self) -> Action:
        """The player whose turn it is takes one action, by its level.

        The same match to here gives the same action. Raises `RulesError`: `round-over`, or
        `not-your-turn` when the reader is to act.
        """
        played = self.round
        if played.outcome is not None:
            raise IllegalMove(Reason.ROUND_OVER)
        if self.yours:
            after = (self.reader + 1) % self.match.players
            raise IllegalMove(Reason.NOT_YOUR_TURN, seat=after, turn=self.reader)
        view = View.of(played, played.turn)
        seed = f"{played.seed} action {len(played.actions)}"
        action = choose(self.setting.seats[played.turn], view, seed)
        self.match.play(action, seat=played.turn)
        return action

    @property
    def can_undo(self) -> bool:
        """Whether the reader has chosen something that can be taken back."""
        return self._last_choice() is not None

    def undo(self) -> None:
        """Goes back to the reader's last choice, in an earlier round if need be.

        Passes, and draws where nothing could be placed, are no choices. Raises `IllegalMove`
        (`nothing-to-undo`).

        >>> from openends.rules import BLOCK
        >>> practice = Practice.start(BLOCK, ["you", "heavy"], seed="tea")
        >>> while not practice.yours: _ = practice.other()
        >>> before = len(practice.round.actions)
        >>> practice.act(practice.round.legal_actions[0]); _ = practice.other(); practice.undo()
        >>> len(practice.round.actions) == before, practice.yours
        (True, True)
        """
        choice = self._last_choice()
        if choice is None:
            raise IllegalMove(Reason.NOTHING_TO_UNDO)
        number, actions = choice
        while len(self.match.rounds) > number + 1 or len(self.round.actions) > actions:
            self.match.undo()

    def again(self) -> None:
        """The same deal from its beginning: all actions of the round are taken back."""
        while self.round.actions:
            self.round.undo()

    def _last_choice(self) -> tuple[int, int] | None:
        """The round from 0 and the number of actions before the reader's last choice."""
        for number in range(len(self.match.rounds) - 1, -1, -1):
            found = choices_of(self.match.rounds[number], self.reader)
            if found:
                return number, found[-1]
        return None


def choices_of(played: Round, seat: int) -> list[int]:
    """The numbers of a seat's actions that were its choice: all but passes and forced draws.

    >>> from openends.rules import BLOCK
    >>> play = Round.deal(BLOCK, 2, seed=7)
    >>> play.play(play.legal_actions[0])
    >>> choices_of(play, 0), choices_of(play, 1)
    ([0], [])
    """
    found = []
    replayed = played.at(0)
    for number, (acted, action) in enumerate(played.moves):
        if acted == seat and replayed.legal_actions not in ((PASS,), (DRAW,)):
            found.append(number)
        replayed.play(action)
    return found
