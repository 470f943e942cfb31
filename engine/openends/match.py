"""A match: rounds until somebody's score reaches the target."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from openends.actions import Action
from openends.errors import Reason, Refusal
from openends.options import FirstLead, NextLead, TargetMode
from openends.round import Round
from openends.rules import Rules
from openends.settlement import Settlement
from openends.table import opener
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


@dataclass(frozen=True, slots=True)
class Lot:
    """One drawing of lots: each seat still in it takes a tile, the most pips lead.

    Seats that tie for the most draw again among themselves, in a next lot.
    """

    tiles: tuple[tuple[int, Tile], ...]
    """Seats with the tile each drew."""

    @property
    def best(self) -> tuple[int, ...]:
        """The seats with the most pips.

        >>> Lot(((0, Tile("[1|4]")), (1, Tile("[2|3]")), (2, Tile("[0|0]")))).best
        (0, 1)
        """
        most = max(tile.pips for _, tile in self.tiles)
        return tuple(seat for seat, tile in self.tiles if tile.pips == most)


def draw_lots(rules: Rules, seats: Sequence[int], chance: random.Random) -> tuple[Lot, ...]:
    """Lots until one seat alone is best; all lots drawn, the deciding one last.

    Fair: before each lot all tiles are shuffled, and all seats in it are alike.
    """
    lots: list[Lot] = []
    while len(seats) > 1:
        drawn = chance.sample(rules.tile_set.tiles, len(seats))
        lots.append(Lot(tuple(zip(seats, drawn, strict=True))))
        seats = lots[-1].best
    return tuple(lots)


def first_lead(rules: Rules, hands: Sequence[Sequence[Tile]]) -> tuple[int, Tile | None]:
    """Where the hands say who leads the first round: that seat, and the tile it must begin with.

    >>> from openends.rules import PARTNERS_BLOCK
    >>> first_lead(PARTNERS_BLOCK, [[Tile("[5|6]")], [Tile("[1|1]")]])
    (1, Tile('[1|1]'))
    """
    leader, tile = opener(hands)
    return leader, tile if rules.first_lead is FirstLead.HIGHEST_DOUBLE else None


def next_leader(played: Round) -> int:
    """The seat that leads the round after one that has ended.

    >>> from openends.rules import BLOCK
    >>> next_leader(Round(BLOCK, ["[1|4]", "[2|3]"], leader=1))
    0
    """
    outcome = played.outcome
    out = None if outcome is None else outcome.out
    return leader_after(played.rules, played.players, played.leader, played.settlement, out)


def leader_after(
    rules: Rules, players: int, leader: int, settlement: Settlement | None, out: int | None
) -> int:
    """The seat that leads the next round, from how one was settled and who went out.

    >>> from openends.rules import PARTNERS_BLOCK
    >>> from openends.settlement import settle
    >>> leader_after(PARTNERS_BLOCK, 4, 1, settle(PARTNERS_BLOCK, blocked=[9, 8, 4, 7]), None)
    2
    """
    if rules.next_lead is NextLead.NEXT_SEAT:
        return (leader + 1) % players
    if settlement is None or settlement.winner is None:
        return leader
    if out is not None:
        return out
    # Of partners who won a blocked round, the one with the lower total leads, of two level
    # ones the one who led or comes next after the leader.
    return min(
        rules.sides(players)[settlement.winner],
        key=lambda seat: (settlement.totals[seat], (seat - leader) % players),
    )


class Match:
    """A match of any game, from a seed: lots for the lead, rounds, scores, the result.

    Raises `Refusal` (`players`). Every chance comes from the seed, so the same seed and the
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
        found = (one.settlement for one in self._rounds)
        return tuple(settlement for settlement in found if settlement is not None)

    @property
    def scores(self) -> tuple[int, ...]:
        """The raw points of each side, after all rounds that have ended."""
        settlement = self.round.settlement
        if settlement is None:
            return self._before[-1]
        return scores_after(self.rules, self.players, self._before[-1], settlement)

    @property
    def target(self) -> int:
        """The points that end the match."""
        return self.rules.targets[self.players]

    @property
    def result(self) -> Result | None:
        """The result, None while the match goes on. Looked at only between rounds."""
        return result_of(self.rules, self.players, self.scores)

    def play(self, action: Action | str, *, seat: int | None = None) -> None:
        """Take an action in the round in play; see `Round.play`."""
        self.round.play(action, seat=seat)

    def deal(self) -> Round:
        """Shuffles and deals the next round; the rules say who leads it.

        Raises `Refusal`: `round-running`, or `match-over` once the match is decided.
        """
        if self.round.outcome is None:
            raise Refusal(Reason.ROUND_RUNNING)
        if self.result is not None:
            raise Refusal(Reason.MATCH_OVER)
        self._deal(next_leader(self.round))
        return self.round

    def undo(self) -> Action:
        """Take back the last action, in an earlier round if need be, and return it.

        Raises `Refusal` (`nothing-to-undo`).
        """
        if not self.round.actions and len(self._rounds) > 1:
            self._drop()
        return self.round.undo()
