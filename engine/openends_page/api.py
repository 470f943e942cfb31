"""The conversation with a page: JSON in, JSON out. The build asks the same questions.

A page holds a position as text and asks for what it shows; it knows no rule itself.
"""

import json
from collections.abc import Callable, Mapping

from openends.errors import NotationError, Refusal, excerpt
from openends.words import say
from openends_page.params import BadRequest, Facts
from openends_page.questions.blocked import check
from openends_page.questions.hints import practice_hint, practice_review
from openends_page.questions.lines import Placed, Position, Refused, place, position, shown
from openends_page.questions.matches import (
    practice,
    practice_act,
    practice_again,
    practice_new,
    practice_other,
    practice_undo,
    practice_unseen,
)
from openends_page.questions.options import options_shown
from openends_page.questions.rounds import RoundShown, act, round_shown
from openends_page.questions.settlement import settlement
from openends_page.questions.tiles import tiles_shown

__all__ = [
    "BadRequest",
    "Placed",
    "Position",
    "Refused",
    "RoundShown",
    "act",
    "check",
    "handle",
    "options_shown",
    "place",
    "position",
    "practice",
    "practice_act",
    "practice_again",
    "practice_hint",
    "practice_new",
    "practice_other",
    "practice_review",
    "practice_undo",
    "practice_unseen",
    "round_shown",
    "settlement",
    "shown",
    "tiles_shown",
]

_METHODS: Mapping[str, Callable[[Facts], Mapping[str, object]]] = {
    "position": position,
    "place": place,
    "settlement": settlement,
    "check": check,
    "options": options_shown,
    "round": round_shown,
    "act": act,
    "tiles": tiles_shown,
    "practice_new": practice_new,
    "practice": practice,
    "practice_act": practice_act,
    "practice_other": practice_other,
    "practice_undo": practice_undo,
    "practice_again": practice_again,
    "practice_hint": practice_hint,
    "practice_review": practice_review,
    "practice_unseen": practice_unseen,
}


def handle(request: str) -> str:
    """Answers a request of a page: `{"method": …, "args": {…}}`, as JSON. Never raises.

    The answer is `{"ok": …}`, or `{"error": {"kind": …, "said": …}}` with the kind
    `refusal`, `notation` or `request`.

    >>> print(handle('{"method": "position", "args": []}'))
    {"error": {"kind": "request", "said": "expected {\\"method\\": …, \\"args\\": {…}}"}}
    """
    language = "en"
    try:
        asked = _read(request)
        if not isinstance(asked, dict) or not isinstance(asked.get("args", {}), dict):
            raise BadRequest('expected {"method": …, "args": {…}}')
        method, facts = asked.get("method"), asked.get("args", {})
        if not isinstance(method, str) or method not in _METHODS:
            raise BadRequest(
                f"method: expected {' or '.join(_METHODS)}, found {excerpt(repr(method))}"
            )
        language = str(facts.get("lang", language))
        answer: object = {"ok": _METHODS[method](facts)}
    except (Refusal, NotationError) as error:
        kind = "refusal" if isinstance(error, Refusal) else "notation"
        answer = _failed(kind, _say_or_show(error, language))
    except (BadRequest, RecursionError) as error:
        answer = _failed("request", str(error))
    return json.dumps(answer, ensure_ascii=False)


def _read(request: str) -> object:
    try:
        return json.loads(request)
    except ValueError as error:  # no JSON, or a number of thousands of digits
        raise BadRequest(str(error)) from None


def _failed(kind: str, said: str) -> dict[str, dict[str, str]]:
    return {"error": {"kind": kind, "said": said}}


def _say_or_show(error: Refusal | NotationError, language: str) -> str:
    try:
        return say(error, language)
    except Refusal:  # the language itself is what is refused
        return say(error, "en")
