"""Reports of a check for other programs: plain JSON, and SARIF for editors and code hosts."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from openends.checking import Checked
from openends.version import VERSION

JSON_VERSION = 1
"""Counted up when a key of the JSON report changes its meaning."""
_SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


@dataclass(frozen=True, slots=True)
class Unread:
    """A file that could not be read, and why."""

    path: str
    reason: str


def as_json(checked: Checked, unread: Sequence[Unread], language: str) -> dict[str, object]:
    """The report as JSON: counts, findings with place, part, what is expected and found.

    >>> from openends.checking import check_text
    >>> as_json(check_text(["1 + 1 = 3"], "page.txt"), [], "en")["findings"][0]["expected"]
    '1 + 1 = 2'
    """
    return {
        "format": JSON_VERSION,
        "engine": VERSION,
        "lines_of_words": {"found": checked.found, "matching": checked.matching},
        "sums": {"found": checked.sums, "right": checked.sums_right},
        "unread": [{"path": one.path, "reason": one.reason} for one in unread],
        "findings": [
            {
                "path": finding.path,
                "line": finding.line,
                "column": finding.column,
                "part": str(finding.mismatch.part),
                "expected": finding.mismatch.expected,
                "found": finding.mismatch.found,
                "said": finding.said(language),
            }
            for finding in checked.findings
        ],
    }


def as_sarif(checked: Checked, unread: Sequence[Unread], language: str) -> dict[str, object]:
    """The report as SARIF 2.1.0: a result for each finding and for each file not read.

    >>> from openends.checking import check_text
    >>> report = as_sarif(check_text(["1 + 1 = 3"], "page.txt"), [], "en")
    >>> [result["ruleId"] for result in report["runs"][0]["results"]]
    ['sum']
    """
    results = [
        _result(
            str(finding.mismatch.part).replace(" ", "-"),
            finding.said(language),
            finding.path,
            {"startLine": finding.line, "startColumn": finding.column},
        )
        for finding in checked.findings
    ]
    results += [_result("unread", one.reason, one.path, None) for one in unread]
    rules = sorted({str(result["ruleId"]) for result in results})
    driver = {
        "name": "openends",
        "version": VERSION,
        "rules": [{"id": rule} for rule in rules],
    }
    return {
        "$schema": _SARIF_SCHEMA,
        "version": "2.1.0",
        # Columns count characters, not the halves of characters that UTF-16 counts.
        "runs": [
            {
                "tool": {"driver": driver},
                "columnKind": "unicodeCodePoints",
                "results": results,
            }
        ],
    }


def _uri(path: str) -> str:
    """The address of a file: its bytes percent-encoded, as an address may have no others.

    >>> _uri("내 책/a b.txt")
    '%EB%82%B4%20%EC%B1%85/a%20b.txt'
    """
    file = Path(path)
    return file.as_uri() if file.is_absolute() else quote(os.fsencode(file.as_posix()))


def _result(rule: str, said: str, path: str, region: dict[str, int] | None) -> dict[str, object]:
    location: dict[str, object] = {"artifactLocation": {"uri": _uri(path)}}
    if region is not None:
        location["region"] = region
    return {
        "ruleId": rule,
        "level": "error",
        "message": {"text": said},
        "locations": [{"physicalLocation": location}],
    }
