"""What the levels of players are called."""

from openends.errors import Reason, RulesError
from openends.players import LEVEL_WORDS
from openends.words.catalog import told


def level_said(level: str, language: str) -> str:
    """What readers call a level. Raises `RulesError` (`no-such-level`).

    >>> level_said("heavy", "en")
    'heaviest first'
    """
    if level not in LEVEL_WORDS:
        raise RulesError(Reason.NO_SUCH_LEVEL, level=level, known=tuple(LEVEL_WORDS))
    return told(language, LEVEL_WORDS[level])
