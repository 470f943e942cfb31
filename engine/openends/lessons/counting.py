"""What a reader is asked to count.

pips            the pips of all tiles that are shown
pips hand       … of the reader's hand; `pips line` of the line
tiles           the tiles that are shown; likewise `tiles hand`, `tiles line`
doubles         the doubles among them; likewise `doubles hand`, `doubles line`
fits            the tiles of the reader's hand that fit an open end
shown 4         the tiles that are shown and have a 4
unseen 4        the tiles of the set that have a 4 and are not shown
end L           the pips that the left end asks for; `end R` likewise
set             the tiles of the whole set
"""

import re
from collections.abc import Iterable

from openends.lessons.model import Step
from openends.line import Arm
from openends.tiles import Tile

MEASURES = "pips, tiles or doubles (of hand or line), fits, shown 4, unseen 4, ends, end L, set"
"""What can be counted, for an author."""

_SUMS = re.compile(r"(pips|tiles|doubles)(?: (hand|line))?")
_NUMBER = re.compile(r"(shown|unseen) (\d{1,2})")
_END = re.compile(r"end ([LR])")


def counted(step: Step, of: str) -> int:
    """The number. Raises `ValueError` for what cannot be counted."""
    if found := _SUMS.fullmatch(of):
        where = {"hand": step.hand, "line": step.line.tiles}
        return _sum(found[1], where.get(found[2], step.shown))
    if found := _NUMBER.fullmatch(of):
        pips = int(found[2])
        shown = sum(tile.has(pips) for tile in step.shown)
        all_of_them = sum(tile.has(pips) for tile in step.rules.tile_set)
        if all_of_them:
            return shown if found[1] == "shown" else all_of_them - shown
    if (found := _END.fullmatch(of)) and step.line:
        return step.line.open_pips[Arm(found[1])]
    if of == "ends":
        return len(step.line.ends)
    if of == "fits":
        return sum(bool(step.line.fits(tile)) for tile in step.hand)
    if of == "set":
        return len(step.rules.tile_set)
    raise ValueError(f"{of!r} cannot be counted here; one of {MEASURES} expected")


def _sum(what: str, tiles: Iterable[Tile]) -> int:
    weights = {
        "pips": lambda tile: tile.pips,
        "tiles": lambda tile: 1,
        "doubles": lambda tile: tile.is_double,
    }
    return sum(map(weights[what], tiles))
