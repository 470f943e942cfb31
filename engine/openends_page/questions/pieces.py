"""What is large of a match goes to the page in pieces: text, picture, events, board.

A page keeps what it has been sent. An answer says from which index on something is new, and
carries no more than fits into it; `practice_pieces` gives the rest.
"""

import json
from collections.abc import Sequence
from itertools import islice, takewhile
from typing import NotRequired, TypedDict

from openends.drawing import Picture
from openends.drawing.cribbage import cribbage_board
from openends.events import Drawn, Passed, Placed, Scored
from openends.history import HistoryEntry
from openends.line import Line
from openends.words.practice import board_said
from openends_page.params import Index
from openends_page.practice import Snapshot

LARGEST_ANSWER = 16_384
"""The most bytes of an answer in a match."""

_ROOM = LARGEST_ANSWER - 400  # without the names around the pieces


class EventShown(TypedDict):
    """An event: its message, the round from 1, and its kind."""

    message: str
    round: int
    kind: str
    seat: NotRequired[Index]
    """Who has acted, where the event is somebody's action."""
    tile: NotRequired[str]
    """The tile that was placed."""


class BoardShown(TypedDict):
    """The cribbage board: SVG, the mark of each side's pegs as SVG, and its words."""

    picture: str
    marks: list[str]
    message: str


class Rest(TypedDict):
    """Where the pieces of a match that did not fit into an answer begin."""

    text: Index
    """In units of UTF-16, as JavaScript counts."""
    tiles: Index
    events: Index
    board: bool
    """Whether the board is among them."""


class Pieces(TypedDict):
    """What is new of a match: what stands before `…_from` the page has."""

    text_from: int
    """In units of UTF-16."""
    text: str
    """The match as text, which asks for the same again."""
    tiles_from: int
    tiles: list[str]
    """The tiles on the table as parts of the picture, SVG, in the order placed."""
    events_from: int
    events: list[EventShown]
    board: NotRequired[BoardShown]
    """The board, where it is another one."""
    rest: NotRequired[Rest]
    """What there is more: it is to be asked for."""


class Known:
    """What a page has of a match: its text, its line in a width, its events, its board."""

    def __init__(
        self,
        text: str = "",
        *,
        line: Line | None = None,
        moments: Sequence[HistoryEntry] = (),
        board: bool = True,
    ) -> None:
        self.text = text
        self.line = line
        self.moments = moments
        self.board = board

    def tiles_until(self, line: Line) -> int:
        """How many tiles of another line are drawn in the picture that the page has."""
        if self.line is None:
            return 0
        mine, other = self.line.placements, line.placements
        # The last tile of each is marked as new.
        return max(min(_alike(mine, other), len(mine) - 1, len(other) - 1), 0)

    def has_board(self, moments: Sequence[HistoryEntry]) -> bool:
        """Whether the scores are those that the page has."""
        alike = _alike(self.moments, moments)
        changed = (*self.moments[alike:], *moments[alike:])
        return (
            self.board and alike > 0 and not any(type(moment.what) is Scored for moment in changed)
        )

    def events_until(self, moments: Sequence[HistoryEntry]) -> int:
        """How many of the events the page has."""
        return _alike(self.moments, moments)


def _alike(some: Sequence[object], others: Sequence[object]) -> int:
    """How many things two sequences begin with alike."""
    count = 0
    for one, other in zip(some, others, strict=False):
        if one is not other and one != other:
            break
        count += 1
    return count


def text_from(known: str, text: str) -> int:
    r"""Where a text goes on differently than the one that is known, in units of UTF-16.

    >>> text_from("a\U0001f0b1 b", "a\U0001f0b1 c")
    4
    """
    if text.startswith(known):  # it has gone on
        return _units(known)
    alike = known[: len(text)] if known.startswith(text) else text[: _alike(known, text)]
    return _units(alike)


def _units(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2


class Room:
    """The room that is left in an answer; what does not fit comes later, and all after it."""

    def __init__(self, used: int = 0) -> None:
        self.left = _ROOM - used
        self.full = False

    def take(self, piece: object) -> bool:
        """Whether there is room for a piece, which is then taken."""
        size = size_of(piece) + 2  # a comma and a space
        if self.full or size > self.left:
            self.full = True
            return False
        self.left -= size
        return True


def packed(
    snapshot: Snapshot, drawn: Picture, language: str, text: str, rest: Rest, room: Room
) -> Pieces:
    """Pack the pieces of a match from the indexes of `rest` on, as long as there is room.

    `text` is the match as text, `drawn` the picture of its line.
    """
    found: Pieces = {
        "text_from": rest["text"],
        "text": _text(text, rest["text"], room),
        "tiles_from": rest["tiles"],
        "tiles": [],
        "events_from": rest["events"],
        "events": [],
    }
    if rest["board"] and room.take(board := _board(snapshot, language)):
        found["board"] = board
    messages = snapshot.practice.history.messages(language)
    told = zip(snapshot.moments, messages, strict=True)
    events = (_event(moment, message) for moment, message in islice(told, rest["events"], None))
    found["tiles"] = list(takewhile(room.take, drawn.tiles[rest["tiles"] :]))
    found["events"] = list(takewhile(room.take, events))
    if room.full:
        found["rest"] = {
            "text": rest["text"] + _units(found["text"]),
            "tiles": rest["tiles"] + len(found["tiles"]),
            "events": rest["events"] + len(found["events"]),
            "board": rest["board"] and "board" not in found,
        }
    return found


def _text(text: str, start: int, room: Room) -> str:
    """The text from a place on, as much of it as there is room for."""
    new = text[start:] if text.isascii() else _after(text, start)
    if room.take(new):
        return new
    part = new[: max(room.left, 0) // 4]  # four bytes at most for a character
    room.left = 0
    return part


def _after(text: str, units: int) -> str:
    return text.encode("utf-16-le")[2 * units :].decode("utf-16-le")


def size_of(answer: object) -> int:
    """The bytes of a part of an answer."""
    return len(json.dumps(answer, ensure_ascii=False).encode())


def _event(moment: HistoryEntry, message: str) -> EventShown:
    """An event as a page takes it. Which tile was drawn is not told here: the message knows to whom."""
    event: EventShown = {"message": message, "round": moment.round + 1, "kind": moment.kind}
    match moment.what:
        case Placed(seat=seat, tile=tile):
            return event | {"seat": seat, "tile": str(tile)}
        case Drawn(seat=seat) | Passed(seat=seat):
            return event | {"seat": seat}
    return event


def _board(snapshot: Snapshot, language: str) -> BoardShown:
    """The board at a moment of a match."""
    practice = snapshot.practice
    target, sides = practice.match.target, practice.rules.sides(practice.match.players)
    board = cribbage_board(target, snapshot.scores, snapshot.before)
    return {
        "picture": board.svg,
        "marks": list(board.marks),
        "message": board_said(
            sides,
            snapshot.scores,
            snapshot.before,
            target,
            board.points_a_hole,
            practice.reader,
            language,
        ),
    }
