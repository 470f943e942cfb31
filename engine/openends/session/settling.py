"""What a page asks of a settlement: the calculator of the rule book."""

from typing import NotRequired, TypedDict

from openends.errors import Expected, NotationError, Refusal
from openends.notation import plain
from openends.session.requests import Facts, number_of, numbers_of, rules_of, text_of, texts_of
from openends.settlement import Held, settle
from openends.tiles import Tile, read_tiles
from openends.words import say

_MOST_SEATS = 99


class Settled(TypedDict):
    """How a round was settled: the winning side or None, points, the sum, totals, a sentence."""

    winner: int | None
    points: int
    sum: str
    totals: list[int]
    said: str


class FieldRefused(TypedDict):
    """Why hands cannot be settled: code, sentence, and the hand it is about, if it is about one."""

    code: str
    said: str
    hand: int | None


class SettlementAnswer(TypedDict):
    """The answer: a settlement, or what is wrong with which field."""

    settlement: NotRequired[Settled]
    refused: NotRequired[FieldRefused]


def settlement(facts: Facts) -> SettlementAnswer:
    """Settles hands as they are typed: `hands`, pip totals or tiles, first seat first.

    Further facts: `rules`, `lang`; `out`, the seat that went out, or None when the round is
    blocked; `last`, the seats by when they last placed, the latest first, or an empty list.

    >>> asked = {"rules": "block", "lang": "en", "out": None, "last": []}
    >>> settlement(asked | {"hands": ["3", "[3|4]", "８"]})["settlement"]["sum"]
    '7 + 8 − 3 = 12'
    >>> settlement(asked | {"hands": ["3", "x", "8"]})["refused"]["hand"]
    1
    """
    rules, language = rules_of(facts), text_of(facts, "lang")
    typed = texts_of(facts, "hands")
    last = numbers_of(facts, "last", 0, _MOST_SEATS)
    out = None if facts.get("out") is None else number_of(facts, "out", 0, _MOST_SEATS)
    held: list[Held] = []
    try:
        for hand, text in enumerate(typed):
            try:
                held.append(_read_hand(text))
            except Refusal as refusal:
                return _refused(refusal, hand, language)
            except NotationError as error:
                return _unreadable(error, hand, language)
        settled = (
            settle(rules, blocked=held, last=last)
            if out is None
            else settle(rules, out=out, totals=held)
        )
    except Refusal as refusal:
        return _refused(refusal, _hand_of(refusal, held), language)
    return {
        "settlement": {
            "winner": settled.winner,
            "points": settled.points,
            "sum": settled.sum,
            "totals": list(settled.totals),
            "said": say(settled, language),
        }
    }


def _read_hand(text: str) -> Held:
    typed = plain(text).strip()
    if typed.isascii() and typed.isdecimal() and len(typed) < 6:
        return int(typed)
    if not typed.startswith("["):
        raise NotationError(text, 1, Expected.TOTAL)
    return read_tiles(typed)


def _hand_of(refusal: Refusal, hands: list[Held]) -> int | None:
    """Which hand a refusal is about: the last one with its seat, its tile or its total."""
    facts = refusal.facts
    if isinstance(seat := facts.get("seat"), int):
        return seat if seat < len(hands) else None
    about = [
        number
        for number, hand in enumerate(hands)
        if (
            isinstance(tile := facts.get("tile"), Tile) and isinstance(hand, tuple) and tile in hand
        )
        or ("total" in facts and hand == facts["total"])
    ]
    return about[-1] if about else None


def _refused(refusal: Refusal, hand: int | None, language: str) -> SettlementAnswer:
    return {"refused": {"code": str(refusal.code), "said": say(refusal, language), "hand": hand}}


def _unreadable(error: NotationError, hand: int, language: str) -> SettlementAnswer:
    return {"refused": {"code": "notation", "said": say(error, language), "hand": hand}}
