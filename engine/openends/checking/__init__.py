"""Checking text files: every line of words and every sum in them against the engine."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from openends.checking.diagnostics import Diagnostic, Location
from openends.checking.files import lines_of
from openends.checking.flowing import flows
from openends.checking.reading import Mismatch, Part, statements_in
from openends.checking.showing import apart, visible
from openends.checking.sums import sums_in
from openends.errors import excerpt
from openends.words.catalog import N_, told

_PARTS = {
    Part.TILE: N_("tile expected: {expected} · found: {found}"),
    Part.TWICE: N_("a tile that is not on the table yet expected · found: {found}"),
    Part.FIT: N_("a tile that fits expected: {expected} · found: {found}"),
    Part.JOIN: N_("join expected: {expected} · found: {found}"),
    Part.OPEN_END: N_("open end expected: {expected} · found: {found}"),
    Part.SUM: N_("sum expected: {expected} · found: {found}"),
    Part.LINE: N_("line of words expected: {expected} · found: {found}"),
}

_MOST_SHOWN = 400  # characters of what a text says: no join that can be made is so long


@dataclass(frozen=True, slots=True)
class Finding:
    """A mismatch in a file, at a line and a column from 1."""

    path: str
    line: int
    column: int
    mismatch: Mismatch

    def diagnostic(self, language: str) -> Diagnostic:
        """The finding as a diagnostic, worded in a language."""
        nothing = told(language, N_("nothing"))
        expected, found = self.mismatch.expected, self.mismatch.found
        if self.mismatch.part is Part.LINE:
            expected, found = apart(expected, found)
        message = told(
            language,
            _PARTS[self.mismatch.part],
            expected=excerpt(visible(expected), most=_MOST_SHOWN) or nothing,
            found=excerpt(visible(found), most=_MOST_SHOWN) or nothing,
        )
        return Diagnostic(
            Location(self.path, self.line, self.column),
            str(self.mismatch.part).replace(" ", "-"),
            message,
            found=self.mismatch.found,
            expected=self.mismatch.expected,
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
    """Check the lines of a text; `path` is its name in findings.

    >>> text = "Tiles: none. Joins: none. Legal joining points: none."
    >>> check_text([text], "empty.txt")
    Checked(found=1, matching=1, sums=0, sums_right=0, findings=())
    """
    text = list(lines)
    found = matching = sums = right = 0
    findings: list[Finding] = []
    for flow in flows(text, listed=True):
        for statement in statements_in(flow.text):
            found += 1
            matching += not statement.mismatches
            findings += (
                Finding(path, *flow.place(wrong.at), wrong) for wrong in statement.mismatches
            )
    for flow in flows(text, listed=False):
        for one in sums_in(flow.text):
            sums += 1
            right += one.right
            if not one.right:
                wrong = Mismatch(Part.SUM, one.expected, one.said, one.column - 1)
                findings.append(Finding(path, *flow.place(wrong.at), wrong))
    findings.sort(key=lambda finding: (finding.line, finding.column))
    return Checked(found, matching, sums, right, tuple(findings))


def check_file(path: Path) -> Checked:
    """Check a text file. Raises `OSError`, and `NotText` for what is no text that can be read."""
    return check_text(lines_of(path), str(path))
