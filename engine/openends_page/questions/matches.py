"""What a page asks of practice: a match of the reader against players, which the page keeps as text.

The page sends the text that it has and gets the next one with all that it shows. Nothing is
lost with the worker: a text opens again in another.
"""

from collections.abc import Callable
from typing import NotRequired, TypedDict

from openends.errors import OpenEndsError, Reason, RulesError
from openends.notation import plain
from openends.variants import read_rules
from openends.words.catalog import told
from openends.words.practice import DEALT_AGAIN, TAKEN_BACK, number_unseen_said, unseen_said
from openends_page.params import Index, LangParams, PictureParams
from openends_page.practice import (
    CACHE,
    MOST_POINTS,
    Hands,
    Practice,
    snapshot_of,
    unseen,
    unseen_tiles,
)
from openends_page.questions.lines import IllegalShown, drawn_line, illegal_move
from openends_page.questions.match_shown import PracticeShown, practice_shown
from openends_page.questions.pieces import Known, Pieces, Rest, Room, packed
from openends_page.registry import question

_MOST_DIGITS = 5  # of what is typed for a target
_DEAL = "deal"


class SetUpParams(PictureParams):
    """The set-up of a new match."""

    rules: str
    seats: list[str]
    """`you` at one seat, levels at the others."""
    seed: str
    target: str | None
    """What was typed for one, None for that of the rules."""
    hands: Hands


class PracticeParams(PictureParams):
    """A match as text."""

    practice: str
    at: NotRequired[Index | None]
    """How many events have happened at a moment of the past, that is to be shown."""
    events: NotRequired[Index]
    """How many events the page has of the match."""


class TurnParams(PictureParams):
    """A match as text, to go on with."""

    practice: str
    drawn: NotRequired[Index]
    """The width of the picture that the page has of it."""


class TurnActParams(TurnParams):
    """An action of the reader: `[1|4]@L`, `draw`, `pass`, or `deal` for the next round."""

    action: str


class PiecesParams(PictureParams, Rest):
    """A match as text, and where the pieces of it begin that are wanted: the `rest` of an answer."""

    practice: str
    at: NotRequired[Index | None]


class UnseenParams(LangParams):
    """A match as text."""

    practice: str


class TextFault(IllegalShown):
    """Why a text does not open, and the character where it does not, from 1."""

    column: int


class SetUpFault(IllegalShown):
    """Why a match cannot begin, and the field of the set-up that it is about."""

    field: str


class Begun(TypedDict, total=False):
    """The answer to a set-up: the match, or what is wrong."""

    practice: PracticeShown
    illegal: SetUpFault


class Opened(TypedDict, total=False):
    """The answer to a text: the match, or why the text does not open."""

    practice: PracticeShown
    illegal: TextFault


class Went(TypedDict, total=False):
    """The answer to an action: the match after it, or why it is illegal."""

    practice: PracticeShown
    illegal: IllegalShown


class NumberUnseen(TypedDict):
    """How many tiles that show a number are unseen."""

    number: int
    unseen: int
    message: str


class UnseenShown(TypedDict):
    """The tiles that the reader has not seen, by number."""

    message: str
    numbers: list[NumberUnseen]


_FIELDS = {
    Reason.PLAYERS: "seats",
    Reason.NO_SUCH_LEVEL: "seats",
    Reason.ONE_READER: "seats",
    Reason.NO_SEED: "seed",
    Reason.NOT_A_TARGET: "target",
}
"""What a refusal to begin is about, where it is not about the rules."""


@question("practice_new")
def practice_new(params: SetUpParams) -> Begun:
    """Begin a match.

    >>> asked = {"rules": "block", "seats": ["you", "heavy"], "seed": "tea", "target": None}
    >>> asked |= {"hands": Hands.HIDDEN, "lang": "en", "width": 12}
    >>> practice_new(asked)["practice"]["pieces"]["text"]
    'practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :'
    >>> practice_new(asked | {"target": "x"})["illegal"]["message"]
    'A target is a whole number from 1 to 999, not x.'
    """
    seats, target = params["seats"], params["target"]
    try:
        rules = read_rules(params["rules"])
        points = None if target is None else _points(target)
        practice = Practice.start(
            rules, seats, seed=params["seed"], target=points, hands=params["hands"]
        )
    except OpenEndsError as error:
        field = _FIELDS.get(error.code, "rules") if isinstance(error, RulesError) else "rules"
        return {"illegal": {"field": field, **illegal_move(error, params["lang"])}}
    return {"practice": _shown(practice, params, Known(), added=0)}


def _points(target: str) -> int:
    """The points of a target as it was typed, with digits of any keyboard."""
    written = plain(target).strip()
    if not (written.isascii() and written.isdecimal() and len(written) <= _MOST_DIGITS):
        raise RulesError(Reason.NOT_A_TARGET, target=target, most=MOST_POINTS)
    return int(written)


