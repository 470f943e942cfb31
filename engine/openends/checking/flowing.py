"""A text as its reader sees it: wrapped lines joined, quotation and comment signs, tags and escapes gone.

Each character of it knows the line and the column that it stands at in the file.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from html import unescape

BREAK = "\n"
"""Stands between the lines of a file that were joined."""

_MARKUP = re.compile(
    r"\\(?=[\\`*_{}\[\]()#+.!|<>~&-])"  # Markdown's escapes: \| within a table
    r"|</?[A-Za-z][^<>\n]{0,300}>|<!--|-->"
    r"|&(?:\#[0-9]{1,7}|\#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});"
)
_LINE_BREAK = re.compile(r"<br\b", re.IGNORECASE)
_EMPHASIS = re.compile(r"[*`]++|__")
# What stands before a quoted or commented line, and before an item of a list.
_QUOTED = re.compile(r"\s*+(?:(?:>|//[/!]?|\#+|;+|%+|--(?!-)|/\*+)\s*+)*+")
_LISTED = re.compile(r"(?:[-+*•‣◦](?=\s)|\*+/?|\|(?=\s))?\s*+")


@dataclass(slots=True)
class Flow:
    """A paragraph that flows: its text, and where in the file it stands."""

    text: str = ""
    _parts: list[str] = field(default_factory=list)
    _begins: list[int] = field(default_factory=list)  # offsets, ascending
    _places: list[tuple[int, int]] = field(default_factory=list)  # line and column of each
    _length: int = 0

    def place(self, offset: int) -> tuple[int, int]:
        r"""The line and the column, both from 1, of a character of the text.

        >>> [flow] = flows(["> 7 + 8", "> = 15"], listed=True)
        >>> flow.text, flow.place(flow.text.index("="))
        ('7 + 8\n= 15', (2, 3))
        """
        number = bisect_right(self._begins, offset) - 1
        line, column = self._places[number]
        return line, column + offset - self._begins[number]

    def add(self, text: str, line: int, column: int) -> None:
        """Put a piece of the file's line to the end."""
        self._parts.append(text)
        self._begins.append(self._length)
        self._places.append((line, column))
        self._length += len(text)

    def ended(self) -> "Flow":
        """The paragraph with its whole text."""
        self.text = "".join(self._parts)
        return self

    def __bool__(self) -> bool:
        return bool(self._parts)


def flows(lines: Iterable[str], *, listed: bool) -> Iterator[Flow]:
    r"""The paragraphs of a text's lines, ended by blank lines.

    `listed`: the signs of lists and emphasis are gone too, and items go on as one paragraph;
    otherwise they stay, and each item of a list begins a paragraph.

    >>> [flow.text for flow in flows(["- **one**", "- two&nbsp;", "", "three"], listed=True)]
    ['one\ntwo ', 'three']
    >>> [flow.text for flow in flows(["- **one**", "- two", "", "three"], listed=False)]
    ['- **one**', '- two', 'three']
    """
    flow, commented = Flow(), ""
    for number, written in enumerate(lines, 1):
        line = written.removesuffix("\r")
        prefix = _QUOTED.match(line)
        assert prefix is not None, "it matches nothing where nothing is"
        begins, before, commented = prefix.end(), commented, prefix[0].strip()
        if flow and ";" in commented and ";" not in before:
            begins = line.index(";")  # here it goes on with a list of joins or ends
        sign = _LISTED.match(line, begins)
        assert sign is not None, "it matches nothing where nothing is"
        blank = sign.end() == len(line)
        if flow and (blank or (not listed and sign[0].strip())):
            yield flow.ended()
            flow = Flow()
        if blank:
            continue
        if flow:
            flow.add(BREAK, number - 1, 1)
        _add_line(flow, line, sign.end() if listed else begins, number, emphasis=not listed)
    if flow:
        yield flow.ended()


def _add_line(flow: Flow, line: str, begins: int, number: int, *, emphasis: bool) -> None:
    """Add a line without its markup; `emphasis` stays where it could be a sign of a sum."""
    place = begins
    for found in _MARKUP.finditer(line, begins):
        _add_text(flow, line[place : found.start()], number, place + 1, emphasis=emphasis)
        place = found.end()
        shown = ""
        if found[0].startswith("&"):
            shown = unescape(found[0]).replace("\u00a0", " ")  # an author's own &nbsp; is no slip
        elif _LINE_BREAK.match(found[0]):
            shown = " "
        if shown:
            flow.add(shown, number, found.start() + 1)
    _add_text(flow, line[place:], number, place + 1, emphasis=emphasis)


def _add_text(flow: Flow, text: str, number: int, column: int, *, emphasis: bool) -> None:
    place = 0
    if not emphasis:
        for found in _EMPHASIS.finditer(text):
            if found.start() > place:
                flow.add(text[place : found.start()], number, column + place)
            place = found.end()
    if place < len(text):
        flow.add(text[place:], number, column + place)
