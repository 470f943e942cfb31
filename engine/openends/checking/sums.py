"""Sums as they are written in prose, such as `7 + 8 − 3 = 12`: found in a text and added up."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from openends.notation import plain

# Minus is written as a hyphen, an en dash or the sign itself; full-width forms are plain by then.
_MINUSES = "–−‐‑﹣-"
_SIGN = rf"[+{_MINUSES}]"  # the hyphen comes last in a class, where it is no range
# Where a sign was lost: a gap, or what stands for a sign that an encoding has not.
_LOST = r"(?:[^\S\n]++[\ufffd\u00ad]?[^\S\n]*+|[\ufffd\u00ad][^\S\n]*+)"
# What is taken is never given back: a long text takes no longer than its length.
_TERMS = re.compile(
    rf"(?<!\d)\d++\s*+{_SIGN}\s*+\d++(?:\s*+{_SIGN}\s*+\d++|{_LOST}\d++(?![.,:/]\d))*+"
)
_TERM = re.compile(rf"({_SIGN}?)\s*(\d+)")
_RESULT = re.compile(
    rf"(?:\s*+=\s*+[{_MINUSES}]?\d{{1,7}}(?![\d:/^%]|[.,]\d))+(?!\s*[×*÷/+={_MINUSES}])"
)
_NUMBER = re.compile(rf"[{_MINUSES}]?\d+")
_MOST_TRIED = 6  # signs that were lost in one sum
# Not the tail of something larger: a product, a decimal number, a date.
_NO_TAIL = re.compile(rf"(?<![\d.,:/×*÷^%=+{_MINUSES}])(?<![\d×*÷/%^=(+{_MINUSES}] )")
_BULLET = re.compile(rf"\s*+[*+{_MINUSES}]\s++")
_MOST_DIGITS = 6


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum found in a text.

    `column` is where it begins, from 1; `said` what stands there; `expected` the same terms
    with what they come to; `right` whether that is what stands there.
    """

    column: int
    said: str
    expected: str
    right: bool


def sums_in(text: str) -> Iterator[Sum]:
    """Each sum in a line of text, in the digits and signs of any of the three languages.

    >>> [one.right for one in sums_in("7 + 8 − 3 = 12점, ７＋８－３＝１３点, 2 × 3 + 4 = 10")]
    [True, False]
    >>> print(*(one.expected for one in sums_in("- ７＋８－３＝１３点")))
    ７＋８－３ = 12

    A result that is given twice is right twice, and a sign that was lost is missed.

    >>> print(*(one.expected for one in sums_in("7 + 8 = 3 = 12; 7 + 8  3 = 12")), sep="; ")
    7 + 8 = 15; 7 + 8 − 3 = 12
    """
    source = plain(text)
    bullet = _BULLET.match(source)
    for found in _TERMS.finditer(source):
        result = _RESULT.match(source, found.end())
        whole = _NO_TAIL.match(source, found.start()) or (bullet and bullet.end() == found.start())
        signed = _TERM.findall(found[0])
        if not result or not whole or max(len(number) for _, number in signed) > _MOST_DIGITS:
            continue
        column, said = found.start() + 1, text[found.start() : result.end()]
        results = [int(_plain_minus(number)) for number in _NUMBER.findall(result[0])]
        if any(not sign for sign, _ in signed[1:]):
            yield Sum(column, _one_line(said), _with_signs(signed, results[-1]), right=False)
            continue
        total = sum(int(_plain_minus(sign.replace("+", "")) + number) for sign, number in signed)
        written = _one_line(text[found.start() : found.end()])
        expected = f"{written} = {total}".replace("= -", "= −")
        yield Sum(column, _one_line(said), expected, right=set(results) == {total})


def _plain_minus(text: str) -> str:
    return re.sub(f"[{_MINUSES}]", "-", text)


def _one_line(text: str) -> str:
    return re.sub(r"\s*\n\s*", " ", text)


def _with_signs(signed: list[tuple[str, str]], result: int) -> str:
    """The sum with the signs that are missing: those that lead to the result, else `±`."""
    lost = [place for place, (sign, _) in enumerate(signed) if place and not sign]
    for signs in product("−+", repeat=len(lost)) if len(lost) <= _MOST_TRIED else ():
        given = dict(zip(lost, signs, strict=True))
        terms = [given.get(place, sign) + number for place, (sign, number) in enumerate(signed)]
        total = sum(int(_plain_minus(term)) for term in terms)
        if total == result:
            return _spaced(terms, total)
    return _spaced([("±" if place in lost else sign) + n for place, (sign, n) in enumerate(signed)])


def _spaced(terms: list[str], total: int | None = None) -> str:
    written = re.sub(rf"(?<=\d)([±+{_MINUSES}])", r" \1 ", "".join(terms))
    return f"{written} = {'…' if total is None else total}".replace("= -", "= −")
