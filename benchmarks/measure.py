"""What a benchmark gives back, and how two things are measured side by side."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

SLICES = 9
SLICE_SECONDS = 0.4


@dataclass(frozen=True)
class Row:
    """One line of the table.

    what: what was measured. figures: what was found, in words, with units. value: what is compared
    with the target: a ratio, or a number in the unit of `unit`. target: the bound, or None where nothing
    is promised. at_most: whether it is an upper bound; else it is a lower one.
    """

    what: str
    figures: str
    value: float
    target: float | None
    at_most: bool
    unit: str = ""

    @property
    def reached(self) -> bool:
        """Whether the target, if there is one, is reached."""
        if self.target is None:
            return True
        return self.value <= self.target if self.at_most else self.value >= self.target


@dataclass(frozen=True)
class Skipped:
    """A benchmark that could not be run. why: what is missing, and what to do."""

    what: str
    why: str


def rates(ours: Callable[[], object], theirs: Callable[[], object]) -> tuple[float, float, float]:
    """Call both again and again, in turns, each turn for a while.

    Returns calls a second of *ours* and of *theirs*, and the median of the turns' ratios, which
    noise that hits both does not move. Time is the processor's.
    """
    pairs = []
    _rate(ours)
    _rate(theirs)
    for _ in range(SLICES):
        pairs.append((_rate(ours), _rate(theirs)))
    ratio = median(one / other for one, other in pairs)
    return median(one for one, _ in pairs), median(other for _, other in pairs), ratio


def _rate(call: Callable[[], object]) -> float:
    calls = 0
    began = now = time.process_time()
    while now - began < SLICE_SECONDS:
        for _ in range(20):
            call()
        calls += 20
        now = time.process_time()
    return calls / (now - began)
