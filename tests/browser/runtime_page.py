"""The small page with the engine, as tests use it: what they ask it, and what they wait for."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from openends_page import api
from tests.browser.runtime_server import Site, site_of

PROJECT = Path(__file__).parents[2]
RUNTIME = PROJECT / "build" / "runtime"
BOARD = PROJECT / "docs" / "_board"

ASKED: Any = {"line": "[1|4] [1|1]@1", "rules": "block", "lang": "ko", "width": 12}
ASK = """([method, args]) => engine.ask(method, args).then(
    (ok) => ({ ok }), ({ kind, message }) => ({ kind, message }))"""

FOREVER = "public, max-age=31536000, immutable"


def built_site() -> Site:
    """The page with the runtime that was built."""
    if not RUNTIME.is_dir():
        pytest.fail("there is no build/runtime: run `python engine/browser/build.py`")
    return site_of(BOARD, RUNTIME)


def open_page(page: Page, address: str) -> None:
    """Go to the page; its engine is there, and has not started."""
    page.goto(address)
    page.wait_for_function("window.engine")


def ask(page: Page, method: str = "position", args: object = ASKED) -> dict[str, Any]:
    """What the engine in the page answers, or the kind and the message of its error."""
    answer: dict[str, Any] = page.evaluate(ASK, [method, args])
    return answer


def in_cpython() -> object:
    """What the engine answers here."""
    return json.loads(json.dumps(api.position(ASKED)))


def expect_answer(page: Page) -> None:
    """Assert that the engine in the page answers as it does here, from the one worker there is."""
    assert ask(page) == {"ok": in_cpython()}
    wait_until(lambda: len(page.workers) == 1, page)


def wheel(site: Site) -> str:
    """Where the engine's wheel lies."""
    return next(path for path in site.files if path.endswith(".whl"))


def one_byte_more(data: bytes) -> bytes:
    """A script that works as before."""
    return data + b"\n"


def altered(data: bytes) -> bytes:
    """The same bytes, but for one in the middle."""
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


def wait_until(holds: Callable[[], bool], page: Page | None = None) -> None:
    """Wait, at most ten seconds, for what a server or a browser is about to do."""
    end = time.monotonic() + 10
    while not holds():
        assert time.monotonic() < end, "it did not come in time"
        if page:
            page.wait_for_timeout(50)  # which lets Playwright hear of workers
        else:
            time.sleep(0.05)
