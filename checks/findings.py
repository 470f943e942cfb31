"""What the check finds, and how a line of the report says it."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path


@dataclass(frozen=True, order=True)
class Place:
    """A line of a file; the file as seen from the project's root."""

    path: str
    line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


@dataclass(frozen=True, order=True)
class Finding:
    """Something that is not true, or that nothing checks.

    `stands` is what stands there, `engine` what the engine says, or for a translation what its
    source says; `hint` is what to do. `also` are further places that it is about: where two lines
    contradict each other, either may be wrong.
    """

    place: Place
    language: str
    kind: str
    stands: str = ""
    engine: str = ""
    hint: str = ""
    also: tuple[Place, ...] = field(default=())
    by: str = "engine"

    @property
    def places(self) -> tuple[Place, ...]:
        """Every line that it is about."""
        return (self.place, *self.also)

    @property
    def message(self) -> str:
        """What it says, without where."""
        parts = []
        if self.stands or self.engine:
            parts.append(f"stands: {self.stands or 'nothing'}")
        if self.engine:
            parts.append(f"{self.by}: {self.engine}")
        if self.also:
            parts.append(f"see {', '.join(map(str, self.also))}")
        said = " · ".join(parts)
        hint = f"({self.hint})" if said and self.hint else self.hint
        return " ".join(filter(None, [said, hint]))

    def __str__(self) -> str:
        return f"{self.place}: [{self.language}] {self.kind}: {self.message}"


@cache
def place_in(root: Path, written: str) -> Place:
    """A place that Sphinx writes as `path:line`, line or all of it perhaps missing."""
    written = written.partition(":<translated>")[0]  # after it counts the sentence's own lines
    path, colon, line = written.rpartition(":")
    if not colon or not line.isdecimal():
        path, line = written.rstrip(":"), "1"
    found = Path(path)
    if found.is_relative_to(root):
        found = found.relative_to(root)
    return Place(found.as_posix(), max(int(line), 1))
