"""A match put together from the pieces of its answers, as a page does it."""

import json
from typing import Any

from openends_page import api
from openends_page.questions.pieces import LARGEST_ANSWER

Shown = dict[str, Any]
"""All of a match: what is shown of it, and `practice` (its text), `events`, `tiles`, `board`."""


def asked(method: str, **params: Any) -> Any:
    """The answer to one request, through JSON both ways; in a match none is too large."""
    response = api.handle(json.dumps({"method": method, "args": params}))
    if method.startswith("practice"):
        size = len(response.encode())
        assert size <= LARGEST_ANSWER, f"{method} is answered with {size} bytes"
    answer = json.loads(response)
    assert "ok" in answer, answer
    return answer["ok"]


def answered(method: str, before: Shown | None = None, **params: Any) -> Any:
    """An answer whose match is whole; `before` is what a page has of the same text and width."""
    if before is not None:
        params |= {"drawn": params["width"]}
    answer = asked(method, **params)
    if isinstance(answer, dict) and "practice" in answer:
        answer["practice"] = _assembled(method, answer["practice"], before or {}, params)
    return answer


def _assembled(method: str, state: Shown, before: Shown, params: Shown) -> Shown:
    pieces = state.pop("pieces")
    text: str = before.get("practice") or params.get("practice", "")
    whole: Shown = {
        **state,
        "practice": _until(text, pieces["text_from"]),
        "tiles": before.get("tiles", [])[: pieces["tiles_from"]],
        "events": before.get("events", [])[: pieces["events_from"]],
        "board": before.get("board"),
    }
    _add(whole, pieces)
    at = {name: params[name] for name in ("lang", "width", "at") if name in params}
    # A text that is opened may be another than the engine writes, and that may not be whole yet.
    asked_for = params["practice"] if method == "practice" else whole["practice"]
    while "rest" in pieces:
        pieces = asked("practice_pieces", practice=asked_for, **at, **pieces["rest"])
        _add(whole, pieces)
    tiles = "".join(whole["tiles"])
    position = whole["position"]
    whole["position"] = {**position, "picture": f"{position.pop('frame')}{tiles}</svg>"}
    return whole


def _add(whole: Shown, pieces: Shown) -> None:
    assert pieces["text_from"] == len(whole["practice"].encode("utf-16-le")) // 2
    assert pieces["tiles_from"] == len(whole["tiles"])
    assert pieces["events_from"] == len(whole["events"])
    whole["practice"] += pieces["text"]
    whole["tiles"] = [*whole["tiles"], *pieces["tiles"]]
    whole["events"] = [*whole["events"], *pieces["events"]]
    whole["board"] = pieces.get("board", whole["board"])


def _until(text: str, units: int) -> str:
    return text.encode("utf-16-le")[: 2 * units].decode("utf-16-le")
