"""What changes is in view: after each press it is on the screen, below the bar and above the hand."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.board import boards
from tests.browser.conftest import Visit
from tests.browser.learner import Learner, way
from tests.browser.patience import wait_until
from tests.browser.practising import PAGE, Practising, practising
from tests.browser.screens import SCREENS, expect_part_seen, expect_seen, window

every_screen = pytest.mark.parametrize("screen", SCREENS)


def newest(table: Practising) -> Locator:
    return table.root.locator(".oe-scene .oe-new")


@every_screen
def test_a_match(turn_to: Visit, screen: str) -> None:
    page = turn_to(PAGE.format(language="en"), **window(screen))
    table = practising(page)
    table.begin("draw", levels="random/heavy", target="61")
    picture = table.root.locator(".oe-scene")
    expect_seen(picture, table.status)
    for _ in range(4):
        table.act()
        expect_seen(table.status)
        expect_seen(newest(table))
    table.press(table.root.locator(".oe-hint-button"))
    expect_seen(table.root.locator(".oe-rung").last)
    table.events.nth(4).click()
    expect(table.root).to_have_attribute("data-past", "")
    expect_seen(table.status)
    expect_part_seen(picture)
    for name in (".oe-earlier", ".oe-later", ".oe-earlier", ".oe-to-now"):
        expect_seen(table.root.locator(name))
        table.press(table.root.locator(name))
        expect_seen(table.status)
        expect_part_seen(picture)
    table.press(table.undo)
    expect_seen(table.status)
    table.play_round()
    expect_seen(table.onward.first)
    table.press(table.root.locator(".oe-review-button"))
    expect_part_seen(table.root.locator(".oe-move").first)
    table.root.locator(".oe-look-at").first.click()
    expect(table.root).to_have_attribute("data-past", "")
    expect_part_seen(picture)
    expect_seen(table.status)


@every_screen
@pytest.mark.parametrize("lesson", ["matching-ends", "blocked"])
def test_a_lesson(turn_to: Visit, lesson: str, screen: str) -> None:
    page = turn_to(f"/en/learn/{lesson}.html", **window(screen))
    learner = Learner(page, "keyboard")
    for _ in range(2):
        step = learner.steps[learner.at]
        learner.task.locator(".oe-hint-button").click()
        expect_seen(learner.task.locator(".oe-given p").last)
        mistake = learner.mistake()
        if mistake:
            learner.answer(step["kind"], mistake)
            expect_seen(learner.status)
        if learner.again.is_visible():
            learner.press(learner.again)
            expect_seen(learner.status)
        for choice in way(step):
            learner.answer(step["kind"], choice)
            expect_seen(learner.status)
        expect_seen(learner.next)
        learner.press(learner.next)
        expect_seen(learner.task.locator(".oe-told"))
        if learner.task.locator(".oe-scene").count():
            expect_part_seen(learner.task.locator(".oe-scene"))


@every_screen
def test_a_diagram(turn_to: Visit, screen: str) -> None:
    board = next(boards(turn_to("/en/block.html", **window(screen))))
    for _ in range(2):
        board.press(board.root.locator(".oe-step-forward"))
        expect_seen(board.current.locator(".oe-new"), board.status)
    board.root.locator(".oe-dot").first.click()
    board.press(board.pick("[1|3]"))
    expect_seen(board.end("L"))
    board.press(board.end("L"))
    expect(board.current).to_have_attribute("data-own", "")
    expect_seen(board.current.locator(".oe-new"), board.status)
    board.press(board.undo)
    expect_seen(board.status)


@every_screen
@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_a_link_with_a_query_lands_at_its_figure(
    turn_to: Visit, language: str, screen: str
) -> None:
    path = f"/{language}/blocked.html#calculator?rules=block&hand=3&hand=7"
    page = turn_to(path, **window(screen))
    _expect_landed(page, "#calculator .oe-title")
    page = turn_to(f"/{language}/practice.html#practice?rules=draw", **window(screen))
    _expect_landed(page, '#practice [name="rules"]')


def _expect_landed(page: Page, selector: str) -> None:
    page.wait_for_load_state("load")
    wait_until(
        page,
        """selector => {
            const {top, bottom} = document.querySelector(selector).getBoundingClientRect();
            const bar = document.querySelector(".mobile-header");
            return top >= (bar.checkVisibility() ? bar.getBoundingClientRect().bottom : 0) && bottom <= innerHeight;
        }""",
        selector,
    )


def test_nothing_moves_where_all_is_seen(turn_to: Visit) -> None:
    """A press whose outcome is on the screen already leaves the page where it is."""
    page = turn_to("/en/block.html", **window("a desk"))
    board = next(boards(page))
    board.root.scroll_into_view_if_needed()
    page.evaluate("it => scrollTo(0, document.querySelector('open-ends-diagram').offsetTop)")
    before = page.evaluate("scrollY")
    board.pick("[1|3]").click()
    board.end("L").click()
    expect(board.current).to_have_attribute("data-own", "")
    assert page.evaluate("scrollY") == before
