"""One Chromium for all tests of a run, the built site, and a reader who visits it."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from publishing import SITE
from publishing.chromium import chromium_missing, find_chromium
from publishing.serve import open_server
from tests.browser.kept_windows import KeptWindows
from tests.browser.lent_contexts import LentContexts
from tests.browser.patience import PATIENCE
from tests.browser.quick_chromium import TEST_ARGUMENTS
from tests.browser.visitor import Visitor

HERE = Path(__file__).parent

Visit = Callable[..., Page]

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
    """Open pages for fresh readers, each with a window as asked for: `visit("/ko/block.html", has_touch=True)`.

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


@pytest.fixture(scope="session")
def kept_windows(chromium: Browser, site: str) -> Iterator[KeptWindows]:
    """The windows of `turn_to`, which stay open from test to test."""
    windows = KeptWindows(chromium, site, PATIENCE)
    yield windows
    windows.close()


@pytest.fixture
def turn_to(kept_windows: KeptWindows) -> Iterator[Visit]:
    """Opens pages as `visit` does, and as strictly, in a window that has shown others: a quarter of the work.

    The browser keeps nothing from page to page but the site's files. A page is gone when the next is opened in a
    window of its kind, so two at once are for `visit`; so are tests that listen to pages or give them scripts.
    The reader saves data, which `saves_data=False` changes: then the page fetches the engine ahead.
    """
    yield kept_windows.open_page
    kept_windows.unroute()
    assert kept_windows.problems() == []


@pytest.fixture(scope="session")
def lent_contexts(chromium: Browser) -> Iterator[LentContexts]:
    """Contexts that tests are lent by `lend`, and give back."""
    contexts = LentContexts(chromium, PATIENCE)
    yield contexts
    contexts.close()


@pytest.fixture
def faulty_reader(lent_contexts: LentContexts, site: str) -> Iterator[BrowserContext]:
    """A reader whose pages may have errors: they are what the tests are about."""
    with lent_contexts.lend(site, service_workers="block", reduced_motion="reduce") as context:
        yield context
