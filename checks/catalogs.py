"""The catalogs of a project: complete and up to date, and each message true to its source."""

import os
import shutil
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from checks.code_messages import code_findings, forms_in
from checks.findings import finding
from checks.messages import Translated, compare, messages_in, order_of
from checks.opposites_kept import Kept, file_of, findings_of, keep, kept_in, key_of, left_over
from checks.opposites_stated import state
from checks.stand_ins import Habits, habits_of, judge_stand_ins
from checks.terms import judge_terms
from openends.checking.diagnostics import Diagnostic, Location
from publishing.catalogs.comparing import KINDS, Disagreement, compare_catalog, read
from publishing.catalogs.comparing import compare as compare_catalogs
from publishing.catalogs.extraction import CODE, extract_code
from publishing.inputs import digest
from publishing.languages import TRANSLATED

OURS = {*CODE, "sphinx"}
"""Catalogs that belong to no page."""


Forms = Mapping[str, Sequence[Translated]]
"""The translated messages of a language, by catalog."""


@dataclass
class Messages:
    """A catalog as it was read, and what was found in it then."""

    written: bytes
    messages: list[Translated]
    forms: list[Translated]
    kept: Mapping[str, str]
    findings: list[Diagnostic] | None = None


class Catalogs:
    """The catalogs of all languages, read again where they have changed."""

    def __init__(self, root: Path, templates: Path) -> None:
        self.root, self.templates = root, templates
        self._code = ""
        self._read: dict[Path, Messages] = {}
        self._kept: dict[str, tuple[bytes, Kept]] = {}

    def of_pages(self, language: str) -> Iterator[Path]:
        """The catalogs that translate pages."""
        folder = self.root / "locales" / language / "LC_MESSAGES"
        return (path for path in sorted(folder.rglob("*.po")) if path.stem not in OURS)

    def of_code(self, language: str) -> Iterator[Path]:
        """The catalogs of the engine's, the board's and the frame's words."""
        folder = self.root / "locales" / language / "LC_MESSAGES"
        return (path for path in sorted(folder.glob("*.po")) if path.stem in OURS)

    def messages(self, path: Path) -> list[Translated]:
        """The translated messages of a catalog."""
        return self._current(path).messages

    def _current(self, path: Path) -> Messages:
        written = path.read_bytes()
        known = self._read.get(path)
        language, name = self._named(path)
        kept = self._kept_of(language).get(name, {})
        if known is None or known.written != written or known.kept != kept:
            messages = messages_in(path, self.root)
            forms = forms_in(path, self.root) if path.stem in OURS else messages
            known = self._read[path] = Messages(written, messages, forms, kept)
        return known

    def _kept_of(self, language: str) -> Kept:
        path = file_of(self.root, language)
        written = path.read_bytes() if path.is_file() else b""
        if self._kept.get(language, (b"-", {}))[0] != written:
            self._kept[language] = written, kept_in(self.root, language)
        return self._kept[language][1]

    def _named(self, path: Path) -> tuple[str, str]:
        """The language of a catalog, and its name there."""
        language, _, *name = path.relative_to(self.root / "locales").parts
        return language, "/".join(name)

    def prepare(self) -> None:
        """Have templates of the code's words too."""
        code = digest(*chain.from_iterable(CODE.values()))
        if code != self._code or not all(
            (self.templates / f"{name}.pot").is_file() for name in CODE
        ):
            for domain, folders in CODE.items():
                extract_code(domain, folders, self.templates)
            self._code = code

    def findings(self, unread: Set[str] = frozenset()) -> Iterator[Diagnostic]:
        """Everything in which catalogs, their messages and their sources disagree.

        Of a page that could not be read nobody knows what its catalog should hold.
        """
        for found in compare_catalogs(self.templates, self.root / "locales", TRANSLATED):
            *_, docname = found.path.with_suffix("").as_posix().split("/LC_MESSAGES/")
            if docname not in unread:
                yield self._told(found)
        whole = self._whole()
        habits = _habits(whole)
        for language, forms in whole.items():
            for path in (*self.of_pages(language), *self.of_code(language)):
                yield from self._in_messages(path, language)
            yield from left_over(self.root, language, forms)
            yield from _stand_ins(forms, language, whole, habits)

    def _whole(self) -> dict[str, Forms]:
        """All translated messages, by language and catalog."""
        return {language: self._forms(language) for language in TRANSLATED}

    def _forms(self, language: str) -> Forms:
        """All translated messages of a language, by catalog; a form of one is a message too."""
        return {
            self._named(path)[1]: self._current(path).forms
            for path in (*self.of_pages(language), *self.of_code(language))
        }

    def with_kept(self, path: Path) -> Iterator[tuple[Translated, str]]:
        """The translated messages of a catalog, each with what is kept of its sides."""
        current = self._current(path)
        return ((message, current.kept.get(key_of(message), "")) for message in current.forms)

    def keep(self) -> list[str]:
        """Write down what translations add to the pairs of their sources and leave out; tells what is new."""
        return [
            line
            for language in TRANSLATED
            for line in keep(self.root, language, self._forms(language))
        ]

    def state(self) -> list[str]:
        """Put comments on the messages that turn the words of their sources round; tells which."""
        return [
            line
            for language in TRANSLATED
            for path in (*self.of_pages(language), *self.of_code(language))
            for line in state(path, self._current(path).forms, language)
        ]

    def findings_in(self, path: Path, language: str) -> Iterator[Diagnostic]:
        """Those of one catalog of a page."""
        folder = self.root / "locales" / language / "LC_MESSAGES"
        source = read(self.templates / path.relative_to(folder).with_suffix(".pot"))
        yield from map(self._told, compare_catalog(source, path))
        yield from self._in_messages(path, language)
        whole = self._whole()
        name = self._named(path)[1]
        yield from _stand_ins({name: whole[language][name]}, language, whole, _habits(whole))

    def judge_messages(self) -> None:
        """Judge the messages of all catalogs, while pages are read: what is found is kept with them."""
        for language in TRANSLATED:
            for path in (*self.of_pages(language), *self.of_code(language)):
                self._in_messages(path, language)

    def _in_messages(self, path: Path, language: str) -> list[Diagnostic]:
        """What a catalog's messages say of themselves: it needs nothing but the catalog."""
        current = self._current(path)
        if current.findings is not None:
            return current.findings
        if path.stem in OURS:
            current.findings = code_findings(path, language, self.root)
        else:
            current.findings = [
                finding
                for message in current.messages
                for finding in (*compare(message, language), *judge_terms(message, language))
            ]
        current.findings += findings_of(current.forms, language, current.kept)
        return current.findings

    def _told(self, found: Disagreement) -> Diagnostic:
        path = found.path.relative_to(self.root)
        hint = f"{KINDS[found.kind]}: {found.message}"
        return finding(Location(path.as_posix(), found.line), path.parts[1], found.kind, hint=hint)

    def orders(self) -> Iterator[tuple[str, Location, str]]:
        """The messages whose tokens stand in an order of their own: language, place, order."""
        for language in TRANSLATED:
            for path in (*self.of_pages(language), *self.of_code(language)):
                for message in self.messages(path):
                    if order := order_of(message):
                        yield language, message.place, " ".join(map(str, order))

    def source_lines(self, docname: str) -> dict[Location, str]:
        """The messages of a page by where they stand: in it, or in the lesson that it shows."""
        template = self.templates / f"{docname}.pot"
        if not template.is_file():
            return {}
        return {
            self._source_place(written, line): str(message.id)
            for message in read(template)
            if message.id
            for written, line in message.locations
            if line
        }

    def _source_place(self, written: str, line: int) -> Location:
        """A place that a template writes as seen from the folder of all templates."""
        path = Path(os.path.normpath(self.templates / written))
        name = path.relative_to(self.root).as_posix() if path.is_relative_to(self.root) else written
        return Location(name, line)

    def target_places(self, docname: str, language: str) -> dict[str, Location]:
        """Where each message of a page stands translated."""
        path = self.root / "locales" / language / "LC_MESSAGES" / f"{docname}.po"
        if not path.is_file():
            return {}
        return {message.source: message.target_place for message in self.messages(path)}


def copy_sources(root: Path, into: Path) -> None:
    """A copy of all that a check reads, the lessons too, to change things in."""
    for name in ("docs", "locales", "tutorials"):
        ignore = shutil.ignore_patterns("_ext", "_board", "_static", "__pycache__", "*.mo")
        shutil.copytree(root / name, into / name, ignore=ignore)


def _habits(whole: Mapping[str, Forms]) -> dict[str, Habits]:
    """How the translations of each language are written, where there are enough of them to tell."""
    return {
        language: found
        for language, forms in whole.items()
        if (found := habits_of(list(chain.from_iterable(forms.values()))))
    }


def _stand_ins(
    catalogs: Forms, language: str, whole: Mapping[str, Forms], habits: Mapping[str, Habits]
) -> Iterator[Diagnostic]:
    """What stands in catalogs of a language instead of a translation."""
    for name, messages in catalogs.items():
        theirs = {
            other: {one.source: one.target for one in forms.get(name, ())}
            for other, forms in whole.items()
            if other != language
        }
        for message in messages:
            others = {
                other: texts[message.source]
                for other, texts in theirs.items()
                if message.source in texts
            }
            yield from judge_stand_ins(message, language, habits, others)
