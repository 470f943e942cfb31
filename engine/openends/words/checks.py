"""Sentences about the check of a blocked round."""

from openends.blocked import BlockedCheck, Look, Verdict
from openends.words.catalog import N_, listed, told

_VERDICTS = {
    Verdict.BLOCKED: N_("Nobody in a whole lap can place. The round is blocked."),
    Verdict.PLAYS_ON: N_("Player {seat} can place, so the round goes on."),
    Verdict.MUST_DRAW: N_("Player {seat} can still draw, so the check does not begin."),
}


def look_said(look: Look, language: str) -> str:
    """What a look showed.

    >>> check = BlockedCheck(["[1|5]", "[3|4]"], open_pips=[5, 6])
    >>> look_said(check.look(), "en")
    'Player 1 can place: [1|5].'
    """
    message = (
        N_("Player {seat} can place: {tiles}.") if look.can else N_("Player {seat} cannot place.")
    )
    return told(language, message, seat=look.seat + 1, tiles=listed(look.fitting, language))


def verdict_said(check: BlockedCheck, language: str) -> str:
    """What a check came to. Raises `ValueError` while it goes on.

    >>> check = BlockedCheck(["[1|2]", "[3|4]"], open_pips=[5, 6])
    >>> looks = check.run()
    >>> verdict_said(check, "en")
    'Nobody in a whole lap can place. The round is blocked.'
    """
    if check.verdict is None:
        raise ValueError("the check has not come to its end")
    return told(language, _VERDICTS[check.verdict], seat=check.looks[-1].seat + 1)
