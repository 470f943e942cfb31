"""What a page asks of the coach: hints for the reader's turn, and a review of their moves."""

from typing import Annotated, NotRequired, TypedDict

from openends.errors import RulesError
from openends.history import HistoryEntry
from openends.line import Line, Place
from openends.players.advice import Choice
from openends.words.advice import choice_said, reason_said, sure_said
from openends.words.coaching import best_said, looks_said, move_said, placeable_said
from openends_page.params import Between, Index, LangParams
from openends_page.practice import CACHE, Practice
from openends_page.practice.coaching import Reviewed, hint_for, review_of
from openends_page.questions.lines import IllegalShown, illegal_move
from openends_page.questions.pieces import Room
from openends_page.registry import question


class HintParams(LangParams):
    """A match as text, and which hint is wanted."""

    practice: str
    rung: Annotated[int, Between(1, 3)]
    """1 tells what can be placed, 2 what to look at, 3 the best move and why."""


class ReviewParams(LangParams):
    """A match as text, and a round of it."""

    practice: str
    round: Annotated[int, Between(1, 10_000)]
    """From 1."""
    first: NotRequired[Index]
    """The first of the moves that is wanted: those before it the page has."""


class HintShown(TypedDict):
    """A hint: sentences, and the tiles and ends that they are about."""

    messages: list[str]
    tiles: list[str]
    ends: list[str]


class Hinted(TypedDict, total=False):
    """The answer to a wish for a hint, or why there is none."""

    hint: HintShown
    illegal: IllegalShown


class ChoiceShown(TypedDict):
    """What a move was expected to bring, and why."""

    action: str
    message: str
    reasons: list[str]
    sure: str


class MoveShown(TypedDict):
    """A move of the reader: which of the events it is, what was chosen, all choices."""

    event: int
    message: str
    chosen: str
    """The action."""
    choices: list[ChoiceShown]
    """The best one first."""


class ReviewShown(TypedDict):
    """Moves of a round."""

    moves: list[MoveShown]
    next: int | None
    """The first move that did not fit into the answer, None where there are no more."""


class Reviewing(TypedDict, total=False):
    """The answer to a wish for a review, or why there is none."""

    review: ReviewShown
    illegal: IllegalShown


@question("practice_hint")
def practice_hint(params: HintParams) -> Hinted:
    """Give a hint for the reader's turn.

    >>> text = "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :"
    >>> hint = practice_hint({"practice": text, "rung": 1, "lang": "en"})["hint"]
    >>> len(hint["tiles"]), hint["ends"]
    (7, [])
    """
    language = params["lang"]
    practice, _ = CACHE.look(params["practice"])
    try:
        return {"hint": _hint(practice, params["rung"], language)}
    except RulesError as refusal:
        return {"illegal": illegal_move(refusal, language)}


def _hint(practice: Practice, rung: int, language: str) -> HintShown:
    played = practice.round
    if rung == 1 and practice.yours:
        actions = played.legal_actions
        places = [action for action in actions if isinstance(action, Place)]
        return {
            "messages": placeable_said(actions, language),
            "tiles": list(dict.fromkeys(str(place.tile) for place in places)),
            "ends": list(dict.fromkeys(str(place.arm) for place in places if place.arm)),
        }
    advice = hint_for(practice)
    if rung == 2:
        return {"messages": looks_said(advice, language), "tiles": [], "ends": []}
    best = advice.choices[0].action
    return {
        "messages": best_said(advice, played.line, language),
        "tiles": [str(best.tile)] if isinstance(best, Place) else [],
        "ends": [str(best.arm)] if isinstance(best, Place) and best.arm else [],
    }


@question("practice_review")
def practice_review(params: ReviewParams) -> Reviewing:
    """Review the reader's moves of a round that has ended.

    >>> text = "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :"
    >>> practice_review({"practice": text, "round": 1, "lang": "en"})["illegal"]["code"]
    'round-running'
    """
    number, language, first = params["round"] - 1, params["lang"], params.get("first", 0)
    practice, _ = CACHE.look(params["practice"])
    try:
        reviewed = review_of(practice, number, first)
    except RulesError as refusal:
        return {"illegal": illegal_move(refusal, language)}
    events = _events(practice.history.moments, number)
    moves: list[MoveShown] = []
    room = Room()
    for move in reviewed:
        shown = _move(move, events[move.action + 1], language)
        if not room.take(shown):
            return {"review": {"moves": moves, "next": first + len(moves)}}
        moves.append(shown)
    return {"review": {"moves": moves, "next": None}}


def _events(moments: tuple[HistoryEntry, ...], number: int) -> dict[int, int]:
    """For each number of actions taken in a round, the first event after so many."""
    found: dict[int, int] = {}
    for event, moment in enumerate(moments):
        if moment.round == number:
            found.setdefault(moment.actions, event)
    return found


def _move(move: Reviewed, event: int, language: str) -> MoveShown:
    return {
        "event": event,
        "message": move_said(move.chosen, move.best, move.line, language),
        "chosen": str(move.chosen.action),
        "choices": [_choice(choice, move.line, language) for choice in move.advice.choices],
    }


def _choice(choice: Choice, line: Line, language: str) -> ChoiceShown:
    return {
        "action": str(choice.action),
        "message": choice_said(choice, line, language),
        "reasons": [reason_said(reason, language) for reason in choice.reasons],
        "sure": sure_said(choice, line, language),
    }
