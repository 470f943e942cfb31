"""How many claims each page makes, as somebody affirmed it: what is lost is a finding, never silence.

An example that was exchanged for another, or dropped with its translations, leaves nothing wrong
behind and fewer claims; a step of a lesson too. The numbers stand in docs/claims.json, by page and
kind. Nobody types them: `python3 start.py affirm` writes the file, and its diff shows what was
affirmed. They are those of the source; that each language claims as much is compared elsewhere.
"""

import json
import tomllib
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from checks.findings import finding
from course.lessons import LessonError, read_lesson
from course.lessons.folder import read_text
from course.lessons.sentences import sentences_of
from openends.checking.diagnostics import Diagnostic, Location
from publishing.languages import SOURCE

FILE = "docs/claims.json"
COMMAND = "python3 start.py affirm"
KIND = "count"

STEPS = "steps"
"""The kind that counts the steps of a lesson: one without a claim would else be lost unseen."""

SENTENCES = "sentences of "
"""The kinds that count what the texts of a step say, see `course.lessons.sentences`."""

Counts = Mapping[str, Mapping[str, int]]
"""Numbers of claims by page and kind."""


def counts_of(report: Mapping[str, Mapping[str, Mapping[str, int]]]) -> dict[str, dict[str, int]]:
    """Those of the source, out of a report's counts by page, kind and language."""
    return {
        page: {kind: counts[SOURCE] for kind, counts in kinds.items() if counts[SOURCE]}
        for page, kinds in report.items()
    }


def with_steps(root: Path, counts: Counts) -> dict[str, dict[str, int]]:
    """The numbers, with those of the steps of lessons; a lesson has its page in docs/learn/.

    Of each step it is counted how many of its sentences the engine tries: one that is said so that
    nothing knows it any more is a claim that is lost.
    """
    whole = {page: dict(kinds) for page, kinds in counts.items()}
    for path in sorted((root / "tutorials").glob("*.toml")):
        with suppress(OSError, ValueError, LessonError):  # what cannot be read is a finding already
            steps = tomllib.loads(path.read_text("utf-8")).get("step")
            if isinstance(steps, list):
                kinds = whole.setdefault(f"learn/{path.stem}", {})
                kinds[STEPS] = len(steps)
                for step in read_lesson(read_text(path), path.stem).steps:
                    kinds[f"{SENTENCES}{step.id}"] = sentences_of(step)
    return whole


def affirm(root: Path, counts: Counts) -> list[str]:
    """Write the numbers; tells each that has changed, as a line."""
    path = root / FILE
    try:
        before = _read(path)
    except (OSError, ValueError):
        before = {}
    path.write_text(json.dumps(counts, indent=1, sort_keys=True) + "\n", "utf-8")
    return [
        f"{page}: {kind} {before.get(page, {}).get(kind, 0)} → {counts.get(page, {}).get(kind, 0)}"
        for page, kind in _pairs(before, counts)
        if before.get(page, {}).get(kind, 0) != counts.get(page, {}).get(kind, 0)
    ]


def affirmed_findings(
    root: Path, counts: Counts, unread: Collection[str] = ()
) -> Iterator[Diagnostic]:
    """Each kind of claim that a page makes less often than was affirmed; what it makes more often.

    Pages that could not be read are left out: that they were not is a finding already.
    """
    path = root / FILE
    try:
        affirmed = _read(path)
    except FileNotFoundError:
        yield _finding(
            Location(FILE, 1), "", "", f"nothing is affirmed; if all is as it should be: {COMMAND}"
        )
        return
    except ValueError as error:
        hint = f"cannot be read: {error}; write it anew: {COMMAND}"
        yield _finding(Location(FILE, 1), "", "", hint)
        return
    more: dict[str, list[str]] = {}
    for page, kind in _pairs(affirmed, counts):
        wanted, found = affirmed.get(page, {}).get(kind, 0), counts.get(page, {}).get(kind, 0)
        if page in unread or (kind.startswith(SENTENCES) and not _read_whole(counts.get(page, {}))):
            continue
        if found < wanted:
            hint = f"claims are lost; if that is meant: {COMMAND}"
            yield _finding(_place_of(root, page, kind), f"{found} of {kind}", f"{wanted}", hint)
        elif found > wanted:
            more.setdefault(page, []).append(f"{found} of {kind} for {wanted}")
    for page, kinds in more.items():
        hint = f"more is claimed than was affirmed: {COMMAND}"
        yield _finding(_place_of(root, page), ", ".join(kinds), "", hint)


def _read_whole(kinds: Mapping[str, int]) -> bool:
    """Whether the lesson of a page could be read; that it could not is a finding already."""
    return any(kind.startswith(SENTENCES) for kind in kinds)


def _pairs(first: Counts, second: Counts) -> list[tuple[str, str]]:
    return sorted(
        {(page, kind) for counts in (first, second) for page in counts for kind in counts[page]}
    )


def _place_of(root: Path, page: str, kind: str = "") -> Location:
    """The page's file, or the step of its lesson, or where its numbers stand if it is gone."""
    name = f"docs/{page}.md"
    if kind.startswith(SENTENCES):
        name = f"tutorials/{page.removeprefix('learn/')}.toml"
        step = f'id = "{kind.removeprefix(SENTENCES)}"'
        with suppress(OSError, ValueError):
            return Location(name, (root / name).read_text("utf-8").splitlines().index(step) + 1)
    return Location(name if (root / name).is_file() else FILE, 1)


def _finding(place: Location, stands: str, affirmed: str, hint: str) -> Diagnostic:
    return finding(place, SOURCE, KIND, stands, affirmed, hint, by="affirmed")


def _read(path: Path) -> dict[str, dict[str, int]]:
    """The numbers; a `ValueError` says what is wrong with the file."""
    read = json.loads(path.read_text("utf-8"))
    whole = isinstance(read, dict) and all(
        isinstance(kinds, dict) and all(type(count) is int for count in kinds.values())
        for kinds in read.values()
    )
    if not whole:
        raise ValueError("numbers by page and kind expected")
    found: dict[str, dict[str, int]] = read
    return found
