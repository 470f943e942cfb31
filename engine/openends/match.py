"""A match: rounds until somebody's score reaches the target."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from openends.actions import Action
from openends.errors import IllegalMove, Reason
from openends.lead import Lot, draw_lots, first_lead, lots_after, next_leader
from openends.options import FirstLead, TargetMode
from openends.round import Round
from openends.rules import Rules
from openends.settlement import Settlement
from openends.tiles import Tile


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a match: the sides with the best score. More than one: a drawn match.

    A side is a seat, but between partners 0 for the seats 0 and 2 and 1 for the others.
    """

    winners: tuple[int, ...]

    @property
    def drawn(self) -> bool:
        """Whether the best score is shared."""
        return len(self.winners) > 1


def result_of(rules: Rules, players: int, scores: Sequence[int]) -> Result | None:
    """The result that the sides' scores make after a round, None while none meets the target.

    Called only when all points of the round have been added; points over the target stay.

    >>> from openends.rules import BLOCK
    >>> result_of(BLOCK, 3, [68, 12, 60])
    Result(winners=(0,))
    >>> result_of(BLOCK, 2, [99, 98]) is None, result_of(BLOCK, 2, [104, 104]).drawn
    (True, True)
    """
    rules.check_players(players)
    best = max(scores)
    if best < rules.targets[players]:
        return None
    return Result(tuple(side for side, score in enumerate(scores) if score == best))


def add_points(rules: Rules, players: int, score: int, points: int) -> int:
    """A side's score after a round: points that would pass an exact target are not added.

    >>> from openends.rules import BLOCK
    >>> add_points(BLOCK, 3, 58, 10)
    68
    """
    if rules.target_mode is TargetMode.EXACT and score + points > rules.targets[players]:
        return score
    return score + points


def add_earned(played: Round, scores: Sequence[int]) -> tuple[int, ...]:
    """The sides' scores with the points that the actions of a round have earned at once."""
    after = list(scores)
    for (seat, _), points in zip(played.moves, played.points, strict=True):
        side = played.rules.side_of(seat)
        after[side] = add_points(played.rules, played.players, after[side], points)
    return tuple(after)


def scores_after(
    rules: Rules, players: int, scores: Sequence[int], settlement: Settlement
) -> tuple[int, ...]:
    """The sides' scores after a round: its winner's points are added, the others stay.

    >>> from openends.rules import BLOCK
    >>> from openends.settlement import settle
    >>> scores_after(BLOCK, 3, [58, 12, 60], settle(BLOCK, blocked=[3, 7, 8]))
    (70, 12, 60)
    """
    after = list(scores)
    if settlement.winner is not None:
        before = scores[settlement.winner]
        after[settlement.winner] = add_points(rules, players, before, settlement.points)
    return tuple(after)


class Match:
    """A match of any game, from a seed: lots for the lead, rounds, scores, the result.

    Raises `RulesError` (`players`). Every chance comes from the seed, so the same seed and the
    same actions are the same match.

    >>> from openends.rules import BLOCK
    >>> match = Match(BLOCK, players=3, seed="tea")
    >>> match.scores, match.target, match.result is None
    ((0, 0, 0), 61, True)
    >>> match.round.leader == match.lots[-1].best[0]
    True
    """

    def __init__(self, rules: Rules, players: int, seed: int | str) -> None:
        rules.check_players(players)
        self.rules = rules
        self.players = players
        """How many play."""
        self.seed = str(seed)
        self.lots: tuple[Lot, ...] = ()
        """The lots drawn for the first lead; none where the hands say who leads."""
        self._rounds: list[Round] = []
        # The scores before each round: a round that another has followed has been settled for good.
        self._before: list[tuple[int, ...]] = []
        if rules.first_lead is FirstLead.LOT:
            self.lots = draw_lots(rules, range(players), random.Random(f"{seed} lots"))
            self._deal(self.lots[-1].best[0])
        else:
            self._deal(0)
            self._deal(*first_lead(rules, self._drop().hands))

    def _deal(self, leader: int, opening: Tile | None = None) -> None:
        seed = f"{self.seed} round {len(self._rounds) + 1}"
        dealt = Round.deal(self.rules, self.players, seed, leader, opening)
        before = self.scores if self._rounds else (0,) * len(self.rules.sides(self.players))
        self._rounds.append(dealt)
        self._before.append(before)

    def _drop(self) -> Round:
        """Take the last round away."""
        self._before.pop()
        return self._rounds.pop()

    @property
    def rounds(self) -> tuple[Round, ...]:
        """All rounds dealt, the one in play last."""
        return tuple(self._rounds)

    @property
    def round(self) -> Round:
        """The round in play, or the last one."""
        return self._rounds[-1]

    @property
    def settlements(self) -> tuple[Settlement, ...]:
        """How each round that has ended was settled."""
        settled = (played.settlement for played in self._rounds)
        return tuple(settlement for settlement in settled if settlement is not None)

    @property
    def scores(self) -> tuple[int, ...]:
        """The raw points of each side: of rounds that have ended, and of the actions since."""
        scores = add_earned(self.round, self._before[-1])
        settlement = self.round.settlement
        if settlement is None:
            return scores
        return scores_after(self.rules, self.players, scores, settlement)

    @property
    def target(self) -> int:
        """The points that end the match."""
        return self.rules.targets[self.players]

    @property
    def result(self) -> Result | None:
        """The result, None while the match goes on. Looked at only between rounds."""
        if self.round.outcome is None:
            return None
        return result_of(self.rules, self.players, self.scores)

    def play(self, action: Action | str, *, seat: int | None = None) -> None:
        """Take an action in the round in play; see `Round.play`."""
        self.round.play(action, seat=seat)

    def deal(self) -> Round:
        """Shuffles and deals the next round; the rules say who leads it.

        Raises `RulesError`: `round-running`, or `match-over` once the match is decided.
        """
        if self.round.outcome is None:
            raise IllegalMove(Reason.ROUND_RUNNING)
        if self.result is not None:
            raise IllegalMove(Reason.MATCH_OVER)
        self._deal(next_leader(self.round, self.lots_after(len(self._rounds) - 1)))
        return self.round

    def lots_after(self, number: int) -> tuple[Lot, ...]:
        """The lots for the lead of the round after one, from 0; none where no lot decides it."""
        return lots_after(self._rounds[number], f"{self.seed} lots {number + 2}")

    def undo(self) -> Action:
        """Take back the last action, in an earlier round if need be, and return it.

        Raises `IllegalMove` (`nothing-to-undo`).
        """
        if not self.round.actions and len(self._rounds) > 1:
            self._drop()
        return self.round.undo()
