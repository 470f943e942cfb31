"""The panels beside the text, on screens too narrow to show them, by keyboard and by touch, without scripts."""

import pytest
from playwright.sync_api import Browser, Page


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
