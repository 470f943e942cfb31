"""The games that have a name: values of `Rules`, none of which is a class of its own."""

from collections.abc import Mapping
from types import MappingProxyType

from openends.errors import Reason, RulesError
from openends.fives import ALL_FIVES as ALL_FIVES
from openends.fives import FIVE_UP as FIVE_UP
from openends.fives import FIVES_AND_THREES as FIVES_AND_THREES
from openends.fives import MUGGINS as MUGGINS
from openends.fives import SNIFF as SNIFF
from openends.marks import N_
from openends.options import (
    BlockedAward,
    BlockedWinner,
    Drawing,
    FirstLead,
    NextLead,
    OutAward,
)
from openends.ruleset import PARTNERS as PARTNERS
from openends.ruleset import Rules as Rules

# Hand sizes, targets, drawing and awards of Block and Draw are those that Pagat records.
BLOCK = Rules("block", hand_sizes={2: 7, 3: 5, 4: 5}, targets={2: 100, 3: 61, 4: 61})

DRAW = Rules(
    "draw",
    hand_sizes={2: 7, 3: 7, 4: 6},
    targets={2: 100, 3: 61, 4: 61},
    drawing=Drawing.AT_WILL,
    reserve=2,
)

# The common rule: one draws only when stuck, down to the last tile.
COMMON_DRAW = Rules(
    "common-draw",
    hand_sizes={2: 7, 3: 7, 4: 6},
    targets={2: 100, 3: 61, 4: 61},
    drawing=Drawing.WHEN_STUCK,
    blocked_award=BlockedAward.OTHERS,
)

# Block between partners with all tiles dealt, as the program `dominoes` 6.1.0 plays it; only
# after a blocked round it has a rule of its own for the lead.
PARTNERS_BLOCK = Rules(
    "partners-block",
    hand_sizes={4: 7},
    targets={4: 200},
    out_award=OutAward.ALL,
    blocked_award=BlockedAward.EVERY_PIP,
    blocked_winner=BlockedWinner.SIDE,
    first_lead=FirstLead.HIGHEST_DOUBLE,
    next_lead=NextLead.WINNER,
    partners=True,
)

_GAMES = {
    N_("Block"): BLOCK,
    N_("Draw"): DRAW,
    N_("Draw by the common rule"): COMMON_DRAW,
    N_("Block between partners"): PARTNERS_BLOCK,
    N_("All Fives"): ALL_FIVES,
    N_("Five Up"): FIVE_UP,
    N_("Sniff"): SNIFF,
    N_("Fives and Threes"): FIVES_AND_THREES,
    N_("Muggins"): MUGGINS,
}

RULES: Mapping[str, Rules] = MappingProxyType({rules.name: rules for rules in _GAMES.values()})
"""The rules that have a name."""

RULES_WORDS: Mapping[str, str] = MappingProxyType(
    {rules.name: words for words, rules in _GAMES.items()}
)
"""What each of them is called in English; `openends.words.options` has it in all languages."""


def rules_named(name: str) -> Rules:
    """The rules of that name. Raises `RulesError` (`no-such-rules`).

    >>> rules_named("block") is BLOCK
    True
    """
    try:
        return RULES[name]
    except KeyError:
        raise RulesError(Reason.NO_SUCH_RULES, name=name, known=tuple(RULES)) from None
