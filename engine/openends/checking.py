"""Checking text files: every line of words and every sum in them against the engine."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from openends.sums import sums_in
from openends.words.catalog import N_, told
from openends.words.reading import Mismatch, Part, statements_in

_PARTS = {
    Part.TILE: N_("{place}: tile expected: {expected} · found: {found}"),
    Part.JOIN: N_("{place}: join expected: {expected} · found: {found}"),
    Part.OPEN_END: N_("{place}: open end expected: {expected} · found: {found}"),
    Part.SUM: N_("{place}: sum expected: {expected} · found: {found}"),
    Part.LINE: N_("{place}: line of words expected: {expected} · found: {found}"),
}


@dataclass(frozen=True, slots=True)
class Finding:
    """A mismatch in a file, at a line and a column from 1."""

    path: str
    line: int
    column: int
    mismatch: Mismatch

    def said(self, language: str) -> str:
        """The finding as one line of a report."""
        nothing = told(language, N_("nothing"))
        return told(
            language,
            _PARTS[self.mismatch.part],
            place=f"{self.path}:{self.line}",
            expected=self.mismatch.expected or nothing,
            found=self.mismatch.found or nothing,
        )


@dataclass(frozen=True, slots=True)
class Checked:
    """What checking a text came to: lines of words and sums found, those right, and findings.

    Two of them added are what checking both texts came to.
    """

    found: int = 0
    matching: int = 0
    sums: int = 0
    sums_right: int = 0
    findings: tuple[Finding, ...] = ()

    def __add__(self, other: "Checked") -> "Checked":
        return Checked(
            self.found + other.found,
            self.matching + other.matching,
            self.sums + other.sums,
            self.sums_right + other.sums_right,
            self.findings + other.findings,
        )


def check_text(lines: Iterable[str], path: str) -> Checked:
    """Checks the lines of a text; `path` is its name in findings.

    >>> text = "Tiles: none. Joins: none. Legal joining points: none."
    >>> check_text([text], "empty.txt")
    Checked(found=1, matching=1, sums=0, sums_right=0, findings=())
    """
    found = matching = sums = right = 0
    findings: list[Finding] = []
    for number, line in enumerate(lines, 1):
        for statement in statements_in(line):
            found += 1
            matching += not statement.mismatches
            findings += (
                Finding(path, number, statement.column, wrong) for wrong in statement.mismatches
            )
        for one in sums_in(line):
            sums += 1
            right += one.right
            if not one.right:
                wrong = Mismatch(Part.SUM, one.expected, one.said)
                findings.append(Finding(path, number, one.column, wrong))
    return Checked(found, matching, sums, right, tuple(findings))


def check_file(path: Path) -> Checked:
    """Checks a file in UTF-8. Raises `OSError`, and `UnicodeDecodeError` for another encoding."""
    return check_text(_lines(path), str(path))


def _lines(path: Path) -> Iterator[str]:
    # Not splitlines(): it also splits at characters that editors do not count as line ends.
    yield from path.read_text("utf-8-sig").split("\n")
