"""Words: the customer's lines, names, sentences, and every message in every language."""

import re
from pathlib import Path

import pytest

from openends import BLOCK, Expected, Line, ParseError, Port, Reason, RulesError, Tile, settle
from openends.checking.reading import statements_in
from openends.line import LEFT, RIGHT
from openends.words import LANGUAGES, end_name, say, tile_name
from openends.words.catalog import told
from openends.words.joining import clauses
from openends.words.names import port_name
from openends.words.sentences import chosen_said, placed_said

CUSTOMER_LINES = Path(__file__).with_name("customer_lines.txt").read_text("utf-8").splitlines()

# Every fact that a reason may carry, so that each sentence can be filled in.
FACTS: dict[str, object] = {
    "tile": Tile("[0|3]"),
    "pips": (1,),
    "end": 5,
    "open": (1, 4),
    "ends": (LEFT, RIGHT),
    "port": Port.LOW,
    "seat": 0,
    "turn": 1,
    "set": BLOCK.tile_set,
    "reserve": 2,
    "players": 5,
    "allowed": (2, 3, 4),
    "hand": 5,
    "tiles": 28,
    "name": "chess",
    "language": "la",
    "known": ("block",),
    "option": "reserve",
    "other": "drawing",
    "value": "x",
    "level": "strong",
    "total": 200,
    "totals": (0, 0),
    "most": 168,
    "length": 10_000_000,
    "what": "reserve",
    "least": 2,
    "round": 9,
    "rounds": 2,
    "found": 0,
    "target": 0,
    "version": "7",
}


def test_the_customers_lines_are_said_letter_for_letter() -> None:
    assert len(CUSTOMER_LINES) == 14
    for text in CUSTOMER_LINES:
        (statement,) = statements_in(text)
        assert statement.mismatches == ()
        assert statement.line is not None
        assert say(statement.line, statement.language) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_line_says_none_three_times(language: str) -> None:
    assert say(Line(), language).count(told(language, "none")) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence(reason: Reason, language: str) -> None:
    sentence = say(RulesError(reason, **FACTS), language)
    assert not re.search(r"[{}]", sentence)
    if language != "en":
        assert sentence != say(RulesError(reason, **FACTS), "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("expected", Expected)
def test_every_unreadable_text_has_a_sentence(expected: Expected, language: str) -> None:
    sentence = say(ParseError("[1|x]", 4, expected), language)
    assert "[1|x]" in sentence
    assert "4" in sentence


def test_names_of_ports_are_the_customers() -> None:
    assert [port_name(port, "ko") for port in Port] == [
        "가지 A",
        "가지 B",
        "높은 끝",
        "낮은 끝",
        "직선 A",
        "직선 B",
    ]
    assert [port_name(port, "ja") for port in Port] == [
        "枝A",
        "枝B",
        "大きい目の端",
        "小さい目の端",
        "直線側A",
        "直線側B",
    ]


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "four–six tile"), ("ko", "사–육 타일"), ("ja", "4と6の牌")],
)
def test_a_tile_has_a_name_to_speak(language: str, name: str) -> None:
    assert tile_name(Tile("[4|6]"), language) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_tell_all_tiles_apart(language: str) -> None:
    names = [tile_name(tile, language) for tile in BLOCK.tile_set]
    assert len(set(names)) == 28


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_equal_ends_are_told_apart(language: str) -> None:
    said = chosen_said(Tile("[0|3]"), Line("[0|0]"), language)
    left, right = said.split(clauses(["", ""], language))
    assert left.rpartition(". ")[2].rstrip(".。") != right.rstrip(".。")
    assert all(end_name(end, language) in said for end in Line("[0|0]").open_ends)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_has_a_sentence(language: str) -> None:
    sentences = {
        placed_said(Line(), language),
        placed_said(Line("[1|4]"), language),
        chosen_said(Tile("[1|1]"), Line(), language),
        chosen_said(Tile("[1|1]"), Line("[1|4]"), language),
        chosen_said(Tile("[2|2]"), Line("[1|4]"), language),
        say(settle(BLOCK, blocked=[3, 7, 8]), language),
        say(settle(BLOCK, blocked=[3, 3, 8]), language),
        say(settle(BLOCK, out=0, totals=[0, 0, 8]), language),
    }
    assert len(sentences) == 8
    assert not any(re.search(r"[{}]", sentence) for sentence in sentences)


def test_a_sum_stands_in_the_sentence_of_a_settlement() -> None:
    for language in LANGUAGES:
        assert "7 + 8 − 3 = 12" in say(settle(BLOCK, blocked=[3, 7, 8]), language)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(RulesError) as caught:
        say(Line("[1|4]"), "la")
    assert caught.value.code is Reason.NO_SUCH_LANGUAGE


def test_options_that_clash_are_called_by_their_names() -> None:
    clash = RulesError(Reason.CLASH, option="reserve", other="drawing")
    assert say(clash, "en") == (
        "These two options cannot hold together: "
        "“Protected tiles of the boneyard” – “When one may draw”."
    )
