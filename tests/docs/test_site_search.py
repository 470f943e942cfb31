"""The letters windows of Korean and Japanese: what the index holds and what a query asks for agree."""

import json
import subprocess

import pytest

from cjk_search import Japanese, Korean, LetterWindows

LETTERS: LetterWindows = Korean({})


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("타일을 놓는다", ["타일", "일을", "놓는", "는다"]),
        ("끝", ["끝"]),
        ("牌", ["牌"]),
        ("手牌の合計", ["手牌", "牌の", "の合", "合計", "手", "牌", "合", "計"]),
        ("人々", ["人々", "人", "々"]),
        ("ダブルシックスのセット", ["ダブ", "ブル", "ルシ", "シッ", "ック", "クス", "スの", "のセ", "セッ", "ット"]),
        ("Fives系", ["Fives", "系"]),
        ("28枚", ["28", "枚"]),
        ("점수 — 7 + 8", ["점수", "7", "8"]),
        ("", []),
    ],
)  # fmt: skip
def test_terms_of_a_text(text: str, terms: list[str]) -> None:
    assert LETTERS.split(text) == terms


def asked(query: str) -> list[str]:
    """The terms that the page's script makes of a query, as Sphinx's searchtools.js calls it."""
    script = f"""
      {LETTERS.js_stemmer_code}
      {LETTERS.js_splitter_code}
      const stem = new Stemmer();
      console.log(JSON.stringify(splitQuery({json.dumps(query)}).map((term) => stem.stemWord(term.toLowerCase()))));
    """
    done = subprocess.run(
        ["node", "-"], input=script, capture_output=True, check=True, encoding="utf-8"
    )
    return [str(term) for term in json.loads(done.stdout)]


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("타일", "타일을 놓는다"),
        ("타일을", "타일이 남았다"),  # another particle
        ("라운드에서는", "라운드가 끝나면"),
        ("끝", "열린 끝"),
        ("더블타일", "더블타일은 가로로"),
        ("일이", "일이 있다"),  # too short to take a particle off
        ("牌", "手牌を公開する"),
        ("接続位置", "合法な接続位置"),
        ("人々", "人々が遊ぶ"),
        ("FIVES系", "Fives系のゲーム"),
        ("dominoes", "Dominoes 牌"),
    ],
)
def test_a_query_asks_for_terms_of_the_text(query: str, text: str) -> None:
    index = {LETTERS.stem(term) for term in LETTERS.split(text)}
    terms = asked(query)
    assert terms
    assert set(terms) <= index


@pytest.mark.parametrize("query", ["牌", "手牌", "끝", "타일을", "no 牌"])
def test_no_term_is_short_enough_to_be_optional(query: str) -> None:
    assert all(len(term) >= 3 for term in asked(query))


def test_both_languages_are_registered_with_sphinx() -> None:
    assert (Korean.lang, Japanese.lang) == ("ko", "ja")
    assert Korean({}).word_filter("은")
