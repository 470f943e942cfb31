"""Checksums: what is free for an author to choose is added up beside it, so that a slip shows.

A hand is a choice: with another tile in it the example is another, but no less true. So the
halves of its tiles are added up after an equals sign, the low ones and the high ones; those of
the second tile count twice, of the third three times, so that the order is part of the sum.
Numbers in a row are added up alike, each once. The engine adds again.

:hands: [1|5] [2|6] = 5|17 / [3|3] [0|4] = 3|11
:ends: 0 4 11 = 15
"""

import re
from collections.abc import Iterable

from openends.tiles import Tile

_TILES = re.compile(r"\s*=\s*(\S*\|\S*)\s*$")
_NUMBERS = re.compile(r"\s*=\s*(\d*)\s*$")
_TILE = re.compile(r"\[\s*(\d{1,2})\s*\|\s*(\d{1,2})\s*\]")
_RULE = re.compile(r"\{rule\}`[^`]*`")  # states its own number


def checksum_of(tiles: Iterable[Tile]) -> str:
    """The low halves added up, and the high ones, each as often as its place in the row says.

    No single other tile leaves both as they are, nor do two that change places or exchange halves.

    >>> checksum_of([Tile("[1|5]"), Tile("[2|6]")]), checksum_of([Tile("[1|6]"), Tile("[2|5]")])
    ('5|17', '5|16')
    """
    return checksum_of_text(" ".join(map(str, tiles)))


def checksum_of_text(text: str) -> str:
    """The checksum of all tiles and numbers in a text; empty where it has none.

    >>> checksum_of_text("Place [4|4] at the {end}`4`, as [1|6] fits nowhere.")
    '6|16 4'
    """
    text = _RULE.sub("", text)
    found = _TILE.findall(text)
    numbers = re.findall(r"\d+", _TILE.sub("", text))
    low, high, number = (
        sum(int(one) * place for place, one in enumerate(row, 1))
        for row in ([low for low, _ in found], [high for _, high in found], numbers)
    )
    return " ".join([*([f"{low}|{high}"] if found else []), *([str(number)] if numbers else [])])


def tiles_and_checksum(text: str) -> tuple[str, str | None]:
    """Tiles as text, and what stands for their checksum, if anything.

    >>> tiles_and_checksum("[1|5] [2|6] = 5|17"), tiles_and_checksum("[1|5]")
    (('[1|5] [2|6]', '5|17'), ('[1|5]', None))
    """
    return _split(_TILES, text)


def numbers_and_checksum(text: str) -> tuple[str, str | None]:
    """Numbers, or any text, and the sum after it, if there is one.

    >>> numbers_and_checksum("0 4 11 = 15")
    ('0 4 11', '15')
    """
    return _split(_NUMBERS, text)


def _split(pattern: re.Pattern[str], text: str) -> tuple[str, str | None]:
    match = pattern.search(text)
    return (text[: match.start()], match[1]) if match else (text, None)
