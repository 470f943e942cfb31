"""The levels of players: each is registered once, with its name, its player and its words."""

import random
import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

from openends.actions import Action
from openends.errors import Reason, RulesError
from openends.view import View

Player = Callable[[View, random.Random], Action]
"""Chooses one of the view's legal actions; every chance comes from the generator."""

RESERVED = ("you",)
"""What stands at a seat and is no level: the reader."""

_NAME = re.compile(r"[a-z][a-z0-9-]{0,30}")
_PLAYERS: dict[str, Player] = {}
_WORDS: dict[str, str] = {}

LEVELS: Mapping[str, Player] = MappingProxyType(_PLAYERS)
"""The players by name, in the order registered: the weakest first."""

LEVEL_WORDS: Mapping[str, str] = MappingProxyType(_WORDS)
"""What each level is called in English; `openends.words.levels` has it in all languages."""


def register(level: str, player: Player, words: str) -> None:
    """Make a player known by a name, to forms, matches and duels alike.

    `words` is what readers call it, in English: `N_("…")` has it translated. Raises
    `ValueError` for a name that is taken or that no text of a match can hold, for what cannot
    be called, and for words that say nothing or hold a brace.

    >>> register("heavy", lambda view, chance: view.legal_actions[0], "the first that fits")
    Traceback (most recent call last):
    ValueError: level 'heavy': the name is taken
    """
    if not _is_text(level) or not _NAME.fullmatch(level):
        raise ValueError(f"level {level!r}: a name is made of a-z, 0-9 and -, such as 'heavy'")
    if level in LEVELS or level in RESERVED:
        raise ValueError(f"level {level!r}: the name is taken")
    if not callable(player):
        raise ValueError(f"level {level!r}: a player is called with a view and a generator")
    if not _is_text(words) or not words.strip() or re.search(r"[{}]", words):
        raise ValueError(f"level {level!r}: say what readers call it, without braces: {words!r}")
    _PLAYERS[level] = player
    _WORDS[level] = words


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def unregister(level: str) -> None:
    """Make a level unknown again. Raises `RulesError` (`no-such-level`)."""
    player_named(level)
    del _PLAYERS[level], _WORDS[level]


def player_named(level: str) -> Player:
    """The player of a level. Raises `RulesError` (`no-such-level`).

    >>> player_named("heavy").__name__
    'heavy_first'
    """
    try:
        return LEVELS[level]
    except KeyError:
        raise RulesError(Reason.NO_SUCH_LEVEL, level=level, known=tuple(LEVELS)) from None
