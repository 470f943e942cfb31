"""The engine over a bad line: what hangs is given up, what is slow is waited for and told, what came is kept."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.runtime_page import (
    FOREVER,
    ask,
    expect_answer,
    open_page,
    wait_until,
)
from tests.browser.runtime_server import Fault, Site

HANGING = (
    "manifest.json",
    "worker.js",
    "pyodide.mjs",
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
)


@pytest.fixture
def page(chromium: Browser, address: str) -> Iterator[Page]:
    """The page, with a clock that runs as the test wants."""
    context = chromium.new_context()
    page = context.new_page()
    page.clock.install()
    open_page(page, address)
    yield page
    context.close()


def fail_by_silence(page: Page, site: Site, path: str) -> None:
    """Let the start end, as nothing comes any more."""
    wait_until(lambda: path in site.asked)
    time.sleep(1)  # what does come has been heard by then
    page.clock.run_for(8_000)
    assert page.evaluate("engine.state") == "starting"
    page.clock.run_for(20_000)
    assert ask(page)["kind"] == "timeout"
    wait_until(lambda: not page.workers, page)


@pytest.mark.parametrize("file", HANGING)
def test_a_start_that_hangs_ends_and_a_retry_works(page: Page, site: Site, file: str) -> None:
    path = f"runtime/{file}"
    site.cache = FOREVER  # the browser lets a second request wait for the first
    site.faults[path] = Fault(hangs=60)
    page.evaluate("engine.start()")
    fail_by_silence(page, site, path)
    site.faults.clear()
    page.evaluate("engine.retry()")
    expect_answer(page)


@pytest.mark.parametrize("file", HANGING)
def test_what_hangs_when_fetched_ahead_holds_no_start_up(page: Page, site: Site, file: str) -> None:
    path = f"runtime/{file}"
    site.cache = FOREVER
    site.faults[path] = Fault(hangs=60)
    page.evaluate("engine.prefetch()")
    page.clock.run_for(3_000)
    wait_until(lambda: path in site.asked)
    time.sleep(1)
    page.clock.run_for(5_000)
    site.faults.clear()
    expect_answer(page)
    assert site.asked.count(path) >= 2


def test_what_hangs_when_a_start_joins_it_ends_with_that(page: Page, site: Site) -> None:
    path = "runtime/pyodide.asm.wasm"
    site.cache = FOREVER
    site.faults[path] = Fault(hangs=60)
    page.evaluate("engine.prefetch()")
    page.clock.run_for(2_100)
    wait_until(lambda: path in site.asked)
    page.evaluate("engine.start()")
    fail_by_silence(page, site, path)
    site.faults.clear()
    page.evaluate("engine.retry()")
    expect_answer(page)


@pytest.mark.parametrize("file", ["pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip"])
def test_a_slow_start_goes_on_while_files_come_in(page: Page, site: Site, file: str) -> None:
    site.faults[f"runtime/{file}"] = Fault(slow=1.2)
    page.evaluate(
        """() => {
            window.progress = [];
            engine.onprogress((loaded, total) => progress.push([loaded, total]));
            engine.start();
        }"""
    )
    wait_until(lambda: f"runtime/{file}" in site.asked)
    for _ in range(3):
        time.sleep(2.5)
        page.clock.run_for(9_000)
    assert page.evaluate("engine.state") == "starting"
    told = page.evaluate("progress")
    size = sum(len(data) for path, data in site.files.items() if path.startswith("runtime/"))
    manifest = len(site.files["runtime/manifest.json"])
    assert 2 <= len(told) <= 4, "every ten seconds at most, of the 35 that the page has counted"
    assert [total for _, total in told] == [size - manifest] * len(told)
    assert sorted(told) == told
    assert all(0 < loaded < total for loaded, total in told)
    expect_answer(page)


def test_slow_scripts_that_may_not_be_cached_are_waited_for_twice(page: Page, site: Site) -> None:
    path = "runtime/pyodide.asm.js"
    site.faults[path] = Fault(slow=1)
    page.evaluate("engine.start()")
    wait_until(lambda: path in site.asked)
    time.sleep(1)
    page.clock.run_for(9_000)
    page.wait_for_timeout(5_000)
    wait_until(lambda: site.asked.count(path) == 2, page)
    page.clock.run_for(20_000)
    assert page.evaluate("engine.state") == "starting"
    expect_answer(page)


def test_what_has_come_is_kept_when_a_start_fails(page: Page, site: Site) -> None:
    path = "runtime/pyodide.asm.wasm"
    site.faults[path] = Fault(hangs=60)
    page.evaluate("engine.start()")
    fail_by_silence(page, site, path)
    site.faults.clear()
    page.evaluate("engine.retry()")
    expect_answer(page)
    data = [path for path in site.files if path.endswith((".zip", ".whl", "-lock.json"))]
    assert [site.asked.count(path) for path in data] == [1] * len(data)


def test_a_quick_start_tells_no_progress(page: Page) -> None:
    page.evaluate("engine.onprogress(() => { throw new Error('told') })")
    expect_answer(page)
    page.clock.run_for(60_000)
