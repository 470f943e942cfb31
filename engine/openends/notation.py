"""Reading text: what keyboards type is brought to one form, and cut into words.

Korean and Japanese input methods type full-width digits, bars and brackets. Each is
replaced by its plain form, one character for one, so that columns stay what they were.
"""

import re
from collections.abc import Iterator

# The full-width forms U+FF01 to U+FF5E are ASCII moved up by a fixed distance.
_PLAIN = {0xFF01 + n: chr(0x21 + n) for n in range(0x5E)}
_PLAIN |= str.maketrans({"\u3000": " ", "│": "|", "￨": "|"})

_WORD = re.compile(r"\S+")


def plain(text: str) -> str:
    """The text with full-width forms replaced, of the same length.

    >>> plain("［１｜４］＠４")
    '[1|4]@4'
    """
    return text.translate(_PLAIN)


def words_of(text: str) -> Iterator[tuple[str, int]]:
    """Each run of characters between spaces, with its column in the text, from 1.

    >>> list(words_of("[1|4]  pass"))
    [('[1|4]', 1), ('pass', 8)]
    """
    for match in _WORD.finditer(text):
        yield match.group(), match.start() + 1
