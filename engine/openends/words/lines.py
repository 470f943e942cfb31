"""The line of words: a position said in full, exactly as the rule book writes it."""

from openends.line import Join, Line, OpenEnd
from openends.words.catalog import N_, told
from openends.words.names import port_name

TEMPLATE = N_("Tiles: {tiles}. Joins: {joins}. Legal joining points: {ends}.")
NOTHING = N_("none")


def tiles_said(line: Line) -> list[str]:
    """The tiles in the order placed."""
    return [str(tile) for tile in line.tiles]


def join_said(join: Join, language: str) -> str:
    """A join: the tile on the table with its port, then the tile placed with its port."""
    return (
        f"{join.table} ({port_name(join.table_port, language)}) – "
        f"{join.placed} ({port_name(join.placed_port, language)})"
    )


def end_said(end: OpenEnd, language: str) -> str:
    """An open end: tile, port, the pips needed there."""
    return f"{end.tile} ({port_name(end.port, language)}, {end.pips})"


def line_said(line: Line, language: str) -> str:
    """The line of words of a position.

    >>> print(line_said(Line("[1|4]"), "en"))
    Tiles: [1|4]. Joins: none. Legal joining points: [1|4] (high end, 4); [1|4] (low end, 1).
    """
    nothing = told(language, NOTHING)
    return told(
        language,
        TEMPLATE,
        tiles=", ".join(tiles_said(line)) or nothing,
        joins="; ".join(join_said(join, language) for join in line.joins) or nothing,
        ends="; ".join(end_said(end, language) for end in line.open_ends) or nothing,
    )
