"""All that a page shows of a match of practice, as the reader sees it from their seat."""

from dataclasses import asdict
from itertools import accumulate
from typing import NotRequired, TypedDict

from openends.drawing import Picture
from openends.errors import IllegalMove, Reason
from openends.events import Lots
from openends.words.events import describe_event
from openends.words.joining import sentences
from openends.words.practice import statistics_lines
from openends.words.rounds import open_now_said, turn_said
from openends.words.seats import seat_titled
from openends.words.sentences import refusal_said, settlement_said
from openends_page.params import Index, PictureParams
from openends_page.practice import READER, Over, Snapshot, leader_at
from openends_page.practice.statistics import count_statistics
from openends_page.questions.lines import LineShown, drawn_line, line_shown
from openends_page.questions.pieces import Known, Pieces, Rest, Room, packed, size_of, text_from
from openends_page.questions.rounds import ActionShown, action_shown


class SeatShown(TypedDict):
    """A seat of a match."""

    name: str
    level: str | None
    """The level of the player who sits there, None for the reader."""
    count: int
    """How many tiles it holds."""
    hand: list[str] | None
    """None while it is hidden."""
    side: int
    score: int
    leads: bool
    turn: bool
    pips: NotRequired[list[int]]
    """The pips of its hand, tile by tile added up, once the round is settled."""


class SettledShown(TypedDict):
    """How a round was settled, for the eye: what is said of it stands in the result."""

    sum: str
    """As written, 7 + 8 − 3 = 12; empty when nobody scores."""
    winners: list[Index]
    """The seats that won; none where nobody did."""
    statistics: list[str]
    """What the match came to, a line each; none while it goes on."""


class FramedLine(LineShown):
    """A line whose picture comes in pieces: this is the SVG up to its first tile."""

    frame: str


class PracticeShown(TypedDict):
    """All that a page shows of a match."""

    pieces: Pieces
    """What is large: text, picture, events, board."""
    rules: str
    """The rules as text."""
    seats: list[SeatShown]
    position: FramedLine
    """The line; its free tiles are the reader's hand."""
    round: int
    """Which round is shown, from 1."""
    yours: bool
    """Whether it is the reader's turn."""
    legal: list[ActionShown]
    """What the reader may do; empty when it is not their turn."""
    boneyard: int
    """How many tiles lie in the boneyard."""
    drawable: int
    """How many of them can be drawn: the rest is protected."""
    added: int
    """The first event that is new since the text that was sent; none is: how many there are."""
    message: str
    """What is new, and whose turn it is."""
    over: Over
    """What has come to its end."""
    result: str
    """How the round, and the match, ended; empty while it goes on."""
    can_undo: bool
    settled: NotRequired[SettledShown]
    """How the round was settled, once it is."""


def practice_shown(
    snapshot: Snapshot,
    text: str,
    params: PictureParams,
    known: Known,
    *,
    added: int | None = None,
    told_first: str = "",
) -> PracticeShown:
    """Show a moment of a match to a page.

    `text` is the match as text; `added` the number of events that the reader has been told of, None
    for all; `told_first` is said before the rest.

    >>> from openends_page.practice import read_practice, snapshot_of
    >>> text = "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :"
    >>> snapshot = snapshot_of(read_practice(text))
    >>> shown = practice_shown(snapshot, text, {"lang": "en", "width": 12}, Known())
    >>> shown["seats"][1]["count"], shown["seats"][1]["hand"], shown["message"]
    (7, None, 'Round 1 is dealt. Tiles for each: 7. Out of the round: 14. It is your turn.')
    """
    language = params["lang"]
    drawn = drawn_line(snapshot.round.line, params["width"])
    practice, moments = snapshot.practice, snapshot.moments
    said = practice.history.messages(language)
    new = min(len(moments) if added is None else added, len(moments))
    shown: PracticeShown = {
        "pieces": _NONE,
        "rules": practice.rules.name,
        "seats": _seats(snapshot, language),
        "position": _position(snapshot, drawn, language),
        "round": max((moment.round for moment in moments[: snapshot.at]), default=0) + 1,
        "yours": snapshot.yours,
        "legal": list(map(action_shown, snapshot.round.legal_actions)) if snapshot.yours else [],
        "boneyard": snapshot.boneyard,
        "drawable": practice.rules.drawable(snapshot.boneyard),
        "added": new,
        "message": sentences([told_first, *_said(snapshot, said, new, language)], language),
        "over": snapshot.over,
        "result": _result(snapshot, language),
        "can_undo": practice.can_undo,
    }
    if (settled := _settled(snapshot, language)) is not None:
        shown["settled"] = settled
    wanted: Rest = {
        "text": text_from(known.text, text),
        "tiles": known.tiles_until(snapshot.round.line),
        "events": known.events_until(moments),
        "board": not known.has_board(moments),
    }
    shown["pieces"] = packed(snapshot, drawn, language, text, wanted, Room(size_of(shown)))
    return shown


