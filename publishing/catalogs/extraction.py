"""Collects what is to be translated: pages and templates by Sphinx, the code's own words by Babel.

A catalog a page (block.pot, …), `sphinx` for the templates and the theme, `rulebook` for the extensions and
the board, `openends` for the engine, `front` for the pages above the languages.
"""

import os
import re
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

from publishing import ROOT, pages
from publishing.pages import DOCS

CODE = {
    "rulebook": (DOCS / "_ext" / "rulebook", DOCS / "_ext" / "course"),
    "openends": (ROOT / "engine" / "openends",),
    "front": (ROOT / "publishing",),
}
"""By catalog, the folders whose code has words in it."""

HEADER = r"""msgid ""
msgstr ""
"Project-Id-Version: Open Ends\n"
"Report-Msgid-Bugs-To: \n"
"POT-Creation-Date: 1970-01-01 00:00+0000\n"
"PO-Revision-Date: 1970-01-01 00:00+0000\n"
"Last-Translator: The Open Ends authors\n"
"Language-Team: The Open Ends authors\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=utf-8\n"
"Content-Transfer-Encoding: 8bit\n"

"""
NO_DATE = "0"  # SOURCE_DATE_EPOCH: a template made anew of the same words is the same file


def extract(into: Path) -> None:
    """Write every .pot into an emptied folder: one whose page is gone would keep its catalog alive."""
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    extract_pages(into)
    for domain, folders in CODE.items():
        extract_code(domain, folders, into)
    for pot in into.rglob("*.pot"):
        pot.write_text(
            tidied(pot.read_text("utf-8"), Path(os.path.relpath(ROOT, into)).as_posix()), "utf-8"
        )


def tidied(template: str, to_root: str) -> str:
    """Without a header for a form to fill in, and with places as seen from the project's root."""
    messages = template.partition('msgid ""\n')[2].partition("\n\n")[2]
    return HEADER + re.sub(rf"^#: {re.escape(to_root)}/", "#: ", messages, flags=re.MULTILINE)


def extract_pages(into: Path) -> None:
    """One .pot a page and sphinx.pot, by Sphinx's own builder in the language of the source."""
    with tempfile.TemporaryDirectory() as trees:
        pages.run(DOCS, "gettext", Path(trees), into, SOURCE_DATE_EPOCH=NO_DATE)


def extract_code(domain: str, folders: Iterable[Path], into: Path, root: Path = ROOT) -> None:
    """Write a .pot of the messages in the code of some folders.

    They are marked by `_`, `N_`, `gettext`, `ngettext` or `pgettext`.
    """
    catalog = Catalog(fuzzy=False)
    for folder in folders:
        for name, line, message, comments, context in extract_from_dir(
            folder, [("**.py", "python")]
        ):
            place = (folder / name).relative_to(root).as_posix()
            catalog.add(message, None, [(place, line)], auto_comments=comments, context=context)
    for found in catalog:
        found.flags.discard("python-format")  # Babel's guess, wrong where a text says "100% of"
    into.mkdir(parents=True, exist_ok=True)
    with (into / f"{domain}.pot").open("wb") as pot:
        write_po(pot, catalog, width=0)
