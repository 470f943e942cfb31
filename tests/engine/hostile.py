"""Damaged input for all that reads text: `python tests/engine/hostile.py [COUNT [SEED]]` tries much of it.

Each target may raise the engine's own errors and no others; what is said never to raise raises none.
"""

import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from openends import Line, OpenEndsError, Tile
from openends.checking import check_text
from openends.line import read_place
from openends.record import read_match, read_round
from openends.tiles import read_tiles
from openends.variants import read_rules
from openends.words import LANGUAGES, say
from openends_page.api import handle
from openends_page.practice import read_practice

_WORDS = {
    "en": "Tiles: [1|4], [1|1]. Joins: [1|4] (low end) – [1|1] (straight A)."
    " Legal joining points: [1|1] (straight B, 1); [1|4] (high end, 4).",
    "ko": "타일: [1|4], [1|1]. 연결: [1|4] (낮은 끝) – [1|1] (직선 A)."
    " 가능한 연장 연결 지점: [1|1] (직선 B, 1); [1|4] (높은 끝, 4).",
    "ja": "牌: [1|4], [1|1]. 接続: [1|4] (小さい目の端) – [1|1] (直線側A)."
    " 合法な接続位置: [1|1] (直線側B, 1); [1|4] (大きい目の端, 4).",
}
_PRACTICE = (
    "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea"
    " : [1|5] [5|6]@5 [3|6]@6 [0|1]@1"
)
_ROUNDS = (
    "round block players=2 leader=0 seed=7 :",
    "round block leader=0 hands=[5|6][0|0]/[0|3][0|4] : [5|6] pass",
    "round draw leader=0 hands=[1|5]/[3|3] boneyard=[0|0][0|1][0|2] line=[2|5] :",
    "round partners-block leader=1 hands=[1|5]/[3|3]/[0|0]/[1|1] opening=[3|3] : [3|3]",
)
_REQUESTS: tuple[dict[str, object], ...] = (
    {"method": "position", "args": {"line": "[1|4] [1|1]@1", "rules": "block", "width": 12}},
    {"method": "place", "args": {"line": "[1|4]", "rules": "draw", "tile": "[1|3]", "end": "L", "width": 9}},
    {"method": "settlement", "args": {"rules": "block", "hands": ["3", "[3|4]"], "out": None, "last": []}},
    {"method": "settlement", "args": {"rules": "block", "hands": ["0", "[3|4]"], "out": 0, "last": [1]}},
    {"method": "check", "args": {"hands": ["[1|2]", "[3|4]"], "ends": [5, 6], "drawable": 0, "first": 0}},
    {"method": "options", "args": {}},
    {"method": "tiles", "args": {"tiles": ["[0|12]"]}},
    *(dict[str, object](method="round", args={"round": text, "width": 12, "reader": 0}) for text in _ROUNDS),
    *(
        dict[str, object](
            method="act", args={"round": text, "action": "[1|5]@R", "width": 12}
        )
        for text in _ROUNDS
    ),
    {
        "method": "practice_new",
        "args": {
            "rules": "block;reserve=0", "seats": ["you", "heavy"], "seed": "tea",
            "target": "30", "hands": "hidden", "width": 12,
        },
    },
    {"method": "practice", "args": {"practice": _PRACTICE, "width": 12, "at": 3}},
    {"method": "practice_act", "args": {"practice": _PRACTICE, "action": "pass", "width": 12}},
    {"method": "practice_other", "args": {"practice": _PRACTICE, "width": 12}},
    {"method": "practice_undo", "args": {"practice": _PRACTICE, "width": 12}},
    {"method": "practice_again", "args": {"practice": _PRACTICE, "width": 12}},
    {"method": "practice_hint", "args": {"practice": _PRACTICE, "rung": 1}},
    {"method": "practice_review", "args": {"practice": _PRACTICE, "round": 1}},
    {
        "method": "practice_pieces",
        "args": {
            "practice": _PRACTICE, "width": 12, "text": 0, "tiles": 0, "events": 0, "board": True,
        },
    },
    {"method": "practice_unseen", "args": {"practice": _PRACTICE}},
)  # fmt: skip
_RULES = (
    "block",
    "draw;hand_sizes=2:9,3:7;targets=2:150,3:100",
    "block;drawing=when-stuck;reserve=2;partners=no;tile_set=double-nine",
    "partners-block;blocked_winner=hand;hand_sizes=4:6",
)

