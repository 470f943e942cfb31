"""A translated last hint gives the right answer: every slip in its words is found at its line."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from checks.catalogs import Catalogs
from checks.lesson_answers import answer_faults, drawn_faults, lesson_findings, right_answers
from checks.numerals import numbers_in
from course.lessons import Kind, Lesson, Step
from openends.checking.diagnostics import Diagnostic
from publishing import ROOT
from publishing.languages import TRANSLATED
from tests.tutorials.catalogs import NAMES, in_language, lesson

WORDS = (Kind.DRAW, Kind.PASS, Kind.COUNT, Kind.WINNER, Kind.BLOCKED)
HINTS = [
    (one, step)
    for one in map(lesson, NAMES)
    for step in one.steps
    if step.goal.kind in WORDS or (step.goal.kind is Kind.PLACE and "[" not in step.hints[-1].text)
]

# Words that can stand in each other's place: each is exchanged for the next.
CYCLES = {
    "ko": [
        ["하나", "둘", "셋", "넷", "다섯", "여섯", "일곱", "여덟", "아홉"],
        ["한", "두", "세", "네"],
        ["열", "스물", "서른", "마흔", "쉰", "예순"],
        list("123456789"),
        ["뽑으세요", "넘기세요"],
        ["놓으세요", "뽑으세요"],
        ["막혔습니다", "아닙니다"],
        ["내가 이", "2번 플레이어가 이", "3번 플레이어가 이"],
    ],
    "ja": [
        ["一", "二", "三", "四", "五", "六", "七", "八", "九"],
        ["一人目", "二人目", "三人目"],
        ["引いて", "パスして"],
        ["置いて", "引いて"],
        ["はい", "いいえ"],
        ["あなたの勝ち", "二人目のプレイヤーの勝ち", "三人目のプレイヤーの勝ち"],
    ],
}


ANOTHER_WORD = re.compile(r"열[려린리]|한쪽|\d[|\]]")
MORE = re.compile("もう一$")
"""These are no numbers of their own, though they look like them."""


def slips(said: str, language: str) -> Iterator[str]:
    """A translation with one word exchanged for another of its kind."""
    for cycle in CYCLES[language]:
        for number, word in enumerate(cycle):
            for found in re.finditer(re.escape(word), said):
                if ANOTHER_WORD.match(said, found.start()) or MORE.search(said[: found.end()]):
                    continue
                if language == "ko" and "가" <= said[found.start() - 1 : found.start()] <= "힣":
                    continue  # the end of another word
                other = cycle[(number + 1) % len(cycle)]
                yield said[: found.start()] + other + said[found.end() :]


def faults(step: Step, one: Lesson, said: str, language: str) -> list[str]:
    return [fault.hint for fault in answer_faults(step, right_answers(step, one), said, language)]


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_answers_of_the_book_are_right(language: str) -> None:
    assert len(HINTS) >= 34
    for one, step in HINTS:
        said = in_language(step.hints[-1].text, one.id, language)
        assert faults(step, one, said, language) == [], said


@pytest.mark.parametrize("language", TRANSLATED)
def test_each_slip_in_a_word_of_an_answer_is_found(language: str) -> None:
    tried, missed = 0, []
    for one, step in HINTS:
        said = in_language(step.hints[-1].text, one.id, language)
        own = {slip for slip in slips(said, language) if slip != said}
        tried += len(own)
        missed += [(one.id, step.id, slip) for slip in own if not faults(step, one, slip, language)]
        assert own, said
    assert missed == []
    assert tried > 60


@pytest.mark.parametrize(
    ("language", "said", "slip"),
    [
        ("ko", "차례를 넘기세요.", "타일을 하나 뽑으세요."),
        ("ja", "パスしてください。", "牌を一枚引いてください。"),
        ("ko", "4와 1을 더하면 5입니다.", "4와 1을 더하면 6입니다."),
        ("ja", "いいえ。置けない人は引きます。", "はい。置けない人は引きます。"),
    ],
)
def test_a_slip_is_told_at_the_line_of_the_catalog(
    tmp_path: Path, language: str, said: str, slip: str
) -> None:
    for name in ("tutorials", "locales"):
        shutil.copytree(ROOT / name, tmp_path / name)
    [catalog] = [
        path
        for path in sorted((tmp_path / "locales" / language / "LC_MESSAGES/learn").glob("*.po"))
        if f'"{said}"' in path.read_text("utf-8")
    ][:1]
    text = catalog.read_text("utf-8")
    line = text[: text.index(f'"{said}"')].count("\n") + 1
    assert findings(tmp_path) == []
    catalog.write_text(text.replace(f'"{said}"', f'"{slip}"', 1), "utf-8")
    found = findings(tmp_path)
    assert {(str(one.location), one.code) for one in found} == {
        (f"{catalog.relative_to(tmp_path).as_posix()}:{line}", "answer")
    }


def findings(root: Path) -> list[Diagnostic]:
    return list(lesson_findings(root, Catalogs(root, root / "templates")))


def test_a_tile_drawn_is_named_first_in_each_language() -> None:
    assert list(drawn_faults("[1|4]", "[1|4]が来ましたが、役に立ちません。")) == []
    [fault] = drawn_faults("[0|5]", "ブロックなら[3|4]を置くところですが、[0|5]が手に入りました。")
    assert (fault.kind, fault.expected) == ("drawn", "[0|5]")


@pytest.mark.parametrize(
    ("text", "language", "numbers"),
    [
        ("이 타일은 네 타일보다 일이 많습니다", "ko", [4]),
        ("두 개뿐이고 아무것도 없습니다", "ko", [2, 0]),
        ("스무 점과 예순하나, 이십육 점", "ko", [20, 61, 26]),
        ("세 번째와 첫 번째 플레이어", "ko", [3, 1]),
        ("한쪽 끝과 다른 한 끝", "ko", [1]),
        ("눈값이 사나 오인 반쪽", "ko", [4, 5]),
        ("一番目の人は二十六点、もう一人は何もありません", "ja", [26, 0, 0]),
        ("一つと二人目、十と九十九", "ja", [1, 2, 10, 99]),
    ],
)
def test_numbers_are_told_from_words_that_look_like_them(
    text: str, language: str, numbers: list[int]
) -> None:
    assert numbers_in(text, language) == numbers
