"""What there is to be seen of a match at one moment of it, from the reader's seat."""

from collections.abc import Mapping
from dataclasses import dataclass

from openends.events import Dealt, Ended, Leads, Scored, Settled
from openends.history import HistoryEntry
from openends.round import Round
from openends.settlement import Settlement
from openends.tiles import Tile
from openends_page.practice.play import Over, Practice


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The table at a moment. `at` is how many events there have been.

    `hands` are by seat: None for one that the reader does not see. `scores` are by side,
    `before` the scores that they had before these.
    """

    practice: Practice
    moments: tuple[HistoryEntry, ...]
    at: int
    round: Round
    dealt: bool
    """Whether tiles have been dealt: lots are drawn before."""
    hands: tuple[tuple[Tile, ...] | None, ...]
    scores: tuple[int, ...]
    before: tuple[int, ...]
    over: Over
    settlement: Settlement | None
    """How the round was settled, once it is."""
    ended: Ended | None
    """How the match ended, once it has."""

    @property
    def past(self) -> bool:
        """Whether the match has gone on since."""
        return self.at < len(self.moments)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many tiles each seat holds."""
        hands = self.round.hands
        return tuple(map(len, hands)) if self.dealt else (0,) * len(hands)

    @property
    def boneyard(self) -> int:
        """How many tiles lie in the boneyard."""
        return len(self.round.boneyard) if self.dealt else 0

    @property
    def yours(self) -> bool:
        """Whether the reader is to act, now."""
        return not self.past and self.practice.yours


def snapshot_of(practice: Practice, at: int | None = None) -> Snapshot:
    """The snapshot after so many events, None for the present one.

    Hands that have been turned up since are open in a snapshot of the past too.

    >>> from openends.rules import BLOCK
    >>> practice = Practice.start(BLOCK, ["you", "heavy"], seed="tea")
    >>> snapshot_of(practice).counts, snapshot_of(practice, at=1).counts, snapshot_of(practice).hands[1]
    ((7, 7), (0, 0), None)
    """
    moments = practice.history.moments
    at = len(moments) if at is None else min(at, len(moments))
    so_far = moments[:at]
    match = practice.match
    last = so_far[-1] if so_far else HistoryEntry(0, 0, moments[0].what)
    whole = match.rounds[last.round]
    played = whole if at == len(moments) else whole.at(last.actions)
    dealt = last.round > 0 or any(isinstance(one.what, Dealt) for one in so_far)
    settlement = _settled(so_far, last)
    ended = last.what if isinstance(last.what, Ended) else None
    over = Over.NO if settlement is None else Over.ROUND if ended is None else Over.MATCH
    scores, before = _scores(practice, so_far)
    return Snapshot(
        practice=practice,
        moments=moments,
        at=at,
        round=played,
        dealt=dealt,
        hands=_hands(practice, played, dealt=dealt, turned_up=whole.outcome is not None),
        scores=scores,
        before=before,
        over=over,
        settlement=settlement,
        ended=ended,
    )


def _hands(
    practice: Practice, played: Round, *, dealt: bool, turned_up: bool
) -> tuple[tuple[Tile, ...] | None, ...]:
    seen = turned_up or practice.setting.open_hands
    return tuple(
        (hand if dealt else ()) if seen or seat == practice.reader else None
        for seat, hand in enumerate(played.hands)
    )


def _settled(so_far: tuple[HistoryEntry, ...], last: HistoryEntry) -> Settlement | None:
    """How the round of the last event was settled, if it was before or by that."""
    for moment in reversed(so_far):
        if moment.round != last.round or isinstance(moment.what, Dealt):
            return None
        if isinstance(moment.what, Settled):
            return moment.what.settlement
    return None


def _scores(
    practice: Practice, so_far: tuple[HistoryEntry, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The scores of the sides, and for each side the score it had before the one it has."""
    none = (0,) * len(practice.rules.sides(practice.match.players))
    now, before = list(none), list(none)
    for moment in so_far:
        if isinstance(moment.what, Scored):
            for side, score in enumerate(moment.what.scores):
                if score != now[side]:
                    before[side], now[side] = now[side], score
    return tuple(now), tuple(before)


def leader_at(snapshot: Snapshot) -> int | None:
    """The seat that leads the round of a snapshot, None before that is known."""
    known = snapshot.dealt or any(
        isinstance(one.what, Leads) for one in snapshot.moments[: snapshot.at]
    )
    return snapshot.round.leader if known else None


def unseen(snapshot: Snapshot) -> Mapping[int, int]:
    """For each number of pips, how many tiles that show it the reader has not seen.

    >>> from openends.rules import BLOCK
    >>> practice = Practice.start(BLOCK, ["you", "heavy"], seed="tea")
    >>> sum(unseen(snapshot_of(practice)).values())  # 21 tiles, most with two numbers
    37
    """
    hidden = unseen_tiles(snapshot)
    highest = snapshot.practice.rules.tile_set.highest
    return {pips: sum(tile.has(pips) for tile in hidden) for pips in range(highest + 1)}


def unseen_tiles(snapshot: Snapshot) -> tuple[Tile, ...]:
    """The tiles that lie neither on the table nor in a hand that the reader sees."""
    seen = set(snapshot.round.line.tiles)
    seen.update(tile for hand in snapshot.hands if hand is not None for tile in hand)
    return tuple(tile for tile in snapshot.practice.rules.tile_set if tile not in seen)
