"""Search finds what readers of Korean and Japanese type, in the built site, in a browser."""

from urllib.parse import quote

import pytest

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def found(turn_to: Visit, language: str, query: str) -> list[str]:
    """The pages that a search of the site lists, by file name."""
    page = turn_to(f"/{language}/search.html?q={quote(query)}")
    page.locator(".search-summary:not(:empty)").wait_for()
    links = page.locator("ul.search li a")
    return [links.nth(at).get_attribute("href") or "" for at in range(links.count())]


@pytest.mark.parametrize(
    ("language", "query"),
    [
        ("ko", "타일"),  # two syllables
        ("ko", "타일을"),  # with its particle
        ("ko", "라운드에서"),  # with a particle of two syllables
        ("ko", "라운드"),
        ("ko", "블록"),
        ("ko", "더블타일"),  # a compound …
        ("ko", "차례"),
        ("ko", "목표 점수"),  # two words
        ("ja", "牌"),  # a single kanji
        ("ja", "手牌"),
        ("ja", "手番"),
        ("ja", "得点"),
        ("ja", "ブロック"),
        ("ja", "ダブル"),
        ("en", "spinner"),
    ],
)
def test_search_finds_block(turn_to: Visit, language: str, query: str) -> None:
    assert any(link.startswith("block.html") for link in found(turn_to, language, query))


def test_search_finds_a_compound_of_four_kanji(turn_to: Visit) -> None:
    assert any(link.startswith("glossary.html") for link in found(turn_to, "ja", "接続位置"))


@pytest.mark.parametrize(
    ("language", "query"),
    [
        ("ko", "비행기"),
        ("ko", "타일 비행기"),
        ("ja", "飛行機"),
        ("ja", "牌 飛行機"),
        ("ja", "tile 飛行機"),
    ],
)
def test_every_word_of_a_query_is_wanted(turn_to: Visit, language: str, query: str) -> None:
    assert found(turn_to, language, query) == []


@pytest.mark.parametrize(("language", "word"), [("ko", "찾은 페이지"), ("ja", "見つかったページ")])
def test_the_result_is_told_in_the_language_of_the_page(
    turn_to: Visit, language: str, word: str
) -> None:
    query = {"ko": "타일", "ja": "牌"}[language]
    page = turn_to(f"/{language}/search.html?q={query}")
    summary = page.locator(".search-summary")
    summary.get_by_text(word).wait_for()


@pytest.mark.parametrize(
    ("language", "query", "button"),
    [("en", "drawing", "Hint"), ("ko", "눈값을", "힌트"), ("ja", "手番", "ヒント")],
)
def test_an_excerpt_shows_what_was_found_and_nothing_to_press(
    turn_to: Visit, language: str, query: str, button: str
) -> None:
    page = turn_to(f"/{language}/search.html?q={quote(query)}")
    page.locator(".search-summary:not(:empty)").wait_for()
    lessons = page.locator('ul.search li:has(a[href*="learn/"]) .context')
    lessons.first.wait_for()
    told = lessons.all_inner_texts()
    word = query.removesuffix("을")
    assert any(word in text.lower() for text in told)
    assert not any(button in text for text in told)


def test_marks_of_a_search_can_be_hidden(visitor: Visitor) -> None:
    page = visitor.open("/en/search.html?q=spinner")
    page.locator("ul.search li a").first.click()
    page.locator("span.highlighted").first.wait_for()
    page.locator(".highlight-link a").click()
    assert page.locator("span.highlighted").count() == 0
