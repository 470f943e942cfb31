"""Reading the facts of a request, and saying what is wrong with it."""

from collections.abc import Mapping

from openends.drawing import NARROWEST
from openends.errors import excerpt
from openends.notation import MOST_CHARACTERS
from openends.rules import Rules
from openends.variants import read_rules

Facts = Mapping[str, object]
"""The arguments of a request, by name."""

LONGEST_TEXT = MOST_CHARACTERS
"""The most characters that are read of a text from elsewhere: a match of 2,000 rounds has so many."""

_WIDEST = 400  # half-tiles; no screen is wider


class BadRequest(Exception):
    """A request that no page of ours sends: a fact missing or of the wrong kind."""


def text_of(facts: Facts, name: str) -> str:
    """A fact that is a text; half a character, which no text can hold, becomes `?`.

    >>> text_of({"seed": "tea \\ud800"}, "seed")
    'tea ?'
    """
    value = facts.get(name)
    if not isinstance(value, str):
        raise BadRequest(f"{name}: expected a text, found {excerpt(repr(value))}")
    if len(value) > LONGEST_TEXT:
        raise BadRequest(f"{name}: expected {LONGEST_TEXT} characters at most, found {len(value)}")
    return value if value.isascii() else value.encode(errors="replace").decode()


def texts_of(facts: Facts, name: str) -> list[str]:
    """A fact that is a list of texts."""
    value = facts.get(name)
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise BadRequest(f"{name}: expected a list of texts, found {excerpt(repr(value))}")
    return [text_of({name: text}, name) for text in value]


def number_of(facts: Facts, name: str, least: int, most: int) -> int:
    """A fact that is a whole number.

    >>> number_of({"width": 12}, "width", 8, 400)
    12
    """
    value = facts.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        found = excerpt(repr(value))
        raise BadRequest(f"{name}: expected a number from {least} to {most}, found {found}")
    return value


def numbers_of(facts: Facts, name: str, least: int, most: int) -> list[int]:
    """A fact that is a list of whole numbers."""
    values = facts.get(name)
    if not isinstance(values, list):
        raise BadRequest(f"{name}: expected a list of numbers, found {excerpt(repr(values))}")
    return [number_of({name: value}, name, least, most) for value in values]


def width_of(facts: Facts) -> int:
    """The width of a picture, in half-tiles."""
    return number_of(facts, "width", NARROWEST, _WIDEST)


def rules_of(facts: Facts) -> Rules:
    """The rules, by name and changed options."""
    return read_rules(text_of(facts, "rules"))
