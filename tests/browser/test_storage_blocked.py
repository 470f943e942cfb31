"""Where the browser keeps nothing, or has no room, search, theme and calculator work all the same."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from openends.words import LANGUAGES
from tests.browser.patience import PATIENCE
from tests.browser.visitor import Visitor

BLOCKED = """
    for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
            configurable: true,
            get() { throw new DOMException("denied", "SecurityError"); },
        });
    }
"""
NONE = 'Object.defineProperty(window, "localStorage", {configurable: true, value: null});'
FULL = """
    Storage.prototype.setItem = () => { throw new DOMException("no room", "QuotaExceededError"); };
"""
QUERIES = {"en": "tile", "ko": "타일", "ja": "手牌"}


@pytest.fixture(params=[BLOCKED, NONE, FULL], ids=["blocked", "none", "full"])
def reader(chromium: Browser, site: str, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """A reader whose browser keeps nothing. The test fails if a page had an error."""
    context: BrowserContext = chromium.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(request.param)
    visitor = Visitor(context, site)
    yield visitor
    context.close()
    assert visitor.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_search_finds(reader: Visitor, language: str) -> None:
    page = reader.open(f"/{language}/search.html?q={QUERIES[language]}")
    expect(page.locator("ul.search li a").first).to_be_visible()
    page.locator("ul.search li a").first.click()
    expect(page.locator("article h1")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_colours_are_switched(reader: Visitor, language: str) -> None:
    page = reader.open(f"/{language}/block.html")
    body, button = page.locator("body"), page.locator(".theme-toggle:visible").first
    expect(body).to_have_attribute("data-theme", "auto")
    button.click()
    expect(body).not_to_have_attribute("data-theme", "auto")


def test_the_language_is_switched(reader: Visitor) -> None:
    page = reader.open("/en/block.html")
    page.locator('.languages a[data-language="ko"]').first.click()
    page.wait_for_url("**/ko/block.html*")


def test_a_language_is_chosen_on_the_front_page(reader: Visitor) -> None:
    page = reader.open("/index.html")
    page.locator("a[data-language=ko]").click()
    page.wait_for_url("**/ko/index.html")
