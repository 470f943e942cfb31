"""House rules: named rules with some options changed, as text that a link can carry.

    block;reserve=2;drawing=when-stuck
    draw;hand_sizes=2:9,3:7;targets=2:150,3:100

The name comes first, then options in the order of `Rules`, only those that differ.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from operator import attrgetter

from openends.errors import Expected, NotationError, Reason, Refusal, placed
from openends.notation import check_length, plain
from openends.options import (
    BlockedAward,
    BlockedWinner,
    DrawCount,
    Drawing,
    FirstLead,
    NextLead,
    OutAward,
    SharedLowest,
    TargetMode,
)
from openends.rules import RULES, Rules, rules_named
from openends.tiles import TILE_SETS

CHOICES: Mapping[str, type[StrEnum]] = {
    "drawing": Drawing,
    "draw_count": DrawCount,
    "out_award": OutAward,
    "blocked_award": BlockedAward,
    "blocked_winner": BlockedWinner,
    "shared_lowest": SharedLowest,
    "first_lead": FirstLead,
    "next_lead": NextLead,
    "target_mode": TargetMode,
}
"""The options that are a choice between named values."""

_SETS = {str(tile_set): tile_set for tile_set in TILE_SETS}
_SWITCH = {"no": False, "yes": True}
_DIGITS = re.compile(r"[0-9]{1,6}")
_MOST = 1000  # of points, tiles, players: more is a slip of the keyboard


@dataclass(frozen=True, slots=True)
class _Option:
    """How an option is written and read."""

    written: Callable[[object], str]
    read: Callable[[str], object]
    known: tuple[str, ...]


def _numbers(text: str) -> dict[int, int]:
    found: dict[int, int] = {}
    for pair in text.split(","):
        players, _, number = pair.partition(":")
        if _number(players) in found:
            raise Refusal(Reason.GIVEN_TWICE, what=pair)
        found[_number(players)] = _number(number)
    return found


def _number(text: str) -> int:
    if not (_DIGITS.fullmatch(text) and int(text) <= _MOST):
        raise ValueError(text)
    return int(text)


def _numbers_text(value: object) -> str:
    assert isinstance(value, Mapping)
    return ",".join(f"{players}:{number}" for players, number in value.items())


def _one_of(values: Mapping[str, object]) -> _Option:
    names = {value: name for name, value in values.items()}
    return _Option(names.__getitem__, values.__getitem__, tuple(values))


_OPTIONS: Mapping[str, _Option] = {
    "hand_sizes": _Option(_numbers_text, _numbers, ("2:7,3:5",)),
    "targets": _Option(_numbers_text, _numbers, ("2:100,3:61",)),
    "tile_set": _one_of(_SETS),
    "reserve": _Option(str, _number, ("0", "1", "2")),
    "partners": _one_of(_SWITCH),
    **{name: _one_of({str(value): value for value in choice}) for name, choice in CHOICES.items()},
}
OPTIONS: tuple[str, ...] = tuple(field.name for field in fields(Rules) if field.name in _OPTIONS)
"""The names of all options, in the order of `Rules`."""


def read_rules(text: str) -> Rules:
    """The rules that a text names. Their own name is that text in its plainest form.

    Raises `Refusal` (`no-such-rules`, `no-such-option`, `no-such-value`, `given-twice`, and
    what `Rules` raises), or `NotationError` for what is no option.

    >>> rules = read_rules("block;reserve=2;drawing=when-stuck")
    >>> rules.reserve, rules.name
    (2, 'block;drawing=when-stuck;reserve=2')
    >>> read_rules(rules.name) == rules
    True
    """
    check_length(text)
    name, *words = plain(text).split(";")
    base = rules_named(name)
    values: dict[str, object] = {}
    column = len(name) + 2
    for word in words:
        option, sign, value = word.partition("=")
        if not sign:
            raise NotationError(text, column, Expected.OPTION)
        with placed(text, column):
            if option in values:
                raise Refusal(Reason.GIVEN_TWICE, what=option)
            values[option] = _value(option, value)
        column += len(word) + 1
    return vary(base, values)


def value_text(option: str, value: object) -> str:
    """A value of an option as `read_rules` reads it.

    >>> value_text("targets", {2: 100, 3: 61}), value_text("partners", True)
    ('2:100,3:61', 'yes')
    """
    return _OPTIONS[option].written(value)


def values_of(option: str) -> tuple[object, ...]:
    """The values between which one chooses; of numbers, those that named rules have.

    >>> values_of("reserve"), [str(value) for value in values_of("draw_count")]
    ((0, 1, 2), ['until-fit', 'one'])
    """
    if option in CHOICES:
        return tuple(CHOICES[option])
    if option not in _OPTIONS:
        raise Refusal(Reason.NO_SUCH_OPTION, option=option, known=OPTIONS)
    named = {value_text(option, value): value for value in map(attrgetter(option), RULES.values())}
    if _OPTIONS[option].read is _numbers:
        return tuple(named.values())
    return tuple(_value(option, text) for text in _OPTIONS[option].known)


def applies(option: str, rules: Rules) -> bool:
    """Whether an option makes a difference in rules: without drawing, none about drawing does.

    >>> from openends.rules import BLOCK, DRAW
    >>> applies("reserve", BLOCK), applies("reserve", DRAW)
    (False, True)
    """
    match option:
        case "draw_count" | "reserve":
            return rules.drawing is not Drawing.NONE
        case "blocked_winner" | "out_award":
            return rules.partners
        case "shared_lowest":
            return rules.blocked_award is not BlockedAward.NOBODY
        case _:
            return True


def _value(option: str, text: str) -> object:
    if option not in _OPTIONS:
        raise Refusal(Reason.NO_SUCH_OPTION, option=option, known=OPTIONS)
    try:
        return _OPTIONS[option].read(text)
    except (KeyError, ValueError):
        known = _OPTIONS[option].known
        raise Refusal(Reason.NO_SUCH_VALUE, option=option, value=text, known=known) from None


def vary(base: Rules, values: Mapping[str, object]) -> Rules:
    """Rules with some options changed, named after what differs.

    Raises `Refusal` as `Rules` does.

    >>> from openends.rules import BLOCK
    >>> vary(BLOCK, {"shared_lowest": SharedLowest.FEWEST_TILES}).name
    'block;shared_lowest=fewest-tiles'
    """
    named = rules_named(base.name.partition(";")[0])
    varied = replace(base, **values)  # type: ignore[arg-type]
    differing = [
        f"{option}={value_text(option, getattr(varied, option))}"
        for option in OPTIONS
        if getattr(varied, option) != getattr(named, option)
    ]
    return replace(varied, name=";".join([named.name, *differing]))
