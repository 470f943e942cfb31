"""What a page asks of a round: hands, boneyard, turn, what may be done, what comes of it."""

from typing import Annotated, Literal, NotRequired, TypedDict

from openends.actions import Action, Draw
from openends.drawing import check_drawable
from openends.errors import OpenEndsError
from openends.line import Place
from openends.record import read_round, round_text
from openends.round import Round
from openends.words.joining import sentences
from openends.words.rounds import action_said, open_now_said, turn_said
from openends.words.sentences import settlement_said
from openends_page.params import BadRequest, Between, PictureParams
from openends_page.questions.lines import IllegalShown, Position, illegal_move, shown
from openends_page.registry import question


class RoundParams(PictureParams):
    """A round, as text."""

    round: str
    reader: NotRequired[Annotated[int, Between(0, 99)]]
    """The seat of the one who reads, who is spoken to."""


class ActParams(RoundParams):
    """An action in a round: `[1|4]@L`, `draw`, `pass`."""

    action: str


class ActionShown(TypedDict):
    """An action: as text, and whether it is to place, to draw or to pass."""

    action: str
    kind: Literal["place", "draw", "pass"]


class RoundShown(TypedDict):
    """All that a page shows of a round."""

    round: str
    """The round as text, which asks for the same again."""
    position: Position
    """The line; its free tiles are the hand of the seat whose turn it is."""
    hands: list[list[str]]
    boneyard: int
    """How many tiles lie in the boneyard."""
    drawable: int
    """How many of them can be drawn: the rest is protected."""
    turn: int
    """The seat whose turn it is."""
    legal: list[ActionShown]
    """What that seat may do; empty when the round is over."""
    message: str
    """What was done last, what is open after a placement, and whose turn it is or how the round
    was settled.
    """


class Acted(TypedDict, total=False):
    """The answer to an action: the round after it, or why it is illegal."""

    round: RoundShown
    illegal: IllegalShown


def _round(params: RoundParams) -> Round:
    """The round of a text, if a picture can show it. Raises `ParseError` or `RulesError`."""
    played = read_round(params["round"])
    check_drawable(played.rules)
    return played


@question("round")
def round_shown(params: RoundParams) -> RoundShown:
    """Show the round of a text. Raises `ParseError` or `RulesError`.

    >>> text = "round draw leader=0 hands=[1|5]/[3|3] boneyard=[0|0][0|1][0|2] line=[2|5] :"
    >>> answer = round_shown({"round": text, "lang": "en", "width": 12})
    >>> [legal["action"] for legal in answer["legal"]], answer["boneyard"]
    (['[1|5]@R', 'draw'], 3)
    """
    return _shown(_round(params), params)


@question("act")
def act(params: ActParams) -> Acted:
    """Take an action in the round of a text and show what comes of it.

    >>> text = "round block leader=0 hands=[1|5]/[3|3] line=[2|5] :"
    >>> asked = {"round": text, "lang": "en", "width": 12}
    >>> act(asked | {"action": "draw"})["illegal"]["code"]
    'no-boneyard'
    >>> act(asked | {"action": "[1|5]@R"})["round"]["message"]
    'Player 1 places: one–five tile. Player 1 goes out and wins the round. Points: 6.'
    >>> act(asked | {"action": "[1|5]@R", "reader": 0})["round"]["message"]
    'You place: one–five tile. You go out and win the round. Points: 6.'
    """
    played = _round(params)
    try:
        played.play(params["action"])
    except OpenEndsError as error:
        return {"illegal": illegal_move(error, params["lang"])}
    return {"round": _shown(played, params)}


def _shown(played: Round, params: RoundParams) -> RoundShown:
    language, reader = params["lang"], params.get("reader")
    if reader is not None and reader >= played.players:
        most = played.players - 1
        raise BadRequest(f"reader: expected a number from 0 to {most}, found {reader}")
    done = action_said(played, language, reader)
    settled = played.settlement
    now = (
        turn_said(played.turn, language, reader)
        if settled is None
        else settlement_said(settled, language, reader)
    )
    return {
        "round": round_text(played),
        "position": shown(played.line, language, params["width"], played.hands[played.turn]),
        "hands": [[str(tile) for tile in hand] for hand in played.hands],
        "boneyard": len(played.boneyard),
        "drawable": played.rules.drawable(len(played.boneyard)),
        "turn": played.turn,
        "legal": [action_shown(action) for action in played.legal_actions],
        "message": sentences([done, open_now_said(played, language), now], language),
    }


def action_shown(action: Action) -> ActionShown:
    """An action as a page takes it.

    >>> from openends.actions import PASS
    >>> action_shown(PASS)
    {'action': 'pass', 'kind': 'pass'}
    """
    kind: Literal["place", "draw", "pass"] = "pass"
    if isinstance(action, Place):
        kind = "place"
    elif isinstance(action, Draw):
        kind = "draw"
    return {"action": str(action), "kind": kind}
