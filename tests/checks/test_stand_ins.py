"""What stands in a catalog instead of a translation is told."""

import pytest

from checks.messages import Translated
from checks.stand_ins import Habits, habits_of, judge_stand_ins
from openends.checking.diagnostics import Location

PLACE = Location("block.po", 7)
HABITS = {
    "ko": Habits(frozenset({"HANGUL"}), 0.55),
    "ja": Habits(frozenset({"CJK", "HIRAGANA", "KATAKANA"}), 0.6),
}
SOURCE = "The player with the lowest total wins the round."
KO = "합계가 가장 낮은 플레이어가 라운드를 이깁니다."
JA = "合計の最も小さいプレイヤーがハンドに勝ちます。"


def told(source: str, target: str, other: str, *comments: str) -> list[str]:
    message = Translated(source, target, PLACE, PLACE, comments)
    return [one.message for one in judge_stand_ins(message, "ko", HABITS, {"ja": other})]


def test_a_translation_is_none_of_them() -> None:
    assert told(SOURCE, KO, JA) == []


@pytest.mark.parametrize(
    ("target", "why"),
    [
        (SOURCE, "not a letter"),
        (".", "not a letter"),
        ("합계가 낮은 the lowest total wins 플레이어", "left in another language"),
        (JA, "another script: cjk, hiragana"),
        ("Игрок 합계가 가장 낮은 플레이어가 이깁니다.", "another script: cyrillic"),
        ("합계가 가장", "letters where about"),
    ],
)
def test_another_thing_is_told(target: str, why: str) -> None:
    assert why in told(SOURCE, target, JA)[0]


def test_a_name_stands_alike_in_all_languages() -> None:
    assert told("Open Ends", "Open Ends", "Open Ends") == []
    assert told("Open Ends", "Open Ends", "オープンエンズ") != []


def test_code_placeholders_and_digits_are_no_words() -> None:
    assert told("`block`, {count}", "`block`, {count}", "`block`、{count}") == []
    assert told("twelve", "12", "12") == []


def test_what_is_meant_to_be_short_says_so() -> None:
    assert told(SOURCE, "합계가 가장", JA, "short: a label") == []
    assert told(SOURCE, "합계가 가장 낮은", "合計の最も小さい") == []


def test_habits_are_those_of_many_messages() -> None:
    message = Translated(SOURCE, KO, PLACE, PLACE, ())
    assert habits_of([message]) is None
    habits = habits_of([message] * 40)
    assert habits is not None
    assert habits.scripts == {"HANGUL"}
