"""The screens that every page has to be usable on, and what is seen on them."""

from typing import Any

from playwright.sync_api import Locator, Page

SCREENS: dict[str, tuple[int, int]] = {
    "a small phone": (320, 640),
    "a phone": (390, 844),
    "a phone on its side": (844, 390),
    "1280 at 200 %": (640, 400),
    "a desk": (1280, 800),
}

_SEEN = """it => {
    const bar = document.querySelector(".mobile-header");
    const top = bar.checkVisibility() ? bar.getBoundingClientRect().bottom : 0;
    const {left, right, top: from, bottom: to} = it.getBoundingClientRect();
    const dock = document.querySelector(".oe-dock");
    let floor = innerHeight;
    if (dock && !dock.contains(it) && getComputedStyle(dock).position === "sticky") {
        const place = dock.getBoundingClientRect();
        const beside = place.left >= right || place.right <= left;
        const above = from >= place.bottom; // what follows it is not covered by it
        if (!beside && !above && place.top > top) floor = Math.min(floor, place.top);
    }
    return [Math.round(from), Math.round(to), Math.round(top), Math.round(floor)];
}"""


def window(screen: str) -> dict[str, Any]:
    """The settings of a browser window with that screen."""
    width, height = SCREENS[screen]
    return {"viewport": {"width": width, "height": height}}


def expect_seen(*elements: Locator, at_least: float = 1) -> None:
    """All of each element, or that share of it, is on the screen, and neither bar nor hand covers it."""
    for element in elements:
        element.page.wait_for_timeout(100)  # until what was measured has been drawn
        start, end, top, floor = element.evaluate(_SEEN)
        shown = min(end, floor) - max(start, top)
        assert shown >= at_least * (end - start) - 1, (str(element), start, end, top, floor)


def expect_part_seen(element: Locator) -> None:
    """Some of an element that may be higher than the screen is seen."""
    start, end, top, floor = element.evaluate(_SEEN)
    assert min(end, floor) - max(start, top) >= 24, (str(element), start, end, top, floor)


def overflow(page: Page) -> int:
    """How many pixels the page is wider than its window."""
    wider: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return wider
