"""Whether a match of twice as many rounds opens in twice the time."""

import sys
import time
from functools import partial
from statistics import median
from typing import Any

from benchmarks.browser import PROJECT, chromium, our_site
from benchmarks.measure import Row
from openends_page import api
from openends_page.practice import CACHE
from tests.browser.runtime_server import serve

RULES = "block;blocked_award=nobody;target_mode=exact;targets=2:999,3:999,4:999"
ROUNDS = 200
TIMES = 7
_TESTS = str(PROJECT / "tests" / "engine")
_PAGE: Any = {"lang": "en", "width": 12}
_OPEN = """async (texts) => {
    const times = [];
    for (const practice of texts) {
        const began = performance.now();
        const answer = await engine.ask("practice", { practice, lang: "en", width: 12 });
        if (!answer.practice) throw new Error(JSON.stringify(answer));
        let { rest } = answer.practice.pieces;
        while (rest) ({ rest } = await engine.ask("practice_pieces", { practice, lang: "en", width: 12, ...rest }));
        times.push(performance.now() - began);
    }
    return times;
}"""


def growth() -> Row:
    """The time that a text takes to open against one of half as many rounds."""
    texts = _texts()
    times = [[_opened(text) for text in texts] for _ in range(TIMES)]
    return _row("in Python", times)


def growth_in_the_worker() -> Row:
    """The same in the page, from asking to having the answer."""
    texts = _texts()
    with chromium() as browser, serve(our_site()) as address:
        page = browser.new_page()
        page.goto(address)
        page.wait_for_function("window.engine")
        ask = partial(page.evaluate, _OPEN, texts)
        ask()
        times: list[list[float]] = [ask() for _ in range(TIMES)]
    return _row("in the worker", times)


def _texts() -> list[str]:
    """A match, and one of twice as many rounds."""
    # The tests of the engine find each other by this path.
    if _TESTS not in sys.path:
        sys.path.append(_TESTS)
    from practising import played_rounds

    return [played_rounds(RULES, rounds) for rounds in (ROUNDS, 2 * ROUNDS)]


def _opened(text: str) -> float:
    """Milliseconds until a text that is not known yet is answered."""
    CACHE.clear()
    began = time.perf_counter()
    rest = api.practice(_PAGE | {"practice": text})["practice"]["pieces"].get("rest")
    while rest is not None:
        rest = api.practice_pieces(_PAGE | {"practice": text} | rest).get("rest")
    return 1000 * (time.perf_counter() - began)


def _row(where: str, times: list[list[float]]) -> Row:
    short, long = (median(column) for column in zip(*times, strict=True))
    return Row(
        f"opening a match of {2 * ROUNDS} rounds against one of {ROUNDS}, {where}",
        f"{long:.0f} ms against {short:.0f} ms",
        median(longer / shorter for shorter, longer in times),
        target=2.6,
        at_most=True,
    )
