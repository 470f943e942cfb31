"""What stands in the files of which pages are made: what has changed is told by this and by no date."""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from publishing.catalogs.compiled import CompiledCatalogs

ON_EVERY_PAGE = ("rulebook", "sphinx")
"""The catalogs whose words may stand on any page."""


@dataclass(frozen=True)
class Stock:
    """The files as they are at one time, taken before anything is read.

    A file that changes while pages are read has another digest the next time, so that it is read again.
    """

    shared: str
    """Changes with all that any page may depend on, and where a file comes or goes."""
    digests: dict[Path, str]

    def key(self, files: Iterable[Path], also: str) -> str:
        """Changes with what stands in these files."""
        return " ".join([also, *(self.digests.get(path) or digest(path) for path in files)])


def take_stock(root: Path, catalogs: CompiledCatalogs) -> Stock:
    """The pages and lessons of a project, and the catalogs of one language."""
    root = root.resolve()  # as Sphinx has it
    docs, tutorials = root / "docs", root / "tutorials"
    pages = [path for path in sorted(docs.rglob("*.md")) if path.is_file()]
    lessons = sorted(tutorials.glob("*.toml"))
    for_all = [docs / "conf.py", *sorted((docs / "_templates").rglob("*.html"))]
    parts = [*map(str, (*pages, *lessons)), *map(digest, for_all)]
    parts += map(catalogs.digest, ON_EVERY_PAGE)
    shared = sha256("\n".join(parts).encode()).hexdigest()
    return Stock(shared, {path: digest(path) for path in (*pages, *lessons)})


def digest(path: Path) -> str:
    """Changes with what stands in a file; empty where there is none."""
    try:
        return sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""
