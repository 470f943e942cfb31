"""Sentences about the end of a round and of a match, told to one of its seats."""

from openends.events import Blocked, Ended, Scored, TurnedUp
from openends.words.catalog import N_, told
from openends.words.joining import clauses, listed, sentences
from openends.words.names import halves_name
from openends.words.seats import numbered, said_of, seat_named, side_named


def blocked_said(blocked: Blocked, language: str, reader: int | None) -> str:
    """The check of a blocked round: its beginning, each look, what it came to."""
    begun = N_("Nothing can be drawn, so all hands are looked at. Open: {pips}.")
    pips = listed(blocked.pips, language)
    cannot = N_("Player {seat} cannot place."), N_("You cannot place.")
    parts = [
        told(language, begun, pips=pips),
        *(said_of(look.seat, cannot, reader, language) for look in blocked.looks),
        told(language, N_("Nobody in a whole lap can place. The round is blocked.")),
    ]
    return sentences(parts, language)


def turned_up_said(shown: TurnedUp, language: str, reader: int | None) -> str:
    """The hands that are turned up, with the pips of each."""
    each = (
        told(
            language,
            N_("{name}: {tiles} ({pips})") if hand else N_("{name}: no tile"),
            name=seat_named(seat, reader, language),
            tiles=listed((halves_name(tile, language) for tile in hand), language),
            pips=sum(tile.pips for tile in hand),
        )
        for seat, hand in enumerate(shown.hands)
    )
    hands = clauses(each, language)
    return told(language, N_("The hands are turned up. {hands}."), hands=hands)


def scored_said(scored: Scored, language: str, reader: int | None) -> str:
    """The scores after a round, and the target.

    >>> scored_said(Scored((12, 0), ((0,), (1,)), target=100, kept=False), "en", reader=0)
    'Score after the round – You: 12; Player 2: 0. Target: 100.'
    """
    each = (
        told(language, N_("{name}: {score}"), name=side_named(side, reader, language), score=score)
        for side, score in zip(scored.sides, scored.scores, strict=True)
    )
    scores = clauses(each, language)
    message = N_("Score after the round – {scores}. Target: {target}.")
    said = told(language, message, scores=scores, target=scored.target)
    if not scored.kept:
        return said
    passed = told(language, N_("The points would pass the target, so they are not added."))
    return sentences([passed, said], language)


def ended_said(ended: Ended, language: str, reader: int | None) -> str:
    """How the match ended."""
    sides = [ended.sides[winner] for winner in ended.result.winners]
    if ended.result.drawn:
        names = listed((side_named(side, reader, language) for side in sides), language)
        message = N_("The match is drawn, with the best score shared. {names}: {score}.")
        return told(language, message, names=names, score=ended.score)
    (side,) = sides
    if len(side) == 1:
        messages = (
            N_("Player {seat} wins the match. Score: {score}."),
            N_("You win the match. Score: {score}."),
        )
        return said_of(side[0], messages, reader, language, score=ended.score)
    message = (
        N_("Your side wins the match. Score: {score}.")
        if reader in side
        else N_("The side of players {side} wins the match. Score: {score}.")
    )
    return told(language, message, side=numbered(side, language), score=ended.score)
