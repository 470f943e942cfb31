"""What the site's check reports: diagnostics that say what stands there and what ought to."""

from functools import cache
from pathlib import Path

from openends.checking.diagnostics import Diagnostic, Location


def finding(
    location: Location,
    language: str,
    code: str,
    found: str = "",
    expected: str = "",
    hint: str = "",
    related: tuple[Location, ...] = (),
    *,
    by: str = "engine",
) -> Diagnostic:
    """Make a diagnostic of something that is not true, or that nothing checks.

    `found` is what stands there, `expected` what the engine says, or another authority that `by`
    names; `hint` is what to do.

    >>> print(finding(Location("docs/draw.md", 7), "en", "reserve", "3", "2", "reserve of draw"))
    docs/draw.md:7: [en] reserve: stands: 3 · engine: 2 (reserve of draw)
    """
    parts = []
    if found or expected:
        parts.append(f"stands: {found or 'nothing'}")
    if expected:
        parts.append(f"{by}: {expected}")
    if related:
        parts.append(f"see {', '.join(map(str, related))}")
    message = " · ".join(parts)
    advice = f"({hint})" if message and hint else hint
    message = " ".join(filter(None, [message, advice]))
    return Diagnostic(location, code, message, language, found, expected, related)


@cache
def location_in(root: Path, written: str) -> Location:
    """Read a place that Sphinx writes as `path:line`, line or all of it perhaps missing."""
    written = written.partition(":<translated>")[0]  # after it counts the sentence's own lines
    path, colon, line = written.rpartition(":")
    if not colon or not line.isdecimal():
        path, line = written.rstrip(":"), "1"
    found = Path(path)
    if found.is_relative_to(root):
        found = found.relative_to(root)
    return Location(found.as_posix(), max(int(line), 1))
