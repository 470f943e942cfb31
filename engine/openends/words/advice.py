"""Sentences of advice: reasons, what to look at, and how sure it is."""

from collections.abc import Iterable

from openends.line import Line
from openends.players.advice import Choice
from openends.players.looks import Look, NearlyOut, SeatLacks, StrongIn, Unseen
from openends.players.reasons import (
    Blocks,
    GoesOut,
    HardDouble,
    Keeps,
    LastOf,
    NextLacks,
    NobodyMatches,
    OnlyChoice,
    Reason,
    Sheds,
    Strands,
)
from openends.words.catalog import N_, told
from openends.words.rounds import action_named

MINUS = "−"

# Reasons without facts.
_PLAIN = {
    OnlyChoice: N_("Nothing else is allowed."),
    GoesOut: N_("It is your last tile: you go out."),
    Blocks: N_("After it nobody can place: the round is blocked."),
    Strands: N_("After it none of your tiles fits."),
}


def reason_said(reason: Reason, language: str) -> str:
    """A reason as a sentence.

    >>> reason_said(Sheds(11, most=True), "en")
    'It sheds 11 pips, the most of all that fits.'
    """
    match reason:
        case OnlyChoice() | GoesOut() | Blocks() | Strands():
            return told(language, _PLAIN[type(reason)])
        case NobodyMatches(number):
            message = N_("It leaves {number} open, which no other player can match.")
            return told(language, message, number=number)
        case NextLacks(seat, number):
            message = N_(
                "It leaves {number} open, on which the next player, player {seat}, could not place."
            )
            return told(language, message, seat=seat + 1, number=number)
        case Sheds(pips, most):
            message = (
                N_("It sheds {pips} pips, the most of all that fits.")
                if most
                else N_("It sheds {pips} pips.")
            )
            return told(language, message, pips=pips)
        case HardDouble(tile, left):
            message = N_(
                "{tile} is a double that may be hard to place later."
                " Other tiles with {number} not on the table yet: {left}."
            )
            return told(language, message, tile=tile, number=tile.low, left=left)
        case LastOf(number):
            message = N_("It is the last tile with {number}: all others are on the table.")
            return told(language, message, number=number)
        case Keeps(number, tiles):
            message = N_("It leaves {number} open. Tiles you keep for it: {tiles}.")
            return told(language, message, number=number, tiles=tiles)


def look_said(look: Look, language: str) -> str:
    """What to look at, as a sentence.

    >>> look_said(SeatLacks(1, (5, 6)), "en")
    'Player 2 could not place, and holds no tile of these numbers: 5, 6.'
    """
    match look:
        case StrongIn(numbers, tiles):
            message = N_("You hold the most tiles with: {numbers}. Tiles of each: {tiles}.")
            return told(language, message, numbers=_listed(numbers), tiles=tiles)
        case SeatLacks(seat, numbers):
            message = N_(
                "Player {seat} could not place, and holds no tile of these numbers: {numbers}."
            )
            return told(language, message, seat=seat + 1, numbers=_listed(numbers))
        case Unseen(numbers, 0):
            message = N_("All tiles of these numbers are on the table or in your hand: {numbers}.")
            return told(language, message, numbers=_listed(numbers))
        case Unseen(numbers, _):
            message = N_(
                "Of each of these numbers only one tile is neither on the table nor in your hand: {numbers}."
            )
            return told(language, message, numbers=_listed(numbers))
        case NearlyOut(seat, tiles):
            message = N_("Player {seat} may soon go out. Tiles in hand: {tiles}.")
            return told(language, message, seat=seat + 1, tiles=tiles)


def choice_said(choice: Choice, line: Line, language: str) -> str:
    """An action and what it is expected to bring, with the line it is taken at.

    >>> from openends.actions import PASS
    >>> choice_said(Choice(PASS, -2.26, 0.9, (), None, 0, 0, 50), Line("[2|5]"), "en")
    'Pass: expected points −2.3 ± 0.9.'
    """
    return told(
        language,
        N_("{action}: expected points {points} ± {error}."),
        action=action_named(choice.action, line, language),
        points=points_text(choice.points),
        error=f"{choice.error:.1f}",
    )


def sure_said(choice: Choice, line: Line, language: str) -> str:
    """In how many imagined deals an action is ahead of the best other; empty where none is.

    >>> from openends.actions import PASS, DRAW
    >>> sure_said(Choice(PASS, -2.26, 0.9, (), DRAW, 20, 5, 50), Line("[2|5]"), "en")
    'Ahead of “Draw a tile” in 20 of 50 imagined deals, level in 5.'
    """
    if choice.rival is None:
        return ""
    return told(
        language,
        N_("Ahead of “{rival}” in {ahead} of {deals} imagined deals, level in {level}."),
        rival=action_named(choice.rival, line, language),
        ahead=choice.ahead,
        deals=choice.deals,
        level=choice.level,
    )


def points_text(points: float) -> str:
    """Points with their sign, to one decimal place.

    >>> points_text(3.21), points_text(-0.5), points_text(-0.01)
    ('+3.2', '−0.5', '0.0')
    """
    rounded = f"{points:+.1f}".replace("-", MINUS)
    return "0.0" if rounded[1:] == "0.0" else rounded


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
