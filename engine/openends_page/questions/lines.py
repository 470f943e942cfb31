"""What a page asks of a line: picture, words, open ends, where each tile that is left fits."""

from collections.abc import Iterable
from typing import TypedDict

from openends.drawing import Box, Picture, check_drawable, picture
from openends.errors import OpenEndsError, RulesError, excerpt
from openends.line import LEFT, RIGHT, Arm, Line
from openends.tiles import Tile
from openends.variants import read_rules
from openends.words import end_name, say
from openends.words.sentences import chosen_said, placed_said, refusal_said
from openends_page.params import BadRequest, PictureParams
from openends_page.registry import question


class PositionParams(PictureParams):
    """A line by the rules of a game."""

    line: str
    rules: str


class PlaceParams(PositionParams):
    """A placement on a line."""

    tile: str
    end: str | None
    """The `id` of an open end, None to start a line."""


class End(TypedDict):
    """An open end of a line."""

    id: str
    name: str
    box: tuple[float, float, float, float]
    """Left, top, width and height in % of the picture."""


class LineShown(TypedDict):
    """All that a page shows of a line, but for its picture."""

    line: str
    """The line as text, which asks for the same position again."""
    size: tuple[float, float]
    """Width and height of the picture, in half-tiles."""
    words: str
    """The line of words."""
    message: str
    """A sentence for the status."""
    ends: list[End]
    free: list[str]
    """The tiles to choose from: of the set those that are not on the table, or a hand."""
    fits: dict[str, list[str]]
    """For each free tile that fits somewhere, the ends that it fits."""
    chosen: dict[str, str]
    """For each free tile, the sentence that says where it fits."""


class Position(LineShown):
    """All that a page shows of a position."""

    picture: str
    """SVG."""


class IllegalShown(TypedDict):
    """Why a choice is illegal: the reason code, and the sentence that says it."""

    code: str
    message: str


def illegal_move(error: OpenEndsError, language: str) -> IllegalShown:
    """Why the engine refused, as a page takes it: tiles by name, as in all that a status says.

    >>> from openends.errors import IllegalMove, Reason
    >>> illegal_move(IllegalMove(Reason.NOT_HELD, seat=1, tile=Tile("[2|3]")), "en")
    {'code': 'not-held', 'message': 'Player 2 does not hold the two–three tile.'}
    """
    if isinstance(error, RulesError):
        return {"code": str(error.code), "message": refusal_said(error, language, named=True)}
    return {"code": "notation", "message": say(error, language)}


class Placed(TypedDict, total=False):
    """The answer to a placement: the new position, or why it is illegal."""

    position: Position
    illegal: IllegalShown


@question("position")
def position(params: PositionParams) -> Position:
    """Show the position of a line. Raises `ParseError` or `RulesError`.

    >>> asked = {"line": "[1|4] [1|1]@1", "rules": "block", "lang": "en", "width": 12}
    >>> answer = position(asked)
    >>> answer["message"], answer["fits"]["[1|3]"], answer["ends"][1]["name"]
    ('Placed: one–one tile. Open: Left end, 1; Right end, 4.', ['L'], 'Right end, 4')
    """
    return shown(_line(params), params["lang"], params["width"])


@question("place")
def place(params: PlaceParams) -> Placed:
    """Place a tile at an end of a line and show what comes of it.

    Raises `ParseError` or `RulesError` where line or tile cannot be read, `BadRequest` for no end.

    >>> asked = {"line": "[1|4]", "rules": "block", "lang": "en", "width": 12}
    >>> place(asked | {"tile": "[0|3]", "end": "L"})["illegal"]["code"]
    'no-match'
    >>> place(asked | {"tile": "[1|3]", "end": "L"})["position"]["line"]
    '[1|4] [1|3]@1'
    """
    line, language, end = _line(params), params["lang"], params["end"]
    tile = Tile(params["tile"])
    if end not in (None, LEFT, RIGHT, *line.ends):
        raise BadRequest(f"end: expected L, R or null, found {excerpt(repr(end))}")
    try:
        placed = line.place(tile, None if end is None else Arm(end))
    except RulesError as refusal:
        return {"illegal": illegal_move(refusal, language)}
    return {"position": shown(placed, language, params["width"])}


def shown(line: Line, language: str, width: int, tiles: Iterable[Tile] | None = None) -> Position:
    """All that a page shows of a line; `tiles` are a hand, where one chooses from a hand."""
    drawn = drawn_line(line, width)
    return {**line_shown(line, drawn, language, tiles), "picture": drawn.svg}


def drawn_line(line: Line, width: int) -> Picture:
    """The picture of a line, its last tile marked as new."""
    return picture(line, width, new=line.tiles[-1] if line else None)


def line_shown(
    line: Line, drawn: Picture, language: str, tiles: Iterable[Tile] | None = None
) -> LineShown:
    """All that a page shows of a line that has been drawn, but for the picture itself."""
    free = line.free if tiles is None else tuple(tiles)
    ends: list[End] = [
        {
            "id": str(arm),
            "name": end_name(end, language),
            "box": _percent(drawn.ends[arm], drawn.width, drawn.height),
        }
        for arm, end in line.ends.items()
    ]
    fits = {str(tile): [str(end.arm) for end in line.fits(tile)] for tile in free}
    return {
        "line": str(line),
        "size": (drawn.width, drawn.height),
        "words": say(line, language),
        "message": placed_said(line, language),
        "ends": ends,
        "free": [str(tile) for tile in free],
        "fits": {tile: arms for tile, arms in fits.items() if arms},
        "chosen": {str(tile): chosen_said(tile, line, language) for tile in free},
    }


def _percent(box: Box, width: float, height: float) -> tuple[float, float, float, float]:
    x, y = 100 / width, 100 / height
    return (
        round(box.x * x, 3),
        round(box.y * y, 3),
        round(box.width * x, 3),
        round(box.height * y, 3),
    )


def _line(params: PositionParams) -> Line:
    rules = read_rules(params["rules"])
    check_drawable(rules)
    return rules.line(params["line"])