_NONE: Pieces = {
    "text_from": 0,
    "text": "",
    "tiles_from": 0,
    "tiles": [],
    "events_from": 0,
    "events": [],
}


def _position(snapshot: Snapshot, drawn: Picture, language: str) -> FramedLine:
    hand, opening = snapshot.hands[snapshot.practice.reader] or (), snapshot.round.opening
    line = snapshot.round.line
    position: FramedLine = {**line_shown(line, drawn, language, hand), "frame": drawn.frame}
    if opening is not None and not line:
        must = refusal_said(IllegalMove(Reason.MUST_LEAD, tile=opening), language, named=True)
        position["chosen"] |= {str(tile): must for tile in hand if tile is not opening}
    return position


def _seats(snapshot: Snapshot, language: str) -> list[SeatShown]:
    practice, rules = snapshot.practice, snapshot.practice.rules
    leader, own = leader_at(snapshot), rules.side_of(practice.reader)
    seats: list[SeatShown] = []
    for seat, level in enumerate(practice.setting.seats):
        hand = snapshot.hands[seat]
        side = rules.side_of(seat)
        shown: SeatShown = {
            "name": seat_titled(seat, side == own, practice.reader, language),
            "level": None if level == READER else level,
            "count": snapshot.counts[seat],
            "hand": None if hand is None else [str(tile) for tile in hand],
            "side": side,
            "score": snapshot.scores[side],
            "leads": seat == leader,
            "turn": snapshot.dealt and snapshot.over is Over.NO and seat == snapshot.round.turn,
        }
        if snapshot.settlement is not None and hand is not None:
            shown["pips"] = list(accumulate(tile.pips for tile in hand))
        seats.append(shown)
    return seats


def _said(snapshot: Snapshot, said: tuple[str, ...], added: int, language: str) -> list[str]:
    """Write a status line: the events that are new, or the last one; what is open; whose turn it is.

    Of the lots it says who has won them: which they were stands in the list of events.
    """
    new = tuple(
        words
        for moment, words in zip(snapshot.moments[added:], said[added:], strict=True)
        if moment.kind != Lots.kind
    )
    if snapshot.past or not new:
        new = said[snapshot.at - 1 : snapshot.at] if snapshot.at else ()
    if snapshot.past or snapshot.over is not Over.NO:
        return list(new)
    open_now = open_now_said(snapshot.round, language)
    return [*new, open_now, turn_said(snapshot.round.turn, language, snapshot.practice.reader)]


def _result(snapshot: Snapshot, language: str) -> str:
    reader = snapshot.practice.reader
    said = []
    if snapshot.settlement is not None:
        said.append(settlement_said(snapshot.settlement, language, reader))
    if snapshot.ended is not None:
        said.append(describe_event(snapshot.ended, language, reader))
    return sentences(said, language)


def _settled(snapshot: Snapshot, language: str) -> SettledShown | None:
    """How the round was settled; at the end of the match with what it came to."""
    settlement, reader = snapshot.settlement, snapshot.practice.reader
    if settlement is None:
        return None
    statistics: list[str] = []
    if snapshot.ended is not None:
        counts = count_statistics(
            (moment.what for moment in snapshot.moments[: snapshot.at]), reader
        )
        statistics += statistics_lines(**asdict(counts), language=language)
    return {"sum": settlement.sum, "winners": list(settlement.seats), "statistics": statistics}
