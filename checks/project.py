"""The whole check of a project: pages in all languages, catalogs, words. Kept in memory to run again."""

import time
from collections import Counter
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from checks import lesson_answers, numerals, opposites, terms
from checks.affirmed import affirmed_findings, counts_of, with_steps
from checks.catalogs import Catalogs
from checks.doctests import doctest_findings
from checks.findings import finding, location_in
from checks.pages import Pages, Reading
from checks.side_by_side import can_fork, reading
from openends.checking.diagnostics import Diagnostic, Location
from publishing.languages import NAMES, SOURCE, TRANSLATED
from rulebook.claims.claim import Claim


@dataclass(frozen=True)
class Collected:
    """A claim with its language and the line on which it stands, in a page or in a catalog."""

    page: str
    language: str
    place: Location
    claim: Claim
    also: tuple[Location, ...]


@dataclass
class Report:
    """What a check came to."""

    findings: list[Diagnostic] = field(default_factory=list)
    claims: list[Collected] = field(default_factory=list)
    marks: list[tuple[Location, str]] = field(default_factory=list)
    orders: list[tuple[str, Location, str]] = field(default_factory=list)
    unjudged: list[tuple[str, str]] = field(default_factory=list)
    seconds: float = 0.0

    def counts(self) -> dict[str, dict[str, dict[str, int]]]:
        """How many claims: by page, by kind, by language."""
        found: dict[str, dict[str, dict[str, int]]] = {}
        for (page, kind, language), count in sorted(self._counted().items()):
            by_kind = found.setdefault(page, {}).setdefault(kind, dict.fromkeys(NAMES, 0))
            by_kind[language] = count
        return found

    def totals(self) -> dict[str, int]:
        """How many claims in each language."""
        total = Counter(one.language for one in self.claims)
        return {language: total[language] for language in NAMES}

    def _counted(self) -> Counter[tuple[str, str, str]]:
        return Counter((one.page, one.claim.kind, one.language) for one in self.claims)


