"""The pages as Sphinx reads them, in one language, kept in this process to be read again.

Nothing is written for readers: the source language is built as templates for translators, which the
catalogs are compared with, the others are only read. Only what has changed is read again, and what has
changed is told by what stands in the files: the answer is always that of a reading from nothing.
"""

import io
import re
import shutil
import warnings
from collections.abc import Callable, Iterator, Set
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.builders.gettext import I18nBuilder
from sphinx.environment import BuildEnvironment
from sphinx.errors import SphinxError
from sphinx.locale import translators
from sphinx.util import logging
from sphinx.util.docutils import patched_get_language

from checks.findings import finding, location_in
from checks.registered import Registered
from checks.stock import take_stock
from checks.unread import Unread, read_on
from openends.checking.diagnostics import Diagnostic
from publishing.catalogs.compiled import CompiledCatalogs
from publishing.catalogs.extraction import CODE
from publishing.languages import SOURCE
from rulebook.claims.accounts import Account, accounts

_COLOUR = re.compile(r"\x1b\[[\d;]*m")
_WARNING = re.compile(r"(?:(?P<place>.*?): )?(?:WARNING|ERROR|CRITICAL): (?P<said>.*)", re.DOTALL)
_OF_CLAIMS = re.compile(r"\[rulebook\.[\w-]+\]$")
_OF_LINKS = re.compile(r"\[(?:myst\.xref_\w+|myst\.iref_\w+|ref\.\w+|toc\.\w+)\]$")
"""What Sphinx warns of on other pages where one could not be read."""


class NotRead(Exception):
    """Sphinx could not run at all; the message says why."""


@dataclass
class Reading:
    """What was found out by reading all pages in one language."""

    language: str
    accounts: dict[str, Account] = field(default_factory=dict)
    warnings: list[Diagnostic] = field(default_factory=list)
    unread: Set[str] = frozenset()
    """The pages that could not be read; why, is among the warnings."""


