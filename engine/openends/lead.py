"""Who leads: lots, the hand with the highest double, and the seat that leads the next round."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openends.options import FirstLead, NextLead
from openends.round import Round
from openends.rules import Rules
from openends.settlement import Settlement
from openends.tiles import Tile


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


def opener(hands: Sequence[Iterable[Tile]]) -> tuple[int, Tile]:
    """The seat with the highest double and that double; no double: with the heaviest tile.

    >>> opener([[Tile("[5|6]")], [Tile("[1|1]"), Tile("[0|0]")]])
    (1, Tile('[1|1]'))
    """
    held = [(tile, seat) for seat, hand in enumerate(hands) for tile in hand]
    # Of two tiles of equal weight, the one with the higher half comes first.
    best, seat = max(held, key=lambda one: (one[0].is_double, one[0].pips, one[0].high))
    return seat, best


def first_lead(rules: Rules, hands: Sequence[Sequence[Tile]]) -> tuple[int, Tile | None]:
    """Where the hands say who leads the first round: that seat, and the tile it must begin with.

    >>> from openends.rules import PARTNERS_BLOCK
    >>> first_lead(PARTNERS_BLOCK, [[Tile("[5|6]")], [Tile("[1|1]")]])
    (1, Tile('[1|1]'))
    """
    leader, tile = opener(hands)
    return leader, tile if rules.first_lead is FirstLead.HIGHEST_DOUBLE else None


def next_leader(played: Round, lots: Sequence[Lot] = ()) -> int:
    """The seat that leads the round after one that has ended; `lots` are those drawn for it.

    >>> from openends.rules import BLOCK
    >>> next_leader(Round(BLOCK, ["[1|4]", "[2|3]"], leader=1))
    0
    """
    if lots:
        return lots[-1].best[0]
    outcome = played.outcome
    out = None if outcome is None else outcome.out
    return leader_after(played.rules, played.players, played.leader, played.settlement, out)


def lots_after(played: Round, seed: str) -> tuple[Lot, ...]:
    """The lots for the lead of the round after one that has ended; none where no lot decides.

    >>> from openends.rules import ALL_FIVES
    >>> played = Round(ALL_FIVES, ["[1|4]", "[2|3]"], line="[6|6]")
    >>> played.play("pass"); played.play("pass")
    >>> lots_after(played, "tea")[-1].best
    (1,)
    """
    ended = played.outcome
    if ended is None or ended.out is not None or played.rules.next_lead is not NextLead.OUT_OR_LOT:
        return ()
    return draw_lots(played.rules, range(played.players), random.Random(seed))


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
    if out is not None:
        return out
    if settlement is None or settlement.winner is None:
        return leader
    # Of partners who won a blocked round, the one with the lower total leads, of two level
    # ones the one who led or comes next after the leader.
    return min(
        rules.sides(players)[settlement.winner],
        key=lambda seat: (settlement.totals[seat], (seat - leader) % players),
    )
