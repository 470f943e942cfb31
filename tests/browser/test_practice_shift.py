"""Nothing moves under the reader's eyes: what comes late finds its place kept.

What moves within half a second of a press is expected of it and not counted, by the measure that browsers keep. So the
engine answers each question later than that here, as it does while it starts.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from openends.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.practising import PAGE, Practising, practising
from tests.browser.screens import SCREENS, window

MOST = 0.02
"""What may shift, as a share of the screen and of the way over it."""

LATE = 700  # milliseconds

WATCH = """late => {
    window.shifted = [];
    const named = (node) => node?.className?.baseVal ?? node?.className ?? node?.nodeName;
    new PerformanceObserver((list) => {
        for (const {value, hadRecentInput, sources} of list.getEntries()) {
            if (!hadRecentInput) window.shifted.push([value, ...sources.map(({node}) => named(node))]);
        }
    }).observe({type: "layout-shift", buffered: true});
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...all) { setTimeout(() => post.apply(this, all), late); };
}"""

every_screen = pytest.mark.parametrize("screen", SCREENS)


def watched(page: Page) -> Page:
    """The page, with an engine that answers late, and every shift noted."""
    page.evaluate(WATCH, LATE)
    return page


def expect_still(page: Page) -> None:
    """Nothing has shifted since the last time."""
    page.wait_for_timeout(300)  # until what has changed was drawn
    found: list[list[Any]] = page.evaluate("window.shifted.splice(0)")
    assert sum(value for value, *_ in found) <= MOST, found


def begun(table: Practising, rules: str, players: int) -> None:
    """The form is filled, and the match begun."""
    table.root.locator('[name="rules"]').select_option(rules)
    table.root.locator('[name="players"]').select_option(str(players))
    table.root.locator('[name="seed"]').fill("tea")
    # A choice that the test makes is no press: what it moves would be counted.
    table.page.wait_for_timeout(100)
    table.page.evaluate("window.shifted.length = 0")
    table.press(table.root.locator(".oe-begin"))


@every_screen
@pytest.mark.parametrize("language", LANGUAGES)
def test_when_a_match_begins(turn_to: Visit, language: str, screen: str) -> None:
    page = watched(turn_to(PAGE.format(language=language), **window(screen)))
    table = practising(page)
    # First while the engine starts, then again where there is a match already, with others and another game.
    for rules, players in (("draw", 2), ("block", 3)):
        begun(table, rules, players)
        expect(table.root).to_have_attribute("data-coming", "")
        expect(table.status).to_be_focused()
        expect(table.root).not_to_have_attribute("data-coming", "")
        expect_still(page)
        table.root.locator(".oe-foot .oe-new").click()
        page.wait_for_timeout(LATE)


def test_a_match_that_is_refused_leaves_the_one_that_there_is(turn_to: Visit) -> None:
    page = watched(turn_to(PAGE.format(language="en"), **window("a phone")))
    table = practising(page)
    begun(table, "block", 2)
    table.expect_match()
    played = table.text
    table.root.locator(".oe-foot .oe-new").click()
    target = table.root.locator('[name="target"]')
    target.fill("x")
    table.press(table.root.locator(".oe-begin"))
    expect(target).to_be_focused()
    expect(target).to_have_attribute("aria-invalid", "true")
    expect(table.root).to_have_attribute("data-mode", "setup")
    table.press(table.root.locator(".oe-to-match"))
    table.expect_match()
    expect(table.root).not_to_have_attribute("data-coming", "")
    assert table.text == played
    expect(table.events.first).to_be_visible()


def test_a_match_that_is_coming_can_be_left(turn_to: Visit) -> None:
    page = watched(turn_to(PAGE.format(language="en"), **window("a phone")))
    table = practising(page)
    begun(table, "block", 2)
    expect(table.root).to_have_attribute("data-coming", "")
    table.root.locator(".oe-foot .oe-new").click()
    expect(table.root).to_have_attribute("data-mode", "setup")
    expect(table.root).not_to_have_attribute("data-coming", "")
    expect(table.root.locator('[name="rules"]')).to_be_focused()
