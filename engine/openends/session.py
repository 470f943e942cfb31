"""The conversation with a page: JSON in, JSON out. The build asks the same questions.

A page holds a line as text and asks for what it shows: picture, words, open ends, and where
each tile that is left fits. It knows no rule itself.
"""

import json
from collections.abc import Callable, Mapping
from typing import NotRequired, TypedDict

from openends.drawing import picture
from openends.errors import NotationError, Refusal
from openends.line import Arm, Line
from openends.rules import rules_named
from openends.tiles import Tile
from openends.words import end_name, say
from openends.words.sentences import chosen_said, placed_said


class End(TypedDict):
    """An open end: its arm, pips, name, and its box in % of the picture: left, top, size."""

    id: str
    pips: int
    name: str
    box: list[float]


class Position(TypedDict):
    """All that a page shows of a position."""

    line: str
    """The line as text, which asks for the same position again."""
    picture: str
    """SVG."""
    size: list[float]
    """Width and height of the picture, in half-tiles."""
    words: str
    """The line of words."""
    said: str
    """A sentence for the status."""
    ends: list[End]
    free: list[str]
    """The tiles of the set that are not on the table."""
    fits: dict[str, list[str]]
    """For each free tile that fits somewhere, the ends that it fits."""
    chosen: dict[str, str]
    """For each free tile, the sentence that says where it fits."""


class Refused(TypedDict):
    """Why a choice was refused: the reason code, and the sentence that says it."""

    code: str
    said: str


class Placed(TypedDict):
    """The answer to a placement: the new position, or the refusal."""

    position: NotRequired[Position]
    refused: NotRequired[Refused]


Facts = Mapping[str, object]


class BadRequest(Exception):
    """A request that no page of ours sends: a fact missing or of the wrong kind."""


def position(facts: Facts) -> Position:
    """The position of a line: `line`, `rules`, `lang`, `width` in half-tiles.

    Raises `NotationError`, `Refusal` or `BadRequest`.

    >>> asked = {"line": "[1|4] [1|1]@1", "rules": "block", "lang": "en", "width": 12}
    >>> answer = position(asked)
    >>> answer["said"], answer["fits"]["[1|3]"], answer["ends"][1]["name"]
    ('Placed: one–one tile. Open: Left end, 1; Right end, 4.', ['L'], 'Right end, 4')
    """
    line, language, width = _line(facts), _text(facts, "lang"), _width(facts)
    return _position(line, language, width)


def place(facts: Facts) -> Placed:
    """Places `tile` at `end` (an arm, or None to start a line) and says what comes of it.

    The other facts are those of `position`. Raises as it does.

    >>> asked = {"line": "[1|4]", "rules": "block", "lang": "en", "width": 12}
    >>> place(asked | {"tile": "[0|3]", "end": "L"})["refused"]["code"]
    'no-match'
    >>> place(asked | {"tile": "[1|3]", "end": "L"})["position"]["line"]
    '[1|4] [1|3]@1'
    """
    line, language, width = _line(facts), _text(facts, "lang"), _width(facts)
    tile = Tile(_text(facts, "tile"))
    end = facts.get("end")
    if end is not None and end not in set(Arm):
        raise BadRequest(f"end: expected L, R or null, found {end!r}")
    try:
        placed = line.place(tile, None if end is None else Arm(str(end)))
    except Refusal as refusal:
        return {"refused": {"code": str(refusal.code), "said": say(refusal, language)}}
    return {"position": _position(placed, language, width)}


_METHODS: Mapping[str, Callable[[Facts], Position | Placed]] = {
    "position": position,
    "place": place,
}


def handle(request: str) -> str:
    """Answers a request of a page: `{"method": …, "args": {…}}`, as JSON. Never raises.

    The answer is `{"ok": …}`, or `{"error": {"kind": …, "said": …}}` with the kind
    `refusal`, `notation` or `request`.

    >>> print(handle('{"method": "fly"}'))
    {"error": {"kind": "request", "said": "method: expected position or place, found 'fly'"}}
    """
    language = "en"
    try:
        asked = json.loads(request)
        if not isinstance(asked, dict) or not isinstance(asked.get("args", {}), dict):
            raise BadRequest('expected {"method": …, "args": {…}}')
        method, facts = asked.get("method"), asked.get("args", {})
        if not isinstance(method, str) or method not in _METHODS:
            raise BadRequest(f"method: expected {' or '.join(_METHODS)}, found {method!r}")
        language = str(facts.get("lang", language))
        answer: object = {"ok": _METHODS[method](facts)}
    except (Refusal, NotationError) as error:
        kind = "refusal" if isinstance(error, Refusal) else "notation"
        answer = _failed(kind, _say_or_show(error, language))
    except (BadRequest, json.JSONDecodeError, RecursionError) as error:
        answer = _failed("request", str(error))
    return json.dumps(answer, ensure_ascii=False)


def _failed(kind: str, said: str) -> dict[str, dict[str, str]]:
    return {"error": {"kind": kind, "said": said}}


def _say_or_show(error: Refusal | NotationError, language: str) -> str:
    try:
        return say(error, language)
    except Refusal:  # the language itself is what is refused
        return say(error, "en")


def _position(line: Line, language: str, width: int) -> Position:
    drawn = picture(line, width, new=line.tiles[-1] if line else None)
    ends: list[End] = [
        {
            "id": str(arm),
            "pips": end.pips,
            "name": end_name(end, language),
            "box": [
                round(100 * part / whole, 3)
                for part, whole in zip(
                    drawn.ends[arm], (drawn.width, drawn.height) * 2, strict=True
                )
            ],
        }
        for arm, end in line.ends.items()
    ]
    fits = {str(tile): [str(end.arm) for end in line.fits(tile)] for tile in line.free}
    return {
        "line": str(line),
        "picture": drawn.svg,
        "size": [drawn.width, drawn.height],
        "words": say(line, language),
        "said": placed_said(line, language),
        "ends": ends,
        "free": [str(tile) for tile in line.free],
        "fits": {tile: arms for tile, arms in fits.items() if arms},
        "chosen": {str(tile): chosen_said(tile, line, language) for tile in line.free},
    }


def _line(facts: Facts) -> Line:
    return Line(_text(facts, "line"), tile_set=rules_named(_text(facts, "rules")).tile_set)


def _text(facts: Facts, name: str) -> str:
    value = facts.get(name)
    if not isinstance(value, str):
        raise BadRequest(f"{name}: expected a text, found {value!r}")
    return value


def _width(facts: Facts) -> int:
    value = facts.get("width")
    if not isinstance(value, int) or not 8 <= value <= 400:
        raise BadRequest(f"width: expected half-tiles from 8 to 400, found {value!r}")
    return value
