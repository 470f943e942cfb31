"""Lines of words read back: found in a text, rebuilt as a position, compared word for word.

The position is rebuilt from the tiles and from the ports that the joins name; then every
tile, join and open end must be just what the engine says of that position.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import zip_longest
from typing import Literal
from unicodedata import normalize

from openends.errors import NotationError, Refusal
from openends.line import Join, Line
from openends.notation import plain
from openends.tiles import Tile, smallest_set
from openends.words.catalog import LANGUAGES, told
from openends.words.lines import NOTHING, TEMPLATE, end_said, join_said, line_said
from openends.words.names import ports_by_name

_NAMES = ("tiles", "joins", "ends")
_COMPOSED: Literal["NFC"] = "NFC"
_FORMS: tuple[Literal["NFC", "NFD"], ...] = (_COMPOSED, "NFD")
_AROUND = 40  # characters shown of a line of words that is broken off
_JOIN = re.compile(r"(\[\d+\|\d+\]) \((.*)\) – (\[\d+\|\d+\]) \((.*)\)")


class Part(StrEnum):
    """Which part of a line of words a finding is about."""

    TILE = "tile"
    JOIN = "join"
    OPEN_END = "open end"
    SUM = "sum"
    LINE = "line of words"
    """The form of the whole: labels, spaces, full stops."""


@dataclass(frozen=True, slots=True)
class Mismatch:
    """What a line of words says against what the engine says.

    `expected` or `found` is empty where there is one item too many or too few.
    """

    part: Part
    expected: str
    found: str


@dataclass(frozen=True, slots=True)
class Statement:
    """A line of words found in a text.

    `column` is where it begins, from 1; `said` what stands there; `line` the position it
    states, None where the words state none; `mismatches` what is wrong, empty if all is right.
    """

    language: str
    column: int
    said: str
    line: Line | None
    mismatches: tuple[Mismatch, ...]


@cache
def _labels(language: str) -> re.Pattern[str]:
    """The labels of a line of words, spaces free, each in a group of its own name.

    A text may be composed or decomposed: both are the same to a reader.
    """
    template = told(language, TEMPLATE, **dict.fromkeys(_NAMES, "{}"))
    labels = (label.replace(".", " ").split() for label in template.split("{}"))
    groups = (
        f"(?P<{name}>{'|'.join(_free(words, form) for form in _FORMS)})"
        for name, words in zip(_NAMES, labels, strict=False)
    )
    return re.compile("|".join(groups))


def _free(words: list[str], form: Literal["NFC", "NFD"]) -> str:
    return r"\s*+".join(re.escape(normalize(form, word)) for word in words)


def statements_in(text: str) -> Iterator[Statement]:
    """Each line of words in one line of text, in any of the languages, checked.

    >>> wrong = "Tiles: [0|0]. Joins: none. Legal joining points: [0|0] (straight A, 0)."
    >>> for mismatch in next(statements_in(wrong)).mismatches:
    ...     print(mismatch.part, "·", mismatch.expected, "·", repr(mismatch.found))
    open end · [0|0] (straight B, 0) · ''
    """
    source = plain(text)
    for language in LANGUAGES:
        labels = list(_labels(language).finditer(source))
        number = 0
        while number < len(labels):
            here = labels[number : number + len(_NAMES)]
            kinds = tuple(label.lastgroup for label in here)
            if kinds == _NAMES:
                number += len(_NAMES)
                after = labels[number].start() if number < len(labels) else len(text)
                yield _read(text, here, after, language)
                continue
            if kinds[0] == _NAMES[-1] or kinds[:2] == _NAMES[:2]:
                yield _broken(text, here[0], language)
            number += 2 if kinds[:2] == _NAMES[:2] else 1


def _broken(text: str, label: re.Match[str], language: str) -> Statement:
    """A label, or two, without the rest of a line of words: something is missing or broken off."""
    form = told(language, TEMPLATE, **dict.fromkeys(_NAMES, "…"))
    first, last = label.span()
    before, after = (_AROUND, 0) if label.lastgroup == _NAMES[-1] else (0, _AROUND)
    wrong = Mismatch(Part.LINE, form, text[max(first - before, 0) : last + after])
    return Statement(language, first + 1, text[first:last], None, (wrong,))


def _read(text: str, labels: Sequence[re.Match[str]], after: int, language: str) -> Statement:
    """The line of words of three labels; the next one stands at `after`."""
    stop = text.find(".", labels[-1].end(), after)
    end = after if stop < 0 else stop + 1
    said = normalize(_COMPOSED, text[labels[0].start() : end].rstrip())
    ends = [*(label.start() for label in labels[1:]), end]
    between = [
        normalize(_COMPOSED, text[label.end() : until]).strip().removesuffix(".")
        for label, until in zip(labels, ends, strict=True)
    ]
    nothing = told(language, NOTHING)
    tiles, joins, open_ends = (
        [] if one.strip() == nothing else [item.strip() for item in one.split(by)]
        for one, by in zip(between, ",;;", strict=True)
    )
    line, wrong = _rebuild(tiles, joins, language)
    if line is not None and not wrong:
        right = [end_said(end, language) for end in line.open_ends]
        wrong = _compared(Part.OPEN_END, right, open_ends)
        whole = line_said(line, language)
        if not wrong and whole != said:
            wrong = [Mismatch(Part.LINE, whole, said)]
    return Statement(language, labels[0].start() + 1, said, line, tuple(wrong))


def _compared(part: Part, expected: Sequence[str], found: Sequence[str]) -> list[Mismatch]:
    pairs = zip_longest(expected, found, fillvalue="")
    return [Mismatch(part, right, said) for right, said in pairs if right != said]


def _rebuild(
    tiles: Sequence[str], joins: Sequence[str], language: str
) -> tuple[Line | None, list[Mismatch]]:
    """The position that tiles and joins state, and what in them is wrong."""
    placed = []
    for said in tiles:
        try:
            tile = Tile(said)
        except NotationError:
            return None, [Mismatch(Part.TILE, "[0|0] … [15|15]", said)]
        if str(tile) != said:
            return None, [Mismatch(Part.TILE, str(tile), said)]
        placed.append(tile)
    line = Line(tile_set=smallest_set(placed))
    ports = ports_by_name(language)
    for number, tile in enumerate(placed):
        said = joins[number - 1] if 0 < number <= len(joins) else ""
        match = _JOIN.fullmatch(said)
        try:
            if number == 0:
                line = line.place(tile)
            elif match is None or match[2] not in ports:
                return line, [Mismatch(Part.JOIN, _possible_joins(line, tile, language), said)]
            else:
                end = line.end_at(Tile(match[1]), ports[match[2]])
                line = line.place(tile, end.arm)
        except (Refusal, NotationError):
            return line, [Mismatch(Part.JOIN, _possible_joins(line, tile, language), said)]
    right = [join_said(join, language) for join in line.joins]
    return line, _compared(Part.JOIN, right, joins)


def _possible_joins(line: Line, tile: Tile, language: str) -> str:
    """The joins by which a tile can be placed, said one after another."""
    joins: list[Join] = []
    if tile not in line.tiles:
        joins = [line.place(tile, end.arm).joins[-1] for end in line.fits(tile)]
    return " / ".join(join_said(join, language) for join in joins)
