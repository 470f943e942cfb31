"""Whether a text of twice the length is checked in twice the time, whatever it is made of."""

import sys
import time
from collections.abc import Callable
from statistics import median

from benchmarks.browser import PROJECT
from benchmarks.measure import Row
from openends.checking import check_text
from openends.checking.sums import sums_in

TIMES = 5
ENOUGH = 0.03  # seconds: what takes less is measured with a longer text
_TESTS = str(PROJECT / "tests" / "engine")

Check = Callable[[str, int], object]


def growth() -> Row:
    """The time of the text that grows the most, against one of half its length."""
    ratio, piece = max((_growth(check, piece), piece) for check, piece in _texts())
    return Row(
        "a text of twice the length is checked",
        f"the most for a text of {piece!r}; twice is linear, four times is quadratic",
        ratio,
        3,
        at_most=True,
    )


def _texts() -> list[tuple[Check, str]]:
    """Ways to check, with what the text is to be made of."""
    # The tests of the engine find each other by this path.
    if _TESTS not in sys.path:
        sys.path.append(_TESTS)
    import long_texts as texts

    return [
        *((lambda piece, n: list(sums_in(texts.sums_of(piece, n))), it) for it in texts.SUMS),
        *((lambda piece, n: check_text(texts.statements_of(piece, n), "p"), it) for it in texts.STATEMENTS),
        *((lambda piece, n: check_text(texts.page_of(piece, n), "p"), it) for it in texts.PAGES),
    ]  # fmt: skip


def _growth(check: Check, piece: str) -> float:
    times = 1_000
    while _taken(check, piece, times) < ENOUGH:
        times *= 2
    return median(
        _taken(check, piece, 2 * times) / _taken(check, piece, times) for _ in range(TIMES)
    )


def _taken(check: Check, piece: str, times: int) -> float:
    began = time.process_time()
    check(piece, times)
    return time.process_time() - began
