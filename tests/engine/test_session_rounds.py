"""The conversation with a page about rounds and settlements."""

from typing import Any

import pytest

from openends.words import LANGUAGES
from openends_page.api import BadRequest, act, round_shown, settlement

DRAW_TEXT = "round draw leader=0 hands=[1|5]/[3|3] boneyard=[0|0][0|1][0|2] line=[2|5] :"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_shown(language: str) -> None:
    shown = round_shown({"round": DRAW_TEXT, "lang": language, "width": 12})
    assert shown["hands"] == [["[1|5]"], ["[3|3]"]]
    assert (shown["boneyard"], shown["drawable"], shown["turn"]) == (3, 1, 0)
    assert [(one["action"], one["kind"]) for one in shown["legal"]] == [
        ("[1|5]@R", "place"),
        ("draw", "draw"),
    ]
    assert shown["message"]
    assert shown["position"]["line"] == "[2|5]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_acting_goes_on_from_the_text_of_the_answer(language: str) -> None:
    asked: Any = {"lang": language, "width": 12}
    drawn = act(asked | {"round": DRAW_TEXT, "action": "draw"})["round"]
    assert (drawn["boneyard"], drawn["drawable"], drawn["turn"]) == (2, 0, 0)
    again = act(asked | {"round": drawn["round"], "action": "draw"})
    assert again["illegal"]["code"] == "reserve"
    out = act(asked | {"round": drawn["round"], "action": "[1|5]@R"})["round"]
    assert out["turn"] == 1
    unreadable = act(asked | {"round": DRAW_TEXT, "action": "fly"})
    assert unreadable["illegal"]["code"] == "notation"


def test_one_chooses_from_the_hand_whose_turn_it_is() -> None:
    shown = round_shown({"round": DRAW_TEXT, "lang": "en", "width": 12})["position"]
    assert shown["free"] == list(shown["chosen"]) == ["[1|5]"]
    assert shown["fits"] == {"[1|5]": ["R"]}


def test_a_drawn_tile_is_not_named() -> None:
    drawn = act({"round": DRAW_TEXT, "action": "draw", "lang": "en", "width": 12})["round"]
    assert drawn["message"] == "Player 1 draws. It is player 1's turn."


def test_the_end_of_a_round_is_settled_in_words() -> None:
    text = "round block leader=0 hands=[1|5]/[3|3] line=[2|5] :"
    out = act({"round": text, "action": "[1|5]@R", "lang": "en", "width": 12})["round"]
    assert out["legal"] == []
    assert out["message"].endswith("Player 1 goes out and wins the round. Points: 6.")


ASKED: Any = {"rules": "block", "lang": "en", "out": None, "last": []}


@pytest.mark.parametrize(
    ("hands", "rules", "out", "points", "sum_"),
    [
        (["3", "7", "8"], "block", None, 12, "7 + 8 − 3 = 12"),
        (["３", " 7 ", "[3|5]"], "block", None, 12, "7 + 8 − 3 = 12"),
        (["3", "7", "8"], "block;blocked_award=others", None, 15, "7 + 8 = 15"),
        (["0", "0", "8"], "draw", 0, 8, "0 + 8 = 8"),
    ],
)
def test_settlements(hands: list[str], rules: str, out: int | None, points: int, sum_: str) -> None:
    answer = settlement(ASKED | {"hands": hands, "rules": rules, "out": out})
    assert (answer["settlement"]["points"], answer["settlement"]["sum"]) == (points, sum_)


