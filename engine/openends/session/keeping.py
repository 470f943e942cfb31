"""What the methods of practice share: the match that is kept, and how a refusal is told."""

from openends.errors import NotationError, Refusal
from openends.practice.keeping import Keeper
from openends.session.lines import Refused
from openends.words import say

KEEPER = Keeper()
"""The match that was asked about last."""


def refused(error: Refusal | NotationError, language: str) -> Refused:
    """Why the engine refused, as a page takes it.

    >>> from openends.errors import Reason
    >>> refused(Refusal(Reason.ROUND_OVER), "en")
    {'code': 'round-over', 'said': 'The round is over.'}
    """
    code = str(error.code) if isinstance(error, Refusal) else "notation"
    return {"code": code, "said": say(error, language)}
