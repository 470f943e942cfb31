"""The conversation with a page."""

import json
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openends import Line, Tile
from openends.words import LANGUAGES, say, tile_name
from openends_page.api import handle, place, position
from openends_page.params import LONGEST_TEXT

ASKED: Any = {"line": "[1|4] [1|1]@1", "rules": "block", "lang": "ko", "width": 12}


def test_a_position_holds_all_that_a_page_shows() -> None:
    shown = position(ASKED)
    assert shown["line"] == ASKED["line"]
    assert shown["words"] == say(Line("[1|4] [1|1]@1"), "ko")
    assert [(end["id"], end["name"]) for end in shown["ends"]] == [
        ("L", "왼쪽 끝, 1"),
        ("R", "오른쪽 끝, 4"),
    ]
    assert len(shown["free"]) == 26
    assert set(shown["chosen"]) == set(shown["free"])
    line = Line("[1|4] [1|1]@1")
    for tile in line.free:
        assert shown["fits"].get(str(tile), []) == [end.arm for end in line.fits(tile)]
    for end in shown["ends"]:
        left, top, width, height = end["box"]
        assert 0 <= left <= left + width <= 100
        assert 0 <= top <= top + height <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_place_answers_in_the_language(language: str) -> None:
    asked = ASKED | {"lang": language}
    placed = place(asked | {"tile": "[1|3]", "end": "L"})["position"]
    assert placed["line"] == "[1|4] [1|1]@1 [1|3]@1"
    assert placed["words"] == say(Line(placed["line"]), language)
    refused = place(asked | {"tile": "[0|3]", "end": "L"})["illegal"]
    assert refused["code"] == "no-match"
    assert tile_name(Tile("[0|3]"), language) in refused["message"]
    assert "[" not in refused["message"]


def test_an_empty_table_takes_any_tile() -> None:
    empty = position(ASKED | {"line": ""})
    assert (empty["ends"], empty["fits"], len(empty["free"])) == ([], {}, 28)
    started = place(ASKED | {"line": "", "tile": "[6|6]", "end": None})
    assert started["position"]["line"] == "[6|6]"


def test_an_end_must_be_named_where_two_fit() -> None:
    answer = place(ASKED | {"line": "[0|0]", "tile": "[0|3]", "end": None})
    assert answer["illegal"]["code"] == "ambiguous-end"


@pytest.mark.parametrize("width", range(8, 41))
def test_the_same_position_at_every_width(width: int) -> None:
    shown = position(ASKED | {"width": width})
    assert shown["size"][0] == width + 0.5
    assert (shown["words"], shown["fits"]) == (
        position(ASKED)["words"],
        position(ASKED)["fits"],
    )


@pytest.mark.parametrize(
    "request_",
    [
        "",
        "[]",
        '{"method": 3}',
        '{"method": "position"}',
        '{"method": "position", "args": []}',
        json.dumps({"method": "position", "args": ASKED | {"width": 3}}),
        json.dumps({"method": "position", "args": ASKED | {"line": 7}}),
        json.dumps({"method": "position", "args": ASKED | {"line": "[1|4"}}),
        json.dumps({"method": "position", "args": ASKED | {"line": "[1|4] [2|2]"}}),
        json.dumps({"method": "position", "args": ASKED | {"rules": "chess"}}),
        json.dumps({"method": "position", "args": ASKED | {"lang": "la"}}),
        json.dumps({"method": "place", "args": ASKED | {"tile": "x", "end": "L"}}),
        json.dumps({"method": "place", "args": ASKED | {"tile": "[1|3]", "end": "Q"}}),
        json.dumps({"method": "place", "args": ASKED | {"tile": "[1|3]", "end": []}}),
        '{"method": "position", "args": {"width": ' + "9" * 5000 + "}}",
        pytest.param(
            "[" * 100_000,
            marks=pytest.mark.skipif(
                sys.platform == "emscripten",
                reason="so deep a recursion ends WebAssembly; the page then starts the engine anew",
            ),
        ),
    ],
)
def test_bad_requests_get_an_answer(request_: str) -> None:
    answer = json.loads(handle(request_))
    assert answer["error"]


@given(
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers()
        | st.text()
        | st.sampled_from(list(ASKED.values())),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from([*ASKED, "method", "args", "tile", "end", "x"]), inner
            )
        ),
        max_leaves=12,
    )
)
def test_handle_never_raises(thing: object) -> None:
    assert json.loads(handle(json.dumps(thing)))


def test_handle_answers() -> None:
    answer = json.loads(handle(json.dumps({"method": "position", "args": ASKED})))
    assert answer["ok"] == json.loads(json.dumps(position(ASKED)))
    assert Tile("[1|1]") in Line(answer["ok"]["line"]).tiles


def test_a_text_beyond_the_longest_is_no_request_of_ours() -> None:
    facts = {"practice": "x" * (LONGEST_TEXT + 1), "lang": "en", "width": 12}
    answer = json.loads(handle(json.dumps({"method": "practice", "args": facts})))
    assert len(answer["error"]) < 100
