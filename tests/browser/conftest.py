"""One Chromium for all tests of a run, the built site, and a reader who visits it."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from publishing import SITE
from publishing.chromium import chromium_missing, find_chromium
from publishing.serve import open_server
from tests.browser.quick_chromium import TEST_ARGUMENTS
from tests.browser.visitor import Visitor

HERE = Path(__file__).parent

Visit = Callable[..., Page]
Look = Callable[..., Page]

# The engine's first answer takes a second on an idle machine and many on a busy one.
PATIENCE = 20_000  # milliseconds
LOOKED_AT: ViewportSize = {"width": 1280, "height": 720}
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder, so that nobody has to."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("browser")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The machine's Chromium, without a window. Contexts of it share nothing."""
    program = find_chromium()
    if program is None:
        pytest.fail(chromium_missing(), pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(TEST_ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site, without a slash at its end."""
    if not (SITE / "index.html").is_file():
        pytest.fail("There is no site to visit: `python3 start.py site` builds it.", pytrace=False)
    server = open_server(SITE)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server.address.rstrip("/")
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def visitor(chromium: Browser, site: str) -> Iterator[Visitor]:
    """A fresh reader. The test fails if a page had an error, broke its policy or asked another origin."""
    context = chromium.new_context()
    context.set_default_timeout(PATIENCE)
    visitor = Visitor(context, site)
    yield visitor
    context.close()
    assert visitor.problems == []


@pytest.fixture
def visit(chromium: Browser, site: str) -> Iterator[Visit]:
    """Opens pages for fresh readers, each with a window as asked for: `visit("/ko/block.html", has_touch=True)`.

    It is as strict as `visitor`. The readers want no motion: a page that scrolls by itself is hard to aim at.
    """
    visitors: list[Visitor] = []

    def open_page(path: str, **window: Any) -> Page:
        context = chromium.new_context(**{"reduced_motion": "reduce", **window})
        context.set_default_timeout(PATIENCE)
        visitors.append(Visitor(context, site))
        return visitors[-1].open(path)

    yield open_page
    for visitor in visitors:
        visitor.context.close()
    assert [problem for visitor in visitors for problem in visitor.problems] == []


@dataclass
class KeptWindows:
    """Windows that stay open from test to test, one for each kind that was asked for."""

    chromium: Browser
    site: str
    pages: dict[str, tuple[Visitor, Page]] = field(default_factory=dict)

    def window(self, **kind: Any) -> tuple[Visitor, Page]:
        """The window of that kind."""
        name = repr(sorted(kind.items()))
        if name not in self.pages:
            context = self.chromium.new_context(**{"reduced_motion": "reduce", **kind})
            context.set_default_timeout(PATIENCE)
            visitor = Visitor(context, self.site)
            self.pages[name] = visitor, visitor.blank_page()
        return self.pages[name]

    def problems(self) -> list[str]:
        """What has gone wrong in them since this was asked for the last time."""
        found = [problem for visitor, _ in self.pages.values() for problem in visitor.problems]
        for visitor, _ in self.pages.values():
            visitor.problems.clear()
        return found


@pytest.fixture(scope="session")
def kept_windows(chromium: Browser, site: str) -> Iterator[KeptWindows]:
    """The windows for `look`."""
    windows = KeptWindows(chromium, site)
    yield windows
    for visitor, _ in windows.pages.values():
        visitor.context.close()


@pytest.fixture
def look(kept_windows: KeptWindows, site: str) -> Iterator[Look]:
    """Opens pages for one who only looks, in a window that has shown other pages before: a quarter of the work.

    For tests that leave nothing behind: nothing kept by the page, no routes, no listeners. It is as strict as
    `visit`, and takes a size and a colour scheme of the window; all else makes a kind of window of its own. What
    one call opened is gone when the next one opens a page in a window of that kind.
    """

    def open_page(
        path: str,
        viewport: ViewportSize = LOOKED_AT,
        color_scheme: Literal["light", "dark"] = "light",
        **kind: Any,
    ) -> Page:
        _, page = kept_windows.window(**kind)
        if page.viewport_size != viewport:
            page.set_viewport_size(viewport)
        page.emulate_media(media="screen", color_scheme=color_scheme)
        page.goto(site + path)
        return page

    yield open_page
    assert kept_windows.problems() == []
