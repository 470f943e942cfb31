"""The works of others that the site serves, each with its licence, and the copies of their texts.

Names, versions and texts come from what is installed. A text that is not there, or is not the one of the licence
named here, stops the build; so does a file in the site that belongs to none of these works and is not our own.
"""

import json
import re
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from openends.version import VERSION
from publishing import ROOT, SITE
from publishing.fingerprints import plain
from publishing.progress import Failed

FOLDER = "licences"
NODE = ROOT / "node_modules"

SAYS = {  # what a text of this licence says, as a pattern
    "0BSD": "Permission to use, copy, modify, and/or distribute this software for any purpose",
    "BSD-2-Clause": "Redistributions in binary form must reproduce the above copyright notice",
    "BSD-3-Clause": "Redistributions in binary form must reproduce the above copyright notice",
    "MIT": "Permission is hereby granted, free of charge, to any person",
    "MPL-2.0": "Mozilla Public License Version 2.0",
    "PSF-2.0": "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
}

OWN = (  # what is made of our own sources, or by a tool from our pages
    "*.html", "front/*", "sitemap.xml", "*/objects.inv", "*/searchindex.js", "*/.buildinfo*",
    "*/_static/translations.js", f"{FOLDER}/*.txt",
    "runtime-*/manifest.json", "runtime-*/openends_page-*.whl", "runtime-*/worker.js",
)  # fmt: skip


@dataclass(frozen=True)
class Work:
    """A work that is served. `files` are patterns of the files of the site that it is in, wholly or in part."""

    name: str
    version: str
    licence: str
    home: str
    text: str
    files: tuple[str, ...]

    @property
    def file(self) -> str:
        """Where its text lies, seen from the site's root."""
        return f"{FOLDER}/{re.sub(r'[^a-z0-9]+', '-', self.name.lower())}.txt"


def collect() -> list[Work]:
    """All works, our own first. Raises Failed where a text, a version or a package is missing."""
    found = [_own(), _pyodide(), _cpython(), _idiomorph(), *_pages()]
    for work in found:
        wanted = SAYS[work.licence]
        if not re.search(wanted, " ".join(work.text.split())):
            raise Failed(
                f"{work.name} is declared to be under {work.licence} in publishing/licences.py, but the text found"
                f" does not say {wanted!r}: look at the licence of {work.version} and mend the declaration."
            )
    return found


def write(site: Path = SITE) -> None:
    """Write every text into the site, and see that no file is served without one. Raises Failed."""
    works = collect()
    (site / FOLDER).mkdir(exist_ok=True)
    wanted = {site / work.file for work in works}
    for old in set((site / FOLDER).iterdir()) - wanted:
        old.unlink()
    for work in works:
        (site / work.file).write_text(work.text, "utf-8")
    loose = list(unaccounted(site, works))
    if loose:
        raise Failed(
            "These files of the site belong to no work in publishing/licences.py, so that nobody knows their licence:"
            + "".join(f"\n  {name}" for name in loose)
        )


def unaccounted(site: Path, works: list[Work]) -> Iterator[str]:
    """The files of a site that are neither our own nor of one of the works."""
    docs = ROOT / "docs"
    sheets = (docs / "_ext").rglob("*.css")  # each lies beside the figure that it is of
    static = {f"*/_static/{path.name}" for path in (*(docs / "_static").iterdir(), *sheets)}
    known = {*OWN, *static, *(pattern for work in works for pattern in work.files)}
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        if path.is_file() and not any(fnmatch(plain(name), pattern) for pattern in known):
            yield name


def _read(path: Path, of: str) -> str:
    try:
        return path.read_text("utf-8")
    except OSError:
        raise Failed(f"The licence of {of} should be in {path}, and is not.") from None


def _installed(name: str) -> Distribution:
    try:
        return distribution(name)
    except PackageNotFoundError:
        raise Failed(f"{name} is not installed: `python3 start.py` installs it.") from None


def _texts(name: str, only: str | None = None) -> str:
    """The licence files that a Python package was installed with, or one of them."""
    package = _installed(name)
    named = [only] if only else package.metadata.get_all("License-File") or []
    files = {str(file).partition(".dist-info/")[2]: file for file in package.files or ()}
    found = [files.get(f"licenses/{name}") or files.get(name) for name in dict.fromkeys(named)]
    texts = [Path(str(file.locate())).read_text("utf-8") for file in found if file]
    if not texts:
        raise Failed(f"{name} {package.version} was installed without the text of its licence.")
    return "\n\n".join(texts)


def _own() -> Work:
    text = _read(ROOT / "LICENSE", "Open Ends")
    return Work("Open Ends", VERSION, "MIT", "", text, ("*/_static/board.js",))


