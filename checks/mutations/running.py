"""Runs mutants in a copy of the project and sees whether the check finds each at its file and line."""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from checks.catalogs import copy_sources
from checks.findings import finding
from checks.mutations.mutants import Mutant
from checks.mutations.structural import Restructured
from checks.project import Project
from course.lessons.folder import COURSE, check_file
from openends.checking.diagnostics import Diagnostic, Location
from publishing import ROOT
from publishing.languages import SOURCE, TRANSLATED
from rulebook.claims.strict import is_rules_page


@dataclass(frozen=True)
class Caught:
    """What became of a mutant: found on its very line, as a line that a finding names, or not."""

    mutant: Mutant
    at_line: bool
    named: bool

    def __bool__(self) -> bool:
        return self.at_line or self.named


class Laboratory:
    """A copy of the project in which things are changed, and put back."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "project"
        copy_sources(ROOT, self.root)
        self.project = Project(self.root, folder / "build")
        self.untouched = self.project.check()

    def rules_pages(self) -> list[Path]:
        """The pages on which nothing may be loose, the lessons on them, and their catalogs."""
        env = self.project.pages[0].app.env
        names = sorted(name for name in env.found_docs if is_rules_page(env, name))
        lessons = sorted((self.root / "tutorials").glob("*.toml"))
        pages = [self.root / "docs" / f"{name}.md" for name in names]
        folders = [self.root / "locales" / language / "LC_MESSAGES" for language in TRANSLATED]
        return pages + lessons + [folder / f"{name}.po" for folder in folders for name in names]

    def code_catalogs(self) -> list[Path]:
        """The catalogs of the engine's, the board's and the frame's words."""
        return [path for language in TRANSLATED for path in self.project.catalogs.of_code(language)]

    def try_out(self, mutant: Mutant) -> Caught:
        """Make the change, check, put it back."""
        place = Location(mutant.path.relative_to(self.root).as_posix(), mutant.line)
        caught = Caught(mutant, at_line=False, named=False)
        with changed(mutant.path, mutant.text(mutant.path.read_text("utf-8"))):
            for findings in self._further_and_further(mutant.path):
                caught = _judged(mutant, place, findings())
                if caught:
                    break
        return caught

    def try_slip(self, mutant: Mutant) -> bool:
        """Make a change in the words of code, compare, put it back: whether its message is found."""
        name = mutant.path.relative_to(self.root).as_posix()
        message = {Location(name, mutant.line), Location(name, mutant.line - 1)}  # of one line each
        with changed(mutant.path, mutant.text(mutant.path.read_text("utf-8"))):
            return any(found.location in message for found in self._compared(mutant.path))

    def try_exchange(self, mutant: Restructured) -> bool:
        """Exchange things in a catalog, compare, put it back: whether anything is found in it."""
        name = mutant.path.relative_to(self.root).as_posix()
        with changed(mutant.path, mutant.text):
            return any(found.location.path == name for found in self._compared(mutant.path))

    def try_alone(self, mutant: Mutant) -> bool:
        """Make a change in a page or a lesson, see whether it is found there, put it back."""
        name = mutant.path.relative_to(self.root).as_posix()
        with changed(mutant.path, mutant.text(mutant.path.read_text("utf-8"))):
            return any(
                place.path == name
                for findings in self._parts(mutant.path)
                for found in findings()
                for place in found.locations
            )

    def try_structure(self, mutant: Restructured) -> bool:
        """Make a change of structure, check, put it back: whether anything is found of its page."""
        page = mutant.path.stem
        with changed(mutant.path, mutant.text):
            for findings in self._further_and_further(mutant.path):
                if found := [one for one in findings() if _counts(one, mutant.path)]:
                    return any(Path(at.path).stem == page for one in found for at in one.locations)
        return False

    def try_sign(self, mutant: Restructured) -> bool:
        """Add a number, see whether it is found where it is read, put it back.

        The whole check would not do: a catalog is no longer that of a page in which a word is changed.
        """
        name = mutant.path.relative_to(self.root).as_posix()
        with changed(mutant.path, mutant.text):
            return any(
                place.path == name
                for findings in self._parts(mutant.path)
                for one in findings()
                for place in one.locations
            )

    def _further_and_further(self, path: Path) -> Iterator[Callable[[], list[Diagnostic]]]:
        """The parts of the check that read this file, then the whole check."""
        yield from self._parts(path)
        yield lambda: self.project.check().findings

    def _parts(self, path: Path) -> Iterator[Callable[[], list[Diagnostic]]]:
        """The parts of the check that read this file, the quickest first."""
        if path.suffix == ".toml":
            yield lambda: lesson_findings(self.root, path)
        if path.suffix == ".po":
            yield lambda: self._compared(path)
            yield lambda: self.project.findings_of_pages(self._language(path))
        else:
            yield self.project.findings_of_pages

    def _compared(self, path: Path) -> list[Diagnostic]:
        """A catalog beside its source."""
        return list(self.project.catalogs.findings_in(path, self._language(path)))

    def _language(self, path: Path) -> str:
        return path.relative_to(self.root).parts[1]


def lesson_findings(root: Path, path: Path) -> list[Diagnostic]:
    """What the engine finds in a lesson; its page tells the same, once it has been read."""
    name = path.relative_to(root).as_posix()
    if path.name == COURSE:
        return []
    faults = check_file(path).faults
    return [
        finding(
            Location(name, one.line),
            SOURCE,
            "lesson",
            hint=one.message,
            related=tuple(Location(name, line) for line in one.also),
        )
        for one in faults
    ]


def _counts(finding: Diagnostic, changed: Path) -> bool:
    """Whether a finding is about the change itself.

    After any change of a word in a source its catalogs are behind, and its translations show that
    sentence in the language of the source. Whoever changes a page brings them up to date: then nothing
    is said of that any more.
    """
    return changed.suffix == ".po" or finding.language == SOURCE


@contextmanager
def laboratory() -> Iterator[Laboratory]:
    """A laboratory that is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="openends-"))
    try:
        yield Laboratory(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def changed(path: Path, text: str) -> Iterator[None]:
    """A file with another text for a while."""
    before = path.read_bytes()
    path.write_bytes(text.encode())
    try:
        yield
    finally:
        path.write_bytes(before)


def _judged(mutant: Mutant, place: Location, findings: list[Diagnostic]) -> Caught:
    at_line = any(finding.location == place for finding in findings)
    named = any(place in finding.locations for finding in findings)
    return Caught(mutant, at_line, named)
