"""The pages as Sphinx reads them, in one language, kept in this process to be read again.

Nothing is written for readers: the source language is built as templates for translators, which the
catalogs are compared with, the others are only read. Only what has changed is read again.
"""

import io
import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.builders.gettext import I18nBuilder
from sphinx.errors import SphinxError
from sphinx.locale import translators
from sphinx.util import logging

from checks.faster import make_settings_once
from checks.findings import Finding, place_in
from checks.registered import Registered
from publishing.languages import SOURCE
from rulebook.claims import Account, accounts

_COLOUR = re.compile(r"\x1b\[[\d;]*m")
_WARNING = re.compile(r"(?:(?P<place>.*?): )?(?:WARNING|ERROR|CRITICAL): (?P<said>.*)", re.DOTALL)


class NotRead(Exception):
    """Sphinx could not run at all; the message says why."""


@dataclass
class Reading:
    """What was found out by reading all pages in one language."""

    language: str
    accounts: dict[str, Account] = field(default_factory=dict)
    warnings: list[Finding] = field(default_factory=list)


class Pages:
    """Reads the pages of a project in one language."""

    def __init__(self, root: Path, build: Path, language: str) -> None:
        make_settings_once()
        self.root, self.language = root, language
        self.templates = build / "templates"
        self.warned = io.StringIO()
        self._registered = Registered()
        source = language == SOURCE
        try:
            with self._sphinx():
                self.app = Sphinx(
                    root / "docs",
                    root / "docs",
                    self.templates if source else build / "nothing",
                    build / "doctrees" / language,
                    "gettext" if source else "dummy",
                    confoverrides={"language": language},
                    status=None,
                    warning=self.warned,
                )
        except (SphinxError, OSError) as error:
            raise NotRead(f"Sphinx cannot begin: {error}") from error

    def read(self) -> Reading:
        """Read what has changed, and tell what is known of all pages."""
        self.warned.seek(0)
        self.warned.truncate()
        _make_current(self.app, self.warned)
        try:
            with self._sphinx():
                if isinstance(self.app.builder, I18nBuilder):
                    self.app.builder.catalogs.clear()  # or it keeps what pages said before
                self.app.build()
        except (SphinxError, OSError) as error:
            raise NotRead(f"Sphinx stopped, [{self.language}]: {error}") from error
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            place = f"docs/{self.app.env.docname}.md:{line}"
            raise NotRead(f"{place}: not a text in UTF-8; save it as UTF-8") from error
        reading = Reading(self.language, dict(accounts(self.app.env)))
        reading.warnings = list(self._warnings())
        return reading

    def reread(self) -> Reading:
        """Read what has changed and nothing more: links are not followed, nothing is written."""
        _make_current(self.app, io.StringIO())
        with self._sphinx():
            self.app.builder.read()
        return Reading(self.language, dict(accounts(self.app.env)))

    @contextmanager
    def _sphinx(self) -> Iterator[None]:
        """Inside Sphinx: what Python warns of there, deprecations above all, is not about the pages."""
        with self._registered.in_use(), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield

    def _warnings(self) -> list[Finding]:
        """What Sphinx warns of besides claims: broken links, bad markup and the like."""
        found = []
        for text in _COLOUR.sub("", self.warned.getvalue()).splitlines():
            match = _WARNING.match(text)
            if match is None or re.search(r"\[rulebook\.[\w-]+\]$", text):
                continue
            place = place_in(self.root, match["place"] or "docs/conf.py")
            found.append(Finding(place, self.language, "page", hint=match["said"]))
        return found

    def tree(self, docname: str) -> nodes.document:
        """A page as it was read."""
        return self.app.env.get_doctree(docname)


def _make_current(app: Sphinx, stream: io.StringIO) -> None:
    """Have this application's warnings come here, and none of the words of another language.

    Sphinx knows one of each at a time: with the catalogs of the last language still there, it would
    put them into these pages too.
    """
    translators.clear()
    logging.setup(app, io.StringIO(), stream)
