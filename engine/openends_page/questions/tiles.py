"""What a page asks of tiles that it has no picture of: those of larger sets."""

from typing import TypedDict

from openends.drawing import tile_picture
from openends.tiles import Tile
from openends.words import tile_name
from openends_page.params import LangParams
from openends_page.registry import question


class TilesParams(LangParams):
    """Tiles, as text."""

    tiles: list[str]


class TileShown(TypedDict):
    """A tile: as text, its name, and its picture, upright, as SVG."""

    tile: str
    name: str
    picture: str


class TilesShown(TypedDict):
    """Tiles in the order in which they were asked for."""

    tiles: list[TileShown]


@question("tiles")
def tiles_shown(params: TilesParams) -> TilesShown:
    """Draw and name tiles that the page has no picture of.

    >>> [shown] = tiles_shown({"tiles": ["[0|12]"], "lang": "en"})["tiles"]
    >>> shown["name"], shown["picture"][:4]
    ('zero–twelve tile', '<svg')
    """
    language = params["lang"]
    tiles = [Tile(text) for text in params["tiles"]]
    return {
        "tiles": [
            {
                "tile": str(tile),
                "name": tile_name(tile, language),
                "picture": tile_picture(tile, upright=True),
            }
            for tile in tiles
        ]
    }
