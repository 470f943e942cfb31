"""Mutants: one change each of a page or a catalog, that the check must find.

Every digit becomes another digit, every tile another tile. What nobody reads is left out: in a page
the comments, in a catalog the comments and the header.
"""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from openends import DOUBLE_SIX

_DIGIT = re.compile(r"\d")
_TILE = re.compile(r"\[\d{1,2}\|\d{1,2}\]")
_MARKED = re.compile(r"\{number\}`[^`]*`")


@dataclass(frozen=True)
class Mutant:
    """A file with one change: what stood at a line, what stands there now."""

    path: Path
    line: int
    column: int
    before: str
    after: str
    kind: str

    def text(self, whole: str) -> str:
        """The file's text with the change."""
        lines = whole.split("\n")
        line = lines[self.line - 1]
        start = self.column - 1
        assert line[start : start + len(self.before)] == self.before
        lines[self.line - 1] = line[:start] + self.after + line[start + len(self.before) :]
        return "\n".join(lines)

    def __str__(self) -> str:
        return (
            f"{self.path.name}:{self.line}:{self.column}: {self.kind} {self.before} → {self.after}"
        )


def mutants_of(path: Path, chance: random.Random) -> Iterator[Mutant]:
    """A mutant for each digit and two for each tile of a file."""
    for number, line in _read_by_people(path):
        free = [match.span() for match in _MARKED.finditer(line)]
        for kind, pattern in (("digit", _DIGIT), ("tile", _TILE)):
            for match in pattern.finditer(line):
                if any(start <= match.start() < end for start, end in free):
                    continue
                for after in _others(match[0], chance):
                    yield Mutant(path, number, match.start() + 1, match[0], after, kind)


def _others(before: str, chance: random.Random) -> Iterator[str]:
    if before.startswith("["):
        tiles = [str(tile) for tile in DOUBLE_SIX if str(tile) != before]
        yield chance.choice(tiles)
        low, high = before.strip("[]").split("|")
        # The hardest to find: as many pips, and the same tile turned round.
        alike = [f"[{one}|{int(low) + int(high) - one}]" for one in range(7)]
        same = [tile for tile in alike if tile in tiles]
        if same:
            yield chance.choice(same)
        if low != high:
            yield f"[{high}|{low}]"
    else:
        yield chance.choice([digit for digit in "0123456789" if digit != str(int(before))])


def _read_by_people(path: Path) -> list[tuple[int, str]]:
    """The lines of a file that somebody reads, numbered."""
    lines = list(enumerate(path.read_text("utf-8").split("\n"), 1))
    if path.suffix == ".po":
        end_of_header = next(number for number, line in lines[1:] if not line)
        return [(number, line) for number, line in lines[end_of_header:] if line[:1] != "#"]
    return [(number, line) for number, line in lines if not line.startswith("%")]
