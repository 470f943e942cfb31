"""What sentences say that a wrong answer has counted instead."""

from collections.abc import Callable

from course.lessons.model import READER, Kind
from course.lessons.sentences.phrases import counted, holds, says
from course.lessons.sentences.scenes import Scene
from openends.tiles import Tile

_COUNTED: dict[str, Callable[[Scene], int]] = {
    "your opponent's total": lambda at: at.totals[1],
    "your total": lambda at: at.totals[READER],
    "the totals of the others": lambda at: sum(at.totals[1:]),
    "how many tiles there are": lambda at: len(at.step.shown),
    "the tiles in the line": lambda at: _with(at, at.line.tiles),
    "the tiles in your hand": lambda at: _with(at, at.hand),
}


def _with(at: Scene, tiles: tuple[Tile, ...]) -> int:
    pips = int(at.step.goal.of.split()[-1])
    return sum(tile.has(pips) for tile in tiles)


@says(f"(?:that|those) (?:is|are) (?P<items>{'|'.join(_COUNTED)})")
def mistaken_for(at: Scene, items: str) -> str | None:
    """What an answer that is wrong has counted instead."""
    key = at.key.removeprefix("wrong.")
    right = _COUNTED[items.lower()](at)
    return counted(int(key), right, items) if key.isdecimal() else None


@says("those are the pips of one (?P<items>half|opponent)")
def one_of_them(at: Scene, items: str) -> str | None:
    key = at.key.removeprefix("wrong.")
    halves = [half for tile in at.step.shown for half in (tile.low, tile.high)]
    known = halves if items == "half" else at.totals[1:]
    return holds(int(key) in known, f"they are {known}") if key.isdecimal() else None


@says(
    "your own total (?P<items>is not added, it is taken off)",
    "(?:your own total|yours) (?P<items>has to come off)",
)
def own_total(at: Scene, items: str) -> str | None:
    """An answer without the own total, or with it added."""
    key = at.key.removeprefix("wrong.")
    if not key.isdecimal() or at.step.goal.kind is not Kind.WINNER:
        return None
    right = sum(at.totals[1:]) + at.totals[READER] * items.startswith("is not added")
    return counted(int(key), right, "that answer")


@says("there is one more")
def one_is_missing(at: Scene) -> str | None:
    return holds(at.key == "wrong.missing", "words for an answer that lacks a tile")
