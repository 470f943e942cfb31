"""What a page asks of a settlement: the calculator of the rule book."""

from typing import NotRequired, TypedDict

from openends.errors import NotationError, Reason, Refusal
from openends.rules import Rules
from openends.settlement import Held, read_hand, settle
from openends.tiles import Tile
from openends.variants import OPTIONS, declared, value_text
from openends.words import say
from openends_page.params import Facts, number_of, numbers_of, rules_of, text_of, texts_of

_MOST_SEATS = 99


class Settled(TypedDict):
    """How a round was settled: the seats of the winning side, points, the sum, totals, a sentence."""

    winners: list[int]
    points: int
    sum: str
    totals: list[int]
    said: str


class FieldRefused(TypedDict):
    """Why hands cannot be settled: code, sentence, and where it belongs.

    `field` is the fact it is about: `rules`, `players` (how many hands there are), `hands`,
    `out` or `last`; `hand` is the one of the hands, None where it is about no single one.
    """

    code: str
    said: str
    field: str
    hand: int | None


class SettlementAnswer(TypedDict):
    """The answer: a settlement, or all that is wrong, each fault with its field."""

    settlement: NotRequired[Settled]
    refused: NotRequired[list[FieldRefused]]
    tiles: list[list[str] | None]
    """For each hand the tiles that were typed; None for a total and for what cannot be read."""
    rules: NotRequired[str]
    """The rules in their plainest text, unless it is they that are wrong."""
    choices: NotRequired[dict[str, str]]
    """Their options that are a choice between named values, with the value of each."""


def settlement(facts: Facts) -> SettlementAnswer:
    """Settles hands as they are typed: `hands`, pip totals or tiles, first seat first.

    Further facts: `rules`, `lang`; `out`, the seat that went out, or None when the round is
    blocked; `last`, the seats by when they last placed, the latest first, or an empty list.

    >>> asked = {"rules": "block", "lang": "en", "out": None, "last": []}
    >>> settlement(asked | {"hands": ["3", "[3|4]", "８"]})["settlement"]["sum"]
    '7 + 8 − 3 = 12'
    >>> [one["hand"] for one in settlement(asked | {"hands": ["3", "x", "[1|"]})["refused"]]
    [1, 2]
    """
    language, typed = text_of(facts, "lang"), texts_of(facts, "hands")
    last = numbers_of(facts, "last", 0, _MOST_SEATS)
    out = None if facts.get("out") is None else number_of(facts, "out", 0, _MOST_SEATS)
    hands: list[Held | None] = []
    faults: list[FieldRefused] = []
    for number, text in enumerate(typed):
        try:
            hands.append(read_hand(text))
        except (Refusal, NotationError) as error:
            hands.append(None)
            faults.append(_fault(error, language, "hands", number))
    answer: SettlementAnswer = {
        "tiles": [list(map(str, hand)) if isinstance(hand, tuple) else None for hand in hands]
    }
    held = [hand for hand in hands if hand is not None]
    try:
        rules = rules_of(facts)
    except (Refusal, NotationError) as error:
        faults.append(_fault(error, language, "rules", None))
    else:
        answer["rules"] = rules.name
        answer["choices"] = {
            option: value_text(option, getattr(rules, option))
            for option in OPTIONS
            if declared(option).settles
        }
        if not faults:
            try:
                return answer | {"settlement": _settled(rules, held, out, last, language)}
            except Refusal as refusal:
                field = _FIELDS.get(refusal.code, "hands")
                hand = _hand_of(refusal, held) if field == "hands" else None
                faults.append(_fault(refusal, language, field, hand))
    return answer | {"refused": faults}


_FIELDS = {
    Reason.LAST_NEEDED: "last",
    Reason.NO_SUCH_SEAT: "out",
    Reason.PLAYERS: "players",
}
"""What a refusal is about, where it is not about hands."""


def _settled(
    rules: Rules, held: list[Held], out: int | None, last: list[int], language: str
) -> Settled:
    settled = (
        settle(rules, blocked=held, last=last)
        if out is None
        else settle(rules, out=out, totals=held)
    )
    return {
        "winners": list(settled.seats),
        "points": settled.points,
        "sum": settled.sum,
        "totals": list(settled.totals),
        "said": say(settled, language),
    }


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


def _fault(
    error: Refusal | NotationError, language: str, field: str, hand: int | None
) -> FieldRefused:
    code = str(error.code) if isinstance(error, Refusal) else "notation"
    return {"code": code, "said": say(error, language), "field": field, "hand": hand}
