"""Putting words one after another, as each language does: in a list, in clauses, in sentences."""

from collections.abc import Iterable
from functools import reduce

from openends.words.catalog import N_, told


def listed(things: Iterable[object], language: str) -> str:
    """Things of a list.

    >>> listed([3, 5], "en"), listed([3, 5], "ja")
    ('3, 5', '3、5')
    """
    return _joined(N_("{first}, {second}"), things, language)


def clauses(things: Iterable[object], language: str) -> str:
    """Things that are lists themselves.

    >>> clauses(["You: 3, 5", "Player 2: 4"], "en")
    'You: 3, 5; Player 2: 4'
    """
    return _joined(N_("{first}; {second}"), things, language)


def sentences(things: Iterable[object], language: str) -> str:
    """One sentence after another, those left out that are empty.

    >>> sentences(["You pass.", "", "Nothing fits."], "en")
    'You pass. Nothing fits.'
    """
    return _joined(N_("{first} {second}"), filter(None, things), language)


def _joined(message: str, things: Iterable[object], language: str) -> str:
    texts = list(map(str, things))
    if not texts:
        return ""
    return reduce(lambda first, second: told(language, message, first=first, second=second), texts)
