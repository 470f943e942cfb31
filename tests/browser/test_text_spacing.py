"""A table that is wider than its page is scrolled in its place, by keyboard too."""

import pytest
from playwright.sync_api import expect

from openends.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.patience import wait_until
from tests.browser.screens import window
from tests.browser.test_accessibility import violations


@pytest.mark.parametrize("name", ["draw", "authors", "checked"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_scrolls_sideways_can_be_reached(turn_to: Visit, language: str, name: str) -> None:
    page = turn_to(f"/{language}/{name}.html", **window("a small phone"))
    for place in page.locator(".table-wrapper").all():
        scrolls = place.evaluate("it => it.scrollWidth > it.clientWidth")
        if scrolls:
            expect(place).to_have_role("region")
            expect(place).to_have_attribute("tabindex", "0")
            assert place.get_attribute("aria-label")
        else:
            assert place.get_attribute("tabindex") is None
    assert violations(page) == []


def test_a_wide_table_is_scrolled_by_keyboard(turn_to: Visit) -> None:
    page = turn_to("/en/draw.html", **window("a small phone"))
    place = page.locator(".table-wrapper").first
    place.evaluate("it => { it.firstElementChild.style.minWidth = '40rem' }")
    expect(place).to_have_attribute("tabindex", "0")
    place.focus()
    expect(place).to_be_focused()
    page.keyboard.press("ArrowRight")
    wait_until(page, "document.activeElement.scrollLeft > 0")
