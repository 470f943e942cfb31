"""The conversation with a page: JSON in, JSON out.

A page holds a position as text and asks for what it shows; it knows no rule itself. The build asks
the same functions.
"""

import json

from openends.errors import OpenEndsError, excerpt
from openends.words import say
from openends_page.params import BadRequest
from openends_page.questions.hints import practice_hint, practice_review
from openends_page.questions.lines import Position, place, position, shown
from openends_page.questions.matches import (
    practice,
    practice_act,
    practice_again,
    practice_new,
    practice_other,
    practice_pieces,
    practice_undo,
    practice_unseen,
)
from openends_page.questions.rounds import RoundShown, act, round_shown
from openends_page.questions.settlement import settlement
from openends_page.questions.tiles import tiles_shown
from openends_page.registry import QUESTIONS

__all__ = [
    "QUESTIONS",
    "BadRequest",
    "Position",
    "RoundShown",
    "act",
    "handle",
    "place",
    "position",
    "practice",
    "practice_act",
    "practice_again",
    "practice_hint",
    "practice_new",
    "practice_other",
    "practice_pieces",
    "practice_review",
    "practice_undo",
    "practice_unseen",
    "round_shown",
    "settlement",
    "shown",
    "tiles_shown",
]


def handle(request: str) -> str:
    r"""Answer a request of a page, `{"method": …, "args": {…}}`, as JSON. Never raises.

    The answer is `{"ok": …}`, or `{"error": …}` with a sentence for developers.

    >>> print(handle('{"method": "position", "args": []}'))
    {"error": "expected {\"method\": …, \"args\": {…}}"}
    """
    try:
        asked = _read(request)
        if not isinstance(asked, dict) or not isinstance(asked.get("args", {}), dict):
            raise BadRequest('expected {"method": …, "args": {…}}')
        method = asked.get("method")
        if not isinstance(method, str) or method not in QUESTIONS:
            raise BadRequest(
                f"method: expected {' or '.join(QUESTIONS)}, found {excerpt(repr(method))}"
            )
        answer: object = {"ok": QUESTIONS[method].ask(asked.get("args", {}))}
    except OpenEndsError as error:
        answer = {"error": say(error, "en")}
    except (BadRequest, RecursionError) as error:
        answer = {"error": str(error)}
    return json.dumps(answer, ensure_ascii=False)


def _read(request: str) -> object:
    try:
        return json.loads(request)
    except ValueError as error:  # no JSON, or a number of thousands of digits
        raise BadRequest(str(error)) from None
