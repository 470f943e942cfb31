"""What a page asks of a round: hands, boneyard, turn, what may be done, what comes of it."""

from typing import NotRequired, TypedDict

from openends.actions import Action, Draw
from openends.errors import NotationError, Refusal
from openends.line import Place
from openends.record import read_round, round_text
from openends.round import Round
from openends.words.joining import sentences
from openends.words.rounds import action_said, open_now_said, turn_said
from openends.words.sentences import settlement_said
from openends_page.params import Facts, number_of, text_of, width_of
from openends_page.questions.lines import Position, Refused, refused, shown


class ActionShown(TypedDict):
    """An action: as text, and for a placement its tile and its end (None: it starts the line)."""

    action: str
    kind: str
    tile: NotRequired[str]
    end: NotRequired[str | None]


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
    said: str
    """What was done last, what is open after a placement, and whose turn it is or how the round
    was settled.
    """


class Acted(TypedDict):
    """The answer to an action: the round after it, or the refusal."""

    round: NotRequired[RoundShown]
    refused: NotRequired[Refused]


def round_shown(facts: Facts) -> RoundShown:
    """The round of a text: `round`, `lang`, `width` in half-tiles, perhaps `reader`, their seat.

    >>> text = "round draw leader=0 hands=[1|5]/[3|3] boneyard=[0|0][0|1][0|2] line=[2|5] :"
    >>> answer = round_shown({"round": text, "lang": "en", "width": 12})
    >>> [one["action"] for one in answer["legal"]], answer["boneyard"]
    (['[1|5]@R', 'draw'], 3)
    """
    return _shown(read_round(text_of(facts, "round")), facts)


def act(facts: Facts) -> Acted:
    """Take `action` (`[1|4]@L`, `draw`, `pass`) in the round of a text and say what comes of it.

    With `reader`, a seat, what that seat does is said to the reader as their own.

    >>> text = "round block leader=0 hands=[1|5]/[3|3] line=[2|5] :"
    >>> asked = {"round": text, "lang": "en", "width": 12}
    >>> act(asked | {"action": "draw"})["refused"]["code"]
    'no-boneyard'
    >>> act(asked | {"action": "[1|5]@R"})["round"]["said"]
    'Player 1 places: one–five tile. Player 1 goes out and wins the round. Points: 6.'
    >>> act(asked | {"action": "[1|5]@R", "reader": 0})["round"]["said"]
    'You place: one–five tile. You go out and win the round. Points: 6.'
    """
    played = read_round(text_of(facts, "round"))
    language = text_of(facts, "lang")
    try:
        played.play(text_of(facts, "action"))
    except (Refusal, NotationError) as error:
        return {"refused": refused(error, language)}
    return {"round": _shown(played, facts)}


def _shown(played: Round, facts: Facts) -> RoundShown:
    language = text_of(facts, "lang")
    reader = number_of(facts, "reader", 0, played.players - 1) if "reader" in facts else None
    done = action_said(played, language, reader)
    settled = played.settlement
    now = (
        turn_said(played.turn, language, reader)
        if settled is None
        else settlement_said(settled, language, reader)
    )
    return {
        "round": round_text(played),
        "position": shown(played.line, language, width_of(facts), played.hands[played.turn]),
        "hands": [[str(tile) for tile in hand] for hand in played.hands],
        "boneyard": len(played.boneyard),
        "drawable": played.rules.drawable(len(played.boneyard)),
        "turn": played.turn,
        "legal": [action_shown(action) for action in played.legal_actions],
        "said": sentences([done, open_now_said(played, language), now], language),
    }


def action_shown(action: Action) -> ActionShown:
    """An action as a page takes it.

    >>> from openends.actions import PASS
    >>> action_shown(PASS)
    {'action': 'pass', 'kind': 'pass'}
    """
    if isinstance(action, Place):
        return {
            "action": str(action),
            "kind": "place",
            "tile": str(action.tile),
            "end": None if action.arm is None else str(action.arm),
        }
    return {"action": str(action), "kind": "draw" if isinstance(action, Draw) else "pass"}