PIECES = (
    *"[]|@/:;,=.-+ \t\n\\%<>&(){}\"'0123456789LRx\0",
    *"［］｜＠：；，＝／　、・１４６①²Ⅳ٣\u00a0\u200b\ufeff\ud800\U0001f063",
    *("[6|6]", "[0|0]@L", "[7|9]", "[15|15]", "[1|4]", " pass", " draw", " / ", " : ", "@"),
    *("9" * 4301, "@" + "1" * 4301, "-1", "1e9", "1000", "99999", "0", "null", "true", "[]", "{}"),
    *("seats=", "players=", "seed=", "leader=", "hands=", "line=", "boneyard=", "opening="),
    *("%0;", "%d800;", "%110000;", "you", "sampling", "2:0", "1:7", "2:7,2:5", "27:1", "28:1", "=0"),
    *(";targets=2:0", ";hand_sizes=2:0", ";hand_sizes=1:7;targets=1:5", ";reserve=2;reserve=1"),
    *(";tile_set=double-fifteen", ";draw_count=one", ";first_lead=highest-double", "&nbsp;", "&#91;"),
    *("\\|", "<b>", "> ", "- ", "Tiles :", "타일 :", "牌：", "…", " = ", " + ", " − ", "(", "), "),
)  # fmt: skip
"""What is put into texts: signs, parts of the notation, numbers too large, halves of characters."""

Edit = tuple[int, int, str]
"""Where, how many characters are cut out, and what is put in their place."""


def edited(text: str, edits: Sequence[Edit]) -> str:
    """A text after its edits."""
    for place, cut, put in edits:
        place %= len(text) + 1
        text = text[:place] + put + text[place + cut :]
    return text


def _spoken(read: Callable[[str], object]) -> Callable[[str], None]:
    """Read a text; an error of the engine can be said in every language, in few words."""

    def attempt(text: str) -> None:
        try:
            read(text)
            return
        except OpenEndsError as error:
            said = [str(error), *(say(error, language) for language in LANGUAGES)]
        assert max(map(len, said)) < 600, "an error does not repeat all that it was given"

    return attempt


def _check(text: str) -> None:
    for finding in check_text(text.split("\n"), "page.txt").findings:
        for language in LANGUAGES:
            assert finding.diagnostic(language).message


def _handle(text: str) -> None:
    answer = json.loads(handle(text))
    assert set(answer) in ({"ok"}, {"error"})
    json.dumps(answer, allow_nan=False)


def _rules(text: str) -> None:
    """What is taken as rules can be played: dealt, with a leader, to the end of a round."""
    rules = read_rules(text)
    for players in rules.players:
        played = read_round(f"round {rules.name} players={players} seed=tea :")
        while played.outcome is None and len(played.actions) < 5:
            played.play(played.legal_actions[0])
        read_match(f"match {rules.name} players={players} seed=tea :")


@dataclass(frozen=True)
class Target:
    """What reads a text, and texts that it reads."""

    attempt: Callable[[str], None]
    texts: tuple[str, ...]


TARGETS: Mapping[str, Target] = {
    "tile": Target(_spoken(Tile), ("[1|4]", "［１｜４］")),
    "tiles": Target(_spoken(read_tiles), ("[5|6] [0|0]、[1|1]",)),
    "placement": Target(_spoken(read_place), ("[1|1]@1", "[1|1]@R", "[1|1]")),
    "line": Target(_spoken(Line), ("[1|4] [1|1]@1 [4|4]@4", "[0|0] [0|3]@L")),
    "rules": Target(_spoken(_rules), _RULES),
    "round": Target(_spoken(read_round), _ROUNDS),
    "match": Target(
        _spoken(read_match), ("match block players=2 seed=tea : [1|5]", "match draw players=3 seed=7 :")
    ),
    "practice": Target(_spoken(read_practice), (_PRACTICE, "match block players=3 seed=tea :")),
    "words": Target(_check, (*_WORDS.values(), "so 7 + 8 − 3 = 12 points", "> " + _WORDS["en"])),
    "request": Target(
        _handle,
        tuple(
            json.dumps({**one, "args": {"lang": language, **one["args"]}}, ensure_ascii=False)  # type: ignore[dict-item]
            for one in _REQUESTS
            for language in LANGUAGES
        ),
    ),
}  # fmt: skip


def main(arguments: list[str]) -> int:
    """Try so many inputs, prints how many of each target, and each error that is not the engine's."""
    count = int(arguments[0]) if arguments else 10_000
    chance = random.Random(arguments[1] if len(arguments) > 1 else "tea")
    tried: Counter[str] = Counter()
    foreign: dict[str, str] = {}
    names = list(TARGETS)
    for number in range(count):
        name = names[number % len(names)]
        edits = [
            (chance.randrange(10**6), chance.choice((0, 0, 1, 2, 5)), chance.choice(PIECES))
            for _ in range(chance.choice((0, 1, 1, 2, 3)))
        ]
        text = edited(chance.choice(TARGETS[name].texts), edits)
        tried[name] += 1
        try:
            TARGETS[name].attempt(text)
        except Exception as error:
            tried[f"{name}: {type(error).__name__}"] += 1
            foreign.setdefault(f"{name}: {type(error).__name__} {error!s:.80}", text[:300])
    for what, times in sorted(tried.items()):
        print(f"{times:>8,}  {what}")
    for what, text in foreign.items():
        print(what, repr(text), sep="\n    ")
    return 1 if foreign else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
