"""Structural mutants: a role or a step dropped, two claims exchanged, a message gone, another term."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from checks.terms import terms
from checks.tokens import tokens_in

_ROLE = re.compile(r"\{(?:rule|pips|end|tile|clash)\}`[^`]+`")
_STEP = re.compile(
    r"^:::\{(?:step|score|position|blocked-check)\}.*?^:::\n", re.MULTILINE | re.DOTALL
)
_LESSON_STEP = re.compile(r"^\[\[step\]\]\n(?:(?!\[\[step\]\]).*\n)*", re.MULTILINE)
WORDS = re.compile(
    r'(?P<before>(?!(?:line|hands|boneyard|ends|rules|id) )(?:(?:[a-zA-Z0-9-]+|"[^"]+") = |    )")'
    r'(?P<said>[^"]*?[a-z]{2} ?[^"]*?)'
    r'(?P<control> = [\d| ]+)?(?P<after>",?)'
)
"""A line of a lesson that holds a text: words between quotes, perhaps a control sum."""

_CLAIM = re.compile(r"\{(?:rule|pips|end|tile|clash)\}`[^`]+`|\[\d+\|\d+\]|\d+")
_ORDERED = re.compile(r":(?:blocked|out|points|sum|all|looks|control|hand-sizes|targets|players): ")
_MESSAGE = re.compile(r'^(?:#.*\n)*msgid "(?!").*\nmsgstr ".*"\n\n?', re.MULTILINE)


@dataclass(frozen=True)
class Restructured:
    """A file with a change of its structure: what was done, and the text that it has then."""

    path: Path
    kind: str
    what: str
    text: str

    def __str__(self) -> str:
        return f"{self.path.name}: {self.kind}: {self.what}"


def restructured(path: Path) -> Iterator[Restructured]:
    """All structural mutants of a page or of a catalog."""
    text = path.read_text("utf-8")
    if path.suffix == ".po":
        head, blank, body = text[1:].partition("\n\n")
        head = text[0] + head + blank
        yield from _messages_dropped(path, head, body)
        yield from _in_lines(path, text, "msgstr ")
        yield from _terms_exchanged(path, text)
    elif path.suffix == ".toml":
        for match in _LESSON_STEP.finditer(text):
            rest = text[: match.start()] + text[match.end() :]
            yield Restructured(path, "drop a step", match[0].split("\n")[1], rest)
        yield from _in_words_of_lesson(path, text)
    else:
        for match in _STEP.finditer(text):
            rest = text[: match.start()] + text[match.end() :]
            yield Restructured(path, "drop an example", match[0].partition("\n")[0], rest)
        yield from _in_lines(path, text, "")


def _messages_dropped(path: Path, head: str, body: str) -> Iterator[Restructured]:
    for match in _MESSAGE.finditer(body):
        rest = body[: match.start()] + body[match.end() :]
        yield Restructured(
            path, "drop a message", match[0].partition("msgid ")[2][:60], head + rest
        )


def _in_lines(path: Path, text: str, start: str) -> Iterator[Restructured]:
    """Roles dropped and neighbouring claims exchanged, in lines that begin so."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if not line.startswith(start) or line.startswith(("#", "%")):
            continue
        for match in _ROLE.finditer(line):
            changed = line[: match.start()] + line[match.end() :]
            yield with_line(path, lines, number, changed, "drop a role", match[0])
        if start == "" and line.startswith(":") and not _ORDERED.match(line):
            continue  # facts, and claims whose order says nothing
        for first, second in pairwise(_CLAIM.finditer(line)):
            if (
                line.startswith(":")
                and first[0][0] == "["
                and "/" not in line[first.end() : second.start()]
            ):
                continue  # two tiles of one hand
            changed = line[: first.start()] + second[0] + line[first.end() : second.start()]
            changed += first[0] + line[second.end() :]
            if tokens_in(changed) != tokens_in(line):
                what = f"{first[0]} and {second[0]}"
                yield with_line(path, lines, number, changed, "exchange two claims", what)


def _in_words_of_lesson(path: Path, text: str) -> Iterator[Restructured]:
    """Roles and control sums dropped and neighbouring claims exchanged, in what readers read."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        words = WORDS.fullmatch(line)
        if words is None:
            continue
        before, said, after = words["before"], words["said"], words["after"]
        control = words["control"] or ""
        if control:
            yield with_line(
                path, lines, number, before + said + after, "drop a control sum", control
            )
        for match in _ROLE.finditer(said):
            changed = said[: match.start()] + said[match.end() :]
            yield with_line(
                path, lines, number, f"{before}{changed}{control}{after}", "drop a role", match[0]
            )
        for first, second in pairwise(_CLAIM.finditer(said)):
            changed = said[: first.start()] + second[0] + said[first.end() : second.start()]
            changed += first[0] + said[second.end() :]
            if changed != said:
                what = f"{first[0]} and {second[0]}"
                changed = f"{before}{changed}{control}{after}"
                yield with_line(path, lines, number, changed, "exchange two claims", what)


def with_line(
    path: Path, lines: list[str], number: int, changed: str, kind: str, what: str
) -> Restructured:
    """A file in which one line is another."""
    text = "\n".join([*lines[:number], changed, *lines[number + 1 :]])
    return Restructured(path, kind, f"line {number + 1}, {what}", text)


def _terms_exchanged(path: Path, text: str) -> Iterator[Restructured]:
    """Each term of the game in a translation, replaced by a word that is rejected for it."""
    language = path.parts[path.parts.index("LC_MESSAGES") - 1]
    lines = text.split("\n")
    for number, line in enumerate(lines):
        for term in terms():
            right, rejected = term.words[language][0], term.rejected.get(language, ())
            if line.startswith("msgstr ") and right in line and rejected:
                changed = line.replace(right, rejected[0], 1)
                yield with_line(
                    path, lines, number, changed, "exchange a term", f"{right} → {rejected[0]}"
                )
