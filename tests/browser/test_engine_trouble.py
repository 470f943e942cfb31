"""The engine does not come, dies or hangs: words say so, the choice is kept, a retry goes on."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from openends import Line
from openends.words import LANGUAGES, say
from tests.browser.board import Board, boards

WORKER = "**/worker.js"
PLACED = Line("[1|4] [1|3]@1")


@pytest.fixture
def page(faulty_reader: BrowserContext) -> Page:
    """A page that may have errors: they are what these tests are about."""
    return faulty_reader.new_page()


def replace_worker(page: Page, body: str) -> None:
    """Let the browser start another worker than the one that the page has verified."""

    def answer(route: Route) -> None:
        if route.request.resource_type == "fetch":
            route.continue_()
        else:
            route.fulfill(body=body, content_type="text/javascript")

    page.route(WORKER, answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_engine_that_cannot_start(page: Page, site: str, language: str) -> None:
    page.route(WORKER, lambda route: route.abort())
    page.goto(f"{site}/{language}/block.html")
    board = next(boards(page))
    board.choose("[1|3]", "L")
    expect(board.status).to_have_text(board.data["say"]["failed_start"])
    expect(board.retry).to_be_visible()
    expect(board.words).to_have_text(say(Line("[1|4]"), language))
    expect(board.pick("[1|3]")).to_have_attribute("aria-pressed", "true")

    page.unroute(WORKER)
    board.press(board.retry)
    expect(board.words).to_have_text(say(PLACED, language), timeout=15_000)
    expect(board.retry).to_be_hidden()
    board.expect_focus()


def test_a_start_that_fails_twice(page: Page, site: str) -> None:
    replace_worker(page, "throw 1")
    page.goto(f"{site}/en/block.html")
    board = next(boards(page))
    board.choose("[1|3]", "L")
    for _ in range(2):
        expect(board.status).to_have_text(board.data["say"]["failed_start"])
        board.press(board.retry)
    expect(board.retry).to_be_visible()


@pytest.mark.parametrize(
    ("worker", "told"),
    [
        # the words of a worker: engine/browser/worker.js
        ("postMessage({ready: true}); onmessage = () => { throw new Error('dead') }", "stopped"),
        ("postMessage({ready: true}); onmessage = () => {}", "timeout"),
    ],
)
def test_an_engine_that_dies_or_hangs(page: Page, site: str, worker: str, told: str) -> None:
    replace_worker(page, worker)
    page.goto(f"{site}/en/block.html")
    board = next(boards(page))
    board.choose("[1|3]", "L")
    expect(board.status).to_have_text(board.data["say"][f"failed_{told}"], timeout=10_000)
    page.unroute(WORKER)
    board.press(board.retry)
    expect(board.words).to_have_text(say(PLACED, "en"), timeout=15_000)


def slow_start(page: Page, site: str) -> Board:
    """A page whose engine takes its time."""

    def take_time(route: Route) -> None:
        page.wait_for_timeout(700)
        route.continue_()

    page.route(WORKER, take_time)
    page.goto(f"{site}/en/block.html")
    return next(boards(page))


def test_what_is_chosen_before_the_engine_is_ready_waits(page: Page, site: str) -> None:
    board = slow_start(page, site)
    board.choose("[1|3]", "L")
    waiting = board.data["say"]["starting"].format(tile="one–three tile", end="Left end, 1")
    expect(board.status).to_have_text(waiting)
    expect(board.words).to_have_text(say(PLACED, "en"), timeout=15_000)


def test_another_choice_takes_the_place_of_one_that_waits(page: Page, site: str) -> None:
    board = slow_start(page, site)
    board.choose("[1|3]", "L")
    board.choose("[4|6]", "R")
    expect(board.words).to_have_text(say(Line("[1|4] [4|6]@4"), "en"), timeout=15_000)
    page.wait_for_timeout(300)
    expect(board.words).to_have_text(say(Line("[1|4] [4|6]@4"), "en"))


def test_a_step_taken_meanwhile_gives_the_choice_up(page: Page, site: str) -> None:
    board = slow_start(page, site)
    board.choose("[1|3]", "L")
    board.root.locator(".oe-step-forward").click()
    second = next(boards(page, "mouse"))
    second.choose("[1|5]", "L")  # by this the engine has started and answered
    expect(board.words).to_have_text(say(Line("[1|4] [1|1]@1 [1|5]@1"), "en"), timeout=15_000)
    board.root.locator(".oe-step-back").click()
    expect(board.words).to_have_text(say(Line("[1|4]"), "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_engine_that_a_policy_forbids(page: Page, site: str, language: str) -> None:
    """The browser, or what it has been extended with, lets no WebAssembly run."""
    replace_worker(page, "postMessage({failed: {kind: 'policy', detail: 'forbidden'}})")
    page.goto(f"{site}/{language}/block.html")
    board = next(boards(page))
    board.choose("[1|3]", "L")
    expect(board.status).to_have_text(board.data["say"]["failed_policy"])
    expect(board.words).to_have_text(say(Line("[1|4]"), language))


SLOW = {"offline": False, "latency": 0, "uploadThroughput": -1, "downloadThroughput": 1_500_000}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slow_line_is_told_and_waited_for(page: Page, site: str, language: str) -> None:
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW)
    page.goto(f"{site}/{language}/block.html")
    board = next(boards(page))
    board.choose("[1|3]", "L")
    told = re.escape(board.data["say"]["loading"])
    number = r"\d+\.\d"
    pattern = told.replace(r"\{loaded\}", number).replace(r"\{total\}", number)
    expect(board.status).to_have_text(re.compile(f"^{pattern}$"))
    expect(board.words).to_have_text(say(PLACED, language), timeout=60_000)
