"""Reading text: what keyboards type is brought to one form, and cut into words.

Korean and Japanese input methods type full-width digits, bars and brackets. Each is
replaced by its plain form, one character for one, so that columns stay what they were.
"""

import re
from collections.abc import Iterator

from openends.errors import Reason, RulesError

MOST_CHARACTERS = 200_000
"""The longest text that is read: a match of a thousand rounds is shorter."""

# The full-width forms U+FF01 to U+FF5E are ASCII moved up by a fixed distance.
_PLAIN = {0xFF01 + n: chr(0x21 + n) for n in range(0x5E)}
_PLAIN |= str.maketrans({"\u3000": " ", "│": "|", "￨": "|"})
# What Korean and Japanese keyboards put between the parts of a list.
_PLAIN |= dict.fromkeys(map(ord, "、､・･·ㆍ"), ",")

_WORD = re.compile(r"\S+")


def plain(text: str) -> str:
    """The text with full-width forms replaced, of the same length.

    >>> plain("［１｜４］＠４"), plain("[1|4]、[2|3]")
    ('[1|4]@4', '[1|4],[2|3]')
    """
    return text.translate(_PLAIN)


def check_length(text: str) -> None:
    """Raise `RulesError` (`too-long`) for a text longer than any that the engine writes.

    >>> check_length("pass " * 40_001)
    Traceback (most recent call last):
    openends.errors.RulesError: too-long: length=200005, most=200000
    """
    if len(text) > MOST_CHARACTERS:
        raise RulesError(Reason.TOO_LONG, length=len(text), most=MOST_CHARACTERS)


def words_of(text: str) -> Iterator[tuple[str, int]]:
    """Each run of characters between spaces, with its column in the text, from 1.

    Raises `RulesError` (`too-long`) as `check_length` does.

    >>> list(words_of("[1|4]  pass"))
    [('[1|4]', 1), ('pass', 8)]
    """
    check_length(text)
    for match in _WORD.finditer(text):
        yield match.group(), match.start() + 1
