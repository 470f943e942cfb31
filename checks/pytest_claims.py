"""Each claim as one pytest item, at its own file and line: `pytest docs locales`, `pytest docs/block.md`.

The folders' conftest.py load it. A page has the claims of its source, a catalog those of its translated
sentences; what the notation of a page claims in another language is an item of the page too.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from publishing import ROOT

PAGES = ROOT / "docs"
CATALOGS = ROOT / "locales"


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Pages and catalogs are files of tests."""
    page = file_path.suffix == ".md" and file_path.is_relative_to(PAGES)
    if page or (file_path.suffix == ".po" and file_path.is_relative_to(CATALOGS)):
        file: ClaimFile = ClaimFile.from_parent(parent, path=file_path)
        return file
    return None


class ClaimFile(pytest.File):
    """A page or a catalog with all that is claimed in it."""

    def collect(self) -> Iterator[pytest.Item]:
        name = self.path.relative_to(ROOT).as_posix()
        seen: Counter[str] = Counter()
        for title, line, wrong in _items().get(name, ()):
            seen[title] += 1
            again = f" ({seen[title]})" if seen[title] > 1 else ""
            yield ClaimItem.from_parent(self, name=title + again, line=line, wrong=wrong)


class ClaimItem(pytest.Item):
    """One claim, or one finding that is about no claim."""

    def __init__(self, *, line: int, wrong: str, **rest: object) -> None:
        super().__init__(**rest)  # type: ignore[arg-type]
        self.line, self.wrong = line, wrong

    def runtest(self) -> None:
        if self.wrong:
            pytest.fail(self.wrong, pytrace=False)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.line - 1, self.name


@cache
def _items() -> dict[str, list[tuple[str, int, str]]]:
    """By file: the title of each item, its line, what is wrong with it."""
    from checks.project import Project, finding_of  # late: most runs of pytest collect no claim

    with TemporaryDirectory(prefix="openends-check-") as folder:
        report = Project(ROOT, Path(folder).resolve()).check()
    found: dict[str, list[tuple[str, int, str]]] = {}
    of_claims = set()
    for one in report.claims:
        finding = finding_of(one)
        of_claims.add(finding)
        title = f"[{one.language}] {one.claim.kind} {one.claim.about} = {one.claim.said}"
        wrong = "" if one.claim.holds else str(finding)
        found.setdefault(one.place.path, []).append((title, one.place.line, wrong))
    for diagnostic in report.findings:
        if diagnostic not in of_claims:
            title = f"[{diagnostic.language}] {diagnostic.code}"
            place = diagnostic.location
            found.setdefault(place.path, []).append((title, place.line, str(diagnostic)))
    return found
