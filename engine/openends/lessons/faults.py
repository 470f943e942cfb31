"""What is wrong with a lesson: the line of its file and a sentence for its author."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Fault:
    """One thing that is wrong: in which line of the file, and what to do about it.

    >>> print(Fault(12, "goal: no such kind"))
    12: goal: no such kind
    """

    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.line}: {self.message}"


class LessonError(Exception):
    """A lesson that cannot be read. Attribute: `faults`, all that is wrong, by line."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(faults))
        super().__init__("; ".join(map(str, self.faults)))
