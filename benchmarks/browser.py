"""Pages with an engine in Chromium, for benchmarks: ours, and Pyodide as npm ships it."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from publishing.chromium import ARGUMENTS, chromium_missing, find_chromium
from tests.browser.runtime_server import Site, site_of

PROJECT = Path(__file__).parents[1]
RUNTIME = PROJECT / "build" / "runtime"
ASKED = {"line": "[1|4] [1|1]@1", "rules": "block", "lang": "ko", "width": 12}

_BOARD = PROJECT / "docs" / "_board"
_STOCK_WORKER = Path(__file__).with_name("stock_worker.js")
_STOCK_CLIENT = Path(__file__).with_name("stock_client.js")
_PYODIDE = PROJECT / "node_modules" / "pyodide"
_STOCK_FILES = (
    "pyodide.mjs",
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
# Cached for ever, as a static host should send files whose folder carries their hash.
_CACHE = "public, max-age=31536000, immutable"


@contextmanager
def chromium() -> Iterator[Browser]:
    """The machine's Chromium: each context of it is a reader who was never here before.

    Ends the program with a sentence if there is none.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_program(), args=list(ARGUMENTS))
        yield browser
        browser.close()


@contextmanager
def lasting_reader() -> Iterator[BrowserContext]:
    """A reader's Chromium with a cache on disk, which other contexts do not have.

    Ends the program with a sentence if there is none.
    """
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=_program(), args=list(ARGUMENTS)
        )
        yield context
        context.close()


def _program() -> str:
    return find_chromium() or sys.exit(chromium_missing())


def our_site() -> Site:
    """A small page with the built runtime."""
    site = site_of(_BOARD, RUNTIME)
    site.cache = _CACHE
    return site


def stock_site() -> Site:
    """The same page with Pyodide as npm ships it, and the engine's plain wheel."""
    with TemporaryDirectory() as folder:
        out = Path(folder)
        command = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder)
        subprocess.run((*command, str(PROJECT)), check=True, capture_output=True)
        (wheel,) = out.glob("*.whl")
        worker = _STOCK_WORKER.read_text("utf-8").replace("WHEEL", wheel.name)
        (out / "worker.js").write_text(worker, "utf-8")
        for name in _STOCK_FILES:
            (out / name).symlink_to(_PYODIDE / name)
        site = site_of(None, out)
        site.files["engine/engine.js"] = _STOCK_CLIENT.read_bytes()
    site.cache = _CACHE
    return site
