"""The engine in a page: it answers, it waits, it is fetched ahead; where it dies or hangs, that is told."""

import json
import time

from playwright.sync_api import Browser, BrowserContext, Page

from openends_page import api
from tests.browser.runtime_page import (
    ASK,
    ASKED,
    FOREVER,
    ask,
    in_cpython,
    open_page,
    wait_until,
)
from tests.browser.runtime_server import Fault, Site

SAYS_READY = b"postMessage({ ready: true });"


def test_it_answers_what_the_engine_answers_in_cpython(page: Page) -> None:
    assert ask(page) == {"ok": in_cpython()}
    placing = ASKED | {"tile": "[4|4]", "end": "R"}
    assert ask(page, "place", placing) == {"ok": json.loads(json.dumps(api.place(placing)))}


def test_nothing_is_asked_of_another_origin_and_nothing_is_complained_of(
    chromium: Browser, address: str
) -> None:
    context = chromium.new_context()
    requests: list[str] = []
    complaints: list[str] = []
    context.on("request", lambda request: requests.append(request.url))
    context.on("console", lambda said: complaints.append(said.text))
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    page = context.new_page()
    page.goto(address)
    assert "ok" in ask(page)
    context.close()
    assert any(url.endswith(".wasm") for url in requests)
    assert [url for url in requests if not url.startswith(address)] == []
    assert complaints == []


def test_one_worker_serves_a_page(page: Page) -> None:
    workers: list[str] = []
    page.on("worker", lambda worker: workers.append(worker.url))
    page.evaluate("engine.start(); engine.prefetch(); engine.start()")
    assert "ok" in ask(page)
    page.evaluate("engine.start(); engine.retry()")
    assert "ok" in ask(page)
    assert len(workers) == len(page.workers) == 1


def test_what_is_asked_early_is_answered_in_turn(page: Page) -> None:
    answered = page.evaluate(
        """async ([asked, tiles]) => {
            const order = [];
            await Promise.all(tiles.map(async (line) => {
                order.push((await engine.ask("position", { ...asked, line })).line);
            }));
            return order;
        }""",
        [ASKED, ["[0|0]", "[1|1]", "[2|2]"]],
    )
    assert answered == ["[0|0]", "[1|1]", "[2|2]"]


def test_states_are_told_until_one_hears_no_more(page: Page) -> None:
    page.evaluate(
        """() => {
            window.all = [];
            window.first = [];
            engine.onstate((state) => all.push(state));
            const stop = engine.onstate((state) => { first.push(state); stop(); });
        }"""
    )
    ask(page)
    assert page.evaluate("all") == ["starting", "ready"]
    assert page.evaluate("first") == ["starting"]
    assert page.evaluate("engine.state") == "ready"


def test_a_request_that_cannot_be_read_is_refused_and_the_engine_goes_on(page: Page) -> None:
    refused = ask(page, "no such method")
    assert refused["kind"] == "request"
    assert "no such method" in refused["message"]
    assert "ok" in ask(page)


def test_without_a_runtime_the_page_is_told(page: Page) -> None:
    page.evaluate("document.querySelector('meta[name=openends-runtime]').content = ''")
    assert ask(page)["kind"] == "start"
    assert page.workers == []


def test_a_request_that_hangs_ends(page: Page, site: Site) -> None:
    site.faults["runtime/worker.js"] = Fault(body=SAYS_READY, only="worker")
    began = time.monotonic()
    hanging, waiting = page.evaluate(
        f"""(asked) => Promise.all([asked, asked].map({ASK}))""", ["position", ASKED]
    )
    assert 4.5 < time.monotonic() - began < 15
    assert hanging["kind"] == waiting["kind"] == "timeout"
    wait_until(lambda: not page.workers, page)

    site.faults.clear()
    page.evaluate("engine.retry()")
    assert "ok" in ask(page)


def test_a_worker_that_dies_is_told(page: Page, site: Site) -> None:
    dies = b"onmessage = () => { throw new Error('dead'); };" + SAYS_READY
    site.faults["runtime/worker.js"] = Fault(body=dies, only="worker")
    assert ask(page)["kind"] == "stopped"
    site.faults.clear()
    page.evaluate("engine.retry()")
    assert "ok" in ask(page)


def test_an_engine_that_dies_is_told(page: Page) -> None:
    """So deep a recursion ends WebAssembly."""
    assert "ok" in ask(page)
    deep = "[" * 100_000
    died = page.evaluate(
        """async (deep) => {
            const { stringify } = JSON;
            JSON.stringify = () => deep;
            const asked = engine.ask("position", {});
            JSON.stringify = stringify;
            return asked.catch(({ kind }) => kind);
        }""",
        deep,
    )
    assert died == "stopped"
    page.evaluate("engine.retry()")
    assert "ok" in ask(page)


def test_files_are_fetched_ahead(page: Page, site: Site) -> None:
    page.evaluate("engine.prefetch(); engine.prefetch()")
    runtime = [path for path in site.files if path.startswith("runtime/")]
    wait_until(lambda: set(runtime) <= set(site.asked))
    assert sorted(path for path in site.asked if path in runtime) == sorted(runtime)
    assert page.evaluate("engine.state") == "idle"
    assert page.workers == []


def test_what_was_fetched_ahead_is_not_fetched_again(
    disk_context: BrowserContext, address: str, site: Site
) -> None:
    # A window that keeps nothing on disk has a cache too small for the WebAssembly.
    site.cache = FOREVER
    page = disk_context.new_page()
    open_page(page, address)
    page.evaluate("engine.prefetch()")
    runtime = sorted(path for path in site.files if path.startswith("runtime/"))
    wait_until(lambda: set(runtime) <= set(site.asked))
    assert "ok" in ask(page)
    assert sorted(path for path in site.asked if path in runtime) == runtime


def test_nothing_is_fetched_ahead_for_a_reader_who_saves_data(page: Page, site: Site) -> None:
    page.evaluate(
        """() => {
            Object.defineProperty(navigator, "connection", { value: { saveData: true } });
            engine.prefetch();
        }"""
    )
    time.sleep(1)
    assert [path for path in site.asked if path.startswith("runtime/")] == []
    assert "ok" in ask(page)
