"""The options of rules in words: what each is called, what each value means, who plays it so."""

from openends.errors import Reason, RulesError
from openends.rules import RULES_WORDS
from openends.variants import declared
from openends.words.catalog import told
from openends.words.joining import sentences


def game_name(name: str, language: str) -> str:
    """What named rules are called on a page. Raises `RulesError` (`no-such-rules`).

    >>> game_name("common-draw", "en")
    'Draw by the common rule'
    """
    if name not in RULES_WORDS:
        raise RulesError(Reason.NO_SUCH_RULES, name=name, known=tuple(RULES_WORDS))
    return told(language, RULES_WORDS[name])


def option_name(option: str, language: str) -> str:
    """What an option of rules is called. Raises `RulesError` (`no-such-option`).

    >>> option_name("reserve", "en")
    'Protected tiles of the boneyard'
    """
    return told(language, declared(option).words)


def value_said(option: str, value: object, language: str) -> str:
    """What a value of an option means, as a line of words.

    >>> from openends.options import BlockedAward
    >>> value_said("blocked_award", BlockedAward.OTHERS, "en")
    "The opponents' totals."
    >>> value_said("targets", {2: 100, 3: 61}, "en")
    '2 players: 100 points. 3 players: 61 points.'
    """
    said = declared(option).values.said(value)
    return sentences((told(language, message, **facts) for message, facts in said), language)


def played_by(option: str, value: object, language: str) -> tuple[str, ...]:
    """Who plays it so: names of sites and programs; empty where none is known.

    >>> from openends.options import BlockedAward
    >>> played_by("blocked_award", BlockedAward.NOBODY, "en")
    ('Ludii',)
    """
    sources = declared(option).values.played_by(value)
    return tuple(told(language, source) for source in sources)
