"""Puts a hash of its content into the name of every script and style sheet that pages load.

A name then stands for one content for ever. A page never gets the script of another build, whatever a browser, a
proxy or a host keeps, also where it looks past `?v=`; and all may be kept for as long as one likes.
"""

import hashlib
import re
import shutil
from pathlib import Path

HASHED = re.compile(r"\.[0-9a-f]{12}(?=\.(?:css|js)$)")
LOADED = re.compile(
    r'(<(?:script|link)\b[^>]*\b(?:src|href)=")([^"?#:]+\.(?:css|js))(?:\?v=[0-9a-f]+)?(?=")'
)


def plain(name: str) -> str:
    """The name of a file without the hash."""
    return HASHED.sub("", name)


def hashed(path: Path) -> Path:
    """The name of a file with the hash of what is in it."""
    digest = hashlib.sha256(path.read_bytes()).hexdigest()[:12]
    return path.with_suffix(f".{digest}{path.suffix}")


def put(folder: Path) -> None:
    """Name all scripts and style sheets in a folder that its pages load by their content, in the pages as well.

    It may have been done before, to some of the pages or to all: what is there then is brought up to date. The
    files that Sphinx has written stay beside it only where it reads them again.
    """
    pages = sorted(folder.rglob("*.html"))
    # What an earlier run has named is the file of now only where Sphinx has not written another.
    for old in (path for path in folder.rglob("*") if HASHED.search(path.name)):
        now = old.with_name(plain(old.name))
        if not now.exists():
            old.rename(now)
        else:
            old.unlink()
    made: dict[Path, Path] = {}
    for page in pages:
        html = page.read_text("utf-8")

        def name(found: re.Match[str], page: Path = page) -> str:
            path = (page.parent / plain(found[2])).resolve()
            if not path.is_file():
                return found[0]
            if path not in made:
                made[path] = hashed(path)
            return (
                found[1] + found[2].rpartition("/")[0] + "/" * ("/" in found[2]) + made[path].name
            )

        named = LOADED.sub(name, html)
        if named != html:
            page.write_text(named, "utf-8")
    for path, new in made.items():
        if path.parent == folder:
            shutil.copyfile(
                path, new
            )  # the index of the search, which Sphinx reads again and adds to
        else:
            path.rename(new)
