"""The small page with the engine, served from memory: its files can be changed, and can come wrong."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.runtime_page import built_site, open_page
from tests.browser.runtime_server import Site, serve


@pytest.fixture
def site() -> Site:
    return built_site()


@pytest.fixture
def address(site: Site) -> Iterator[str]:
    with serve(site) as address:
        yield address


@pytest.fixture
def page(chromium: Browser, address: str) -> Iterator[Page]:
    context = chromium.new_context()
    page = context.new_page()
    open_page(page, address)
    yield page
    context.close()
