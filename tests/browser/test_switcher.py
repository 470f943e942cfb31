"""The language switcher keeps page and place, with scripts and without; the front page remembers."""

import pytest
from playwright.sync_api import Browser

from publishing import SITE
from publishing.languages import NAMES
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

PAGES = sorted(path.name for path in (SITE / "en").glob("*.html"))


def switcher(language: str) -> str:
    return f'.languages a[data-language="{language}"]'


@pytest.mark.parametrize("start", NAMES)
@pytest.mark.parametrize("target", NAMES)
def test_it_keeps_page_and_place(turn_to: Visit, start: str, target: str) -> None:
    page = turn_to(f"/{start}/block.html#block-turn")
    page.locator(switcher(target)).click()
    page.wait_for_url(f"**/{target}/block.html#block-turn")
    assert page.locator("html").get_attribute("lang") == target
    assert page.locator("#block-turn").count() == 1
    assert page.locator('.languages a[aria-current="true"]').inner_text() == NAMES[target]


def test_it_keeps_what_was_searched_for(visitor: Visitor) -> None:
    page = visitor.open("/en/search.html?q=spinner")
    page.locator(switcher("ko")).click()
    page.wait_for_url("**/ko/search.html?q=spinner")


def test_without_scripts_it_leads_to_the_same_page(chromium: Browser, site: str) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}/en/glossary.html")
    page.locator(switcher("ja")).click()
    page.wait_for_url("**/ja/glossary.html")
    context.close()


@pytest.mark.parametrize("name", PAGES)
def test_every_page_has_its_editions(turn_to: Visit, site: str, name: str) -> None:
    page = turn_to(f"/en/{name}")
    for language in NAMES:
        href = page.locator(switcher(language)).evaluate("link => link.href")
        assert href == f"{site}/{language}/{name}"
        assert page.request.get(href).ok


def test_the_front_page_redirects_nobody_and_remembers(visitor: Visitor) -> None:
    page = visitor.open("/")
    offers = page.locator(".offers a")
    assert [offers.nth(at).get_attribute("lang") for at in range(3)] == list(NAMES)
    assert page.locator(".offers em").locator("visible=true").count() == 0

    page.locator('.offers a[lang="ja"]').click()
    page.wait_for_url("**/ja/index.html")
    page.goto(visitor.site + "/")
    assert page.url == visitor.site + "/"
    assert offers.first.get_attribute("lang") == "ja"
    assert page.locator(".offers em").locator("visible=true").count() == 1

    page.goto(visitor.site + "/ja/block.html")
    page.locator(switcher("ko")).click()
    page.wait_for_url("**/ko/block.html")
    page.goto(visitor.site + "/")
    assert offers.first.get_attribute("lang") == "ko"


def test_storage_that_is_blocked_changes_nothing_else(visitor: Visitor) -> None:
    visitor.context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } });"
    )
    page = visitor.context.new_page()
    page.goto(visitor.site + "/")
    page.locator('.offers a[lang="ko"]').click()
    page.wait_for_url("**/ko/index.html")
    assert page.locator("body").get_attribute("data-theme") == "auto"
