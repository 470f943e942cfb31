"""The focus is always seen, gets everywhere, and is held by what lies over the page."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.practising import PAGE, practising
from tests.browser.screens import window

HIDDEN = """() => {
    const it = document.activeElement, bar = document.querySelector(".mobile-header");
    if (it === document.body || bar.contains(it) || it.closest(".panels, .skip-to-content")) return false;
    const {top, bottom} = it.getBoundingClientRect();
    return bottom <= bar.getBoundingClientRect().bottom || top >= innerHeight;
}"""


@pytest.mark.parametrize("path", ["/en/block.html", "/en/practice.html", "/en/learn/blocked.html"])
def test_the_bar_never_hides_the_focus(turn_to: Visit, path: str) -> None:
    page = turn_to(path, **window("a small phone"))
    page.evaluate("document.querySelector('.bottom-of-page a').focus()")
    for _ in range(40):
        page.keyboard.press("Shift+Tab")
        assert not page.evaluate(HIDDEN), page.evaluate("document.activeElement.outerHTML")


def test_the_hand_never_hides_the_focus(turn_to: Visit) -> None:
    page = turn_to(PAGE.format(language="en"), **window("a small phone"))
    table = practising(page)
    table.begin(levels="random")
    table.act()
    page.evaluate("scrollTo(0, 0)")
    for end in table.root.locator(".oe-end-button").all():
        end.evaluate("it => it.focus()")
        box, dock = end.bounding_box(), table.root.locator(".oe-dock").bounding_box()
        assert box
        assert dock
        assert box["y"] + box["height"] <= dock["y"] + 1


def outlined(page: Page) -> bool:
    """Whether what has the focus is outlined."""
    return bool(
        page.evaluate(
            "getComputedStyle(document.activeElement).outlineStyle !== 'none'"
            " && parseFloat(getComputedStyle(document.activeElement).outlineWidth) >= 2"
        )
    )


def test_the_search_field_shows_the_focus(turn_to: Visit) -> None:
    page = turn_to("/en/block.html", **window("a desk"))
    page.locator(".sidebar-brand").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.sidebar-search')")
    assert outlined(page)


@pytest.mark.parametrize("key", ["Space", "Enter"])
@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_the_list_of_pages_unfolds_by_keyboard(turn_to: Visit, language: str, key: str) -> None:
    page = turn_to(f"/{language}/block.html", **window("a desk"))
    lesson = page.locator('.sidebar-tree a[href="learn/tiles.html"]')
    expect(lesson).to_be_hidden()
    page.locator('.sidebar-tree a[href="learn/index.html"]').focus()
    page.keyboard.press("Tab")
    label = page.locator(".toctree-checkbox:focus + label")
    assert label.evaluate("it => getComputedStyle(it).outlineStyle") != "none"
    page.keyboard.press(key)
    expect(lesson).to_be_visible()
    page.keyboard.press(key)
    expect(lesson).to_be_hidden()


@pytest.mark.parametrize(
    ("switch", "panel"), [("#__navigation", ".sidebar-drawer"), ("#__toc", ".toc-drawer")]
)
def test_a_panel_over_the_page_holds_the_focus(turn_to: Visit, switch: str, panel: str) -> None:
    page = turn_to("/en/block.html", **window("a small phone"))
    opener = page.locator(switch)
    opener.focus()
    page.keyboard.press("Enter")
    expect(opener).to_be_checked()
    inside = f"document.querySelector('{panel}').contains(document.activeElement)"
    assert page.evaluate(inside)
    for key in ["Tab"] * 30 + ["Shift+Tab"] * 35:
        page.keyboard.press(key)
        assert page.evaluate(inside)
    page.keyboard.press("Escape")
    expect(opener).not_to_be_checked()
    expect(opener).to_be_focused()
    assert page.locator("[inert]").count() == 0


def test_a_panel_that_gets_room_lets_the_page_go(turn_to: Visit) -> None:
    page = turn_to("/en/block.html", **window("a small phone"))
    page.locator("#__navigation").press(" ")
    expect(page.locator(".content")).to_have_attribute("inert", "")
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".content")).not_to_have_attribute("inert", "")
