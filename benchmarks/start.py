"""How long a reader waits from opening a page to the engine's first answer, in Chromium.

Against Pyodide as npm ships it, on the same page, in turns. A reader who comes back has the files in
the cache, and what Chromium made of them: the target is for those. One who comes for the first time has
nothing, and Chromium's own work on the WebAssembly, the same for both, is then most of the time.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from statistics import median

from playwright.sync_api import Browser, BrowserContext

from benchmarks.browser import ASKED, chromium, lasting_reader, our_site, stock_site
from benchmarks.measure import Row
from tests.browser.runtime_server import serve

TURNS = 7
# Chromium keeps compiled WebAssembly only when it has been in use for some seconds.
USE_MILLISECONDS = 6_000
_SCRIPT = f"""
import {{ engine }} from "./engine.js";
window.asked = () => engine.ask("position", {json.dumps(ASKED)});
window.answered = asked().then(() => performance.now());
"""
_USE = """async (time) => {
    const end = performance.now() + time;
    while (performance.now() < end) await asked();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
}"""


def first_visit() -> Row:
    """Milliseconds from the start of navigation, each turn with an empty cache."""
    with _addresses() as addresses, chromium() as browser:
        pairs = [_first_visits(browser, addresses) for _ in range(TURNS + 1)]
    # In the first turn Chromium itself is still starting.
    return _row("first visit", pairs[1:], target=None)


def return_visit() -> Row:
    """Milliseconds from the start of navigation, after a visit on which the engine was used."""
    with _addresses() as (ours, stock), lasting_reader() as reader:
        for address in (ours, stock):
            _visit(reader, address, USE_MILLISECONDS)
        pairs = [(_visit(reader, ours), _visit(reader, stock)) for _ in range(TURNS)]
    return _row("return visit", pairs, target=0.45)


def _first_visits(browser: Browser, addresses: tuple[str, str]) -> tuple[float, float]:
    times = []
    for address in addresses:
        reader = browser.new_context()
        times.append(_visit(reader, address))
        reader.close()
    return times[0], times[1]


def _row(which: str, pairs: list[tuple[float, float]], target: float | None) -> Row:
    ours, stock = median(one for one, _ in pairs), median(other for _, other in pairs)
    return Row(
        f"{which}: page open to first answer, against Pyodide as npm ships it",
        f"{ours:,.0f} ms to {stock:,.0f} ms",
        median(one / other for one, other in pairs),
        target=target,
        at_most=True,
    )


@contextmanager
def _addresses() -> Iterator[tuple[str, str]]:
    with ExitStack() as servers:
        addresses = []
        for site in (our_site(), stock_site()):
            site.files["page.js"] = _SCRIPT.encode()
            addresses.append(servers.enter_context(serve(site)))
        yield addresses[0], addresses[1]


def _visit(reader: BrowserContext, address: str, use: int = 0) -> float:
    page = reader.new_page()
    page.goto(address)
    page.wait_for_function("window.answered")
    milliseconds: float = page.evaluate("answered")
    if use:
        page.evaluate(_USE, use)
    page.close()
    return milliseconds
