"""Players: each gets a seat's view and nothing else, and chooses an action.

The same view and the same generator give the same action.
"""

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType

from openends.actions import Action
from openends.players.sampling import sampling
from openends.players.simple import by_chance, heavy_first, thoughtful
from openends.view import View

Player = Callable[[View, random.Random], Action]
"""Chooses one of the view's legal actions; every chance comes from the generator."""

LEVELS: Mapping[str, Player] = MappingProxyType(
    {"random": by_chance, "heavy": heavy_first, "thoughtful": thoughtful, "sampling": sampling}
)
"""The players by name, the weakest first."""

__all__ = ["LEVELS", "Player"]
