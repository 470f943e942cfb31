"""The panels beside the text: on screens too narrow to show them, without scripts, and on low ones."""

import pytest
from playwright.sync_api import Browser, Page, expect

from course.lessons import read_course
from openends.words import LANGUAGES
from publishing import ROOT
from tests.browser.conftest import Visit

LESSONS = read_course((ROOT / "tutorials" / "course.toml").read_text("utf-8"))


@pytest.fixture
def page(chromium: Browser, site: str) -> Page:
    """A page on a phone, with scripts off."""
    context = chromium.new_context(
        java_script_enabled=False, viewport={"width": 360, "height": 640}, has_touch=True
    )
    page = context.new_page()
    page.goto(f"{site}/en/block.html")
    return page


@pytest.mark.parametrize(
    ("switch", "label", "panel"),
    [
        ("#__navigation", ".nav-overlay-icon", ".sidebar-drawer"),
        ("#__toc", ".toc-header-icon", ".toc-drawer"),
    ],
)
def test_a_panel_opens_and_closes(page: Page, switch: str, label: str, panel: str) -> None:
    link = page.locator(f"{panel} a").last
    assert not link.is_visible()
    page.locator(switch).press(" ")
    link.wait_for(state="visible")
    page.locator(switch).press(" ")
    link.wait_for(state="hidden")

    page.locator(label).tap()
    link.wait_for(state="visible")
    link.tap()


def test_tab_reaches_nothing_that_is_out_of_sight(page: Page) -> None:
    seen = []
    for _ in range(8):
        page.keyboard.press("Tab")
        seen.append(
            page.evaluate("document.activeElement.closest('.sidebar-drawer, .toc-drawer') !== null")
        )
    assert not any(seen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_open_page_is_in_sight_in_the_list_of_pages(turn_to: Visit, language: str) -> None:
    """Also on a low screen, where the list is longer than its place."""
    for name in (LESSONS[0], LESSONS[-1]):
        page = turn_to(f"/{language}/learn/{name}.html", viewport={"width": 1280, "height": 500})
        entry = page.locator(".sidebar-tree .current-page > .reference")
        expect(entry).to_be_in_viewport(ratio=1)
        place, shown = entry.bounding_box(), page.locator(".sidebar-scroll").bounding_box()
        assert place
        assert shown
        assert place["y"] >= shown["y"]
