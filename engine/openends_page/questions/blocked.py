"""What a page asks of the check of a blocked round: every look, and what it came to."""

from typing import TypedDict

from openends.blocked import BlockedCheck
from openends.errors import Refusal
from openends.tiles import HIGHEST_PIPS
from openends.words import say
from openends.words.checks import look_said, verdict_said
from openends_page.params import Facts, number_of, numbers_of, text_of, texts_of

_MOST = 200  # seats, tiles: more is no table


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


def check(facts: Facts) -> CheckShown:
    """The check of a blocked round, from start to end.

    Facts: `hands`, tiles as text by seat; `ends`, the pips open; `drawable`, how many tiles
    can be drawn; `first`, the seat that begins; `lang`.

    >>> asked = {"ends": [5, 6], "drawable": 0, "first": 0, "lang": "en"}
    >>> shown = check(asked | {"hands": ["[1|2]", "[3|4]"]})
    >>> [look["said"] for look in shown["looks"]], shown["verdict"]
    (['Player 1 cannot place.', 'Player 2 cannot place.'], 'blocked')
    """
    language = text_of(facts, "lang")
    checked = BlockedCheck(
        texts_of(facts, "hands"),
        numbers_of(facts, "ends", 0, HIGHEST_PIPS),
        drawable=number_of(facts, "drawable", 0, _MOST),
        first=number_of(facts, "first", 0, _MOST),
    )
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
        except Refusal as refusal:
            return say(refusal, language)
        checked.back()
    raise AssertionError("of two contrary declarations one is false")
