"""What a page asks of the coach: hints for the reader's turn, and a review of their moves."""

from typing import NotRequired, TypedDict

from openends.errors import Refusal
from openends.history import HistoryEntry
from openends.line import Line, Place
from openends.players.advice import Choice
from openends.words.advice import choice_said, reason_said, sure_said
from openends.words.coaching import best_said, looks_said, move_said, placeable_said
from openends_page.params import Facts, number_of, text_of
from openends_page.practice import Practice
from openends_page.practice.coaching import Reviewed, hint_for, moves_of, review_of, reviewed_move
from openends_page.questions.kept import KEEPER
from openends_page.questions.lines import Refused, refused

_MOST_ROUNDS, _MOST_EVENTS = 10_000, 1_000_000  # no match is so long


class HintShown(TypedDict):
    """A hint: sentences, and the tiles and ends that they are about; or why there is none."""

    said: NotRequired[list[str]]
    tiles: NotRequired[list[str]]
    ends: NotRequired[list[str]]
    refused: NotRequired[Refused]


class ChoiceShown(TypedDict):
    """What a move was expected to bring: points with their standard error, and why."""

    action: str
    said: str
    points: float
    error: float
    reasons: list[str]
    sure: str


class MoveShown(TypedDict):
    """A move of the reader: which of the happenings it is, what was chosen, all choices."""

    event: int
    said: str
    chosen: ChoiceShown
    choices: list[ChoiceShown]


class ReviewShown(TypedDict):
    """The moves of a round, or why there is no review."""

    moves: NotRequired[list[MoveShown]]
    events: NotRequired[list[int]]
    """The happenings that were the reader's choices: one can be asked about as `event`."""
    refused: NotRequired[Refused]


def practice_hint(facts: Facts) -> HintShown:
    """A hint for the reader's turn: `practice`, `lang`, and `rung`.

    Rung 1 tells what can be placed, 2 what to look at, 3 the best move and why.

    >>> text = "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :"
    >>> hint = practice_hint({"practice": text, "rung": 1, "lang": "en"})
    >>> len(hint["tiles"]), hint["ends"]
    (7, [])
    """
    rung, language = number_of(facts, "rung", 1, 3), text_of(facts, "lang")
    practice = KEEPER.take(text_of(facts, "practice"))
    KEEPER.keep(practice)
    try:
        return _hint(practice, rung, language)
    except Refusal as refusal:
        return {"refused": refused(refusal, language)}


def _hint(practice: Practice, rung: int, language: str) -> HintShown:
    played = practice.round
    if rung == 1 and practice.yours:
        actions = played.legal_actions
        places = [action for action in actions if isinstance(action, Place)]
        return {
            "said": placeable_said(actions, language),
            "tiles": list(dict.fromkeys(str(place.tile) for place in places)),
            "ends": list(dict.fromkeys(str(place.arm) for place in places if place.arm)),
        }
    advice = hint_for(practice)
    if rung == 2:
        return {"said": looks_said(advice, language), "tiles": [], "ends": []}
    best = advice.choices[0].action
    return {
        "said": best_said(advice, played.line, language),
        "tiles": [str(best.tile)] if isinstance(best, Place) else [],
        "ends": [str(best.arm)] if isinstance(best, Place) and best.arm else [],
    }


def practice_review(facts: Facts) -> ReviewShown:
    """The reader's moves of a round that has ended: `practice`, `round` from 1, `lang`.

    All are looked at in little time; with `event`, one of the happenings, that move alone is,
    as closely as for a hint.

    >>> text = "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :"
    >>> practice_review({"practice": text, "round": 1, "lang": "en"})["refused"]["code"]
    'round-running'
    """
    number, language = number_of(facts, "round", 1, _MOST_ROUNDS) - 1, text_of(facts, "lang")
    practice = KEEPER.take(text_of(facts, "practice"))
    KEEPER.keep(practice)
    events = _events(practice.chronicle.moments, number)
    asked = facts.get("event")
    try:
        moves = {events[action + 1]: action for action in moves_of(practice, number)}
        if asked is None:
            reviewed = review_of(practice, number)
        else:
            event = number_of(facts, "event", 0, _MOST_EVENTS)
            reviewed = (reviewed_move(practice, number, moves.get(event, -1)),)
    except Refusal as refusal:
        return {"refused": refused(refusal, language)}
    return {
        "moves": [_move(move, events[move.action + 1], language) for move in reviewed],
        "events": list(moves),
    }


def _events(moments: tuple[HistoryEntry, ...], number: int) -> dict[int, int]:
    """For each number of actions taken in a round, the first happening after so many."""
    found: dict[int, int] = {}
    for event, moment in enumerate(moments):
        if moment.round == number:
            found.setdefault(moment.actions, event)
    return found


def _move(move: Reviewed, event: int, language: str) -> MoveShown:
    return {
        "event": event,
        "said": move_said(move.chosen, move.best, move.line, language),
        "chosen": _choice(move.chosen, move.line, language),
        "choices": [_choice(choice, move.line, language) for choice in move.advice.choices],
    }


def _choice(choice: Choice, line: Line, language: str) -> ChoiceShown:
    return {
        "action": str(choice.action),
        "said": choice_said(choice, line, language),
        "points": round(choice.points, 2),
        "error": round(choice.error, 2),
        "reasons": [reason_said(reason, language) for reason in choice.reasons],
        "sure": sure_said(choice, line, language),
    }
