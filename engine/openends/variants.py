"""House rules: named rules with some options changed, as text that a link can carry.

    block;reserve=2;drawing=when-stuck
    draw;hand_sizes=2:9,3:7;targets=2:150,3:100

The name comes first, then options in the order of `Rules`, only those that differ.
"""

from collections.abc import Mapping
from dataclasses import replace
from operator import attrgetter

from openends.errors import Expected, ParseError, Reason, RulesError, placed
from openends.notation import check_length, plain
from openends.option_fields import Option
from openends.rules import RULES, rules_named
from openends.ruleset import Rules, options_of

_OPTIONS = options_of(Rules)
OPTIONS: tuple[str, ...] = tuple(_OPTIONS)
"""The names of all options, in the order of `Rules`."""


def declared(option: str) -> Option:
    """All that is declared of an option. Raises `RulesError` (`no-such-option`).

    >>> declared("reserve").values.known
    ('0', '1', '2')
    """
    if option not in _OPTIONS:
        raise RulesError(Reason.NO_SUCH_OPTION, option=option, known=OPTIONS)
    return _OPTIONS[option]


def read_rules(text: str) -> Rules:
    """The rules that a text names. Their own name is that text in its plainest form.

    Raises `RulesError` (`no-such-rules`, `no-such-option`, `no-such-value`, `given-twice`, and
    what `Rules` raises), or `ParseError` for what is no option.

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
            raise ParseError(text, column, Expected.OPTION)
        with placed(text, column):
            if option in values:
                raise RulesError(Reason.GIVEN_TWICE, what=option)
            values[option] = _value(option, value)
        column += len(word) + 1
    return vary(base, values)


def value_text(option: str, value: object) -> str:
    """A value of an option as `read_rules` reads it.

    >>> value_text("targets", {2: 100, 3: 61}), value_text("partners", True)
    ('2:100,3:61', 'yes')
    """
    return declared(option).values.text(value)


def values_of(option: str) -> tuple[object, ...]:
    """The values between which one chooses; where none are declared, those that named rules have.

    >>> values_of("reserve"), [str(value) for value in values_of("draw_count")]
    ((0, 1, 2), ['until-fit', 'one'])
    """
    if values := declared(option).values.all:
        return values
    named = {value_text(option, value): value for value in map(attrgetter(option), RULES.values())}
    return tuple(named.values())


def applies(option: str, rules: Rules) -> bool:
    """Whether an option makes a difference in rules: without drawing, none about drawing does.

    >>> from openends.rules import BLOCK, DRAW
    >>> applies("reserve", BLOCK), applies("reserve", DRAW)
    (False, True)
    """
    return declared(option).applies(rules)


def _value(option: str, text: str) -> object:
    values = declared(option).values
    try:
        return values.read(text)
    except (KeyError, ValueError):
        known = values.known
        raise RulesError(Reason.NO_SUCH_VALUE, option=option, value=text, known=known) from None


def vary(base: Rules, values: Mapping[str, object]) -> Rules:
    """Rules with some options changed, named after what differs.

    Raises `RulesError` as `Rules` does.

    >>> from openends.options import SharedLowest
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
