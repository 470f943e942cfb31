"""A translation has the tiles, numbers, roles and links of its source, in their order."""

import pytest

from checks.messages import Translated, compare
from checks.terms import judge_terms, terms
from checks.tokens import tokens_in
from openends.checking.diagnostics import Location

PLACE = Location("block.po", 7)


def findings(source: str, target: str, *comments: str) -> list[str]:
    message = Translated(source, target, PLACE, PLACE, comments)
    return [finding.message for finding in compare(message, "ko")]


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("[1|4] takes 12 points.", "[1|4]로 １２점을 얻습니다."),
        ("7 + 8 − 3 = 12", "７＋８－３＝１２点"),
        ("It counts {pips}`[6|6]`.", "{pips}`[6|6]`枚です。"),
        ("**Pass**, see [Draw](#draw).", "{strong}`넘기기`, [드로우](#draw)."),
        ("A {term}`spinner` and `draw;reserve=0`.", "{term}`스피너 <spinner>`와 `draw;reserve=0`."),
        ("3, 7, 8 gives 12", "3, 7, 8이면 12"),
    ],
)
def test_the_same_in_the_same_order_is_right(source: str, target: str) -> None:
    assert findings(source, target) == []


@pytest.mark.parametrize(
    ("source", "target", "told"),
    [
        ("[1|4] is first", "[1|5]가 먼저", "stands: [1|5] · source: [1|4]"),
        ("12 points", "１３점", "stands: 13 · source: 12"),
        ("players", "2명", "stands: 2 · source: nothing"),
        ("12 points", "점수", "stands: nothing · source: 12"),
        ("7 + 8 − 3 = 12", "7 + 8 − 3 = 11", "stands: 7+8-3=11 · source: 7+8-3=12"),
        ("{end}`4`", "{end}`1`", "stands: {end}`1` · source: {end}`4`"),
        ("[Draw](#draw)", "[드로우](#block)", "stands: #block · source: #draw"),
        ("`a=1`", "`a=2`", "stands: `a=2` · source: `a=1`"),
        ("half", "½", "stands: ½ · source: nothing"),
        ("3, 7, 8 gives 12", "3, 12, 8이면 7", "# order: 1 4 3 2"),
    ],
)
def test_anything_else_is_told(source: str, target: str, told: str) -> None:
    [message] = findings(source, target)
    assert told in message


RULE = "{rule}`100 for two players <block targets 2>`"


@pytest.mark.parametrize(
    ("target", "told"),
    [
        ("{rule}`두 명이면 100점 <block targets 2>`", ""),
        ("{rule}`두 명이면 100백 점 <block targets 2>`", "100백"),
        ("{rule}`두 명이면 1000점 <block targets 2>`", "1000"),
        ("{rule}`두 명이면 백 점 <block targets 2>`", "source: "),
        ("{rule}`두 명이면 −100점 <block targets 2>`", "−100"),
        ("{rule}`두 명이면 100 <block targets 2>`백", "100백"),
        ("{rule}`두 명이면 100% <block targets 2>`", "100%"),
        ("1{rule}`100점, 두 명이면 <block targets 2>`", "1100"),
        ("{rule}`두 명이면 100점 <block targets 3 4>`", "block targets 3 4"),
    ],
)
def test_what_stands_in_the_label_of_a_number_is_compared(target: str, told: str) -> None:
    found = findings(RULE, target)
    assert bool(found) == bool(told)
    assert told in "".join(found)


def test_a_translator_may_state_another_order() -> None:
    source, target = "{tile}`[1|4] placed` meets [4|4]", "[4|4]에 {tile}`[1|4] placed`"
    assert findings(source, target, "order: 2 1") == []
    assert "names each" in findings(source, target, "order: 2 2")[0]
    assert "the comment says nothing" in findings(source, source, "order: 1 2")[0]
    assert findings(source, "[4|4]에 {tile}`[1|5] placed`", "order: 2 1")


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("{rule}`block targets 2`, {rule}`block targets 3 4`", "{rule}`block targets 3 4`, {rule}`block targets 2`"),
        ("{pips}`[0|0]` and {pips}`[6|6]`", "{pips}`[6|6]`과 {pips}`[0|0]`"),
        ("[1|4] meets [4|4]", "[4|4]에 [1|4]"),
        ("3 and 8", "8과 3"),
    ],
)  # fmt: skip
def test_no_comment_exchanges_claims_of_one_kind(source: str, target: str) -> None:
    assert "one kind" in findings(source, target, "order: 2 1")[0]


def test_numbers_of_any_script_are_numbers() -> None:
    assert [token.value for token in tokens_in("１２점, 12点, ② ½")] == ["12", "12", "②", "½"]


@pytest.mark.parametrize("language", ["ko", "ja"])
def test_every_rejected_word_is_found(language: str) -> None:
    for term in terms():
        for word in term.rejected.get(language, ()):
            message = Translated("Something", f"{word}。", PLACE, PLACE, ())
            told = [finding.found for finding in judge_terms(message, language)]
            assert word in told, word


def test_a_term_of_the_source_is_asked_for() -> None:
    message = Translated("Play clockwise.", "돌아가며 합니다.", PLACE, PLACE, ())
    [finding] = judge_terms(message, "ko")
    assert finding.expected == "시계 방향"
    excused = Translated("Play clockwise.", "돌아가며 합니다.", PLACE, PLACE, ("term: clockwise",))
    assert list(judge_terms(excused, "ko")) == []
