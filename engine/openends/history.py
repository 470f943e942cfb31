"""What has happened in a match, in order: each thing once, from the first lot to the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from openends.actions import Draw
from openends.blocked import BlockedCheck
from openends.events import (
    Blocked,
    Dealt,
    Drawn,
    Ended,
    Event,
    Lead,
    Leads,
    Lots,
    Passed,
    Placed,
    Scored,
    Settled,
    Stuck,
    TurnedUp,
)
from openends.lead import Lot, next_leader, opener
from openends.line import Place
from openends.match import Match, add_earned, result_of, scores_after
from openends.options import Drawing, FirstLead, NextLead
from openends.round import Round
from openends.rules import Rules
from openends.settlement import Settlement


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """An event with its place: the round from 0, and how many actions had been taken in it.

    What is to be seen after it is the round after so many actions.
    """

    round: int
    actions: int
    what: Event

    @property
    def kind(self) -> str:
        """The kind of event, as a page marks it."""
        return self.what.kind

    @property
    def seat(self) -> int | None:
        """The seat that did it or that it is about, None where it is about all."""
        return getattr(self.what, "seat", None)


def match_history(match: Match) -> Iterator[HistoryEntry]:
    """All that has happened in a match, in order.

    >>> from openends.rules import BLOCK
    >>> [entry.kind for entry in match_history(Match(BLOCK, players=2, seed="tea"))]
    ['lot', 'lead', 'deal']
    """
    scores: tuple[int, ...] | None = None
    for number in range(len(match.rounds)):
        for entry in round_history(match, number, scores):
            yield entry
            if isinstance(entry.what, Scored):
                scores = entry.what.scores


def round_history(
    match: Match, number: int, scores: tuple[int, ...] | None = None
) -> Iterator[HistoryEntry]:
    """What has happened in one round, from 0, the lots before the first one too.

    `scores` are those before the round, None before the first one.
    """
    played = match.rounds[number]
    if number == 0:
        yield from (HistoryEntry(0, 0, what) for what in _lots(match))
    yield HistoryEntry(number, 0, _dealt(played, number))
    if number == 0 and match.rules.first_lead is not FirstLead.LOT:
        yield HistoryEntry(0, 0, _holder(played))
    for count, what in enumerate(_actions(played), start=1):
        yield HistoryEntry(number, count, what)
    if played.outcome is not None:
        ended = len(played.actions)
        before = scores or (0,) * len(match.rules.sides(match.players))
        yield from (
            HistoryEntry(number, ended, what)
            for what in _ending(match.rules, played, before, match.lots_after(number))
        )


def _lots(match: Match) -> Iterator[Event]:
    for number, lot in enumerate(match.lots):
        yield Lots(lot, again=number > 0)
    if match.lots:
        yield Leads(match.lots[-1].best[0], Lead.LOT, None)


def _dealt(played: Round, number: int) -> Dealt:
    dealt = played.at(0)
    return Dealt(number + 1, len(dealt.hands[0]), len(dealt.boneyard), len(dealt.undealt))


def _holder(played: Round) -> Leads:
    seat, tile = opener(played.at(0).hands)
    why = Lead.HIGHEST_DOUBLE if tile.is_double else Lead.HEAVIEST_TILE
    return Leads(seat, why, played.opening)


def _actions(played: Round) -> Iterator[Event]:
    rules = played.rules
    drawn = iter(played.drawn)
    boneyard = len(played.boneyard) + len(played.drawn)
    drew = False
    taken = zip(played.moves, played.open_before, played.points, strict=True)
    for (seat, action), open_pips, points in taken:
        if isinstance(action, Place):
            pips = 0 if action.arm is None else open_pips[action.arm]
            yield Placed(seat, action.tile, action.arm, pips, points)
        elif isinstance(action, Draw):
            boneyard -= 1
            yield Drawn(seat, next(drawn), rules.drawable(boneyard))
        else:
            pips_open = tuple(dict.fromkeys(open_pips.values()))
            yield Passed(seat, pips_open, _stuck(rules, boneyard, drew))
        drew = isinstance(action, Draw)


def _stuck(rules: Rules, boneyard: int, drew: bool) -> Stuck:
    if rules.drawing is Drawing.NONE:
        return Stuck.NO_DRAWING
    if boneyard == 0:
        return Stuck.EMPTY
    if rules.drawable(boneyard) == 0:
        return Stuck.PROTECTED
    assert drew, "who passes while a tile can be drawn has drawn the one of this turn"
    return Stuck.DRAWN_ALREADY


def _ending(
    rules: Rules, played: Round, scores: tuple[int, ...], lots: Sequence[Lot]
) -> Iterator[Event]:
    settlement = played.settlement
    if settlement is None:
        raise AssertionError("a round that has ended is settled")
    if settlement.blocked:
        pips = tuple(played.open_pips.values())
        # The check goes round from the seat after the last one that acted: all have passed.
        first = (played.turn + 1) % played.players
        check = BlockedCheck(played.hands, pips, first=first)
        yield Blocked(tuple(dict.fromkeys(pips)), check.run())
    yield TurnedUp(played.hands)
    yield Settled(settlement)
    side = settlement.winner
    before = add_earned(played, scores)
    after = scores_after(rules, played.players, before, settlement)
    sides = rules.sides(played.players)
    target = rules.targets[played.players]
    kept = side is not None and settlement.points > 0 and after[side] == before[side]
    yield Scored(after, sides, target, kept)
    result = result_of(rules, played.players, after)
    if result is not None:
        yield Ended(result, sides, max(after))
    else:
        yield from (Lots(lot, again=number > 0) for number, lot in enumerate(lots))
        yield _next_lead(rules, played, settlement, lots)


def _next_lead(rules: Rules, played: Round, settlement: Settlement, lots: Sequence[Lot]) -> Leads:
    seat = next_leader(played, lots)
    if rules.next_lead is NextLead.NEXT_SEAT:
        why = Lead.NEXT_SEAT
    elif rules.next_lead is NextLead.OUT_OR_LOT:
        why = Lead.BLOCK_LOT if lots else Lead.OUT
    else:
        why = Lead.AGAIN if settlement.winner is None else Lead.WON
    return Leads(seat, why, None)
