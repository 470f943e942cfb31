"""The engine in a page: it answers, it waits, and whatever is broken ends in an error of a kind."""

import json
import time
from collections.abc import Callable, Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from openends import session
from publishing.chromium import ARGUMENTS, find_chromium
from tests.browser.runtime_server import Fault, Site, serve, site_of

PROJECT = Path(__file__).parents[2]
RUNTIME = PROJECT / "build" / "runtime"
BOARD = PROJECT / "docs" / "_board"
CLIENTS = [BOARD / name for name in ("engine.js", "runtime.js", "obstacles.js", "resuming.js")]
ASKED = {"line": "[1|4] [1|1]@1", "rules": "block", "lang": "ko", "width": 12}

ASK = """([method, args]) => engine.ask(method, args).then(
    (ok) => ({ ok }), ({ kind, message }) => ({ kind, message }))"""
CUSTOM_SECTION = bytes([0, 2, 1, ord("x")])  # WebAssembly works as before with it at its end
SAYS_READY = b"postMessage({ ready: {} });"


@pytest.fixture
def site() -> Site:
    if not RUNTIME.is_dir():
        pytest.fail("there is no build/runtime: run `python engine/browser/build.py`")
    return site_of(CLIENTS, RUNTIME)


@pytest.fixture
def address(site: Site) -> Iterator[str]:
    with serve(site) as address:
        yield address


@pytest.fixture
def page(chromium: Browser, address: str) -> Iterator[Page]:
    context = chromium.new_context()
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("window.engine")
    yield page
    context.close()


def ask(page: Page, method: str = "position", args: object = ASKED) -> dict[str, Any]:
    answer: dict[str, Any] = page.evaluate(ASK, [method, args])
    return answer


def as_in_cpython() -> object:
    return json.loads(json.dumps(session.position(ASKED)))


def wheel(site: Site) -> str:
    return next(path for path in site.files if path.endswith(".whl"))


def altered(data: bytes) -> bytes:
    """The same bytes, but for one in the middle."""
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


def test_it_answers_what_the_engine_answers_in_cpython(page: Page) -> None:
    assert ask(page) == {"ok": as_in_cpython()}
    placing = ASKED | {"tile": "[4|4]", "end": "R"}
    assert ask(page, "place", placing) == {"ok": json.loads(json.dumps(session.place(placing)))}


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


FAULTS = {
    "worker missing": ("worker.js", Fault(HTTPStatus.NOT_FOUND)),
    "manifest missing": ("manifest.json", Fault(HTTPStatus.NOT_FOUND)),
    "manifest broken": ("manifest.json", Fault(body=b"<!doctype html>")),
    "Pyodide missing": ("pyodide.mjs", Fault(HTTPStatus.NOT_FOUND)),
    "second script missing": ("pyodide.asm.js", Fault(HTTPStatus.NOT_FOUND)),
    "wasm missing": ("pyodide.asm.wasm", Fault(HTTPStatus.NOT_FOUND)),
    "wasm of a wrong type": ("pyodide.asm.wasm", Fault(type="application/octet-stream")),
    "library missing": ("python_stdlib.zip", Fault(HTTPStatus.SERVICE_UNAVAILABLE)),
    "lock missing": ("pyodide-lock.json", Fault(HTTPStatus.NOT_FOUND)),
    "wheel missing": ("wheel", Fault(HTTPStatus.NOT_FOUND)),
}


def fails_and_starts_again(page: Page, site: Site, message: str) -> None:
    """Asserts that the start fails with *message*, and that a retry without the fault succeeds."""
    failed = ask(page)
    assert failed["kind"] == "start"
    assert message in failed["message"]
    assert page.evaluate("engine.state") == "failed"
    assert ask(page) == failed, "it does not start again unasked"

    site.faults.clear()
    page.evaluate("engine.retry()")
    assert ask(page) == {"ok": as_in_cpython()}
    wait_until(lambda: len(page.workers) == 1, page)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_start_that_fails_is_told_and_a_retry_works(page: Page, site: Site, fault: str) -> None:
    file, what = FAULTS[fault]
    path = wheel(site) if file == "wheel" else f"runtime/{file}"
    site.faults[path] = what
    # Of imported scripts a browser tells a page no more than that they failed.
    told = path.rpartition("/")[2] if path.endswith((".zip", ".wasm", ".json", ".whl")) else ""
    fails_and_starts_again(page, site, told)


