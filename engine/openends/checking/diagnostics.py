"""What a check reports: diagnostics with their places, as text, as JSON and as SARIF."""

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from openends.checking.showing import visible
from openends.version import VERSION

JSON_FORMAT = 2
"""Counted up when a key of the JSON report changes its meaning."""
_SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


@dataclass(frozen=True, order=True, slots=True)
class Location:
    """A line of a file, from 1, perhaps a column, from 1; line 0 is the file as a whole.

    >>> str(Location("docs/draw.md", 7)), str(Location("docs/draw.md"))
    ('docs/draw.md:7', 'docs/draw.md')
    """

    path: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        shown = visible(self.path)
        return f"{shown}:{self.line}" if self.line else shown


@dataclass(frozen=True, order=True, slots=True)
class Diagnostic:
    """Something that a check found wrong: where, a code for what kind of thing, and words about it.

    `language` is that of the text that was checked, where one check reads several. `found` is what
    stands there and `expected` what ought to; either may be empty. `related` are further places that
    it is about: where two lines contradict each other, either may be wrong.

    >>> print(Diagnostic(Location("page.txt", 3), "sum", "sum expected: 1 + 1 = 2"))
    page.txt:3: sum expected: 1 + 1 = 2
    >>> print(Diagnostic(Location("block.po", 9), "tile", "stands: [1|4]", language="ko"))
    block.po:9: [ko] tile: stands: [1|4]
    """

    location: Location
    code: str
    message: str
    language: str = ""
    found: str = ""
    expected: str = ""
    related: tuple[Location, ...] = ()

    @property
    def locations(self) -> tuple[Location, ...]:
        """Every place that it is about."""
        return (self.location, *self.related)

    def __str__(self) -> str:
        label = f"[{self.language}] {self.code}: " if self.language else ""
        return f"{self.location}: {label}{self.message}"


def as_text(diagnostics: Iterable[Diagnostic], summary: Iterable[str] = ()) -> str:
    """Write a line for each diagnostic, then the lines of the summary.

    >>> as_text([], ["Sums found: 0."])
    'Sums found: 0.'
    """
    return "\n".join([*map(str, diagnostics), *summary])


def as_json(diagnostics: Iterable[Diagnostic], summary: Mapping[str, object]) -> str:
    """Write the diagnostics and the keys of the summary as a JSON object.

    >>> report = json.loads(as_json([], {"sums": 3}))
    >>> report["diagnostics"], report["sums"]
    ([], 3)
    """
    report = {
        "format": JSON_FORMAT,
        "openends": VERSION,
        "diagnostics": [
            {
                **_json_location(one.location),
                "code": one.code,
                "message": one.message,
                "language": one.language,
                "found": one.found,
                "expected": one.expected,
                "related": [_json_location(location) for location in one.related],
            }
            for one in diagnostics
        ],
        **summary,
    }
    return json.dumps(report, ensure_ascii=False, indent=1)


def as_sarif(diagnostics: Iterable[Diagnostic], tool: str = "openends") -> str:
    """Write the diagnostics as SARIF 2.1.0, for editors and code hosts; `tool` is who found them.

    >>> wrong = Diagnostic(Location("page.txt", 3), "sum", "sum expected: 1 + 1 = 2")
    >>> [result["ruleId"] for result in json.loads(as_sarif([wrong]))["runs"][0]["results"]]
    ['sum']
    """
    results = [
        {
            "ruleId": one.code,
            "level": "error",
            "message": {"text": f"[{one.language}] {one.message}" if one.language else one.message},
            "locations": [_sarif_location(one.location)],
            "relatedLocations": [_sarif_location(location) for location in one.related],
        }
        for one in diagnostics
    ]
    codes = sorted({str(result["ruleId"]) for result in results})
    driver = {
        "name": tool,
        "version": VERSION,
        "rules": [{"id": code, "name": code} for code in codes],
    }
    # Columns count characters, not the halves of characters that UTF-16 counts.
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    return json.dumps(
        {"$schema": _SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}, ensure_ascii=False, indent=1
    )


def _json_location(location: Location) -> dict[str, str | int]:
    return {"path": location.path, "line": location.line, "column": location.column}


def _sarif_location(location: Location) -> dict[str, object]:
    physical: dict[str, object] = {"artifactLocation": {"uri": _uri(location.path)}}
    if location.line:
        column = {"startColumn": location.column} if location.column else {}
        physical["region"] = {"startLine": location.line, **column}
    return {"physicalLocation": physical}


def _uri(path: str) -> str:
    """The address of a file: its bytes percent-encoded, as an address may have no others.

    >>> _uri("내 책/a b.txt")
    '%EB%82%B4%20%EC%B1%85/a%20b.txt'
    """
    file = Path(path)
    return file.as_uri() if file.is_absolute() else quote(os.fsencode(file.as_posix()))
