"""Sentences about what happens in a match, told to one of its seats.

Words for a pair of messages: the first is said of another seat, the second of the reader's.
"""

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
from openends.words.catalog import N_, told
from openends.words.endings import (
    blocked_said,
    ended_said,
    scored_said,
    turned_up_said,
)
from openends.words.joining import clauses, listed, sentences
from openends.words.names import arm_name, halves_name, tile_name
from openends.words.seats import said_of, seat_named, seats_listed
from openends.words.sentences import settlement_said


def describe_event(
    what: Event, language: str, reader: int | None = None, *, open_hands: bool = False
) -> str:
    """Describe an event in a language.

    `reader` is the seat of who is told: only there a drawn tile is named, unless hands lie open.

    >>> from openends.tiles import Tile
    >>> drawn = Drawn(1, Tile("[0|6]"), left=3)
    >>> describe_event(drawn, "en", reader=0)
    'Player 2 draws a tile. Left to draw: 3.'
    >>> describe_event(drawn, "en", reader=1)
    'You draw: zero–six tile. Left to draw: 3.'
    """
    match what:
        case Lots():
            return _lots_said(what, language, reader)
        case Dealt():
            return _dealt_said(what, language)
        case Leads():
            return _leads_said(what, language, reader)
        case Placed():
            return _placed_said(what, language, reader)
        case Drawn():
            return _drawn_said(what, language, reader, open_hands)
        case Passed():
            return _passed_said(what, language, reader)
        case Blocked():
            return blocked_said(what, language, reader)
        case TurnedUp():
            return turned_up_said(what, language, reader)
        case Settled():
            return settlement_said(what.settlement, language, reader)
        case Scored():
            return scored_said(what, language, reader)
        case Ended():
            return ended_said(what, language, reader)


def _lots_said(lots: Lots, language: str, reader: int | None) -> str:
    each = (
        told(
            language,
            N_("{name}: {tile} ({pips})"),
            name=seat_named(seat, reader, language),
            tile=halves_name(tile, language),
            pips=tile.pips,
        )
        for seat, tile in lots.lot.tiles
    )
    drawn = clauses(each, language)
    message = (
        N_("Those who tied draw lots again. {drawn}.")
        if lots.again
        else N_("Lots are drawn for the lead. {drawn}.")
    )
    best = lots.lot.best
    most = N_("Most pips: {seats}.") if len(best) == 1 else N_("A tie for the most pips: {seats}.")
    seats = seats_listed(best, reader, language)
    parts = told(language, message, drawn=drawn), told(language, most, seats=seats)
    return sentences(parts, language)


def _dealt_said(dealt: Dealt, language: str) -> str:
    if dealt.boneyard:
        message = N_("Round {number} is dealt. Tiles for each: {hand}. In the boneyard: {left}.")
    elif dealt.undealt:
        message = N_("Round {number} is dealt. Tiles for each: {hand}. Out of the round: {left}.")
    else:
        message = N_("Round {number} is dealt. Tiles for each: {hand}.")
    left = dealt.boneyard or dealt.undealt
    return told(language, message, number=dealt.number, hand=dealt.hand, left=left)


_LEADS = {
    Lead.LOT: (
        N_("Player {seat} has won the lot and leads the first round."),
        N_("You have won the lot and lead the first round."),
    ),
    Lead.HIGHEST_DOUBLE: (
        N_("Player {seat} holds the highest double and leads, with any tile."),
        N_("You hold the highest double and lead, with any tile."),
    ),
    Lead.HEAVIEST_TILE: (
        N_("Nobody holds a double. Player {seat} holds the heaviest tile and leads with any tile."),
        N_("Nobody holds a double. You hold the heaviest tile and lead with any tile."),
    ),
    Lead.NEXT_SEAT: (
        N_("The lead moves on: player {seat} leads the next round."),
        N_("The lead moves on: you lead the next round."),
    ),
    Lead.WON: (
        N_("The lead goes to the winner: player {seat} leads the next round."),
        N_("The lead goes to the winner: you lead the next round."),
    ),
    Lead.OUT: (
        N_("Player {seat} went out and leads the next round."),
        N_("You went out and lead the next round."),
    ),
    Lead.BLOCK_LOT: (
        N_("Player {seat} has won the lot and leads the next round."),
        N_("You have won the lot and lead the next round."),
    ),
    Lead.AGAIN: (
        N_("Nobody has won, so player {seat} leads the next round again."),
        N_("Nobody has won, so you lead the next round again."),
    ),
}

# With a tile that the round must begin with.
_LEADS_WITH = {
    Lead.HIGHEST_DOUBLE: (
        N_("Player {seat} holds the highest double and must lead with it: {tile}."),
        N_("You hold the highest double and must lead with it: {tile}."),
    ),
    Lead.HEAVIEST_TILE: (
        N_(
            "Nobody holds a double."
            " Player {seat} holds the heaviest tile and must lead with it: {tile}."
        ),
        N_("Nobody holds a double. You hold the heaviest tile and must lead with it: {tile}."),
    ),
}


def _leads_said(leads: Leads, language: str, reader: int | None) -> str:
    if leads.tile is None:
        return said_of(leads.seat, _LEADS[leads.why], reader, language)
    tile = tile_name(leads.tile, language)
    return said_of(leads.seat, _LEADS_WITH[leads.why], reader, language, tile=tile)


def _placed_said(placed: Placed, language: str, reader: int | None) -> str:
    tile = tile_name(placed.tile, language)
    if placed.arm is None:
        messages = N_("Player {seat} places: {tile}."), N_("You place: {tile}.")
        said = said_of(placed.seat, messages, reader, language, tile=tile)
    else:
        messages = N_("Player {seat} places: {tile} ({end})."), N_("You place: {tile} ({end}).")
        end = arm_name(placed.arm, placed.pips, language)
        said = said_of(placed.seat, messages, reader, language, tile=tile, end=end)
    if not placed.points:
        return said
    scored = told(language, N_("Points at once: {points}."), points=placed.points)
    return sentences([said, scored], language)


def _drawn_said(drawn: Drawn, language: str, reader: int | None, open_hands: bool) -> str:
    facts = {"left": drawn.left, "tile": tile_name(drawn.tile, language)}
    if drawn.seat == reader or open_hands:
        messages = (
            N_("Player {seat} draws: {tile}. Left to draw: {left}."),
            N_("You draw: {tile}. Left to draw: {left}."),
        )
        return said_of(drawn.seat, messages, reader, language, **facts)
    message = N_("Player {seat} draws a tile. Left to draw: {left}.")
    return told(language, message, seat=drawn.seat + 1, left=drawn.left)


_STUCK = {
    Stuck.EMPTY: N_("The boneyard is empty."),
    Stuck.PROTECTED: N_("The tiles left in the boneyard are protected."),
    Stuck.DRAWN_ALREADY: N_("The one tile of this turn has been drawn."),
}


def _passed_said(passed: Passed, language: str, reader: int | None) -> str:
    messages = (
        N_("Player {seat} passes: no tile held fits. Open: {pips}."),
        N_("You pass: no tile held fits. Open: {pips}."),
    )
    pips = listed(passed.pips, language)
    said = said_of(passed.seat, messages, reader, language, pips=pips)
    if passed.why is Stuck.NO_DRAWING:
        return said
    return sentences([said, told(language, _STUCK[passed.why])], language)
