"""Names of tiles, ports and ends, to be read or spoken."""

from openends.line import LEFT, RIGHT, Arm, OpenEnd, Port
from openends.tiles import (
    DOUBLE_FIFTEEN,
    DOUBLE_NINE,
    DOUBLE_SIX,
    DOUBLE_TWELVE,
    Tile,
    TileSet,
)
from openends.words.catalog import N_, told

# A screen reader says "[4|6]" as brackets and bars: names spell the pips.
_PIPS = (
    N_("zero"),
    N_("one"),
    N_("two"),
    N_("three"),
    N_("four"),
    N_("five"),
    N_("six"),
    N_("seven"),
    N_("eight"),
    N_("nine"),
    N_("ten"),
    N_("eleven"),
    N_("twelve"),
    N_("thirteen"),
    N_("fourteen"),
    N_("fifteen"),
)

_PORTS = {
    Port.LOW: N_("low end"),
    Port.HIGH: N_("high end"),
    Port.STRAIGHT_A: N_("straight A"),
    Port.STRAIGHT_B: N_("straight B"),
    Port.BRANCH_A: N_("branch A"),
    Port.BRANCH_B: N_("branch B"),
}

_SETS = {
    DOUBLE_SIX: N_("double-six set"),
    DOUBLE_NINE: N_("double-nine set"),
    DOUBLE_TWELVE: N_("double-twelve set"),
    DOUBLE_FIFTEEN: N_("double-fifteen set"),
}

_ENDS = {LEFT: N_("Left end, {pips}"), RIGHT: N_("Right end, {pips}")}


def tile_name(tile: Tile, language: str) -> str:
    """The name of a tile as one would say it.

    >>> tile_name(Tile("[4|6]"), "en")
    'four–six tile'
    """
    low, high = (told(language, _PIPS[pips]) for pips in (tile.low, tile.high))
    return told(language, N_("{low}–{high} tile"), low=low, high=high)


def halves_name(tile: Tile, language: str) -> str:
    """The name of a tile by its halves alone, where a sentence says that it is a tile or a list has many.

    A Korean particle fits it as it fits the tile in notation: both end with the higher half.

    >>> halves_name(Tile("[4|6]"), "en")
    'four–six'
    """
    low, high = (told(language, _PIPS[pips]) for pips in (tile.low, tile.high))
    return told(language, N_("{low}–{high}"), low=low, high=high)


def set_name(tile_set: TileSet, language: str) -> str:
    """The name of a set of tiles; one that is not sold has the name that it was given.

    >>> from openends.tiles import DOUBLE_NINE
    >>> set_name(DOUBLE_NINE, "en")
    'double-nine set'
    """
    return told(language, _SETS[tile_set]) if tile_set in _SETS else tile_set.name


def port_name(port: Port, language: str) -> str:
    """The name of a port, as it stands in a line of words.

    >>> port_name(Port.LOW, "ko"), port_name(Port.LOW, "ja")
    ('낮은 끝', '小さい目の端')
    """
    return told(language, _PORTS[port])


def ports_by_name(language: str) -> dict[str, Port]:
    """The ports by the names that `port_name` gives."""
    return {port_name(port, language): port for port in Port}


def arm_name(arm: Arm, pips: int, language: str) -> str:
    """The name of an arm's open end with the pips it needs.

    >>> arm_name(LEFT, 4, "en")
    'Left end, 4'
    """
    if arm not in _ENDS:
        return told(language, N_("Branch {arm}, {pips}"), arm=arm, pips=pips)
    return told(language, _ENDS[arm], pips=pips)


def end_name(end: OpenEnd, language: str) -> str:
    """The name of an open end with the pips it needs, telling two equal ends apart."""
    return arm_name(end.arm, end.pips, language)
