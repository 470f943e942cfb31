"""Sentences that say how tiles join and what they count: tried on the tiles of the whole set."""

from collections.abc import Callable
from functools import cache

from course.lessons.sentences.phrases import holds, says
from course.lessons.sentences.scenes import Scene
from openends.line import Line
from openends.tiles import Tile, TileSet


@cache
def _equal_pips_join(tiles: TileSet) -> bool:
    """A tile fits an end when it has its pips, and never else."""
    lines = [Line(str(first)) for first in tiles]
    return all(
        bool(line.fits(tile)) == any(map(tile.has, line.open_pips.values()))
        for line in lines
        for tile in tiles
        if tile not in line.tiles
    )


@cache
def _far_half_opens(tiles: TileSet) -> bool:
    """The end that a tile is placed at is closed, and its other half is the new one."""
    for first in tiles:
        line = Line(str(first))
        for tile in tiles:
            for end in line.fits(tile) if tile != first else ():
                after = line.place(tile, end.arm).open_pips
                if after[end.arm] != tile.other(end.pips):
                    return False
    return True


def _halves_are_added(tiles: TileSet) -> bool:
    """A tile counts the pips of both its halves, a double too."""
    return all(tile.pips == tile.low + tile.high for tile in tiles)


def _doubles_are_equal(tiles: TileSet) -> bool:
    """A double is a tile whose halves are equal."""
    return all(tile.is_double == (tile.low == tile.high) for tile in tiles)


_OF_TILES: dict[Callable[[TileSet], bool], tuple[str, ...]] = {
    _equal_pips_join: (
        "a blank joins a blank",
        "an empty half wants an empty half",
        "a blank is no wild card: it does not stand for other numbers",
        "the blank of <tile> may touch a blank and nothing else",
        "its blank does not stand for one",
        "the double blank joins blanks only",
        "the double blank is a double like the others",
        "with no blank at the ends, a blank cannot join",
        "halves may touch when they have the same pips",
        "a double joins by its own number, like any tile",
        "a double fits its own number and no other",
        "a double joins its own number only",
        "a tile joins where its half has the same pips as the end",
        "one half of your tile must equal an end",
        "the end must show a number that stands on the tile too",
        "only open ends take a tile",
        "nothing joins between them",
    ),
    _far_half_opens: (
        "the half that touches is closed; the far half is the new end",
        "halves that touch inside the line are closed",
        "the line goes on from the double's own number",
        "its far side asks for the same number as the side that is joined",
        "a double leaves its end as it was",
    ),
    _halves_are_added: (
        "the pips of a tile are those of both halves together",
        "of every tile, both halves count, those of a double too",
        "both halves of (?:it|all their tiles) count",
        "a half without dots is a blank and counts nothing",
        "an empty half adds nothing",
        "the other half counts (?:too|as well)",
        "(?:add up|count) both(?: halves)?",
        "on both halves",
        "add up what both opponents hold",
        "all your tiles count, dealt or drawn",
    ),
    _doubles_are_equal: (
        "on a double, both halves have the same pips",
        "a double has the same on both",
    ),
}


def _register(so: Callable[[TileSet], bool], sentences: tuple[str, ...]) -> None:
    @says(*sentences)
    def of_tiles(at: Scene, tile: Tile | None = None) -> str | None:
        return holds(so(at.step.rules.tile_set), "it is otherwise with some tiles")


for _so, _sentences in _OF_TILES.items():
    _register(_so, _sentences)
