"""Where the board's script never comes, all that is read without scripts is there after a while."""

import re
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from publishing import SITE
from tests.browser.lent_contexts import LentContexts
from tests.browser.patience import hurry, wait_until

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


@pytest.fixture
def reader(lent_contexts: LentContexts, site: str) -> Iterator[BrowserContext]:
    """A reader whose pages may have errors."""
    with lent_contexts.lend(site) as context:
        yield context


@pytest.fixture
def scriptless(lent_contexts: LentContexts, site: str) -> Iterator[BrowserContext]:
    """A reader whose browser runs no scripts."""
    with lent_contexts.lend(site, java_script_enabled=False) as context:
        yield context


def seen(page: Page) -> set[str]:
    found: list[str] = page.evaluate(SEEN)
    return {one for one in found if "oe-backs" not in one and not one.endswith("svg oe-single")}


def opened(context: BrowserContext, site: str, name: str, way: Way) -> Page:
    page = context.new_page()
    if way == "blocked":
        page.route("**/board.*js", lambda route: route.abort())
    elif way == "missing":
        page.route("**/board.*js", lambda route: route.fulfill(status=404, body="no"))
    start = SITE.as_uri() if way == "file" else site
    page.goto(f"{start}/ko/{name}.html")
    return page


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", PAGES)
def test_all_unfolds(
    reader: BrowserContext, scriptless: BrowserContext, site: str, name: str, way: Way
) -> None:
    page = scriptless.new_page()
    page.goto(f"{site}/ko/{name}.html")
    wanted = seen(page)
    assert len(wanted) > 30
    page = opened(reader, site, name, way)
    assert wanted - seen(page)  # folded, as the script may be on its way
    hurry(page)
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


def test_a_lesson_does_not_unfold_where_the_script_has_come(
    reader: BrowserContext, site: str
) -> None:
    page = reader.new_page()
    page.goto(f"{site}/ko/learn/tiles.html")
    expect(page.locator(".oe-dot").first).to_be_visible()
    tasks = page.locator(".oe-task")
    shown = [tasks.nth(at).is_visible() for at in range(tasks.count())]
    assert shown.count(True) == 1
    assert page.evaluate("document.getAnimations().length") == 0
