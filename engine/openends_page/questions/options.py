"""What a page asks of the options of rules: all that there are, and what each value changes."""

from typing import TypedDict

from openends.rules import RULES
from openends.variants import OPTIONS, applies, value_text, values_of
from openends.words.options import game_name, option_name, played_by, value_said
from openends_page.params import Facts, text_of
from openends_page.questions.examples import EXAMPLES, varied


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


class OptionsShown(TypedDict):
    """All options, in the order of `Rules`."""

    options: list[OptionShown]


def options_shown(facts: Facts) -> OptionsShown:
    """Every option of rules with all its values, each tried on the same example: `lang`.

    >>> shown = options_shown({"lang": "en"})["options"]
    >>> award = next(one for one in shown if one["option"] == "blocked_award")
    >>> award["given"], award["values"][1]["outcome"]
    ('A blocked round. Left in the hands: 12 / 33.', 'Player 1 has the lowest total of the blocked \
round. Points: 33.')
    """
    language = text_of(facts, "lang")
    return {
        "options": [
            {
                "option": option,
                "name": option_name(option, language),
                "given": EXAMPLES[option].given(language),
                "values": [_value(option, value, language) for value in values_of(option)],
            }
            for option in OPTIONS
        ]
    }


def _value(option: str, value: object, language: str) -> ValueShown:
    example = EXAMPLES[option]
    return {
        "value": value_text(option, value),
        "said": value_said(option, value, language),
        "played_by": list(played_by(option, value, language)),
        "games": [
            game_name(name, language)
            for name, rules in RULES.items()
            if applies(option, rules) and getattr(rules, option) == value
        ],
        "outcome": example.outcome(varied(example.base, option, value), language),
    }