def _node(name: str) -> dict[str, str]:
    path = NODE / name / "package.json"
    try:
        found: dict[str, str] = json.loads(path.read_text("utf-8"))
    except OSError:
        raise Failed(f"{name} is not installed ({path} is not there): run `npm ci`.") from None
    return found


def _pyodide() -> Work:
    # npm's package has no text of the licence; the build tool of the same project, under the same licence, has it.
    package = _node("pyodide")
    if package["license"] != "MPL-2.0":
        raise Failed(f"Pyodide {package['version']} is under {package['license']}, not MPL-2.0.")
    files = tuple(
        f"runtime-*/{name}"
        for name in ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
    )  # fmt: skip
    home = package["homepage"]
    text = _texts("pyodide-build", "LICENSE")
    return Work("Pyodide", package["version"], "MPL-2.0", home, text, files)


def _cpython() -> Work:
    # The runtime's has the same minor version as the Python that builds it: so wants engine/browser.
    version = json.loads(_read(NODE / "pyodide" / "pyodide-lock.json", "Pyodide"))["info"]["python"]
    folders = [sysconfig.get_path("stdlib"), sys.base_prefix]
    places = [Path(folder) / name for folder in folders for name in ("LICENSE.txt", "LICENSE")]
    place = next((path for path in places if path.is_file()), places[0])
    files = ("runtime-*/pyodide.asm.wasm", "runtime-*/python_stdlib.zip")
    home = "https://github.com/python/cpython"
    return Work("CPython", version, "PSF-2.0", home, _read(place, "CPython"), files)


def _idiomorph() -> Work:
    package = _node("idiomorph")
    text = _read(NODE / "idiomorph" / "LICENSE", "idiomorph")
    files = ("*/_static/board.js",)
    return Work("idiomorph", package["version"], "0BSD", package["homepage"], text, files)


def _pages() -> Iterator[Work]:
    """What Sphinx and the theme put beside the pages."""
    yield _python("Furo", "MIT", "https://github.com/pradyunsg/furo",
        "*/_static/styles/furo*.css*", "*/_static/scripts/furo*.js*")  # fmt: skip
    yield _python("sphinx-basic-ng", "MIT", "https://github.com/pradyunsg/sphinx-basic-ng",
        "*/_static/skeleton.css", "*/_static/debug.css")  # fmt: skip
    yield _gumshoe()
    names = ("basic.css", "doctools.js", "documentation_options.js", "language_data.js", "searchtools.js",
        "sphinx_highlight.js", "file.png", "minus.png", "plus.png")  # fmt: skip
    yield _python("Sphinx", "BSD-2-Clause", "https://github.com/sphinx-doc/sphinx",
        *(f"*/_static/{name}" for name in names))  # fmt: skip
    yield _snowball()
    yield _python(
        "Pygments", "BSD-2-Clause", "https://github.com/pygments/pygments", "*/_static/pygments.css"
    )
    yield _python("accessible-pygments", "BSD-3-Clause",
        "https://github.com/Quansight-Labs/accessible-pygments", "*/_static/pygments.css")  # fmt: skip


def _python(name: str, licence: str, home: str, *files: str) -> Work:
    return Work(name, _installed(name).version, licence, home, _texts(name), files)


def _inside(package: str, part: str) -> str:
    return _read(Path(str(_installed(package).locate_file(part))), package)


def _version(text: str, pattern: str, of: str) -> str:
    found = re.search(pattern, text)
    if not found:
        raise Failed(
            f"The version of {of} is not where it was ({pattern}): mend publishing/licences.py."
        )
    return found[1]


def _gumshoe() -> Work:
    # What Furo serves with it names the licence; the terms are the same as Furo's own.
    notice = _inside("furo", "furo/theme/furo/static/scripts/furo.js.LICENSE.txt")
    terms = re.search(r"^Permission is hereby granted.*", _texts("furo"), re.DOTALL | re.MULTILINE)
    text = f"{notice}\n{terms[0] if terms else ''}"
    version = _version(notice, r"gumshoejs v([\d.]+)", "Gumshoe")
    home = "https://github.com/cferdinandi/gumshoe"
    return Work("Gumshoe", version, "MIT", home, text, ("*/_static/scripts/furo.js",))


def _snowball() -> Work:
    stemmer = _inside("sphinx", "sphinx/search/non-minified-js/english-stemmer.js")
    version = _version(stemmer, r"by Snowball ([\d.]+)", "Snowball")
    home = "https://github.com/snowballstem/snowball"
    files = ("*/_static/base-stemmer.js", "*/_static/*-stemmer.js", "*/_static/language_data.js")
    return Work("Snowball", version, "BSD-3-Clause", home, _texts("snowballstemmer"), files)
