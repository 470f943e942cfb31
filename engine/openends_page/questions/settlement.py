"""What a page asks of a settlement: the calculator of the rule book."""

from typing import Annotated, NotRequired, TypedDict

from openends.errors import OpenEndsError, Reason, RulesError
from openends.rules import Rules
from openends.settlement import Held, read_hand, settle
from openends.tiles import Tile
from openends.variants import OPTIONS, declared, read_rules, value_text
from openends.words import say
from openends_page.params import Between, LangParams
from openends_page.registry import question

Seat = Annotated[int, Between(0, 99)]
"""The number of a seat, from 0."""


class SettlementParams(LangParams):
    """Hands as they are typed."""

    rules: str
    hands: list[str]
    """Pip totals or tiles, first seat first."""
    out: Seat | None
    """The seat that went out, None when the round is blocked."""
    last: list[Seat]
    """The seats by when they last placed, the latest first; or none."""


class Settled(TypedDict):
    """How a round was settled."""

    winners: list[int]
    """The seats of the winning side."""
    points: int
    sum: str
    totals: list[int]
    message: str


class FieldFault(TypedDict):
    """Why hands cannot be settled: code, sentence, and where it belongs.

    `field` is the parameter it is about: `rules`, `players` (how many hands there are), `hands`,
    `out` or `last`; `hand` is the one of the hands, None where it is about no single one.
    """

    code: str
    message: str
    field: str
    hand: int | None


class SettlementAnswer(TypedDict):
    """The answer: a settlement, or all that is wrong, each fault with its field."""

    settlement: NotRequired[Settled]
    illegal: NotRequired[list[FieldFault]]
    tiles: list[list[str] | None]
    """For each hand the tiles that were typed; None for a total and for what cannot be read."""
    rules: NotRequired[str]
    """The rules in their plainest text, unless it is they that are wrong."""
    choices: NotRequired[dict[str, str]]
    """Their options that are a choice between named values, with the value of each."""


@question("settlement")
def settlement(params: SettlementParams) -> SettlementAnswer:
    """Settle hands as they are typed.

    >>> asked = {"rules": "block", "lang": "en", "out": None, "last": []}
    >>> settlement(asked | {"hands": ["3", "[3|4]", "８"]})["settlement"]["sum"]
    '7 + 8 − 3 = 12'
    >>> answer = settlement(asked | {"hands": ["3", "x", "[1|"]})
    >>> [fault["hand"] for fault in answer["illegal"]]
    [1, 2]
    """
    language = params["lang"]
    hands: list[Held | None] = []
    faults: list[FieldFault] = []
    for number, text in enumerate(params["hands"]):
        try:
            hands.append(read_hand(text))
        except OpenEndsError as error:
            hands.append(None)
            faults.append(_fault(error, language, "hands", number))
    answer: SettlementAnswer = {
        "tiles": [list(map(str, hand)) if isinstance(hand, tuple) else None for hand in hands]
    }
    held = [hand for hand in hands if hand is not None]
    try:
        rules = read_rules(params["rules"])
    except OpenEndsError as error:
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
                settled = _settled(rules, held, params["out"], params["last"], language)
                return answer | {"settlement": settled}
            except RulesError as refusal:
                field = _FIELDS.get(refusal.code, "hands")
                hand = _hand_of(refusal, held) if field == "hands" else None
                faults.append(_fault(refusal, language, field, hand))
    return answer | {"illegal": faults}


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
        "message": say(settled, language),
    }


def _hand_of(refusal: RulesError, hands: list[Held]) -> int | None:
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


def _fault(error: OpenEndsError, language: str, field: str, hand: int | None) -> FieldFault:
    code = str(error.code) if isinstance(error, RulesError) else "notation"
    return {"code": code, "message": say(error, language), "field": field, "hand": hand}
