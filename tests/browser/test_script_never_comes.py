"""Where the board's script never comes, all that is read without scripts is there after a while."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from publishing import SITE
from tests.browser.patience import wait_until

Way = Literal["blocked", "missing", "file"]
WAYS: tuple[Way, ...] = ("blocked", "missing", "file")
PAGES = ["block", "draw", "blocked", "learn/whole-round", "learn/lead-and-match"]

# What can be seen in a figure, each by its figure, its number there and what it is.
SEEN = """() => [...document.querySelectorAll(".oe-diagram")].flatMap((figure) =>
    [...figure.querySelectorAll("p, summary, svg, td, th, button, input, select")]
        .map((it, at) => [it, [figure.id, at, it.localName, it.getAttribute("class")].join(" ")])
        .filter(([it]) => it.checkVisibility({visibilityProperty: true}))
        .filter(([it]) => { const {width, height} = it.getBoundingClientRect(); return width && height; })
        .map(([, name]) => name))"""


def seen(page: Page) -> set[str]:
    found: list[str] = page.evaluate(SEEN)
    return {one for one in found if "oe-backs" not in one and not one.endswith("svg oe-single")}


def opened(browser: Browser, site: str, name: str, way: Way) -> Page:
    page = browser.new_context().new_page()
    if way == "blocked":
        page.route("**/board.*js", lambda route: route.abort())
    elif way == "missing":
        page.route("**/board.*js", lambda route: route.fulfill(status=404, body="no"))
    start = SITE.as_uri() if way == "file" else site
    page.goto(f"{start}/ko/{name}.html")
    return page


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", PAGES)
def test_all_unfolds(chromium: Browser, site: str, name: str, way: Way) -> None:
    plain = chromium.new_context(java_script_enabled=False)
    page = plain.new_page()
    page.goto(f"{site}/ko/{name}.html")
    wanted = seen(page)
    plain.close()
    assert len(wanted) > 30
    page = opened(chromium, site, name, way)
    assert wanted - seen(page)  # folded, as the script may be on its way
    wait_until(
        page,
        """() => {
            const all = document.getAnimations();
            return all.length && all.every(({playState}) => playState === "finished");
        }""",
        patience=15_000,
    )
    assert wanted - seen(page) == set()
    # Nothing is left that only the script could work.
    assert {
        one for one in seen(page) - wanted if re.search(r" (button|input|select) ", one)
    } == set()
    page.context.close()


def test_a_lesson_does_not_unfold_where_the_script_has_come(chromium: Browser, site: str) -> None:
    page = chromium.new_context().new_page()
    page.goto(f"{site}/ko/learn/tiles.html")
    expect(page.locator(".oe-dot").first).to_be_visible()
    tasks = page.locator(".oe-task")
    shown = [tasks.nth(at).is_visible() for at in range(tasks.count())]
    assert shown.count(True) == 1
    assert page.evaluate("document.getAnimations().length") == 0
    page.context.close()
