"""Checks again on each save: Sphinx stays in memory, and only what has changed is read."""

import time
from collections.abc import Callable
from pathlib import Path

from checks.project import Project, Report

PERIOD = 0.2
"""Seconds between two looks at the files."""

WATCHED = (".md", ".po", ".toml", ".json")


def stamps(root: Path) -> dict[Path, int]:
    """When each file that is checked was last changed."""
    return {
        path: path.stat().st_mtime_ns
        for folder in ("docs", "locales", "tutorials")
        for path in sorted((root / folder).rglob("*"))
        if path.suffix in WATCHED and path.is_file()
    }


def watch(project: Project, tell: Callable[[Report], None]) -> None:
    """Check, tell, and again after each change, until interrupted."""
    seen: dict[Path, int] | None = None
    while True:
        now = stamps(project.root)
        if now != seen:
            seen = now
            tell(project.check())
        time.sleep(PERIOD)
