"""Runs mutants in a copy of the project and sees whether the check finds each at its file and line."""

import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from checks.catalogs import copy_sources
from checks.findings import Finding, Place
from checks.mutations.mutants import Mutant
from checks.mutations.structural import Restructured
from checks.project import Project
from openends.lessons.folder import COURSE, check_file
from publishing import ROOT
from publishing.languages import SOURCE, TRANSLATED
from rulebook.strict import is_rules_page


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

    def try_out(self, mutant: Mutant) -> Caught:
        """Make the change, check, put it back."""
        name = mutant.path.relative_to(self.root).as_posix()
        with changed(mutant.path, mutant.text(mutant.path.read_text("utf-8"))):
            caught = _judged(mutant, Place(name, mutant.line), self._quickly(mutant.path))
            if not caught:
                caught = _judged(mutant, Place(name, mutant.line), self.project.check().findings)
        return caught

    def try_structure(self, mutant: Restructured) -> bool:
        """Make a change of structure, check, put it back: whether anything is found of its page."""
        page = mutant.path.stem
        with changed(mutant.path, mutant.text):
            findings = self._quickly(mutant.path) or self.project.check().findings
            return any(Path(place.path).stem == page for one in findings for place in one.places)

    def try_sign(self, mutant: Restructured) -> bool:
        """Add a number, see whether it is found where it is read, put it back.

        The whole check would not do: a catalog is no longer that of a page in which a word is changed.
        """
        name = mutant.path.relative_to(self.root).as_posix()
        with changed(mutant.path, mutant.text):
            findings = self._quickly(mutant.path)
            return any(place.path == name for one in findings for place in one.places)

    def _quickly(self, path: Path) -> list[Finding]:
        """What the part of the check that reads this file finds; the whole check has all of it."""
        if path.suffix == ".toml":
            return lesson_findings(self.root, path) or self.project.source_findings()
        if path.suffix == ".md":
            return self.project.source_findings()
        language = path.relative_to(self.root).parts[1]
        return list(self.project.catalogs.findings_in(path, language))


def lesson_findings(root: Path, path: Path) -> list[Finding]:
    """What the engine finds in a lesson; its page tells the same, once it has been read."""
    name = path.relative_to(root).as_posix()
    if path.name == COURSE:
        return []
    faults = check_file(path).faults
    return [
        Finding(
            Place(name, one.line),
            SOURCE,
            "lesson",
            hint=one.message,
            also=tuple(Place(name, line) for line in one.also),
        )
        for one in faults
    ]


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
    _write(path, text.encode())
    try:
        yield
    finally:
        _write(path, before)


def _write(path: Path, content: bytes) -> None:
    """Write, with the very time: file systems' own clocks are some milliseconds behind it.

    Sphinx would not read again what seems to be older than its last reading.
    """
    path.write_bytes(content)
    now = time.time_ns()
    os.utime(path, ns=(now, now))


def _judged(mutant: Mutant, place: Place, findings: list[Finding]) -> Caught:
    at_line = any(finding.place == place for finding in findings)
    named = any(place in finding.places for finding in findings)
    return Caught(mutant, at_line, named)
