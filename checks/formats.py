"""The report of the site's check as text for people, as JSON, and as SARIF for editors and code hosts."""

from collections.abc import Callable, Iterator

from checks.project import Report
from openends.checking import diagnostics
from openends.checking.diagnostics import Location
from openends.version import VERSION
from publishing.languages import SOURCE


def as_text(report: Report) -> str:
    """Write a line a finding, what is marked or ordered by hand, and how much was checked."""
    return diagnostics.as_text(report.findings, _summary(report))


def as_json(report: Report) -> str:
    """Write everything, for other programs and for the page that shows it."""
    return diagnostics.as_json(
        report.findings,
        {
            "counts": report.counts(),
            "totals": report.totals(),
            "examples": _examples(report),
            "marks": [{**_location(place), "number": number} for place, number in report.marks],
            "orders": [
                {**_location(place), "language": language, "order": order}
                for language, place, order in report.orders
            ],
            "unjudged": [
                {"language": language, "what": what} for language, what in report.unjudged
            ],
        },
    )


def as_sarif(report: Report) -> str:
    """Write the findings as SARIF 2.1.0."""
    return diagnostics.as_sarif(report.findings, "Open Ends check")


FORMATS: dict[str, Callable[[Report], str]] = {
    "text": as_text,
    "json": as_json,
    "sarif": as_sarif,
}


def _summary(report: Report) -> Iterator[str]:
    for place, number in report.marks:
        yield f"{place}: no claim: {number}"
    for language, place, order in report.orders:
        yield f"{place}: [{language}] order of its own: {order}"
    for language, what in report.unjudged:
        yield f"[{language}] {what}"
    totals = ", ".join(f"{language} {count}" for language, count in report.totals().items())
    found = f"{len(report.findings)} finding{'' if len(report.findings) == 1 else 's'}"
    yield f"{found}. Claims: {totals}. {report.seconds:.1f} s, openends {VERSION}."


def _location(place: Location) -> dict[str, str | int]:
    return {"path": place.path, "line": place.line}


def _examples(report: Report) -> dict[str, dict[str, dict[str, int]]]:
    """Claims of each example that has an address: by page, by example, by kind, in the source."""
    found: dict[str, dict[str, dict[str, int]]] = {}
    for one in report.claims:
        if one.language == SOURCE and one.claim.name:
            kinds = found.setdefault(one.page, {}).setdefault(one.claim.name, {})
            kinds[one.claim.kind] = kinds.get(one.claim.kind, 0) + 1
    return found
