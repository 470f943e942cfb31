"""The small page with the engine, served from memory: its files can be changed, and can come wrong."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from publishing.chromium import find_chromium
from tests.browser.lent_contexts import LentContexts, close_pages
from tests.browser.quick_chromium import TEST_ARGUMENTS
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
def page(lent_contexts: LentContexts, address: str) -> Iterator[Page]:
    with lent_contexts.lend(address) as context:
        page = context.new_page()
        open_page(page, address)
        yield page


@pytest.fixture(scope="session")
def on_disk(
    chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[BrowserContext]:
    """A browser that keeps files on the disk. Each test has an address of its own, so that none finds another's."""
    context = chromium.browser_type.launch_persistent_context(
        tmp_path_factory.mktemp("profile"),
        executable_path=find_chromium(),
        args=list(TEST_ARGUMENTS),
    )
    yield context
    context.close()


@pytest.fixture
def disk_context(
    on_disk: BrowserContext, lent_contexts: LentContexts, address: str
) -> Iterator[BrowserContext]:
    """That browser, its pages closed afterwards."""
    yield on_disk
    close_pages(on_disk, lent_contexts.compiled)
