"""Kinds of options of directives: each reads a text as its value, or says what it expected.

takes = {"name": TEXT, "turn": number(1), "set": one_of(SETS)}
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Kind:
    """A kind of value. `read` raises `ValueError` for a text that is none; `expected` says what is one.

    >>> number(1).read(" 12 "), one_of(["yes", "no"]).expected
    (12, 'one of yes, no')
    """

    expected: str
    read: Callable[[str], object]


def _text(written: str) -> str:
    if not written:
        raise ValueError
    return written


TEXT = Kind("a text", _text)
TEXT_OR_NOTHING = Kind("a text or nothing", str)


def number(least: int) -> Kind:
    """A whole number in plain digits."""

    def read(written: str) -> int:
        digits = written.strip()
        if not (digits.isascii() and digits.isdecimal() and int(digits) >= least):
            raise ValueError
        return int(digits)

    return Kind(f"a number from {least}", read)


def one_of(names: Iterable[str]) -> Kind:
    """One of some words."""
    known = tuple(names)

    def read(written: str) -> str:
        if written.strip() not in known:
            raise ValueError
        return written.strip()

    return Kind(f"one of {', '.join(known)}", read)


class Spec(dict[str, Callable[[str], Any]]):
    """Has Docutils and MyST hand every option over as it is typed: the directive itself judges it.

    They would leave out what they refuse and go on, so that more is found wrong than is.
    """

    def __init__(self, takes: Mapping[str, Kind]) -> None:
        super().__init__(dict.fromkeys(takes, _as_typed))

    def __missing__(self, name: str) -> Callable[[str], Any]:
        return _as_typed

    def __bool__(self) -> bool:
        return True  # also where a directive takes none: what is written then is an option all the same


def _as_typed(written: str | None) -> str:
    return written or ""
