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

from openends.errors import NotationError, Refusal
from openends.line import Join, Line
from openends.tiles import Tile, smallest_set
from openends.words.catalog import LANGUAGES, told
from openends.words.lines import NOTHING, TEMPLATE, end_said, join_said, line_said
from openends.words.names import ports_by_name

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
def _pattern(language: str) -> tuple[re.Pattern[str], str]:
    """The form of a line of words, spaces and full stops free; and its last label."""
    pieces = re.split(
        r"\{(\w+)\}", told(language, TEMPLATE, tiles="{tiles}", joins="{joins}", ends="{ends}")
    )
    labels, names = pieces[::2], pieces[1::2]
    pattern = ""
    for label, name in zip(labels, names, strict=False):
        free = r"\s*".join(re.escape(word) for word in label.replace(".", " ").split())
        # Lazily up to the next label, and never over the same label again.
        pattern += rf"\.?\s*{free}\s*(?P<{name}>(?:(?!{free}).)*?)" if free else ""
    return re.compile(pattern + r"(?:\.|\s*$)"), labels[2].strip(". ")


def statements_in(text: str) -> Iterator[Statement]:
    """Each line of words in one line of text, in any of the languages, checked.

    >>> wrong = "Tiles: [0|0]. Joins: none. Legal joining points: [0|0] (straight A, 0)."
    >>> for mismatch in next(statements_in(wrong)).mismatches:
    ...     print(mismatch.part, "·", mismatch.expected, "·", repr(mismatch.found))
    open end · [0|0] (straight B, 0) · ''
    """
    for language in LANGUAGES:
        pattern, label = _pattern(language)
        found = list(pattern.finditer(text))
        yield from (_read(match, language) for match in found)
        # A last label outside of every whole line of words: something before it is broken.
        for match in re.finditer(re.escape(label), text):
            if not any(one.start() <= match.start() < one.end() for one in found):
                form = told(language, TEMPLATE, tiles="…", joins="…", ends="…")
                wrong = Mismatch(Part.LINE, form, text[max(match.start() - 40, 0) : match.end()])
                yield Statement(language, match.start() + 1, match.group(), None, (wrong,))


def _read(match: re.Match[str], language: str) -> Statement:
    # A full stop that ends the sentence before is no part of the line of words.
    start = match.start() + len(match.group()) - len(match.group().lstrip(". "))
    said = match.group().lstrip(". ")
    nothing = told(language, NOTHING)
    tiles, joins, ends = (
        [] if match[name].strip() == nothing else [item.strip() for item in match[name].split(by)]
        for name, by in (("tiles", ","), ("joins", ";"), ("ends", ";"))
    )
    line, wrong = _rebuild(tiles, joins, language)
    if line is not None and not wrong:
        wrong = _compared(Part.OPEN_END, [end_said(end, language) for end in line.open_ends], ends)
        whole = line_said(line, language)
        if not wrong and whole != said:
            wrong = [Mismatch(Part.LINE, whole, said)]
    return Statement(language, start + 1, said, line, tuple(wrong))


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
