"""Numerals: every character that a reader takes for a number, in any script, dress or picture.

Digits, fractions, Roman numerals and numbers in circles are numbers by their Unicode category; what
is only a letter in another dress, such as ㊁ or 🈔, is undressed first. A plain 二 is a word: words
for numbers are not looked at here.
"""

import re
import unicodedata
from functools import cache

_PICTURE = re.compile(
    r"\bDIGIT\b|\bNUMERAL\b(?! SIGN)|\bDIE FACE-|\bDOMINO TILE\b|\bMAHJONG TILE\b|\bPLAYING CARD\b|"
    r"\bKEYCAP\b|\bCLOCK FACE\b|\bHUNDRED POINTS\b|\bPLACE MEDAL\b|\bSYMBOL FOR NUMBERS\b|\bBILLIARDS\b"
)
"""The names of characters that are pictures of a number: pips, cards, keys, hours, places, balls."""


def has_number(text: str) -> bool:
    """Whether a text holds a digit or another numeral, in any script, or a picture of a number.

    >>> has_number("two"), has_number("二"), has_number("２"), has_number("½")
    (False, False, True, True)
    >>> [letter for letter in "Ⅳ Ⅻ ㊁ ㆓ 〇 ㍙ ② 🈔 １️⃣ 🔟 🁣 🀚 🂺 ⚅ 🕐 🥇 💯".split() if not has_number(letter)]
    []
    """
    return any(map(_is_numeral, text))


@cache
def _is_numeral(letter: str) -> bool:
    if letter.isascii():
        return letter.isdigit()
    undressed = unicodedata.normalize("NFKC", letter)
    return (
        any(unicodedata.category(one).startswith("N") for one in letter + undressed)
        or (undressed != letter and any(map(_has_value, undressed)))
        or (_has_value(letter) and not _is_ideograph(letter))
        or _PICTURE.search(unicodedata.name(letter, "")) is not None
    )


def _has_value(letter: str) -> bool:
    return unicodedata.numeric(letter, None) is not None


def _is_ideograph(letter: str) -> bool:
    return unicodedata.name(letter, "").startswith("CJK UNIFIED IDEOGRAPH")