class Project:
    """A project whose pages and catalogs can be checked again and again; only what has changed is read."""

    def __init__(self, root: Path, build: Path) -> None:
        self.root, self._build = root, build
        self.catalogs = Catalogs(root, build / "templates")

    @cached_property
    def pages(self) -> list[Pages]:
        """The pages in each language, kept to be read again."""
        return [Pages(self.root, self._build, language) for language in NAMES]

    def check(self) -> Report:
        """Check everything."""
        began = time.monotonic()
        readings = {pages.language: pages.read() for pages in self.pages}
        self.catalogs.prepare()
        return self._judge(readings, self._of_files(), began)

    def check_once(self) -> Report:
        """Check everything from nothing, and keep no page: the languages are read at the same time."""
        if not can_fork():
            return self.check()
        began = time.monotonic()
        with reading(self.root, self._build, NAMES) as waiting:
            self.catalogs.prepare()
            of_files = self._of_files()
            readings = {language: one.result() for language, one in waiting.items()}
        return self._judge(readings, of_files, began)

    def _of_files(self) -> list[Diagnostic]:
        """What is wrong with lessons, catalogs and docstrings, whatever stands on the pages."""
        self.catalogs.judge_messages()
        found = list(lesson_answers.lesson_findings(self.root, self.catalogs))
        return found + list(doctest_findings(self.root))

    def _judge(
        self, readings: dict[str, Reading], of_files: list[Diagnostic], began: float
    ) -> Report:
        """What comes of all that was read."""
        report = Report(of_files)
        unread = {name for pages in readings.values() for name in pages.unread}
        for pages in readings.values():
            self._take(report, pages)
        for account in readings[SOURCE].accounts.values():
            report.marks += [
                (location_in(self.root, mark.place), mark.number) for mark in account.marks
            ]
        report.findings += self.catalogs.findings(unread)
        report.findings += _unequal(report, unread)
        report.findings += affirmed_findings(self.root, self.affirmable(report), unread)
        report.orders = list(self.catalogs.orders())
        report.unjudged = list(_unjudged())
        report.findings = sorted(set(report.findings))
        report.seconds = time.monotonic() - began
        return report

    def affirmable(self, report: Report) -> dict[str, dict[str, int]]:
        """How many claims each page makes in the source, and how many steps its lesson has."""
        return with_steps(self.root, counts_of(report.counts()))

    def findings_of_pages(self, language: str = SOURCE) -> list[Diagnostic]:
        """What is wrong on the pages of one language: read quickly, without messages and links."""
        report = Report()
        pages = next(pages for pages in self.pages if pages.language == language)
        reading = pages.reread()
        self._take(report, reading)
        if language == SOURCE:
            counts = self.affirmable(report)
            report.findings += affirmed_findings(self.root, counts, reading.unread)
        return report.findings

    def _take(self, report: Report, reading: Reading) -> None:
        """The claims of a language, each at its line; those that do not hold are findings."""
        report.findings += reading.warnings
        for docname, account in reading.accounts.items():
            moved = self._moved(docname, reading.language)
            for claim in account.claims:
                written = self._place(claim.place, docname)
                place = moved.get(written, written)
                also = tuple(location_in(self.root, other) for other in claim.of)
                one = Collected(docname, reading.language, place, claim, also)
                report.claims.append(one)
                if not claim.holds:
                    report.findings.append(finding_of(one))
            for fault in account.faults:
                written = self._place(fault.place, docname)
                place = moved.get(written, written)
                also = tuple(location_in(self.root, other) for other in fault.also)
                report.findings.append(
                    finding(place, reading.language, fault.kind, hint=fault.message, related=also)
                )

    def _place(self, written: str, docname: str) -> Location:
        """Where something stands; in front matter Sphinx names files that there are not."""
        place = location_in(self.root, written)
        known = (self.root / place.path).is_file()
        return place if known else Location(f"docs/{docname}.md", 1)

    def _moved(self, docname: str, language: str) -> dict[Location, Location]:
        """Where the lines of a page stand in a translation: Sphinx knows those of the source only."""
        if language == SOURCE:
            return {}
        targets = self.catalogs.target_places(docname, language)
        known = {
            place: targets[message]
            for place, message in self.catalogs.source_lines(docname).items()
            if message in targets
        }
        # Of a translated sentence of a lesson it tells the page, with the line in the lesson.
        page = f"docs/{docname}.md"
        return {Location(page, place.line): target for place, target in known.items()} | known


def _unjudged() -> Iterator[tuple[str, str]]:
    """What of a language is not compared, since the checks know none of its words."""
    for language in TRANSLATED:
        if language not in terms.languages():
            yield language, "the words of the game are not compared: checks/terms.toml has none"
        if language not in numerals.LANGUAGES:
            yield language, "numbers in words are not compared: checks/numerals.py reads none of it"
        if language not in opposites.languages():
            yield (
                language,
                "the words that turn a rule are not compared: checks/terms.toml has none",
            )
        if language not in lesson_answers.languages():
            yield language, "the answers of lessons are not compared: checks/answers.toml has none"


def finding_of(one: Collected) -> Diagnostic:
    """What is said of a claim that does not hold."""
    claim = one.claim
    return finding(
        one.place,
        one.language,
        claim.kind,
        claim.said,
        claim.engine or "nothing",
        f"{claim.kind} of {claim.about}",
        one.also,
    )


def _unequal(report: Report, unread: Set[str]) -> Iterator[Diagnostic]:
    """Findings where a language has other claims than the source: nothing passes uncollected."""
    for page, kinds in report.counts().items():
        if page in unread:
            continue
        for kind, counts in kinds.items():
            for language, count in counts.items():
                if count != counts[SOURCE]:
                    yield finding(
                        Location(f"docs/{page}.md", 1),
                        language,
                        "count",
                        f"{count} of {kind}",
                        str(counts[SOURCE]),
                        "the same claims are expected in each language",
                        by="source",
                    )
    if not report.claims:
        place = Location("docs/conf.py", 1)
        yield finding(place, SOURCE, "count", hint="no claim was collected: nothing was checked")
