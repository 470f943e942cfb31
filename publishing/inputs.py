"""One number for what a built thing was made from: it is built again only where that number changed."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from publishing import ROOT

NOT_SOURCES = {"__pycache__", "node_modules"}
MADE_BY_BUILDS = {".mo", ".pyc"}


def files(*places: Path) -> Iterable[Path]:
    """The source files in these places, in a fixed order: compiled ones come from others and do not count."""
    for place in places:
        if place.is_file():
            yield place
            continue
        for path in sorted(place.rglob("*")):
            if (
                path.is_file()
                and path.suffix not in MADE_BY_BUILDS
                and NOT_SOURCES.isdisjoint(path.parts)
            ):
                yield path


def digest(*places: Path, also: str = "") -> str:
    """Changes whenever a file in these places is changed, added, renamed or gone, or `also` changes."""
    total = hashlib.sha256(also.encode())
    for path in files(*places):
        name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        total.update(f"\0{name.as_posix()}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:16]
