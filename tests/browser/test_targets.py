"""What one presses is where it is drawn, and large enough for a finger; hovering needs something to hover with."""

from collections import Counter
from html.parser import HTMLParser
from typing import Any

import pytest
from playwright.sync_api import Page

from publishing import SITE
from tests.browser.board import boards
from tests.browser.conftest import Visit
from tests.browser.finger import targets
from tests.browser.practising import PAGE, practising
from tests.browser.screens import SCREENS, window

PLACES = """() => [...document.querySelectorAll(".oe-end-button")]
    .filter((button) => button.checkVisibility({visibilityProperty: true}))
    .map((button) => {
        const figure = button.closest(".oe-scene");
        const slot = figure.querySelector(`[data-end="${button.dataset.end}"] .oe-slot`);
        const here = button.getBoundingClientRect(), there = slot.getBoundingClientRect();
        return ["x", "y", "right", "bottom"].map((side) => Math.abs(here[side] - there[side]));
    })"""


def expect_ends_in_their_slots(page: Page) -> None:
    places: list[list[float]] = page.evaluate(PLACES)
    assert places
    # A dashed slot is drawn within its place, by a few pixels at most.
    assert max(max(sides) for sides in places) <= 4, places


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("zoom", [1, 1.5])
def test_an_end_is_pressed_where_it_is_drawn(turn_to: Visit, screen: str, zoom: float) -> None:
    page = turn_to(PAGE.format(language="en"), **window(screen), device_scale_factor=zoom)
    table = practising(page)
    table.begin(levels="random")
    for _ in range(3):
        table.act()
        expect_ends_in_their_slots(page)
    for path in ("/ko/index.html", "/en/learn/matching-ends.html", "/ja/block.html"):
        expect_ends_in_their_slots(turn_to(path, **window(screen)))


@pytest.mark.parametrize("path", ["/en/learn/blocked.html", "/ko/blocked.html", "/ja/index.html"])
def test_targets_are_large_enough(turn_to: Visit, path: str) -> None:
    sizes = targets(turn_to(path, **window("a small phone")), ".oe-diagram")
    assert len(sizes) > 5
    # The dots of a lesson are as large as their neighbours allow.
    assert [size for size in sizes if size[0] < (35.9 if "oe-dot" in size[1] else 43.9)] == []


def test_the_hand_never_covers_the_message(turn_to: Visit) -> None:
    for screen in SCREENS:
        page = turn_to(PAGE.format(language="en"), **window(screen))
        table = practising(page)
        table.begin(levels="random")
        table.act()
        for y in (0, 200, 400, 600):
            page.evaluate("y => scrollTo(0, y)", y)
            told, tray = table.status.bounding_box(), table.root.locator(".oe-tray").bounding_box()
            assert told
            assert tray
            assert told["y"] + told["height"] <= tray["y"] + 1, (screen, y)


def test_hovering_only_where_there_is_hovering(turn_to: Visit) -> None:
    """A finger leaves no mark of hovering on what it has pressed."""
    loose = turn_to("/en/practice.html").evaluate(
        """() => {
            const ours = /\\/_static\\/(?!basic|pygments|debug|skeleton)[a-z]+\\.css/;
            const found = [];
            const look = (rules, hover) => {
                for (const rule of rules) {
                    const within = hover || (rule.media?.mediaText ?? "").includes("hover");
                    if (rule.selectorText?.includes(":hover") && !within) found.push(rule.selectorText);
                    if (rule.cssRules) look(rule.cssRules, within);
                }
            };
            for (const sheet of document.styleSheets) if (ours.test(sheet.href ?? "")) look(sheet.cssRules, false);
            return found;
        }"""
    )
    assert loose == []


def test_the_arrows_of_steps_have_the_colour_of_buttons(turn_to: Visit) -> None:
    board = next(boards(turn_to("/en/block.html", **window("a desk"))))
    colours = [
        board.root.locator(name).evaluate("it => getComputedStyle(it).color")
        for name in (".oe-step-forward", ".oe-undo")
    ]
    board.root.locator(".oe-step-forward").click()
    back = board.root.locator(".oe-step-back").evaluate("it => getComputedStyle(it).color")
    assert back == colours[0]


class _Ids(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.ids: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids.update(value for name, value in attrs if name == "id" and value)


def test_no_id_stands_twice_on_a_page() -> None:
    twice: dict[str, Any] = {}
    for page in sorted(SITE.rglob("*.html")):
        parser = _Ids()
        parser.feed(page.read_text("utf-8"))
        if repeated := [name for name, count in parser.ids.items() if count > 1]:
            twice[str(page.relative_to(SITE))] = repeated
    assert twice == {}
