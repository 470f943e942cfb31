"""What a field of `Rules` declares of its option: its name, its values, where it applies, an example."""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from openends.errors import Reason, RulesError
from openends.marks import N_
from openends.options import Choice
from openends.tiles import TILE_SETS

Sentence = tuple[str, Mapping[str, object]]
"""A message and what is filled in."""

Condition = Callable[[Any], bool]
"""Asked of `Rules`, which are declared by means of this."""

_DIGITS = re.compile(r"[0-9]{1,6}")
_MOST = 1000  # of points, tiles, players: more is a slip of the keyboard


class Values(Protocol):
    """The values of an option: how they are written, read and said."""

    @property
    def known(self) -> tuple[str, ...]:
        """Values as text, to name where another is refused."""

    @property
    def all(self) -> tuple[object, ...]:
        """The values between which one chooses; empty where they are those of named rules."""

    def text(self, value: object) -> str:
        """A value as text."""

    def read(self, text: str) -> object:
        """The value of a text. Raises `KeyError` or `ValueError` where there is none."""

    def said(self, value: object) -> list[Sentence]:
        """What a value means."""

    def played_by(self, value: object) -> tuple[str, ...]:
        """Who plays it so: names of sites and programs, or phrases to translate."""


class Value(NamedTuple):
    """A value that has a name, with its words."""

    value: object
    text: str
    said: Sentence
    played_by: tuple[str, ...]


class Named:
    """Values that have names."""

    def __init__(self, *values: Value) -> None:
        self._by_text = {one.text: one for one in values}
        self._by_value = {one.value: one for one in values}
        self.known = tuple(self._by_text)
        self.all = tuple(self._by_value)

    def text(self, value: object) -> str:
        return self._by_value[value].text

    def read(self, text: str) -> object:
        return self._by_text[text].value

    def said(self, value: object) -> list[Sentence]:
        return [self._by_value[value].said]

    def played_by(self, value: object) -> tuple[str, ...]:
        return self._by_value[value].played_by


def choice(values: type[Choice]) -> Named:
    """The members of an enumeration, each of which has its words.

    >>> from openends.options import DrawCount
    >>> choice(DrawCount).read("one"), choice(DrawCount).known
    (<DrawCount.ONE: 'one'>, ('until-fit', 'one'))
    """
    return Named(*(Value(one, str(one), (one.said, {}), one.played_by) for one in values))


def switch(no: tuple[str, ...], yes: tuple[str, ...]) -> Named:
    """No or yes: of each, its words and who plays it so.

    >>> switch(no=("Everybody plays alone.", "Pagat"), yes=("In pairs.",)).said(True)
    [('In pairs.', {})]
    """
    return Named(
        *(
            Value(on, text, (words, {}), tuple(who))
            for on, text, (words, *who) in (
                (False, "no", no),
                (True, "yes", yes),
            )
        )
    )


def tile_sets(**played_by: tuple[str, ...]) -> Named:
    """The sets of tiles that are sold."""
    message = N_("{count} tiles, up to {highest}.")
    return Named(
        *(
            Value(
                tile_set,
                tile_set.name,
                (message, {"count": len(tile_set), "highest": tile_set.tiles[-1]}),
                played_by.get(tile_set.name.replace("-", "_"), ()),
            )
            for tile_set in TILE_SETS
        )
    )


class Number:
    """A number: some are known, and any other can be played."""

    def __init__(self, none: str, some: str, played_by: Mapping[int, tuple[str, ...]]) -> None:
        """`some` is what a number means, with `{number}`, and `none` what nought does."""
        self.all = tuple(played_by)
        self.known = tuple(map(str, played_by))
        self._words, self._played_by = (none, some), played_by

    def text(self, value: object) -> str:
        return str(value)

    def read(self, text: str) -> int:
        return _number(text)

    def said(self, value: object) -> list[Sentence]:
        none, some = self._words
        return [(some if value else none, {"number": value})]

    def played_by(self, value: object) -> tuple[str, ...]:
        return self._played_by.get(value, ()) if isinstance(value, int) else ()


