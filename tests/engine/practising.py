"""Playing practice matches through the conversation with a page, as a page would."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from assembling import Shown, answered

from openends.variants import read_rules
from openends_page.practice import CACHE, Over, Practice, practice_text

SETTINGS = [
    ("block", ("you", "random")),
    ("block", ("sampling", "you")),
    ("block", ("heavy", "you", "random")),
    ("block", ("random", "heavy", "thoughtful", "you")),
    ("draw", ("you", "thoughtful")),
    ("draw", ("heavy", "thoughtful", "you")),
    ("draw", ("you", "heavy", "random", "heavy")),
    ("common-draw", ("random", "you")),
    ("common-draw", ("you", "heavy", "random")),
    ("partners-block", ("you", "heavy", "thoughtful", "random")),
    ("partners-block;first_lead=highest-double-free", ("heavy", "you", "heavy", "random")),
    ("common-draw;draw_count=one;next_lead=winner", ("heavy", "you", "random")),
    ("block;target_mode=exact;first_lead=highest-double", ("you", "heavy")),
    ("draw;tile_set=double-nine", ("you", "heavy", "random")),
]
"""A match of every game for 2, 3 and 4 seats, and some house rules."""


def ask(method: str, *, lang: str = "en", **params: Any) -> Any:
    """The answer to a request, its match as a page has it that has been there from the beginning."""
    asked = {"lang": lang, "width": 12, **params}
    before = _known.get((params.get("practice"), lang))
    if before is None and "practice" in params and method in GOING_ON:
        before = answered("practice", practice=params["practice"], lang=lang, width=12)["practice"]
    answer = answered(method, before if method in GOING_ON else None, **asked)
    if "practice" in answer and "at" not in params:
        _known.clear()
        _known[answer["practice"]["practice"], lang] = answer["practice"]
    return answer


GOING_ON = ("practice_act", "practice_other", "practice_undo", "practice_again")
"""The questions that lead from a match to the next."""

_known: dict[tuple[object, str], Shown] = {}
"""The match that a page has, by its text and language."""


def review(shown: Shown, round: int, lang: str = "en") -> list[Shown]:
    """The reader's moves of a round, looked at again."""
    moves: list[Shown] = []
    first: int | None = 0
    while first is not None:
        asked = {"practice": shown["practice"], "round": round, "first": first, "lang": lang}
        found = answered("practice_review", **asked)["review"]
        moves += found["moves"]
        first = found["next"]
    return moves


def begin(rules: str, seats: tuple[str, ...], **facts: Any) -> Shown:
    """A new match."""
    asked = {"seed": "tea", "target": None, "hands": "hidden", **facts}
    shown: Shown = ask("practice_new", rules=rules, seats=list(seats), **asked)["practice"]
    return shown


def forget() -> None:
    """The worker is killed: the next answer comes from the text alone."""
    CACHE.clear()


def step(shown: Shown, chance: random.Random, *, lang: str = "en") -> Shown:
    """The next thing that happens: a deal, the reader's action by chance, or another's."""
    facts = {"practice": shown["practice"], "lang": lang}
    if shown["over"] == "round":
        answer = ask("practice_act", action="deal", **facts)
    elif shown["yours"]:
        action = chance.choice(shown["legal"])["action"]
        answer = ask("practice_act", action=action, **facts)
    else:
        answer = ask("practice_other", **facts)
    after: Shown = answer["practice"]
    return after


def match(
    rules: str,
    seats: tuple[str, ...],
    *,
    lang: str = "en",
    seed: int = 0,
    until: Callable[[Shown], bool] | None = None,
    **facts: Any,
) -> Iterator[Shown]:
    """A whole match, from its beginning, each thing that a page would be shown."""
    chance = random.Random(seed)
    shown = begin(rules, seats, lang=lang, **facts)
    yield shown
    while shown["over"] != "match" and not (until is not None and until(shown)):
        shown = step(shown, chance, lang=lang)
        yield shown


def played_rounds(rules: str, rounds: int, seed: str = "long 0") -> str:
    """A match of two by chance as text, at the end of so many rounds; no target ends it before."""
    practice = Practice.start(read_rules(rules), ["you", "random"], seed=seed)
    chance = random.Random(0)
    while True:
        while practice.over is Over.NO:
            if practice.yours:
                practice.act(chance.choice(practice.round.legal_actions))
            else:
                practice.other()
        if len(practice.match.rounds) == rounds:
            return practice_text(practice)
        practice.deal()
