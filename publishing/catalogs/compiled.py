"""Compiles the catalogs of one language for Sphinx, by what stands in them.

Sphinx compiles beside the catalogs, where a file seems older than its source, and Python keeps a compiled
catalog that it has read for as long as the process lives. Both go wrong where a catalog is changed twice in
a moment, put back with its old date, or read again by a process that lives on.
"""

import gettext
import shutil
from hashlib import sha256
from pathlib import Path

from babel.messages.mofile import write_mo

from publishing.catalogs.comparing import Unreadable, read


class CompiledCatalogs:
    """The catalogs of a language, compiled into a folder of their own."""

    def __init__(self, locales: Path, language: str, into: Path) -> None:
        """`into` takes the place of `locales` in Sphinx's `locale_dirs`."""
        self.folder = into
        self._source = locales / language / "LC_MESSAGES"
        self._target = into / language / "LC_MESSAGES"
        self._digests: dict[str, str] = {}
        shutil.rmtree(self._target, ignore_errors=True)

    def update(self) -> None:
        """Compile what is not what it was, and forget what is gone or cannot be read."""
        self._target.mkdir(parents=True, exist_ok=True)
        sources = {
            path.relative_to(self._source).as_posix(): path
            for path in self._source.rglob("*")
            if path.suffix != ".mo" and path.is_file()
        }
        digests = {name: sha256(path.read_bytes()).hexdigest() for name, path in sources.items()}
        for name in self._digests.keys() - digests.keys():
            self._written(name).unlink(missing_ok=True)
        for name, digest in digests.items():
            if self._digests.get(name) != digest:
                self._write(sources[name], self._written(name))
        if self._digests != digests:
            # Sphinx asks for a catalog by its path alone, and would be given the one that was there before.
            gettext._translations.clear()  # type: ignore[attr-defined]
        self._digests = digests

    def digest(self, name: str) -> str:
        """Changes with what stands in a catalog, named as `learn/blanks`; empty where there is none."""
        return self._digests.get(f"{name}.po", "")

    def _written(self, name: str) -> Path:
        path = self._target / name
        return path.with_suffix(".mo") if path.suffix == ".po" else path

    def _write(self, source: Path, target: Path) -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix != ".po":
            shutil.copyfile(source, target)
            return
        try:
            catalog = read(source)
        except Unreadable:  # told, with its line, where catalogs are compared with their sources
            target.unlink(missing_ok=True)
            return
        with target.open("wb") as file:
            write_mo(file, catalog)