class ByPlayers:
    """A number for each number of players; the values that are known are those of named rules.

    `words` are said of each: they name `players` and `number`.
    """

    all = ()

    def __init__(self, words: str, known: str, played_by: Mapping[str, tuple[str, ...]]) -> None:
        self.known = (known,)
        self._words, self._played_by = words, played_by

    def text(self, value: object) -> str:
        assert isinstance(value, Mapping)
        return ",".join(f"{players}:{number}" for players, number in value.items())

    def read(self, text: str) -> dict[int, int]:
        found: dict[int, int] = {}
        for pair in text.split(","):
            players, _, number = pair.partition(":")
            if _number(players) in found:
                raise RulesError(Reason.GIVEN_TWICE, what=pair)
            found[_number(players)] = _number(number)
        return found

    def said(self, value: object) -> list[Sentence]:
        assert isinstance(value, Mapping)
        return [(self._words, {"players": one, "number": number}) for one, number in value.items()]

    def played_by(self, value: object) -> tuple[str, ...]:
        return self._played_by.get(self.text(value), ())


Scoring = tuple[tuple[int, int], ...]
"""For each pair: a count that is a multiple of the first number scores, divided by the second."""


class Scorings:
    """What a count of the open ends scores: some are known, and any other can be played."""

    def __init__(self, played_by: Mapping[Scoring, tuple[str, ...]]) -> None:
        self.all = tuple(played_by)
        self.known = tuple(map(self.text, played_by))
        self._played_by = played_by

    def text(self, value: object) -> str:
        """A value as text.

        >>> Scorings({}).text(((5, 5), (3, 3)))
        '5:5,3:3'
        """
        assert isinstance(value, tuple)
        return ",".join(f"{multiple}:{by}" for multiple, by in value) or "none"

    def read(self, text: str) -> Scoring:
        if text == "none":
            return ()
        found: dict[int, int] = {}
        for pair in text.split(","):
            multiple, _, by = pair.partition(":")
            if _number(multiple) in found:
                raise RulesError(Reason.GIVEN_TWICE, what=pair)
            found[_number(multiple)] = _number(by)
        # Points are whole: a count that scores can be divided.
        if any(not multiple or not by or multiple % by for multiple, by in found.items()):
            raise ValueError(text)
        return tuple(found.items())

    def said(self, value: object) -> list[Sentence]:
        assert isinstance(value, tuple)
        whole = N_("A count that is a multiple of {multiple} scores itself.")
        divided = N_("A count that is a multiple of {multiple} scores itself divided by {by}.")
        return [
            (whole if by == 1 else divided, {"multiple": multiple, "by": by})
            for multiple, by in value
        ] or [(N_("Nothing: only the end of a round scores."), {})]

    def played_by(self, value: object) -> tuple[str, ...]:
        return self._played_by.get(value, ()) if isinstance(value, tuple) else ()


def _number(text: str) -> int:
    if not (_DIGITS.fullmatch(text) and int(text) <= _MOST):
        raise ValueError(text)
    return int(text)


class Option(NamedTuple):
    """All that is declared of an option."""

    words: str
    """What it is called, in English."""
    values: Values
    example: tuple[str, Mapping[str, Any]]
    """A kind of example and what is given in it; no two values come to the same on it."""
    applies: Condition
    """Whether it makes a difference in rules: without drawing, none about drawing does."""
    clashes: Mapping[str, Condition]
    """The options that it cannot hold together with, and when."""
    settles: bool
    """Whether the settlement of a blocked round depends on it alone: a form asks for it."""


def option(
    words: str,
    values: Values,
    example: tuple[str, Mapping[str, Any]],
    *,
    applies: Condition = lambda rules: True,
    clashes: Mapping[str, Condition] | None = None,
    settles: bool = False,
) -> dict[str, Option]:
    """The metadata of a field of `Rules`; `words` is its name in English, marked by `N_`."""
    return {"option": Option(words, values, example, applies, clashes or {}, settles)}


def example(kind: str, **given: object) -> tuple[str, Mapping[str, Any]]:
    """An example of an option: how it is told is up to whoever shows it."""
    return kind, given