class Pages:
    """Reads the pages of a project in one language."""

    app: Sphinx

    def __init__(self, root: Path, build: Path, language: str) -> None:
        self.root, self.language = root, language
        self.templates = build / "templates"
        self._build = build
        self._trees = build / "doctrees" / language
        self._catalogs = CompiledCatalogs(root / "locales", language, build / "locales" / language)
        self._begin()

    def _begin(self) -> None:
        """Know nothing of any page."""
        self.warned = io.StringIO()
        self._registered = Registered()
        self._known: dict[str, str] = {}
        self._unread: list[Unread] = []
        self._clean = True
        self._catalogs.update()
        self._stock = take_stock(self.root, self._catalogs)
        shutil.rmtree(self._trees, ignore_errors=True)
        source = self.language == SOURCE
        translators.clear()
        try:
            with self._sphinx():
                self.app = Sphinx(
                    self.root / "docs",
                    self.root / "docs",
                    self.templates if source else self._build / "nothing",
                    self._trees,
                    "gettext" if source else "dummy",
                    confoverrides={
                        "language": self.language,
                        "locale_dirs": [str(self._catalogs.folder)],
                    },
                    status=None,
                    warning=self.warned,
                )
        except (SphinxError, OSError) as error:
            raise NotRead(f"Sphinx cannot begin: {error}") from error
        self.app.connect("env-get-outdated", self._outdated)
        self.app.connect("env-before-read-docs", self._forget_trees)
        read_on(self.app.builder, self._unread)

    def read(self) -> Reading:
        """Read what has changed, and tell what is known of all pages."""
        was_new = not self._known
        if self._changed_for_all() or not self._clean:
            self._begin()
            was_new = True
        reading = self._build_all()
        if not self._clean and not was_new:  # Sphinx warns otherwise where it reads all pages
            self._begin()
            reading = self._build_all()
        return reading

    def _build_all(self) -> Reading:
        """Read, follow the links, and leave templates of those pages alone that say something."""
        reading = self._read(self.app.build)
        if isinstance(self.app.builder, I18nBuilder):
            for path in self.templates.rglob("*.pot"):
                name = path.relative_to(self.templates).with_suffix("").as_posix()
                if name not in {*self.app.builder.catalogs, *CODE}:
                    path.unlink()
        return reading

    def reread(self) -> Reading:
        """Read what has changed and nothing more: links are not followed, nothing is written."""
        if self._changed_for_all() or not self._clean:
            return self.read()
        return self._read(self.app.builder.read)

    def _changed_for_all(self) -> bool:
        """Look at the files again; whether something has changed that any page may depend on."""
        self._catalogs.update()
        before, self._stock = self._stock, take_stock(self.root, self._catalogs)
        return before.shared != self._stock.shared

    def _read(self, run: Callable[[], object]) -> Reading:
        self.warned.seek(0)
        self.warned.truncate()
        self._unread.clear()
        _make_current(self.app, self.warned)
        try:
            with self._sphinx():
                if isinstance(self.app.builder, I18nBuilder):
                    self.app.builder.catalogs.clear()  # or it keeps what pages said before
                run()
        except (SphinxError, OSError) as error:
            raise NotRead(f"Sphinx stopped, [{self.language}]: {error}") from error
        env = self.app.env
        self._known = {name: self._key(name) for name in env.found_docs}
        reading = Reading(self.language, dict(accounts(env)))
        reading.unread = {one.docname for one in self._unread}
        reading.warnings = list(self._warnings(reading.unread))
        self._clean = not reading.warnings
        return reading

    def _key(self, docname: str) -> str:
        """Changes with all that stands in the files of which a page is made."""
        env = self.app.env
        files = [Path(env.doc2path(docname)), *sorted(map(Path, env.dependencies.get(docname, ())))]
        return self._stock.key(files, self._catalogs.digest(docname))

    def _outdated(self, app: Sphinx, env: BuildEnvironment, *changes: Set[str]) -> list[str]:
        """The pages to be read. Sphinx itself goes by dates, and adds those that it thinks changed."""
        return [name for name in env.found_docs if self._known.get(name) != self._key(name)]

    def _forget_trees(self, app: Sphinx, env: BuildEnvironment, docnames: list[str]) -> None:
        """Have no older tree of a page that is read anew: Sphinx would go back to it the next time."""
        for name in docnames:
            env._pickled_doctree_cache.pop(name, None)

    @contextmanager
    def _sphinx(self) -> Iterator[None]:
        """Inside Sphinx: what Python warns of there, deprecations above all, is not about the pages."""
        # Docutils has words of few languages; Sphinx brings its own, and keeps it from warning.
        with self._registered.in_use(), patched_get_language(), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield

    def _warnings(self, unread: Set[str]) -> Iterator[Diagnostic]:
        """What Sphinx warns of besides claims: broken links, bad markup and the like."""
        for one in self._unread:
            place = location_in(self.root, f"{self.app.env.doc2path(one.docname)}:{one.line}")
            yield finding(place, self.language, "page", hint=one.message)
        for text in _COLOUR.sub("", self.warned.getvalue()).splitlines():
            match = _WARNING.match(text)
            if match is None or _OF_CLAIMS.search(text) or (unread and _OF_LINKS.search(text)):
                continue
            place = location_in(self.root, match["place"] or "docs/conf.py")
            yield finding(place, self.language, "page", hint=match["said"])

    def tree(self, docname: str) -> nodes.document:
        """A page as it was read."""
        return self.app.env.get_doctree(docname)


def _make_current(app: Sphinx, stream: io.StringIO) -> None:
    """Have this application's warnings come here, and none of the words of another language.

    Sphinx knows one of each at a time: with the catalogs of the last language still there, it would
    put them into these pages too.
    """
    translators.clear()
    translators["general", "sphinx"] = app.translator
    logging.setup(app, io.StringIO(), stream)