@question("practice")
def practice(params: PracticeParams) -> Opened:
    """Show the match of a text, or a moment of its past.

    >>> text = "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :"
    >>> asked = {"lang": "en", "width": 12}
    >>> pieces = practice(asked | {"practice": text})["practice"]["pieces"]
    >>> [event["kind"] for event in pieces["events"]]
    ['lot', 'lead', 'deal']
    >>> practice(asked | {"practice": text.replace("tea", "tea luck=9")})["illegal"]["column"]
    72
    """
    text = params["practice"]
    try:
        opened, written = CACHE.look(text)
    except OpenEndsError as error:
        return {"illegal": {**illegal_move(error, params["lang"]), "column": error.column or 1}}
    snapshot = snapshot_of(opened, params.get("at"))
    known = Known(text, moments=snapshot.moments[: params.get("events", 0)], board=False)
    return {"practice": practice_shown(snapshot, written, params, known)}


@question("practice_pieces")
def practice_pieces(params: PiecesParams) -> Pieces:
    """Give more of a match that did not fit into one answer.

    >>> text = "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :"
    >>> asked = {"practice": text, "lang": "en", "width": 12, "text": len(text), "tiles": 0}
    >>> pieces = practice_pieces(asked | {"events": 1, "board": False})
    >>> [event["kind"] for event in pieces["events"]], "rest" in pieces
    (['lead', 'deal'], False)
    """
    opened, written = CACHE.look(params["practice"])
    snapshot = snapshot_of(opened, params.get("at"))
    drawn = drawn_line(snapshot.round.line, params["width"])
    return packed(snapshot, drawn, params["lang"], written, params, Room())


@question("practice_act")
def practice_act(params: TurnActParams) -> Went:
    """Take an action of the reader's.

    >>> text = "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :"
    >>> asked = {"practice": text, "lang": "en", "width": 12}
    >>> practice_act(asked | {"action": "deal"})["illegal"]["code"]
    'round-running'
    """
    action = params["action"]
    return _went(params, lambda taken: taken.deal() if action == _DEAL else taken.act(action))


@question("practice_other")
def practice_other(params: TurnParams) -> Went:
    """Let the player whose turn it is take one action.

    >>> text = "practice 1 seats=heavy/you hands=hidden match block players=2 seed=tea :"
    >>> answer = practice_other({"practice": text, "lang": "en", "width": 12})
    >>> answer["practice"]["message"]
    'Player 1 places: five–six tile. Open: Left end, 5; Right end, 6. It is your turn.'
    """
    return _went(params, lambda taken: taken.other())


@question("practice_undo")
def practice_undo(params: TurnParams) -> Went:
    """Go back to the reader's last choice, in an earlier round if need be.

    >>> text = "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :"
    >>> practice_undo({"practice": text, "lang": "en", "width": 12})["illegal"]["code"]
    'nothing-to-undo'
    """
    return _went(params, Practice.undo, told(params["lang"], TAKEN_BACK))


@question("practice_again")
def practice_again(params: TurnParams) -> Went:
    """Deal the round again: the same tiles, from its beginning.

    >>> text = "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :"
    >>> practice_again({"practice": text, "lang": "en", "width": 12})["practice"]["can_undo"]
    False
    """
    return _went(params, Practice.again, told(params["lang"], DEALT_AGAIN))


@question("practice_unseen")
def practice_unseen(params: UnseenParams) -> UnseenShown:
    """Count the tiles that the reader has not seen, by number.

    >>> text = "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :"
    >>> practice_unseen({"practice": text, "lang": "en"})["message"]
    'Tiles not seen yet: 21.'
    """
    language = params["lang"]
    opened, _ = CACHE.look(params["practice"])
    snapshot = snapshot_of(opened)
    return {
        "message": unseen_said(len(unseen_tiles(snapshot)), language),
        "numbers": [
            {
                "number": pips,
                "unseen": tiles,
                "message": number_unseen_said(pips, tiles, language),
            }
            for pips, tiles in unseen(snapshot).items()
        ],
    }


def _went(params: TurnParams, go: Callable[[Practice], object], message: str = "") -> Went:
    """The match after it went on or back; the message is told first."""
    text = params["practice"]
    taken = CACHE.get(text)
    line = taken.round.line if params.get("drawn") == params["width"] else None
    known = Known(text, line=line, moments=taken.history.moments)
    try:
        go(taken)
    except OpenEndsError as error:
        CACHE.put(taken)
        return {"illegal": illegal_move(error, params["lang"])}
    return {"practice": _shown(taken, params, known, len(known.moments), message)}


def _shown(
    practice: Practice, params: PictureParams, known: Known, added: int, told_first: str = ""
) -> PracticeShown:
    return practice_shown(
        snapshot_of(practice),
        CACHE.put(practice),
        params,
        known,
        added=added,
        told_first=told_first,
    )
