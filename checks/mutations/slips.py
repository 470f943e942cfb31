"""Slips in the catalogs of the engine, the board and the frame: one change each of a translation.

A placeholder dropped, renamed, doubled, exchanged with another, a digit put beside one; a brace broken; a digit or a
tile changed; a term exchanged for a word that is rejected; nothing left but a space, or nothing.
"""

import random
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from checks.mutations.mutants import Mutant
from checks.terms import terms

_TRANSLATION = re.compile(r'msgstr(?:\[\d+\])? "(?P<said>.+)"')
_PLACEHOLDER = re.compile(r"\{\w+\}|%\(\w+\)s")
_DIGIT = re.compile(r"\d")
_TILE = re.compile(r"\[\d+\|\d+\]")


def slips_in(path: Path, chance: random.Random) -> Iterator[Mutant]:
    """All slips in the translations of a catalog; none of them changes more than one line."""
    language = path.parts[path.parts.index("LC_MESSAGES") - 1]
    written = path.read_text("utf-8").split("\n")
    header = next(number for number, line in enumerate(written[1:], 1) if not line)
    for number, line in enumerate(written[header:], header + 1):
        match = _TRANSLATION.fullmatch(line)
        if match is None:
            continue
        said, column = match["said"], match.start("said") + 1
        for kind, start, end, after in _changes(said, language, chance):
            yield Mutant(path, number, column + start, said[start:end], after, kind)


def _changes(
    said: str, language: str, chance: random.Random
) -> Iterator[tuple[str, int, int, str]]:
    """What kind of slip, from where to where, and what stands there then."""
    found = list(_PLACEHOLDER.finditer(said))
    for one in found:
        start, end, text = *one.span(), one[0]
        yield "placeholder dropped", start, end, ""
        yield "placeholder renamed", start, end, text.replace(text[-2], f"{text[-2]}x", 1)
        yield "placeholder doubled", start, end, text * 2
        yield "digit beside a placeholder", start, start, str(chance.randint(1, 9))
        if text[0] == "{":
            yield "brace opened twice", start, start + 1, "{{"
            yield "brace not opened", start, start + 1, ""
            yield "brace not closed", end - 1, end, ""
    for first, second in pairwise(found):
        between = said[first.end() : second.start()]
        if first[0] != second[0]:
            exchanged = f"{second[0]}{between}{first[0]}"
            yield "placeholders exchanged", first.start(), second.end(), exchanged
    for digit in _DIGIT.finditer(said):
        other = chance.choice([one for one in "0123456789" if one != digit[0]])
        yield "digit", digit.start(), digit.end(), other
    for tile in _TILE.finditer(said):
        yield "tile", tile.start(), tile.end(), "[0|0]" if tile[0] != "[0|0]" else "[6|6]"
    yield "tile put in", len(said), len(said), " [0|0]"
    yield "empty translation", 0, len(said), ""
    yield "blank translation", 0, len(said), " "
    for term in terms():
        right, rejected = term.words[language][0], term.rejected.get(language, ())
        if right in said and rejected and not _PLACEHOLDER.search(right):
            start = said.index(right)
            yield "term", start, start + len(right), chance.choice(rejected)
