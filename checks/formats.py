"""A report as text for people, as JSON, and as SARIF for editors and code hosts."""

import json
from collections.abc import Callable

from checks.findings import Finding, Place
from checks.project import Report
from openends.version import VERSION
from publishing.languages import SOURCE

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def as_text(report: Report) -> str:
    """A line a finding, what is marked or ordered by hand, and how much was checked."""
    lines = [str(finding) for finding in report.findings]
    lines += [f"{place}: no claim: {number}" for place, number in report.marks]
    lines += [
        f"{place}: [{language}] order of its own: {order}"
        for language, place, order in report.orders
    ]
    lines += [f"[{language}] {what}" for language, what in report.unjudged]
    totals = ", ".join(f"{language} {count}" for language, count in report.totals().items())
    found = f"{len(report.findings)} finding{'' if len(report.findings) == 1 else 's'}"
    lines.append(f"{found}. Claims: {totals}. {report.seconds:.1f} s, openends {VERSION}.")
    return "\n".join(lines)


def as_json(report: Report) -> str:
    """Everything, for other programs and for the page that shows it."""
    return json.dumps(
        {
            "openends": VERSION,
            "findings": [_finding(finding) for finding in report.findings],
            "counts": report.counts(),
            "totals": report.totals(),
            "examples": _examples(report),
            "marks": [{**_place(place), "number": number} for place, number in report.marks],
            "orders": [
                {**_place(place), "language": language, "order": order}
                for language, place, order in report.orders
            ],
            "unjudged": [
                {"language": language, "what": what} for language, what in report.unjudged
            ],
        },
        ensure_ascii=False,
        indent=1,
    )


def as_sarif(report: Report) -> str:
    """The findings as SARIF 2.1.0."""
    kinds = sorted({finding.kind for finding in report.findings})
    driver = {
        "name": "Open Ends check",
        "version": VERSION,
        "rules": [{"id": kind, "name": kind} for kind in kinds],
    }
    results = [
        {
            "ruleId": finding.kind,
            "level": "error",
            "message": {"text": f"[{finding.language}] {finding.message}"},
            "locations": [_location(finding.place)],
            "relatedLocations": [_location(place) for place in finding.also],
        }
        for finding in report.findings
    ]
    run = {"tool": {"driver": driver}, "results": results, "columnKind": "unicodeCodePoints"}
    return json.dumps(
        {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, ensure_ascii=False, indent=1
    )


FORMATS: dict[str, Callable[[Report], str]] = {
    "text": as_text,
    "json": as_json,
    "sarif": as_sarif,
}


def _place(place: Place) -> dict[str, str | int]:
    return {"file": place.path, "line": place.line}


def _finding(finding: Finding) -> dict[str, object]:
    return {
        **_place(finding.place),
        "language": finding.language,
        "kind": finding.kind,
        "stands": finding.stands,
        finding.by: finding.engine,
        "hint": finding.hint,
        "also": [_place(place) for place in finding.also],
    }


def _location(place: Place) -> dict[str, object]:
    return {
        "physicalLocation": {
            "artifactLocation": {"uri": place.path, "uriBaseId": "%SRCROOT%"},
            "region": {"startLine": place.line},
        }
    }


def _examples(report: Report) -> dict[str, dict[str, dict[str, int]]]:
    """Claims of each example that has an address: by page, by example, by kind, in the source."""
    found: dict[str, dict[str, dict[str, int]]] = {}
    for one in report.claims:
        if one.language == SOURCE and one.claim.name:
            kinds = found.setdefault(one.page, {}).setdefault(one.claim.name, {})
            kinds[one.claim.kind] = kinds.get(one.claim.kind, 0) + 1
    return found