@pytest.mark.parametrize("file", ["wheel", "python_stdlib.zip", "pyodide-lock.json"])
def test_an_altered_file_is_not_used(page: Page, site: Site, file: str) -> None:
    path = wheel(site) if file == "wheel" else f"runtime/{file}"
    site.faults[path] = Fault(body=altered(site.files[path]))
    # A lock file is read, and may make no sense, before its hash is known.
    fails_and_starts_again(page, site, "" if path.endswith(".json") else path.rpartition("/")[2])


def test_altered_wasm_that_would_work_is_not_used(page: Page, site: Site) -> None:
    path = "runtime/pyodide.asm.wasm"
    site.faults[path] = Fault(body=site.files[path] + CUSTOM_SECTION)
    fails_and_starts_again(page, site, "pyodide.asm.wasm: it is not the file that was built")


@pytest.fixture
def insecure_page(chromium: Browser, address: str) -> Iterator[Page]:
    """The page where the browser lets scripts take no hashes: by http, under another name."""
    rules = "--host-resolver-rules=MAP elsewhere.test 127.0.0.1"
    program = find_chromium()
    browser = chromium.browser_type.launch(executable_path=program, args=[*ARGUMENTS, rules])
    page = browser.new_page()
    page.goto(address.replace("127.0.0.1", "elsewhere.test"))
    page.wait_for_function("window.engine")
    assert not page.evaluate("isSecureContext")
    yield page
    browser.close()


def test_without_https_altered_files_are_found_as_well(insecure_page: Page, site: Site) -> None:
    path = "runtime/pyodide.asm.wasm"
    site.faults[path] = Fault(body=site.files[path] + CUSTOM_SECTION)
    fails_and_starts_again(insecure_page, site, "pyodide.asm.wasm")


def test_without_a_runtime_the_page_is_told(page: Page) -> None:
    page.evaluate("document.querySelector('meta[name=openends-runtime]').content = ''")
    assert ask(page)["kind"] == "start"
    assert page.workers == []


def test_a_start_that_hangs_ends(chromium: Browser, address: str, site: Site) -> None:
    site.faults["runtime/pyodide.asm.wasm"] = Fault(hangs=60)
    context = chromium.new_context()
    page = context.new_page()
    page.clock.install()
    page.goto(address)
    page.evaluate("engine.start()")
    wait_until(lambda: "runtime/pyodide.asm.wasm" in site.asked)
    time.sleep(1)  # the other files' progress is heard by then
    page.clock.run_for(8_000)
    assert page.evaluate("engine.state") == "starting"
    page.clock.run_for(20_000)
    assert page.evaluate("engine.state") == "failed"
    assert ask(page)["kind"] == "timeout"
    wait_until(lambda: not page.workers, page)

    site.faults.clear()
    page.evaluate("engine.retry()")
    assert "ok" in ask(page)
    context.close()


def test_a_slow_start_goes_on_while_files_come_in(
    chromium: Browser, address: str, site: Site
) -> None:
    site.faults["runtime/pyodide.asm.wasm"] = Fault(slow=1.2)
    context = chromium.new_context()
    page = context.new_page()
    page.clock.install()
    page.goto(address)
    page.evaluate("engine.start()")
    wait_until(lambda: "runtime/pyodide.asm.wasm" in site.asked)
    for _ in range(3):
        time.sleep(2.5)
        page.clock.run_for(9_000)
    assert page.evaluate("engine.state") == "starting"
    assert "ok" in ask(page)
    context.close()


def test_a_request_that_hangs_ends(page: Page, site: Site) -> None:
    site.faults["runtime/worker.js"] = Fault(body=SAYS_READY)
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
    site.faults["runtime/worker.js"] = Fault(body=dies)
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
    chromium: Browser, address: str, site: Site, tmp_path: Path
) -> None:
    # A window that keeps nothing on disk has a cache too small for the WebAssembly.
    context = chromium.browser_type.launch_persistent_context(
        tmp_path, executable_path=find_chromium(), args=list(ARGUMENTS)
    )
    site.cache = "public, max-age=31536000, immutable"
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("window.engine")
    page.evaluate("engine.prefetch()")
    runtime = sorted(path for path in site.files if path.startswith("runtime/"))
    wait_until(lambda: set(runtime) <= set(site.asked))
    assert "ok" in ask(page)
    context.close()
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


def wait_until(holds: Callable[[], bool], page: Page | None = None) -> None:
    """Wait, at most ten seconds, for what a server or a browser is about to do."""
    end = time.monotonic() + 10
    while not holds():
        assert time.monotonic() < end, "it did not come in time"
        if page:
            page.wait_for_timeout(50)  # which lets Playwright hear of workers
        else:
            time.sleep(0.05)
