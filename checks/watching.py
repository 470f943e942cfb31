"""Checks again on each save: Sphinx stays in memory, and only what has changed is read."""

import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

from checks.catalogs import OURS
from checks.project import Project, Report
from publishing import ENGINE, ROOT
from publishing.inputs import files

PERIOD = 0.25
"""Seconds between two looks at the files."""

READ_AGAIN = (".md", ".po", ".toml", ".json")
"""What the check reads again."""


class CodeChanged(Exception):
    """What this process has loaded is no longer what stands in the files; the message names one of them."""


def sources(root: Path) -> Iterator[Path]:
    """The files that are read again at each check."""
    for folder in ("docs", "locales", "tutorials"):
        for path in files(root / folder):
            if path.suffix in READ_AGAIN and path.stem not in OURS:
                yield path


def code(root: Path) -> Iterator[Path]:
    """The files that are loaded once: a process that has them goes on with what they were."""
    yield from files(*ENGINE, ROOT / "checks", ROOT / "publishing")
    yield from files(
        root / "docs" / "_ext", root / "docs" / "_templates", root / "docs" / "conf.py"
    )
    yield from (path for path in files(root / "locales") if path.stem in OURS)


def digests(paths: Iterator[Path]) -> dict[Path, bytes]:
    """What stands in each file. Dates say less: two changes of a moment have one."""
    found = {}
    for path in paths:
        try:
            found[path] = sha256(path.read_bytes()).digest()
        except FileNotFoundError:  # gone since it was listed
            continue
    return found


def watch(project: Project, tell: Callable[[Report], None]) -> None:
    """Check, tell, and again after each change, until interrupted. Raises `CodeChanged`."""
    loaded = digests(code(project.root))
    seen: dict[Path, bytes] | None = None
    while True:
        now = digests(sources(project.root))
        if now != seen:
            seen = now
            tell(project.check())
        current = digests(code(project.root))
        if current != loaded:
            changed = {
                path for path in {*current, *loaded} if current.get(path) != loaded.get(path)
            }
            _wait_until_still(project.root, current)
            raise CodeChanged(f"{min(changed).relative_to(project.root).as_posix()} has changed")
        time.sleep(PERIOD)


def _wait_until_still(root: Path, current: dict[Path, bytes]) -> None:
    """Wait for the last of many changes: what is loaded meanwhile would be half of them."""
    before: dict[Path, bytes] = {}
    while before != current:
        time.sleep(PERIOD)
        before, current = current, digests(code(root))