@pytest.mark.parametrize(
    ("hands", "more", "code", "field", "hand"),
    [
        (["3", "x", "8"], {}, "notation", "hands", 1),
        (["3", "", "8"], {}, "notation", "hands", 1),
        (["3", "[1|", "8"], {}, "notation", "hands", 1),
        (["3", "[1|2][1|2]", "8"], {}, "duplicate-tile", "hands", 1),
        (["[1|2]", "[0|0]", "[2|1]"], {}, "duplicate-tile", "hands", 2),
        (["[1|2]", "[0|7]"], {}, "not-in-set", "hands", 1),
        (["3", "999"], {}, "not-a-total", "hands", 1),
        (["0", "0", "8"], {}, "no-such-hands", "hands", None),
        (["[0|0]", "0"], {}, "no-such-hands", "hands", None),
        (["3"], {}, "players", "players", None),
        (["1", "7"], {"out": 0}, "holds-tiles", "hands", 0),
        (["0", "7"], {"out": 5}, "no-such-seat", "out", None),
        (["3", "3"], {"rules": "block;shared_lowest=fewest-tiles"}, "hands-needed", "hands", None),
        (["3", "3"], {"rules": "block;shared_lowest=last-placed"}, "last-needed", "last", None),
        (["3", "7"], {"rules": "chess"}, "no-such-rules", "rules", None),
        (["3", "7"], {"rules": "block;luck=1"}, "no-such-option", "rules", None),
        (["3", "7"], {"rules": "block;reserve=2"}, "clash", "rules", None),
        (["3", "7"], {"rules": "block;reserve"}, "notation", "rules", None),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_at_its_field(
    hands: list[str],
    more: dict[str, object],
    code: str,
    field: str,
    hand: int | None,
    language: str,
) -> None:
    answer = settlement(ASKED | {"hands": hands, "lang": language} | more)
    [fault] = answer["illegal"]
    assert (fault["code"], fault["field"], fault["hand"]) == (code, field, hand)
    assert fault["message"]
    assert ("rules" in answer) == (field != "rules")


def test_all_fields_that_cannot_be_read_are_told_at_once() -> None:
    answer = settlement(ASKED | {"hands": ["x", "7", "[1|"], "rules": "block;reserve=2"})
    assert [(fault["field"], fault["hand"]) for fault in answer["illegal"]] == [
        ("hands", 0),
        ("hands", 2),
        ("rules", None),
    ]


def test_an_empty_field_is_told_what_it_is_for() -> None:
    [fault] = settlement(ASKED | {"hands": ["3", " "]})["illegal"]
    assert fault["message"] == (
        "Nothing is given yet. Expected: a pip total such as 17, or tiles such as [1|4] [4|4]."
    )


def test_the_answer_tells_tiles_from_totals() -> None:
    answer = settlement(ASKED | {"hands": ["3", "［４｜３］ [0|0]", "x"]})
    assert answer["tiles"] == [None, ["[3|4]", "[0|0]"], None]


def test_partners_win_together() -> None:
    asked = ASKED | {"rules": "partners-block;blocked_award=others"}
    answer = settlement(asked | {"hands": ["3", "7", "8", "10"]})
    assert answer["settlement"]["winners"] == [0, 2]
    assert answer["settlement"]["message"] == (
        "The side of players 1, 3 wins the blocked round. Points: 7 + 10 = 17."
    )
    out = settlement(asked | {"out": 1, "hands": ["3", "0", "8", "10"]})
    assert out["settlement"]["winners"] == [1, 3]
    assert out["settlement"]["message"].startswith("The side of players 2, 4 goes out")


def test_rules_come_back_in_their_plainest_text() -> None:
    rules = "block;shared_lowest=nobody;blocked_award=others"
    answer = settlement(ASKED | {"rules": rules, "hands": ["3", "7"]})
    assert answer["rules"] == "block;blocked_award=others"
    assert answer["choices"]["blocked_award"] == "others"
    assert answer["choices"]["shared_lowest"] == "nobody"


@pytest.mark.parametrize(
    ("language", "placed", "passed"),
    [
        (
            "en",
            "You place: five–six tile. Open: Left end, 5; Right end, 6. It is player 2's turn.",
            "Player 2 passes. It is your turn.",
        ),
        (
            "ko",
            "내가 오–육 타일을 놓습니다. 열린 끝: 왼쪽 끝, 5; 오른쪽 끝, 6. 2번 플레이어의 차례입니다.",
            "2번 플레이어가 차례를 넘깁니다. 내 차례입니다.",
        ),
        (
            "ja",
            "あなたは5と6の牌を置きました。開いた端：左端の5／右端の6。プレイヤー2の手番です。",
            "プレイヤー2がパスしました。あなたの手番です。",
        ),
    ],
)
def test_the_reader_is_spoken_to(language: str, placed: str, passed: str) -> None:
    asked: Any = {"lang": language, "width": 12, "reader": 0}
    text = "round block leader=0 hands=[5|6][0|1]/[3|3] :"
    first = act(asked | {"round": text, "action": "[5|6]"})["round"]
    assert first["message"] == placed
    second = act(asked | {"round": first["round"], "action": "pass"})["round"]
    assert second["message"] == passed


def test_a_reader_without_a_seat_is_no_request_of_ours() -> None:
    asked: Any = {"lang": "en", "width": 12, "reader": 2}
    with pytest.raises(BadRequest, match="reader: expected a number from 0 to 1"):
        round_shown(asked | {"round": "round block leader=0 hands=[5|6]/[3|3] :"})
