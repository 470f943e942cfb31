"""What a page asks of a line: picture, words, open ends, where each tile that is left fits."""

from collections.abc import Iterable
from typing import NotRequired, TypedDict

from openends.drawing import picture
from openends.errors import NotationError, Refusal, excerpt
from openends.line import LEFT, RIGHT, Arm, Line
from openends.tiles import Tile
from openends.words import end_name, say
from openends.words.sentences import chosen_said, placed_said, refusal_said
from openends_page.params import BadRequest, Facts, rules_of, text_of, width_of


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
    """The tiles to choose from: of the set those that are not on the table, or a hand."""
    fits: dict[str, list[str]]
    """For each free tile that fits somewhere, the ends that it fits."""
    chosen: dict[str, str]
    """For each free tile, the sentence that says where it fits."""


class Refused(TypedDict):
    """Why a choice was refused: the reason code, and the sentence that says it."""

    code: str
    said: str


def refused(error: Refusal | NotationError, language: str) -> Refused:
    """Why the engine refused, as a page takes it: tiles by name, as in all that a status says.

    >>> from openends.errors import Reason
    >>> refused(Refusal(Reason.NOT_HELD, seat=1, tile=Tile("[2|3]")), "en")
    {'code': 'not-held', 'said': 'Player 2 does not hold the two–three tile.'}
    """
    if isinstance(error, Refusal):
        return {"code": str(error.code), "said": refusal_said(error, language, named=True)}
    return {"code": "notation", "said": say(error, language)}


class Placed(TypedDict):
    """The answer to a placement: the new position, or the refusal."""

    position: NotRequired[Position]
    refused: NotRequired[Refused]


def position(facts: Facts) -> Position:
    """The position of a line: `line`, `rules`, `lang`, `width` in half-tiles.

    Raises `NotationError`, `Refusal` or `BadRequest`.

    >>> asked = {"line": "[1|4] [1|1]@1", "rules": "block", "lang": "en", "width": 12}
    >>> answer = position(asked)
    >>> answer["said"], answer["fits"]["[1|3]"], answer["ends"][1]["name"]
    ('Placed: one–one tile. Open: Left end, 1; Right end, 4.', ['L'], 'Right end, 4')
    """
    line, language, width = _line(facts), text_of(facts, "lang"), width_of(facts)
    return shown(line, language, width)


def place(facts: Facts) -> Placed:
    """Places `tile` at `end` (an arm, or None to start a line) and says what comes of it.

    The other facts are those of `position`. Raises as it does.

    >>> asked = {"line": "[1|4]", "rules": "block", "lang": "en", "width": 12}
    >>> place(asked | {"tile": "[0|3]", "end": "L"})["refused"]["code"]
    'no-match'
    >>> place(asked | {"tile": "[1|3]", "end": "L"})["position"]["line"]
    '[1|4] [1|3]@1'
    """
    line, language, width = _line(facts), text_of(facts, "lang"), width_of(facts)
    tile = Tile(text_of(facts, "tile"))
    end = facts.get("end")
    if end not in (None, LEFT, RIGHT, *line.ends):
        raise BadRequest(f"end: expected L, R or null, found {excerpt(repr(end))}")
    try:
        placed = line.place(tile, None if end is None else Arm(str(end)))
    except Refusal as refusal:
        return {"refused": refused(refusal, language)}
    return {"position": shown(placed, language, width)}


def shown(line: Line, language: str, width: int, tiles: Iterable[Tile] | None = None) -> Position:
    """All that a page shows of a line; `tiles` are a hand, where one chooses from a hand."""
    free = line.free if tiles is None else tuple(tiles)
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
    fits = {str(tile): [str(end.arm) for end in line.fits(tile)] for tile in free}
    return {
        "line": str(line),
        "picture": drawn.svg,
        "size": [drawn.width, drawn.height],
        "words": say(line, language),
        "said": placed_said(line, language),
        "ends": ends,
        "free": [str(tile) for tile in free],
        "fits": {tile: arms for tile, arms in fits.items() if arms},
        "chosen": {str(tile): chosen_said(tile, line, language) for tile in free},
    }


def _line(facts: Facts) -> Line:
    rules = rules_of(facts)
    return Line(text_of(facts, "line"), tile_set=rules.tile_set, spinner=rules.spinner)
