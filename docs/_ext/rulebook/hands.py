"""Hands as an option of a directive: seat by seat, clockwise, a slash between them.

:hands: [1|5] [2|6] / [3|3] [0|4]
:blocked: [1|2] / [3|4] / 8
:blocked: 3 7 8
"""

import re

from openends import Tile

BETWEEN = "/"

# Also what Korean and Japanese keyboards type, so that it is corrected and not left as text.
IN_PROSE = re.compile(r"[\[［]\s*\d{1,2}\s*[|｜│]\s*\d{1,2}\s*[\]］]")
"""A tile in a sentence."""


def hands_in(text: str) -> list[str]:
    """The hands of a text. Totals alone may stand without slashes.

    >>> hands_in("[1|2] [0|3] / 8"), hands_in("3 7 8"), hands_in("[0|0] [0|1]")
    (['[1|2] [0|3]', '8'], ['3', '7', '8'], ['[0|0] [0|1]'])
    """
    if BETWEEN in text or "[" in text:
        return [" ".join(hand.split()) for hand in text.split(BETWEEN)]
    return text.split()


def hand_text(hand: int | tuple[Tile, ...]) -> str:
    """A hand as it is to be written: its total, or its tiles with the low half first.

    >>> hand_text((Tile("[4|1]"), Tile("[0|0]"))), hand_text(7)
    ('[1|4] [0|0]', '7')
    """
    return str(hand) if isinstance(hand, int) else " ".join(map(str, hand))


def hands_text(hands: list[str]) -> str:
    """Hands as one text."""
    return f" {BETWEEN} ".join(hands)
