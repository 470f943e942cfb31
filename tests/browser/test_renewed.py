"""The book was renewed while a page of it was open: it says so, loads the new page, and loses nothing."""

import json
from urllib.parse import quote

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from openends import Line
from openends.record import read_round
from openends.words import LANGUAGES, say
from tests.browser.board import DOUBLE_TAP, boards
from tests.browser.practising import PAGE, practising, text_of_a_match

PLACED = Line("[1|4] [1|3]@1")


@pytest.fixture
def page(faulty_reader: BrowserContext) -> Page:
    """A page that may have errors: they are what these tests are about."""
    return faulty_reader.new_page()


def renew(page: Page, language: str) -> None:
    """Let what the page is opened from be gone: its engine is not there, and the page is another."""
    page.route("**/runtime-*/**", lambda route: route.fulfill(status=404))

    def answer(route: Route) -> None:
        if route.request.resource_type == "document":
            route.continue_()
        else:
            html = route.fetch().text().replace("/runtime-", "/runtime-0")
            route.fulfill(body=html, content_type="text/html")

    page.route(f"**/{language}/*.html", answer)


def load_new(page: Page, button: Locator, words: str) -> None:
    """Press what loads the new page; its server has all of it."""
    expect(button).to_have_text(words)
    page.unroute_all()
    with page.expect_navigation():
        button.click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_that_was_renewed_is_loaded_and_step_line_and_choice_are_kept(
    page: Page, site: str, language: str
) -> None:
    renew(page, language)
    page.goto(f"{site}/{language}/block.html")
    board = next(boards(page))
    board.root.locator(".oe-step-forward").click()
    expect(board.root.locator(".oe-dot").nth(1)).to_have_attribute("aria-current", "step")
    board.choose("[1|5]", "L")
    said = board.data["say"]
    expect(board.status).to_have_text(said["failed_renewed"])
    expect(board.retry).to_have_text(said["load_new"])
    top = page.evaluate("scrollY")

    load_new(page, board.retry, said["load_new"])
    again = next(boards(page))
    placed = Line("[1|4] [1|1]@1 [1|5]@1")
    expect(again.words).to_have_text(say(placed, language), timeout=15_000)
    expect(again.root.locator(".oe-dot").nth(1)).to_have_attribute("aria-current", "step")
    assert abs(page.evaluate("scrollY") - top) < 100
    assert page.evaluate("sessionStorage.length") == 0

    page.reload()
    expect(next(boards(page)).words).to_have_text(say(Line("[1|4]"), language))


def test_where_site_data_is_blocked_the_new_page_is_loaded_all_the_same(
    page: Page, site: str
) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('blocked') } })"
    )
    renew(page, "en")
    page.goto(f"{site}/en/block.html")
    board = next(boards(page))
    board.choose("[1|3]", "L")
    said = board.data["say"]
    expect(board.status).to_have_text(said["failed_renewed"])
    load_new(page, board.retry, said["load_new"])
    again = next(boards(page))
    again.choose("[1|3]", "L")
    expect(again.words).to_have_text(say(PLACED, "en"), timeout=15_000)


def test_a_match_of_a_link_is_opened_by_the_new_page(page: Page, site: str) -> None:
    """The link is taken from the address as soon as it is read."""
    text = text_of_a_match(3, turn="other")
    renew(page, "en")
    page.goto(f"{site}{PAGE.format(language='en')}#practice?match={quote(text)}")
    table = practising(page)
    said = table.data["say"]
    expect(table.status).to_have_text(said["failed_renewed"])
    load_new(page, table.retry, said["load_new"])
    table.expect_match()
    assert table.text.startswith(text)


def test_a_position_is_played_on_by_the_new_page(page: Page, site: str) -> None:
    renew(page, "en")
    page.goto(f"{site}/en/draw.html")
    figure = page.locator("open-ends-position#draw-when-stuck")
    status, retry = figure.locator(".oe-status"), figure.locator(".oe-retry")
    data = json.loads(figure.locator(".oe-data").text_content() or "")
    played = read_round(data["first"]["round"])
    for _ in range(2):  # the answer to the first stands in the page, the second is the engine's
        action = str(played.legal_actions[-1])
        assert action == "draw"
        figure.locator('.oe-act[data-action="draw"]').click()
        played.play(action)
        page.wait_for_timeout(DOUBLE_TAP)
    expect(status).to_have_text(data["say"]["failed_renewed"])
    load_new(page, retry, data["say"]["load_new"])
    boneyard = page.locator("open-ends-position#draw-when-stuck .oe-lying .oe-count")
    expect(boneyard).to_have_text(str(len(played.boneyard)))
