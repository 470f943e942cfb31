"""How long a reader waits for an answer once the engine runs: a tile placed, new picture and words."""

import random
from statistics import median, quantiles
from typing import Any

from benchmarks.browser import ASKED, chromium, our_site
from benchmarks.measure import Row
from benchmarks.rounds import FOUR_TIMES_SEVEN, play
from openends import Line, Place
from tests.browser.runtime_server import serve

ROUNDS = 12
_PLACE = """async (placements) => {
    await engine.ask("position", placements[0]);
    const times = [];
    for (const placement of placements) {
        const began = performance.now();
        const { position } = await engine.ask("place", placement);
        times.push(performance.now() - began);
        if (!position) throw new Error(`not placed: ${JSON.stringify(placement)}`);
    }
    return times;
}"""


def in_the_worker() -> Row:
    """Milliseconds in the page, from asking to having the answer; median of whole rounds."""
    placements = [placement for seed in range(ROUNDS) for placement in _placements(seed)]
    return timed("a tile placed, in the worker", _PLACE, placements)


def timed(what: str, script: str, argument: object) -> Row:
    """Run a script in a page with the engine; it gives the milliseconds of each of its answers."""
    with chromium() as browser, serve(our_site()) as address:
        page = browser.new_page()
        page.goto(address)
        page.wait_for_function("window.engine")
        times: list[float] = page.evaluate(script, argument)
    slow = quantiles(times, n=20)[-1]
    return Row(
        f"{what}, {len(times)} times",
        f"median {median(times):.1f} ms, 95 % within {slow:.1f} ms",
        median(times),
        target=16,
        at_most=True,
        unit="ms",
    )


def _placements(seed: int) -> list[dict[str, Any]]:
    """What a page asks while a whole random round is laid out, tile by tile."""
    asked = []
    line = Line("")
    for action in play(FOUR_TIMES_SEVEN, 4, random.Random(seed)).actions:
        if isinstance(action, Place):
            tile, end = str(action.tile), action.arm
            asked.append(ASKED | {"line": str(line), "tile": tile, "end": end})
            line = line.place(action.tile, action.arm)
    return asked
