"""Control sums: what is free for an author to choose is added up beside it, so that a slip shows.

A hand is a choice: with another tile in it the example is another, but no less true. So the
halves of its tiles are added up after an equals sign, the low ones and the high ones; those of
the second tile count twice, of the third three times, so that the order is part of the sum.
Numbers in a row are added up alike, each once. The engine adds again.

:hands: [1|5] [2|6] = 5|17 / [3|3] [0|4] = 3|11
:ends: 0 4 11 = 15
"""

import re

_TILES = re.compile(r"\s*=\s*(\S*\|\S*)\s*$")
_NUMBERS = re.compile(r"\s*=\s*(\d*)\s*$")


def tiles_and_control(text: str) -> tuple[str, str | None]:
    """Tiles as text, and what stands for their control sum, if anything.

    >>> tiles_and_control("[1|5] [2|6] = 5|17"), tiles_and_control("[1|5]")
    (('[1|5] [2|6]', '5|17'), ('[1|5]', None))
    """
    return _split(_TILES, text)


def numbers_and_control(text: str) -> tuple[str, str | None]:
    """Numbers, or any text, and the sum after it, if there is one.

    >>> numbers_and_control("0 4 11 = 15")
    ('0 4 11', '15')
    """
    return _split(_NUMBERS, text)


def _split(pattern: re.Pattern[str], text: str) -> tuple[str, str | None]:
    match = pattern.search(text)
    return (text[: match.start()], match[1]) if match else (text, None)
