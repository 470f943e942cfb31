"""The options of rules as a page shows them: all that there are, and what each value changes."""

from typing import TypedDict

from openends.variants import applies, value_text
from openends.words.options import game_name, option_name, played_by, value_said

from ..unwritten import GAMES, OPTIONS, values_of
from .examples import EXAMPLES, varied


class ValueShown(TypedDict):
    """A value: as text, in words, who plays it so, the games of this book that do, the outcome."""

    value: str
    said: str
    played_by: list[str]
    games: list[str]
    outcome: str


class OptionShown(TypedDict):
    """An option: its name in texts and on pages, its example, its values."""

    option: str
    name: str
    given: str
    values: list[ValueShown]


def options_shown(language: str) -> list[OptionShown]:
    """Every option of rules with all its values, each tried on the same example.

    >>> award = next(shown for shown in options_shown("en") if shown["option"] == "blocked_award")
    >>> award["given"], award["values"][1]["outcome"]
    ('A blocked round. Left in the hands: 12 / 33.', 'Player 1 has the lowest total of the blocked \
round. Points: 33.')
    """
    return [
        {
            "option": option,
            "name": option_name(option, language),
            "given": EXAMPLES[option].given(language),
            "values": [_value(option, value, language) for value in values_of(option)],
        }
        for option in OPTIONS
    ]


def _value(option: str, value: object, language: str) -> ValueShown:
    example = EXAMPLES[option]
    return {
        "value": value_text(option, value),
        "said": value_said(option, value, language),
        "played_by": list(played_by(option, value, language)),
        "games": [
            game_name(name, language)
            for name, rules in GAMES.items()
            if applies(option, rules) and getattr(rules, option) == value
        ],
        "outcome": example.outcome(varied(example.base, option, value), language),
    }
