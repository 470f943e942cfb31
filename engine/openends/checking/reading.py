"""Lines of words read back: found in a text, rebuilt as a position, compared word for word.

The position is rebuilt from the tiles and from the ports that the joins name; then every
tile, join and open end must be just what the engine says of that position. A text may be
wrapped: a line end stands for a space, or for nothing.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import zip_longest
from typing import Literal
from unicodedata import normalize

from openends.errors import OpenEndsError, ParseError
from openends.line import Line, Port
from openends.notation import plain
from openends.options import Branches, Spinner
from openends.tiles import Tile, smallest_set
from openends.tips import TWO_ENDS, LineRules
from openends.words.catalog import LANGUAGES, told
from openends.words.lines import NOTHING, TEMPLATE, end_said, join_said, line_said
from openends.words.names import port_name, ports_by_name

_NAMES = ("tiles", "joins", "ends")
_COMPOSED: Literal["NFC"] = "NFC"
_FORMS: tuple[Literal["NFC", "NFD"], ...] = (_COMPOSED, "NFD")
_AROUND = 40  # characters shown of a line of words that is broken off
_JOIN = re.compile(r"(\[\d+\|\d+\])\s+\(([^()]*)\)\s+–\s+(\[\d+\|\d+\])\s+\(([^()]*)\)")
_HIDDEN = "[\n\u00ad\u200b-\u200f\u2060\ufeff]*+"  # may stand within a word unseen, or break it
_COLON = r"[:\u02d0\u2236\ufe13]"
_WRAP = re.compile(r"[^\S\n]*\n\s*")
_OMITTED = re.compile(r"\s*+(?:…|\.\.\.|\{)")  # an example of the form, or a template: no statement
_GOES_ON = re.compile(r"[\[(;–]")
_OPENED = re.compile(r"[\[(][^\[\]()]*+$|[;:,–]\s*+$")
_LOOKED_BACK = 100  # characters: no item of a line of words is so long


class Part(StrEnum):
    """Which part of a line of words a finding is about."""

    TILE = "tile"
    TWICE = "tile twice"
    """A tile that was placed before."""
    FIT = "tile that fits"
    """A tile that fits no open end; expected are the open ends."""
    JOIN = "join"
    OPEN_END = "open end"
    SUM = "sum"
    LINE = "line of words"
    """The form of the whole: labels, spaces, full stops."""


@dataclass(frozen=True, slots=True)
class Mismatch:
    """What a line of words says against what the engine says.

    `expected` or `found` is empty where there is one item too many or too few; `at` is how
    many characters of the text stand before it.
    """

    part: Part
    expected: str
    found: str
    at: int = 0


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


@dataclass(frozen=True, slots=True)
class _Item:
    """A piece of a line of words, and where it stands."""

    said: str
    at: int

    def means(self, expected: str) -> bool:
        """Whether it is just these words, but for line ends."""
        if "\n" not in self.said:
            return self.said == expected
        parts = _WRAP.split(self.said)
        return re.fullmatch(" ?".join(map(re.escape, parts)), expected) is not None

    @property
    def shown(self) -> str:
        """It in one line."""
        return _WRAP.sub(" ", self.said)


@cache
def _labels(language: str) -> re.Pattern[str]:
    """The labels of a line of words, spaces and capitals free, each in a group of its own name.

    A text may be composed or decomposed: both are the same to a reader.
    """
    template = told(language, TEMPLATE, **dict.fromkeys(_NAMES, "{}"))
    labels = (label.strip(" .").removesuffix(":").split() for label in template.split("{}"))
    groups = (
        f"(?P<{name}>(?:{'|'.join(_free(words, form) for form in _FORMS)})\\s*+{_COLON})"
        for name, words in zip(_NAMES, labels, strict=False)
    )
    return re.compile(rf"(?<![A-Za-z])(?:{'|'.join(groups)})", re.IGNORECASE)


def _free(words: list[str], form: Literal["NFC", "NFD"]) -> str:
    return r"\s*+".join(
        "".join(re.escape(sign) + _HIDDEN for sign in normalize(form, word)) for word in words
    )


def statements_in(text: str) -> Iterator[Statement]:
    """Each line of words in a text, in any of the languages, checked.

    >>> wrong = "Tiles: [0|0]. Joins: none. Legal joining points: [0|0] (straight A, 0)."
    >>> for mismatch in next(statements_in(wrong)).mismatches:
    ...     print(mismatch.part, "·", mismatch.expected, "·", repr(mismatch.found))
    open end · [0|0] (straight B, 0) · ''

    A label that three dots or a brace follow shows the form, and states nothing.

    >>> list(statements_in("Write `Tiles: …. Joins: …` and so on."))
    []
    """
    source = plain(text)
    for language in LANGUAGES:
        labels = list(_labels(language).finditer(source))
        number = 0
        while number < len(labels):
            here = labels[number : number + len(_NAMES)]
            kinds = tuple(label.lastgroup for label in here)
            size = len(_NAMES) if kinds == _NAMES else 2 if kinds[:2] == _NAMES[:2] else 1
            omitted = any(_OMITTED.match(source, label.end()) for label in here[:size])
            if size == len(_NAMES) and not omitted:
                after = labels[number + size].start() if number + size < len(labels) else len(text)
                yield _read(text, here, after, language)
            elif not omitted and (size == 2 or kinds[0] == _NAMES[-1]):
                yield _broken(text, here[0], language)
            number += size


def _broken(text: str, label: re.Match[str], language: str) -> Statement:
    """A label, or two, without the rest of a line of words: something is missing or broken off."""
    form = told(language, TEMPLATE, **dict.fromkeys(_NAMES, "…"))
    first, last = label.span()
    before, after = (_AROUND, 0) if label.lastgroup == _NAMES[-1] else (0, _AROUND)
    around = _Item(text[max(first - before, 0) : last + after], first)
    wrong = Mismatch(Part.LINE, form, around.shown, first)
    return Statement(language, first + 1, _Item(text[first:last], first).shown, None, (wrong,))


def _end(text: str, begins: int, after: int) -> int:
    """Where a line of words ends: after its full stop, or with the line that it stands in."""
    end = begins
    while True:
        line_end = text.find("\n", end, after)
        stop = text.find(".", end, after if line_end < 0 else line_end)
        if stop >= 0:
            return stop + 1
        if line_end < 0:
            return after
        window = text[max(begins - 1, line_end - _LOOKED_BACK) : line_end]
        if not (_OPENED.search(window) or _GOES_ON.match(text, line_end + 1)):
            return line_end
        end = line_end + 1


def _items(text: str, begins: int, until: int, by: str, nothing: str) -> list[_Item]:
    """The pieces of a part of a line of words, its full stop left out."""
    part = text[begins:until].rstrip()
    part = part.removesuffix(".")
    whole = _item(part, begins)
    if whole.means(nothing):
        return []
    items = []
    for piece in part.split(by):
        items.append(_item(piece, begins))
        begins += len(piece) + len(by)
    return items


def _item(text: str, begins: int) -> _Item:
    said = text.strip()
    return _Item(normalize(_COMPOSED, said), begins + len(text) - len(text.lstrip()))


def _read(text: str, labels: Sequence[re.Match[str]], after: int, language: str) -> Statement:
    """The line of words of three labels; the next one stands at `after`."""
    begins, end = labels[0].start(), _end(text, labels[-1].end(), after)
    ends = [*(label.start() for label in labels[1:]), end]
    nothing = told(language, NOTHING)
    tiles, joins, open_ends = (
        _items(text, label.end(), until, by, nothing)
        for label, until, by in zip(labels, ends, ",;;", strict=True)
    )
    said = _Item(normalize(_COMPOSED, text[begins:end].rstrip()), begins)
    found: list[Statement] = []
    # A line of words does not name its game: it is right if by the rules of any it is.
    for rules in _SPUN if _names_branch([*joins, *open_ends], language) else (TWO_ENDS,):
        line, wrong = _rebuild(tiles, joins, language, ends[0], rules)
        wrong = wrong or _compared_ends(line, open_ends, said, language, end)
        found.append(Statement(language, begins + 1, said.shown, line, tuple(wrong)))
        if not wrong:
            break
    # Of rules by which it is wrong, those by which most of it is right.
    return min(found, key=lambda one: -_right_until(one, end))


def _right_until(statement: Statement, end: int) -> int:
    """Where the first mismatch stands, or behind the end if there is none."""
    return min((mismatch.at for mismatch in statement.mismatches), default=end + 1)


def _names_branch(items: Sequence[_Item], language: str) -> bool:
    """Whether any port that is named is a branch."""
    names = [port_name(port, language) for port in (Port.BRANCH_A, Port.BRANCH_B)]
    return any(name in re.sub(r"\s+", " ", item.said) for item in items for name in names)


_SPUN = tuple(
    LineRules(spinner, branches)
    for branches in Branches
    for spinner in (Spinner.FIRST_DOUBLE, Spinner.LEAD_DOUBLE, Spinner.EVERY_DOUBLE)
)
"""The rules by which branches open, those of most games first."""


def _compared_ends(
    line: Line | None, open_ends: Sequence[_Item], said: _Item, language: str, end: int
) -> list[Mismatch]:
    """What is wrong of the open ends, or of the form of a line whose items are right."""
    if line is None:
        return []
    right = [end_said(one, language) for one in line.open_ends]
    wrong = _compared(Part.OPEN_END, right, open_ends, end)
    whole = line_said(line, language)
    if not wrong and not said.means(whole):
        wrong = [Mismatch(Part.LINE, whole, said.shown, said.at)]
    return wrong


def _compared(
    part: Part, expected: Sequence[str], found: Sequence[_Item], end: int
) -> list[Mismatch]:
    """What differs; an item that is missing would stand at `end`."""
    pairs = zip_longest(expected, found)
    return [
        Mismatch(part, right or "", item.shown if item else "", item.at if item else end - 1)
        for right, item in pairs
        if item is None or right is None or not item.means(right)
    ]


def _rebuild(
    tiles: Sequence[_Item], joins: Sequence[_Item], language: str, end: int, rules: LineRules
) -> tuple[Line | None, list[Mismatch]]:
    """The position that tiles and joins state, and what in them is wrong."""
    placed = []
    for item in tiles:
        try:
            tile = Tile(re.sub(r"\s*\n\s*", "", item.said))
        except ParseError:
            return None, [Mismatch(Part.TILE, "[0|0] … [15|15]", item.shown, item.at)]
        if not item.means(str(tile)):
            return None, [Mismatch(Part.TILE, str(tile), item.shown, item.at)]
        placed.append(tile)
    line = Line(tile_set=smallest_set(placed), rules=rules)
    for number, (tile, item) in enumerate(zip(placed, tiles, strict=True)):
        if tile in line.tiles:
            return line, [Mismatch(Part.TWICE, "", str(tile), item.at)]
        if number == 0:
            line = line.place(tile)
            continue
        if not line.fits(tile):
            free = " / ".join(end_said(end, language) for end in line.open_ends)
            return line, [Mismatch(Part.FIT, free, str(tile), item.at)]
        join = joins[number - 1] if number <= len(joins) else _Item("", end)
        after = _joined(line, tile, join, language)
        if after is None:
            possible = [line.place(tile, end.arm).joins[-1] for end in line.fits(tile)]
            expected = " / ".join(join_said(join, language) for join in possible)
            return line, [Mismatch(Part.JOIN, expected, join.shown, join.at)]
        line = after
    right = [join_said(join, language) for join in line.joins]
    return line, _compared(Part.JOIN, right, joins, end)


def _joined(line: Line, tile: Tile, join: _Item, language: str) -> Line | None:
    """The line with a tile joined as is said, None where that says no join of the line."""
    match = _JOIN.fullmatch(join.said)
    port = None if match is None else _port(match[2], language)
    if match is None or port is None:
        return None
    try:
        return line.place(tile, line.end_at(Tile(match[1]), port).arm)
    except OpenEndsError:
        return None


def _port(said: str, language: str) -> Port | None:
    named = ports_by_name(language)
    found = named.get(said)
    if found is None and "\n" in said:
        wrapped = _Item(said, 0)
        found = next((port for name, port in named.items() if wrapped.means(name)), None)
    return found
