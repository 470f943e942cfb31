"""Numbers as English words, as lessons say them: read, and added up where a sentence does."""

import re
from collections.abc import Iterator

from number_words import in_words, number_words

_KNOWN = {in_words(number): number for number in range(100)} | {"zero": 0, "none": 0}
_NUMBER = "|".join(sorted(_KNOWN, key=len, reverse=True))
_TERM = rf"(?:{_NUMBER})"
_SUM = re.compile(
    rf"\b{_TERM}(?:(?:,? and |,? less |, ){_TERM})+,? makes? (?P<result>{_NUMBER})\b", re.IGNORECASE
)
_IN_SUM = re.compile(rf"(?P<less>less )?\b(?P<number>{_NUMBER})\b", re.IGNORECASE)


def numbers_in(text: str) -> list[int]:
    """The whole numbers that a text names in words, in their order.

    >>> numbers_in("Nine and eight, less six, make eleven; twenty-six")
    [9, 8, 6, 11, 26]
    """
    return [int(word.value) for word in number_words(text) if word.value == int(word.value)]


def wrong_sums(text: str) -> Iterator[str]:
    """What sums in words come to, where a text says otherwise.

    >>> list(wrong_sums("You win: nine and eight, less six, make ten."))
    ['nine and eight, less six, make eleven']
    >>> list(wrong_sums("Two, five and twelve make nineteen."))
    []
    """
    for match in _SUM.finditer(text):
        *terms, result = _IN_SUM.finditer(match[0])
        total = sum(_KNOWN[term["number"].lower()] * (-1 if term["less"] else 1) for term in terms)
        if total != _KNOWN[result["number"].lower()]:
            right = in_words(total) if 0 <= total < 100 else str(total)
            yield f"{match[0][: -len(match['result'])]}{right}"
