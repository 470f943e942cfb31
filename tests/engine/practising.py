"""Playing practice matches through the conversation with a page, as a page would."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from openends.variants import read_rules
from openends_page import api
from openends_page.practice import Over, Practice, practice_text
from openends_page.questions.kept import KEEPER

Shown = dict[str, Any]

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


def ask(method: str, *, lang: str = "en", **facts: Any) -> Any:
    """The answer to a request, through JSON both ways."""
    request = {"method": method, "args": {"lang": lang, "width": 12, **facts}}
    answer = json.loads(api.handle(json.dumps(request)))
    assert "ok" in answer, answer
    return answer["ok"]


def begin(rules: str, seats: tuple[str, ...], **facts: Any) -> Shown:
    """A new match."""
    asked = {"seed": "tea", "target": None, "hands": "hidden", **facts}
    shown: Shown = ask("practice_new", rules=rules, seats=list(seats), **asked)["practice"]
    return shown


def forget() -> None:
    """The worker is killed: the next answer comes from the text alone."""
    KEEPER.__init__()  # type: ignore[misc]


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
