"""All that a page shows of a match of practice, as the reader sees it from their seat."""

from typing import TypedDict

from openends.drawing.cribbage import cribbage_board
from openends.errors import Reason, Refusal
from openends.events import Lots
from openends.history import HistoryEntry
from openends.words.events import describe_event
from openends.words.joining import sentences
from openends.words.practice import board_said, rules_said
from openends.words.rounds import open_now_said, turn_said
from openends.words.seats import seat_titled
from openends.words.sentences import refusal_said, settlement_said
from openends_page.params import Facts, text_of, width_of
from openends_page.practice import READER, Over, Practice, Scene, leader_at, scene_of
from openends_page.questions.lines import Position, shown
from openends_page.questions.rounds import ActionShown, action_shown


class SeatShown(TypedDict):
    """A seat: its name, its level (None: the reader's), its hand (None: hidden) and score."""

    name: str
    level: str | None
    count: int
    hand: list[str] | None
    side: int
    score: int
    leads: bool
    turn: bool


class EventShown(TypedDict):
    """A happening in words: the round from 1, its kind, and the seat it is about, if one."""

    said: str
    round: int
    kind: str
    seat: int | None


class BoardShown(TypedDict):
    """The cribbage board: SVG, its size, the mark of each side's pegs as SVG, and its words."""

    picture: str
    size: list[float]
    marks: list[str]
    said: str


class PracticeShown(TypedDict):
    """All that a page shows of a match."""

    practice: str
    """The match as text, which asks for the same again."""
    rules: str
    """The rules as text."""
    rules_said: str
    open_hands: bool
    target: int
    seats: list[SeatShown]
    position: Position
    """The line; its free tiles are the reader's hand."""
    round: int
    """Which round is shown, from 1."""
    turn: int
    """The seat whose turn it is; when the round is over, that of the last action."""
    yours: bool
    """Whether it is the reader's turn."""
    legal: list[ActionShown]
    """What the reader may do; empty when it is not their turn."""
    boneyard: int
    """How many tiles lie in the boneyard."""
    drawable: int
    """How many of them can be drawn: the rest is protected."""
    events: list[EventShown]
    """All happenings of the match, in order."""
    at: int
    """How many of them have happened in what is shown: all, but for a moment of the past."""
    added: int
    """The first event that is new since the text that was sent; none is: how many there are."""
    said: str
    """What is new, and whose turn it is."""
    over: str
    """What has come to its end: `no`, `round`, `match`."""
    result_said: str
    """How the round, and the match, ended; empty while it goes on."""
    can_undo: bool
    board: BoardShown


def practice_shown(
    practice: Practice,
    text: str,
    facts: Facts,
    known: int | None,
    at: int | None = None,
    told_first: str = "",
) -> PracticeShown:
    """All that is shown of a match: `lang`, `width`.

    `text` is the match as text; `known` how many of the happenings the page knows, None for
    all; `at` the moment to show, None for the present; `told_first` is said before the rest.

    >>> from openends_page.practice import read_practice
    >>> text = "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :"
    >>> shown = practice_shown(read_practice(text), text, {"lang": "en", "width": 12}, None)
    >>> shown["seats"][1]["count"], shown["seats"][1]["hand"], shown["said"]
    (7, None, 'Round 1 is dealt. Tiles for each: 7. Out of the round: 14. It is your turn.')
    """
    language = text_of(facts, "lang")
    scene = scene_of(practice, at)
    said = practice.chronicle.said(language)
    events = [_event(moment, words) for moment, words in zip(scene.moments, said, strict=True)]
    added = min(len(events) if known is None else known, len(events))
    return {
        "practice": text,
        "rules": practice.rules.name,
        "rules_said": rules_said(practice.rules, practice.match.players, language),
        "open_hands": practice.setting.open_hands,
        "target": practice.match.target,
        "seats": _seats(scene, language),
        "position": _position(scene, language, width_of(facts)),
        "round": max((moment.round for moment in scene.moments[: scene.at]), default=0) + 1,
        "turn": scene.round.turn,
        "yours": scene.yours,
        "legal": [action_shown(one) for one in scene.round.legal_actions] if scene.yours else [],
        "boneyard": scene.boneyard,
        "drawable": practice.rules.drawable(scene.boneyard),
        "events": events,
        "at": scene.at,
        "added": added,
        "said": sentences([told_first, *_said(scene, said, added, language)], language),
        "over": str(scene.over),
        "result_said": _result_said(scene, language),
        "can_undo": practice.can_undo,
        "board": _board(scene, language),
    }


def _event(moment: HistoryEntry, said: str) -> EventShown:
    return {"said": said, "round": moment.round + 1, "kind": moment.kind, "seat": moment.seat}


def _position(scene: Scene, language: str, width: int) -> Position:
    hand, opening = scene.hands[scene.practice.reader] or (), scene.round.opening
    position = shown(scene.round.line, language, width, hand)
    if opening is not None and not scene.round.line:
        must = refusal_said(Refusal(Reason.MUST_LEAD, tile=opening), language, named=True)
        position["chosen"] |= {str(tile): must for tile in hand if tile is not opening}
    return position


def _seats(scene: Scene, language: str) -> list[SeatShown]:
    practice, rules = scene.practice, scene.practice.rules
    leader, own = leader_at(scene), rules.side_of(practice.reader)
    seats: list[SeatShown] = []
    for seat, level in enumerate(practice.setting.seats):
        hand = scene.hands[seat]
        side = rules.side_of(seat)
        seats.append(
            {
                "name": seat_titled(seat, side == own, practice.reader, language),
                "level": None if level == READER else level,
                "count": scene.counts[seat],
                "hand": None if hand is None else [str(tile) for tile in hand],
                "side": side,
                "score": scene.scores[side],
                "leads": seat == leader,
                "turn": scene.dealt and scene.over is Over.NO and seat == scene.round.turn,
            }
        )
    return seats


def _said(scene: Scene, said: tuple[str, ...], added: int, language: str) -> list[str]:
    """What a status line says: the happenings that are new, or the last one; what is open after a
    placement, and whose turn it is. Of the lots it says who has won them: which they were stands in the list.
    """
    new = tuple(
        words
        for moment, words in zip(scene.moments[added:], said[added:], strict=True)
        if moment.kind != Lots.kind
    )
    if scene.past or not new:
        new = said[scene.at - 1 : scene.at] if scene.at else ()
    if scene.past or scene.over is not Over.NO:
        return list(new)
    open_now = open_now_said(scene.round, language)
    return [*new, open_now, turn_said(scene.round.turn, language, scene.practice.reader)]


def _result_said(scene: Scene, language: str) -> str:
    reader = scene.practice.reader
    said = []
    if scene.settlement is not None:
        said.append(settlement_said(scene.settlement, language, reader))
    if scene.ended is not None:
        said.append(describe_event(scene.ended, language, reader))
    return sentences(said, language)


def _board(scene: Scene, language: str) -> BoardShown:
    practice = scene.practice
    target, sides = practice.match.target, practice.rules.sides(practice.match.players)
    board = cribbage_board(target, scene.scores, scene.before)
    return {
        "picture": board.svg,
        "size": [board.width, board.height],
        "marks": list(board.marks),
        "said": board_said(
            sides,
            scene.scores,
            scene.before,
            target,
            board.points_a_hole,
            practice.reader,
            language,
        ),
    }
