"""How many bytes a reader loads, each file gzipped by itself."""

import gzip
import threading
from pathlib import Path
from urllib.parse import unquote, urlsplit

from benchmarks.browser import RUNTIME, chromium
from benchmarks.measure import Row, Skipped
from publishing import SITE
from publishing.languages import NAMES
from publishing.serve import open_server

_PAGE = "the Block page without the engine, all its files, gzipped"


def runtime() -> Row:
    """All files of the runtime."""
    size = sum(_gzipped(path) for path in RUNTIME.iterdir()) / 1e6
    return Row("the runtime, gzipped", f"{size:.3f} MB", size, target=4.4, at_most=True, unit="MB")


def block_page() -> Row | Skipped:
    """What Chromium loads to show the Block page; the largest of all languages."""
    if not (SITE / "en" / "block.html").is_file():
        return Skipped(_PAGE, "no site is built: run `python3 start.py site`")
    sizes = {language: _page_size(f"{language}/block.html") / 1e3 for language in NAMES}
    largest = max(sizes.values())
    figures = ", ".join(f"{language} {size:.0f} kB" for language, size in sizes.items())
    return Row(_PAGE, figures, largest, target=150, at_most=True, unit="kB")


def _page_size(page: str) -> int:
    asked: set[str] = set()
    server = open_server(SITE)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    with chromium() as browser:
        reader = browser.new_context()
        reader.on("request", lambda request: asked.add(unquote(urlsplit(request.url).path)))
        visit = reader.new_page()
        visit.goto(server.address + page, wait_until="networkidle")
    server.shutdown()
    server.server_close()
    thread.join()
    files = {path.lstrip("/") for path in asked if not path.startswith("/runtime-")}
    return sum(_gzipped(SITE / file) for file in files)


def _gzipped(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))
