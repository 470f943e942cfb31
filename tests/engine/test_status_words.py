"""What a status says aloud: tiles by name in every sentence, and what is open after a placement."""

import random
from typing import Any

import pytest
from practising import begin, step

from openends import BLOCK, Round, Tile
from openends.errors import IllegalMove, Reason, RulesError
from openends.line import Line, Port
from openends.record import round_text
from openends.words import LANGUAGES, tile_name
from openends.words.sentences import open_said
from openends_page.questions.lines import illegal_move
from openends_page.questions.rounds import act

TILE = Tile("[2|3]")
ILLEGAL = [
    IllegalMove(Reason.NO_MATCH, tile=TILE, pips=(1, 4)),
    IllegalMove(Reason.AMBIGUOUS_END, tile=TILE, ends=("L", "R")),
    IllegalMove(Reason.END_CLOSED, tile=TILE, port=Port.LOW),
    IllegalMove(Reason.NOT_HELD, seat=0, tile=TILE),
    RulesError(Reason.NOT_IN_SET, tile=TILE, set="double-six"),
    RulesError(Reason.DUPLICATE_TILE, tile=TILE),
    IllegalMove(Reason.MUST_LEAD, tile=TILE),
    IllegalMove(Reason.FALSE_DECLARATION, seat=0, tiles=(TILE,)),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("illegal", ILLEGAL, ids=lambda one: str(one.code))
def test_illegal_moves_name_tiles_as_all_else_does(illegal: RulesError, language: str) -> None:
    said = illegal_move(illegal, language)["message"]
    assert tile_name(TILE, language) in said
    assert "[" not in said
    assert "{" not in said
    # A name that ends in "tile" is followed by no second "tile".
    for twice in ("tile tile", "타일 타일", "牌の牌", "牌牌"):
        assert twice not in said


NO_MATCH = {
    "en": "The two–three tile has no half that matches there. Needed: 1.",
    "ko": "이–삼 타일에는 맞는 반쪽이 없습니다. 필요한 눈값: 1.",
    "ja": "2と3の牌は、どの半面も合いません。必要な目：1。",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_that_does_not_fit(language: str) -> None:
    asked: Any = {"round": "round block leader=0 hands=[2|3]/[3|3] line=[1|4] :", "width": 12}
    answer = act(asked | {"lang": language, "action": "[2|3]@L"})
    assert answer["illegal"]["message"] == NO_MATCH[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_placement_what_is_open_is_said_and_after_no_other_action(language: str) -> None:
    play = Round(BLOCK, ["[1|6] [0|0]", "[5|5]"], line="[1|4]")
    asked: Any = {"lang": language, "width": 12, "reader": 0}
    placed = act(asked | {"round": round_text(play), "action": "[1|6]@L"})["round"]
    open_now = open_said(Line("[1|4] [1|6]@1"), language)
    assert open_now in placed["message"]
    passed = act(asked | {"round": placed["round"], "action": "pass"})["round"]
    assert open_now not in passed["message"]


def test_nothing_is_open_once_a_round_is_over() -> None:
    asked: Any = {"round": "round block leader=0 hands=[1|5]/[3|3] line=[1|4] :", "width": 12}
    answer = act(asked | {"lang": "en", "action": "[1|5]@L"})["round"]
    assert "Open:" not in answer["message"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_practice_says_it_too_whoever_has_placed(language: str) -> None:
    shown = begin("block", ("you", "heavy"), lang=language)
    placements = 0
    for _ in range(6):
        if shown["over"] != "no":
            break
        before = len(shown["position"]["line"])
        shown = step(shown, random.Random(0), lang=language)
        placed = len(shown["position"]["line"]) > before
        open_now = open_said(Line(shown["position"]["line"]), language)
        assert (open_now in shown["message"]) == placed
        placements += placed
    assert placements > 2
