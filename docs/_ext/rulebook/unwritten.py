"""What the library plays and no page tells of yet: lists on pages leave it out.

Whoever writes the pages takes this file away, and `RULES`, `OPTIONS` and `values_of` stand in its place.
"""

from collections.abc import Mapping

from openends import variants
from openends.rules import RULES, Rules

_GAMES = {"all-fives", "five-up", "sniff", "fives-and-threes", "muggins"}
_OPTIONS = {"spinner", "branches", "spinner_count", "scoring", "rounding", "divisor"}
_VALUES = {("out_award", "one"), ("next_lead", "out-or-lot")}

GAMES: Mapping[str, Rules] = {name: rules for name, rules in RULES.items() if name not in _GAMES}
"""The games that pages offer."""

OPTIONS: tuple[str, ...] = tuple(name for name in variants.OPTIONS if name not in _OPTIONS)
"""The options that pages list."""


def values_of(option: str) -> tuple[object, ...]:
    """The values of an option that pages list.

    >>> [str(value) for value in values_of("next_lead")]
    ['next-seat', 'winner']
    """
    text = variants.value_text
    values = variants.values_of(option)
    named = {text(option, getattr(rules, option)) for rules in GAMES.values()}
    by_games = not variants.declared(option).values.all
    return tuple(
        value
        for value in values
        if (option, text(option, value)) not in _VALUES
        and (not by_games or text(option, value) in named)
    )
