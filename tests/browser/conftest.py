"""One Chromium for all tests of a run, the built site, and a reader who visits it."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from publishing import SITE
from publishing.chromium import ARGUMENTS, chromium_missing, find_chromium
from publishing.serve import open_server
from tests.browser.visitor import Visitor

HERE = Path(__file__).parent


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
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
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
    context.set_default_timeout(20_000)
    visitor = Visitor(context, site)
    yield visitor
    context.close()
    assert visitor.problems == []
