"""Sums as they are written in prose, such as `7 + 8 − 3 = 12`: found in a text and added up."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from openends.notation import plain

# Minus is written as a hyphen, an en dash or the sign itself; full-width forms are plain by then.
_MINUSES = "–−-"
_SIGN = rf"[+{_MINUSES}]"  # the hyphen comes last in a class, where it is no range
_SUM = re.compile(
    # Not the tail of something larger: a product, a decimal number, a date.
    rf"(?<![\d.,:/×*÷^%=])(?<![\d×*÷/%^=(+{_MINUSES}] )"
    rf"(?P<terms>\d{{1,6}}(?:\s*{_SIGN}\s*\d{{1,6}})+)\s*=\s*(?P<result>[{_MINUSES}]?\d{{1,7}})"
    rf"(?![\d:/^%]|[.,]\d|\s*[×*÷/+={_MINUSES}])"
)
_TERM = re.compile(rf"({_SIGN}?)\s*(\d+)")


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
    >>> print(*(one.expected for one in sums_in("７＋８－３＝１３点")))
    ７＋８－３ = 12
    """
    for match in _SUM.finditer(plain(text)):
        terms = tuple(
            -int(number) if sign and sign in _MINUSES else int(number)
            for sign, number in _TERM.findall(match["terms"])
        )
        written = text[match.start("terms") : match.end("terms")]
        yield Sum(
            column=match.start() + 1,
            said=text[match.start() : match.end()],
            terms=terms,
            result=int(re.sub(rf"[{_MINUSES}]", "-", match["result"])),
            expected=f"{written} = {sum(terms)}".replace("= -", "= −"),
        )
