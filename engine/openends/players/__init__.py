"""Players: each gets a seat's view and nothing else, and chooses an action.

The same view and the same seed give the same action.
"""

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType

from openends.actions import Action
from openends.errors import Reason, Refusal
from openends.players.sampling import by_sampling
from openends.players.simple import by_chance, heavy_first, thoughtful
from openends.players.turns import check_turn
from openends.view import View

Player = Callable[[View, random.Random], Action]
"""Chooses one of the view's legal actions; every chance comes from the generator."""

LEVELS: Mapping[str, Player] = MappingProxyType(
    {"random": by_chance, "heavy": heavy_first, "thoughtful": thoughtful, "sampling": by_sampling}
)
"""The players by name, the weakest first."""

__all__ = ["LEVELS", "Player", "choose", "player_named"]


def player_named(level: str) -> Player:
    """The player of a level. Raises `Refusal` (`no-such-level`).

    >>> player_named("heavy") is heavy_first
    True
    """
    try:
        return LEVELS[level]
    except KeyError:
        raise Refusal(Reason.NO_SUCH_LEVEL, level=level, known=tuple(LEVELS)) from None


def choose(level: str, view: View, seed: str) -> Action:
    """What a player of a level does; the same level, view and seed give the same action.

    Raises `Refusal`: `no-such-level`, and `round-over` or `not-your-turn` where the seat of
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
