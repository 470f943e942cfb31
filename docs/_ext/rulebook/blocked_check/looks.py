"""The check of a blocked round as a page shows it: every look, and what it came to."""

from collections.abc import Sequence
from typing import TypedDict

from openends.blocked import BlockedCheck
from openends.errors import RulesError
from openends.words import say
from openends.words.checks import look_said, verdict_said


class LookShown(TypedDict):
    """A look: the seat, its hand, the tiles that fit, and what is said of it.

    `said` is for a true declaration, `refused` for a false one.
    """

    seat: int
    hand: list[str]
    fitting: list[str]
    can: bool
    said: str
    refused: str


class CheckShown(TypedDict):
    """A whole check: its looks, the verdict, and the sentence of the verdict."""

    looks: list[LookShown]
    verdict: str
    said: str


def check(
    hands: Sequence[str], ends: Sequence[int], *, drawable: int, first: int, language: str
) -> CheckShown:
    """Check a blocked round from start to end.

    `hands` are tiles as text by seat, `ends` the open pips, `first` the seat that begins.

    >>> shown = check(["[1|2]", "[3|4]"], [5, 6], drawable=0, first=0, language="en")
    >>> [look["said"] for look in shown["looks"]], shown["verdict"]
    (['Player 1 cannot place.', 'Player 2 cannot place.'], 'blocked')
    """
    checked = BlockedCheck(hands, ends, drawable=drawable, first=first)
    looks: list[LookShown] = []
    while checked.turn is not None:
        refused = _false_declaration(checked, language)
        look = checked.look()
        looks.append(
            {
                "seat": look.seat,
                "hand": [str(tile) for tile in look.hand],
                "fitting": [str(tile) for tile in look.fitting],
                "can": look.can,
                "said": look_said(look, language),
                "refused": refused,
            }
        )
    return {
        "looks": looks,
        "verdict": str(checked.verdict),
        "said": verdict_said(checked, language),
    }


def _false_declaration(checked: BlockedCheck, language: str) -> str:
    """What is said when the next player declares the contrary of the truth."""
    for can in (True, False):
        try:
            checked.declare(can)
        except RulesError as refusal:
            return say(refusal, language)
        checked.back()
    raise AssertionError("of two contrary declarations one is false")
