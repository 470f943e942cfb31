"""Finds where the catalogs and the sources disagree. Writes nothing.

Neither Sphinx nor sphinx-intl fails on any of these: the reader would see English in the middle of a page.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import PoFileError, read_po

_LINE = re.compile(
    r'\s*(?:#.*|(?:(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s)?\s*"(?:[^"\\]|\\.)*"\s*)?'
)

KINDS = {
    "unreadable": "it is no catalog from this line on: put the line right",
    "missing": "not in the catalog",
    "stale": "no source says this any more",
    "fuzzy": "the source has changed since it was translated",
    "untranslated": "no translation yet",
    "obsolete": "kept for nothing (#~)",
    "twice": "the same message stands in two places",
    "orphan": "a catalog without a source",
}
"""Each kind of finding and what it means."""


class Unreadable(Exception):
    """A catalog that cannot be read: where, and why."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path}:{line}: {reason}")
        self.path, self.line, self.reason = path, line, reason


@dataclass(frozen=True)
class Disagreement:
    """One disagreement, at its place in a catalog."""

    path: Path
    line: int
    kind: str
    message: str

    def told(self, root: Path) -> str:
        """`path:line: kind: msgid`, as editors and people find it."""
        place = self.path.relative_to(root) if self.path.is_relative_to(root) else self.path
        return f"{place.as_posix()}:{self.line}: {self.kind}: {shortened(self.message)}"


def shortened(message: str, width: int = 90) -> str:
    """A message on one line."""
    text = " ".join(message.split())
    return text if len(text) <= width else f"{text[: width - 1]}…"


def compare(templates: Path, locales: Path, languages: tuple[str, ...]) -> list[Disagreement]:
    """Every finding, language by language."""
    sources = {
        path.relative_to(templates).with_suffix(""): read(path)
        for path in sorted(templates.rglob("*.pot"))
    }
    found: list[Disagreement] = []
    for language in languages:
        folder = locales / language / "LC_MESSAGES"
        for name, source in sources.items():
            found += compare_catalog(source, (folder / name).with_suffix(".po"))
        for path in sorted(folder.rglob("*.po")):
            if path.relative_to(folder).with_suffix("") not in sources:
                found.append(Disagreement(path, 1, "orphan", path.stem))
    return found


def compare_catalog(source: Catalog, path: Path) -> list[Disagreement]:
    """The findings of one catalog."""
    if not path.is_file():
        return [Disagreement(path, 1, "missing", "the whole catalog")]
    try:
        catalog = read(path)
    except Unreadable as error:
        return [Disagreement(path, error.line, "unreadable", error.reason)]
    wanted, present = (
        {key(message) for message in said(source)},
        {key(message) for message in said(catalog)},
    )
    found = [
        Disagreement(path, 1, "missing", text(message))
        for message in said(source)
        if key(message) not in present
    ]
    for message in said(catalog):
        kind = state(message, wanted)
        if kind:
            found.append(Disagreement(path, message.lineno or 1, kind, text(message)))
    found += (
        Disagreement(path, obsolete_line(path, message), "obsolete", text(message))
        for message in obsolete(catalog)
    )
    found += (Disagreement(path, line, "twice", message) for line, message in twice(path))
    return sorted(found, key=lambda finding: finding.line)


def state(message: Message, wanted: set[tuple[str, ...]]) -> str | None:
    """What is wrong with a message of a catalog, if anything."""
    if key(message) not in wanted:
        return "stale"
    if message.fuzzy:
        return "fuzzy"
    forms = message.string if isinstance(message.string, (list, tuple)) else [message.string]
    return None if forms and all(form and form.strip() for form in forms) else "untranslated"


def read(path: Path) -> Catalog:
    """A catalog, or a template; made anew only where another text stands in it. Raises `Unreadable`."""
    return _read(path, path.read_bytes())


@lru_cache(maxsize=256)
def _read(path: Path, written: bytes) -> Catalog:
    try:
        lines = written.decode().split("\n")
    except UnicodeDecodeError as error:
        line = written[: error.start].count(b"\n") + 1
        raise Unreadable(path, line, f"not UTF-8: byte {written[error.start]:#x}") from None
    for number, written_line in enumerate(lines, 1):
        if not _LINE.fullmatch(written_line):  # Babel is content with less, and guesses the rest
            raise Unreadable(
                path, number, f"a text in quotation marks expected, found {written_line!r}"
            )
    try:
        return read_po(BytesIO(written), abort_invalid=True)
    except PoFileError as error:
        reason = str(error).rpartition(" on ")[0]  # Babel counts lines from nought
        raise Unreadable(path, (error.lineno or 0) + 1, reason) from None
    except (LookupError, ValueError) as error:  # the header names no such encoding, or date
        raise Unreadable(path, 1, str(error)) from None


def said(catalog: Catalog) -> Iterator[Message]:
    """The messages without the header, which has an empty id."""
    return (message for message in catalog if message.id)


def obsolete(catalog: Catalog) -> Iterator[Message]:
    """What is kept in comments; Babel types the values as it does the messages."""
    yield from catalog.obsolete.values()


def key(message: Message) -> tuple[str, ...]:
    """Two messages are the same if these are: the context, and the id with that of the plural."""
    return (message.context or "", *([message.id] if isinstance(message.id, str) else message.id))


def text(message: Message) -> str:
    """The id, of a plural the singular."""
    return message.id if isinstance(message.id, str) else message.id[0]


def twice(path: Path) -> list[tuple[int, str]]:
    """Messages that stand more than once, with each of their lines; Babel makes one of them."""
    entries: list[tuple[int, str]] = []
    reading = False
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line.startswith(("msgctxt ", "msgid ")):
            if not reading:
                entries.append((number, ""))
            reading = True
        elif not line.startswith('"'):
            reading = False
        if reading:
            first, said = entries[-1]
            entries[-1] = (first, said + line.partition('"')[2].removesuffix('"'))
    count = Counter(message for _, message in entries)
    return [(line, message) for line, message in entries if count[message] > 1]


def obsolete_line(path: Path, message: Message) -> int:
    """Babel gives no line for these: the first that begins with the same words."""
    wanted = text(message).split("\n")[0][:40].replace('"', '\\"')
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line.startswith("#~") and wanted in line:
            return number
    return 1
