"""Numbers in words: a translation has those of its source, in words or digits, and no others."""

import pytest

from checks.messages import Translated, compare
from checks.numerals import words_in
from openends.checking.diagnostics import Location

PLACE = Location("block.po", 7)


def findings(source: str, target: str, language: str) -> list[str]:
    message = Translated(source, target, PLACE, PLACE, ())
    return [finding.message for finding in compare(message, language)]


SAME = [
    ("Two, three or four can play.", "두 명에서 네 명까지 할 수 있습니다.", "ko"),
    ("Two, three or four can play.", "二人から四人で遊びます。", "ja"),
    ("Both ends want the six.", "두 끝 모두 6이 필요합니다.", "ko"),
    ("Both ends want the six.", "両端とも6を待っています。", "ja"),
    ("The second player takes sixty-eight points.", "2번 플레이어가 68점을 얻습니다.", "ko"),
    ("The second player takes sixty-eight points.", "プレイヤー2が68点を得ます。", "ja"),
    ("Half the set sleeps; count it twice.", "세트의 절반이 잠듭니다. 두 번 세세요.", "ko"),
    ("Half the set sleeps; count it twice.", "セットの半分は眠っています。二度数えます。", "ja"),
    ("12 points", "열두 점", "ko"),
    ("12 points", "十二点", "ja"),
    ("Once round makes sixty-one, twice a hundred and twenty-one.", "한 바퀴면 예순하나, 두 바퀴면 백이십일.", "ko"),
    ("One of the tiles fits.", "맞는 타일이 있습니다.", "ko"),
    ("Then both ends want a four.", "これで端は四になります。", "ja"),
    ("The two tiles sleep. Nobody draws them.", "타일 두 개는 잠듭니다. 이 두 개는 아무도 뽑지 않습니다.", "ko"),
    ("Two, three or four can play.", "2명에서 4명까지 할 수 있습니다.", "ko"),
    ("That closes the six, and uses one of yours.", "6이 닫히고, 6이 있는 타일도 써 버립니다.", "ko"),
    ("It fits more than one end.", "둘 이상의 끝에 맞습니다.", "ko"),
    ("a double-nine set", "더블 나인 세트", "ko"),
]  # fmt: skip

DIFFERENT = [
    ("Two tiles", "세 개", "ko", "세 (3) · source: Two (2)"),
    ("Three tiles", "세 개 3", "ko", "3 (3) · source: nothing"),
    ("Two tiles", "3개", "ko", "3 · source: nothing"),
    ("A tile", "타일 두 개", "ko", "두 (2) · source: nothing"),
    ("One tile of the two", "두 개 가운데 두 개", "ko", "두 (2) · source: nothing"),
    ("One of the tiles fits both ends.", "두 끝에 두 타일이 맞습니다.", "ko", "두 (2)"),
    ("Place one tile at one of the two open ends.", "두 열린 끝에 타일 둘을 놓습니다.", "ko", "둘 (2)"),
    ("sixty-one points", "예순두 점", "ko", "예순두 (62) · source: sixty-one (61)"),
    ("sixty-one points", "육십이 점", "ko", "육십이 (62) · source: sixty-one (61)"),
    ("the third player", "네 번째 플레이어", "ko", "네 (4) · source: third (3)"),
    ("twice", "세 번", "ko", "세 (3) · source: twice (2)"),
    ("Half of the set", "세트 전체", "ko", "nothing · source: Half (1/2)"),
    ("all of the set", "세트의 절반", "ko", "절반 (1/2) · source: nothing"),
    ("Both ends are open.", "세 끝이 모두 열려 있습니다.", "ko", "세 (3) · source: nothing"),
    ("a double-nine set", "더블 식스 세트", "ko", "식스 (6) · source: nine (9)"),
    ("a hundred and twenty-one", "백이십이", "ko", "백이십이 (122)"),
    ("Two tiles", "牌を三枚", "ja", "三 (3) · source: Two (2)"),
    ("A tile", "牌を二枚", "ja", "二 (2) · source: nothing"),
    ("sixty-one points", "六十二点", "ja", "六十二 (62) · source: sixty-one (61)"),
    ("the third player", "四人目のプレイヤー", "ja", "四 (4) · source: third (3)"),
    ("twice", "三回", "ja", "三 (3) · source: twice (2)"),
    ("Half of the set", "セット全部", "ja", "nothing · source: Half (1/2)"),
    ("Both ends are open.", "三つの端が開いています。", "ja", "三 (3) · source: nothing"),
    ("a double-nine set", "ダブルシックス", "ja", "シックス (6) · source: nine (9)"),
    ("Two tiles", "みっつの牌", "ja", "みっつ (3) · source: Two (2)"),
    ("{rule}`100 for two <block targets 2>`", "{rule}`두 명이면 백 <block targets 2>`", "ko", "source: 100"),
]  # fmt: skip


@pytest.mark.parametrize(("source", "target", "language"), SAME)
def test_the_form_of_a_number_is_free(source: str, target: str, language: str) -> None:
    assert findings(source, target, language) == []


@pytest.mark.parametrize(("source", "target", "language", "told"), DIFFERENT)
def test_another_number_is_told(source: str, target: str, language: str, told: str) -> None:
    assert any(told in message for message in findings(source, target, language))


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("이 점수는 이을 수 있는 사이, 오는 길, 일이 많습니다", "ko"),
        ("두고 세어 열린 끝을 열 때까지 열기, 둘레, 세트", "ko"),
        ("한쪽 한국어 백이나 万", "ko"),
        ("一番、一緒に、十分、三角、一般的な部分", "ja"),
    ],
)
def test_words_that_are_no_numbers_are_not_read(text: str, language: str) -> None:
    assert [word.text for word in words_in(text, language)] == []
