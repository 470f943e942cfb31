"""Mutants that add a number where none is looked for: in a label, glued to a claim, in another dress.

They are tried in what readers read, in each language: lines of a page, translations, words of a lesson.
"""

import re
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

from checks.mutations.structural import WORDS, Restructured, with_line

_NUMBER = re.compile(r"\{(?:rule|pips|end)\}`[^`]+`")
_OWN = re.compile(r"\{(?P<role>rule|pips|end|tile)\}`(?P<content>[^`]+)`")
_TERM = re.compile(r"\{term\}`(?P<label>[^`<]+?)(?: <(?P<target>[^`>]+)>)?`")
_LINK = re.compile(r"(?<!!)\[(?P<label>[^\]|\[]+)\](?=\(#)")
_TRANSLATED = re.compile(r'(msgstr ")(.+)(")')
_TOCTREE = re.compile(r"^```\{toctree\}\n((?::.*\n)*)\n((?:[\w/-]+\n)+)```$", re.MULTILINE)

BEFORE = ("−", "-", "+", "1", "백", "百")
BEHIND = ("백", "万", "만 ", "0", "%", ".5", "割")
"""What is glued to a claim, and makes another number of it."""

NUMERALS = "ⅫⅣ㊁㆓🔟🀚🁣⚅½²②〇㍙🈔🂡🕐💯३"
"""Numbers in another dress, of every kind."""


def signed(path: Path) -> Iterator[Restructured]:
    """All such mutants of a page, a lesson or a catalog."""
    text = path.read_text("utf-8")
    lines = text.split("\n")
    numerals = cycle(NUMERALS)
    for number, start, end in read_by_people(path.suffix, lines):
        line = lines[number]
        for kind, first, last, instead in _changes(line[start:end], next(numerals)):
            changed = line[: start + first] + instead + line[start + last :]
            yield with_line(path, lines, number, changed, kind, instead)
    for found in _TOCTREE.finditer(text):
        yield from _in_toctree(path, text, found)


def _changes(said: str, numeral: str) -> Iterator[tuple[str, int, int, str]]:
    """Kind, from where to where, and what stands there instead."""
    for found in _NUMBER.finditer(said):
        # Words may stand around the number in its role: what is glued to them makes no number.
        shown = re.compile(r"\d+(?=[^`<]*<)").search(said, *found.span()) or found
        for sign in BEFORE:
            yield "glue a sign before", *shown.span(), f"{sign}{shown[0]}"
        for sign in BEHIND:
            yield "glue a sign behind", *shown.span(), f"{shown[0]}{sign}"
    for found in _OWN.finditer(said):
        instead = f"{{{found['role']}}}`13 <{found['content']}>`"
        yield "put a number in a label", found.start(), found.end(), instead
    for found in _TERM.finditer(said):
        instead = f"{{term}}`12 {found['label']} <{found['target'] or found['label']}>`"
        yield "put a number in a label", found.start(), found.end(), instead
    for found in _LINK.finditer(said):
        instead = f"[12 {found['label']}]"
        yield "put a number in a label", found.start(), found.end(), instead
    yield "add a numeral", len(said), len(said), f" {numeral}"


def _in_toctree(path: Path, text: str, found: re.Match[str]) -> Iterator[Restructured]:
    for name in found[2].split():
        changed = found[0].replace(f"\n{name}\n", f"\n28 tiles <{name}>\n", 1)
        whole = text.replace(found[0], changed, 1)
        yield Restructured(path, "put a number in a title", name, whole)
    for option in (":numbered:", ":caption: 28 tiles"):
        changed = found[0].replace("{toctree}\n", f"{{toctree}}\n{option}\n", 1)
        yield Restructured(path, "number the chapters", option, text.replace(found[0], changed, 1))


def read_by_people(suffix: str, lines: list[str]) -> Iterator[tuple[int, int, int]]:
    """Lines with words that somebody reads, and from where to where these stand."""
    fenced = fronted = False
    for number, line in enumerate(lines):
        if suffix == ".po":
            found = _TRANSLATED.fullmatch(line)
            if found and not found[2].endswith("\\n"):
                yield number, found.start(2), found.end(2)
        elif suffix == ".toml":
            words = WORDS.fullmatch(line)
            if words:
                yield number, words.start("said"), words.end("said")
        else:
            fenced ^= line.startswith("```")
            fronted ^= line == "---"
            hidden = (
                fenced or fronted or line.startswith(("%", ":", "`", "---")) or line[-2:] == ")="
            )
            if line.strip() and not hidden:
                yield number, 0, len(line)
