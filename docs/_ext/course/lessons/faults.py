"""What is wrong with a lesson: the line of its file and a sentence for its author."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Fault:
    """One thing that is wrong: in which line of the file, and what to do about it.

    Where two lines contradict each other, either may be wrong: `also` are the others.

    >>> print(Fault(12, "goal: no such kind"))
    12: goal: no such kind
    >>> print(Fault(6, "ends: the lesson says 4", (5,)))
    6: ends: the lesson says 4 (see line 5)
    """

    line: int
    message: str
    also: tuple[int, ...] = ()

    def __str__(self) -> str:
        lines = ", ".join(map(str, self.also))
        see = f" (see line{'s' * (len(self.also) > 1)} {lines})" if lines else ""
        return f"{self.line}: {self.message}{see}"


class LessonError(Exception):
    """A lesson that cannot be read. Attribute: `faults`, all that is wrong, by line."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(faults))
        super().__init__("; ".join(map(str, self.faults)))
