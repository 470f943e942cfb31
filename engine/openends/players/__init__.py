"""Players: each gets a seat's view and nothing else, and chooses an action.

The same view and the same seed give the same action.
"""

import random

from openends.actions import Action
from openends.marks import N_
from openends.players.levels import (
    LEVEL_WORDS,
    LEVELS,
    RESERVED,
    Player,
    player_named,
    register,
    unregister,
)
from openends.players.sampling import by_sampling
from openends.players.simple import by_chance, heavy_first, thoughtful
from openends.players.turns import check_turn
from openends.view import View

register("random", by_chance, N_("by chance"))
register("heavy", heavy_first, N_("heaviest first"))
register("thoughtful", thoughtful, N_("thoughtful"))
register("sampling", by_sampling, N_("imagines hands"))

USUAL = "thoughtful"
"""The level that sits where nobody chose another."""

__all__ = [
    "LEVELS",
    "LEVEL_WORDS",
    "RESERVED",
    "USUAL",
    "Player",
    "choose",
    "player_named",
    "register",
    "unregister",
]


def choose(level: str, view: View, seed: str) -> Action:
    """What a player of a level does; the same level, view and seed give the same action.

    Raises `RulesError`: `no-such-level`, and `round-over` or `not-your-turn` where the seat of
    the view has nothing to do.

    >>> from openends.round import Round
    >>> from openends.rules import BLOCK
    >>> view = View.of(Round(BLOCK, ["[1|6] [0|4]", "[2|2]"], line="[1|4]"), seat=0)
    >>> print(choose("heavy", view, "tea"))
    [1|6]@L
    """
    player = player_named(level)
    check_turn(view)
    # With one thing to do there is nothing to choose.
    if len(view.legal_actions) == 1:
        return view.legal_actions[0]
    return player(view, random.Random(seed))
