"""Sums as they are written in prose, such as `7 + 8 − 3 = 12`: found in a text and added up."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from openends.notation import plain

# Minus is written as a hyphen, an en dash or the sign itself; full-width forms are plain by then.
_MINUSES = "–−‐‑﹣-"
_SIGN = rf"[+{_MINUSES}]"  # the hyphen comes last in a class, where it is no range
# What is taken is never given back: a long text takes no longer than its length.
_TERMS = re.compile(rf"(?<!\d)\d++(?:\s*+{_SIGN}\s*+\d++)++")
_TERM = re.compile(rf"({_SIGN}?)\s*(\d+)")
_RESULT = re.compile(
    rf"\s*+=\s*+(?P<result>[{_MINUSES}]?\d{{1,7}})"
    rf"(?![\d:/^%]|[.,]\d|\s*[×*÷/+={_MINUSES}])"
)
# Not the tail of something larger: a product, a decimal number, a date.
_NO_TAIL = re.compile(rf"(?<![\d.,:/×*÷^%=+{_MINUSES}])(?<![\d×*÷/%^=(+{_MINUSES}] )")
_BULLET = re.compile(rf"\s*+[*+{_MINUSES}]\s++")
_MOST_DIGITS = 6


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum found in a text.

    `column` is where it begins, from 1; `said` what stands there; `expected` the same terms
    with what they come to.
    """

    column: int
    said: str
    terms: tuple[int, ...]
    result: int
    expected: str

    @property
    def right(self) -> bool:
        """Whether the terms come to the result."""
        return sum(self.terms) == self.result


def sums_in(text: str) -> Iterator[Sum]:
    """Each sum in a line of text, in the digits and signs of any of the three languages.

    >>> [one.right for one in sums_in("7 + 8 − 3 = 12점, ７＋８－３＝１３点, 2 × 3 + 4 = 10")]
    [True, False]
    >>> print(*(one.expected for one in sums_in("- ７＋８－３＝１３点")))
    ７＋８－３ = 12
    """
    source = plain(text)
    bullet = _BULLET.match(source)
    for found in _TERMS.finditer(source):
        result = _RESULT.match(source, found.end())
        whole = _NO_TAIL.match(source, found.start()) or (bullet and bullet.end() == found.start())
        signed = _TERM.findall(found[0])
        if not result or not whole or max(len(number) for _, number in signed) > _MOST_DIGITS:
            continue
        terms = tuple(
            -int(number) if sign and sign in _MINUSES else int(number) for sign, number in signed
        )
        written = text[found.start() : found.end()]
        yield Sum(
            column=found.start() + 1,
            said=text[found.start() : result.end()],
            terms=terms,
            result=int(re.sub(rf"[{_MINUSES}]", "-", result["result"])),
            expected=f"{written} = {sum(terms)}".replace("= -", "= −"),
        )
