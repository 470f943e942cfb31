"""Whatever is given to be read, nothing is raised but the engine's own errors, and they are short."""

import json

import pytest
from hostile import PIECES, TARGETS, Edit, edited
from hypothesis import given
from hypothesis import strategies as st

from openends import DRAW, Line, ParseError, Reason, Rules, RulesError
from openends.line import read_place
from openends.notation import MOST_CHARACTERS
from openends.record import read_match, read_round
from openends.tiles import Tile, read_tiles
from openends.variants import read_rules, vary
from openends.words import LANGUAGES, say
from openends_page.api import handle
from openends_page.practice import read_practice

EDITS: st.SearchStrategy[list[Edit]] = st.lists(
    st.tuples(
        st.integers(0, 10**6),
        st.integers(0, 6),
        st.sampled_from(PIECES) | st.text(max_size=5),
    ),
    max_size=4,
)


@pytest.mark.parametrize("name", TARGETS)
@given(EDITS, st.data())
def test_damaged_input_raises_nothing_foreign(
    name: str, edits: list[Edit], data: st.DataObject
) -> None:
    target = TARGETS[name]
    target.attempt(edited(data.draw(st.sampled_from(target.texts)), edits))


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
        max_leaves=6,
    ),
    st.data(),
)
def test_requests_with_any_fact_are_answered(fact: object, data: st.DataObject) -> None:
    asked = json.loads(data.draw(st.sampled_from(TARGETS["request"].texts)))
    asked["args"][data.draw(st.sampled_from(sorted(asked["args"])))] = fact
    assert json.loads(handle(json.dumps(asked))).keys() <= {"ok", "error"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("block;hand_sizes=2:0;targets=2:5", Reason.EMPTY_HAND),
        ("block;hand_sizes=1:7;targets=1:5", Reason.TOO_FEW_PLAYERS),
        ("block;hand_sizes=0:7;targets=0:5", Reason.TOO_FEW_PLAYERS),
        ("block;targets=2:0,3:61,4:61", Reason.NO_TARGET),
        ("draw;reserve=2;reserve=1", Reason.GIVEN_TWICE),
        ("block;hand_sizes=2:7,2:5,3:5,4:5", Reason.GIVEN_TWICE),
        ("block;hand_sizes=29:1;targets=29:5", Reason.TOO_FEW_TILES),
        ("draw;reserve=" + "9" * 5000, Reason.NO_SUCH_VALUE),
    ],
)
def test_rules_that_cannot_be_played_are_refused(text: str, reason: Reason) -> None:
    for read in (text, f"match {text} players=2 seed=tea :", f"round {text} players=2 seed=1 :"):
        with pytest.raises(RulesError) as caught:
            {"m": read_match, "r": read_round}.get(read[0], read_rules)(read)
        assert caught.value.code is reason
        assert caught.value.column is None or read[caught.value.column - 1 :].startswith(
            text.split(";")[-1][:4] if ";" in read[: caught.value.column] else text
        )
        for language in LANGUAGES:
            assert len(say(caught.value, language)) < 200


def test_rules_made_in_code_are_refused_alike() -> None:
    with pytest.raises(RulesError) as caught:
        Rules("mine", {}, {})
    assert caught.value.code is Reason.TOO_FEW_PLAYERS
    with pytest.raises(RulesError) as caught:
        vary(DRAW, {"reserve": -1})
    assert caught.value.code is Reason.NO_SUCH_VALUE


def test_many_digits_are_no_end_of_a_line() -> None:
    for read in (read_place, Line, BLOCK_ROUND):
        with pytest.raises(ParseError) as caught:
            read("[1|4]@" + "1" * 4301)
        assert caught.value.column == 7


def BLOCK_ROUND(action: str) -> None:
    read_round("round block leader=0 hands=[1|4]/[0|0] line=[1|1] :").play(action)


@pytest.mark.parametrize(
    "read", [read_rules, read_tiles, Line, read_round, read_match, read_practice]
)
def test_a_text_too_long_is_refused_in_one_line_with_the_reason_first(read: object) -> None:
    assert callable(read)
    for text in ("x" * 10_000_000, "match block players=2 seed=tea : " + "[1|4] " * 100_000):
        with pytest.raises(RulesError) as caught:
            read(text)
        assert caught.value.code is Reason.TOO_LONG
        assert say(caught.value, "en") == (
            f"Too long to be read: {len(text):,} characters. At most {MOST_CHARACTERS:,} are read."
        )


def test_what_cannot_be_read_is_shown_around_its_fault() -> None:
    with pytest.raises(ParseError) as caught:
        Line("[1|4] " + " " * 50_000 + "[1|x]" + " " * 50_000)
    said = say(caught.value, "en")
    assert said.startswith('Cannot read "…')
    assert "[1|x]" in said
    assert "at character 50010." in said
    assert len(said) < 200


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "[0|7] is not in the set (double-six set)."),
        ("ko", "[0|7] 타일은 이 세트(더블 식스 세트)에 없습니다."),
        ("ja", "[0|7]はダブルシックスのセットにありません。"),
    ],
)
def test_a_tile_that_is_not_in_the_set_names_the_set(language: str, said: str) -> None:
    with pytest.raises(RulesError) as caught:
        Line("[0|7]")
    assert say(caught.value, language) == said


@pytest.mark.parametrize(
    "between", [", ", "、", "，", "；", "・", "／", "　", " , ", "·", ";", "\u00a0"]
)
def test_signs_of_any_keyboard_stand_between_tiles(between: str) -> None:
    assert read_tiles(f"[1|4]{between}[2|3]") == (Tile("[1|4]"), Tile("[2|3]"))


def test_hands_and_rounds_of_a_record_are_set_apart_by_full_width_signs_too() -> None:
    text = "round block leader=0 hands=[1|4]、[2|3]／[0|0] line=[1|1] : [1|4]@L"
    assert [len(hand) for hand in read_round(text).hands] == [1, 1]
