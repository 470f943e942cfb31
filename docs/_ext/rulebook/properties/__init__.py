"""Properties of rules that sentences of pages are bound to; the engine tries each. No Sphinx is needed.

By subject: turns, drawing, the deal, the line, ends of rounds, settling, leads, matches, the check of a
blocked round. A new one is a function in the module of its subject, see `property`.
"""

from functools import cache

from openends import Rules
from rulebook.properties import (
    blocked,
    deal,
    drawing,
    ending,
    lead,
    line,
    match,
    settling,
    short_cut,
    turn,
)
from rulebook.properties.property import PROPERTIES, Property
from rulebook.properties.trial import Trial

__all__ = ["PROPERTIES", "Property", "Trial", "tried"]

SUBJECTS = (turn, drawing, deal, line, ending, settling, lead, match, blocked, short_cut)
"""The modules of properties."""


@cache
def tried(name: str, rules: Rules) -> tuple[bool, tuple[tuple[str, int], ...]]:
    """Whether a property holds for rules, and how much was tried, by kind."""
    trial = Trial(rules)
    holds = PROPERTIES[name].holds(trial)
    return holds and bool(trial.counts), tuple(sorted(trial.counts.items()))
