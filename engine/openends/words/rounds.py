"""Sentences about what happens in a round."""

from collections.abc import Collection

from openends.actions import Action, Pass
from openends.line import Line, Place
from openends.round import Round
from openends.words.catalog import N_, told
from openends.words.names import end_name, tile_name
from openends.words.sentences import ends_said, open_said


def action_said(played: Round, language: str, reader: int | None = None) -> str:
    """What was done last in a round, without showing a hidden tile; empty at its beginning.

    `reader` is the seat of the one who reads, who is called so.

    >>> from openends.rules import BLOCK
    >>> play = Round(BLOCK, ["[5|6] [0|0]", "[0|3] [0|4]"])
    >>> play.play("[5|6]")
    >>> action_said(play, "en")
    'Player 1 places: five–six tile.'
    >>> action_said(play, "en", reader=0)
    'You place: five–six tile.'
    """
    if not played.actions:
        return ""
    action, seat = played.actions[-1], played.acted_last
    assert seat is not None, "who acted is known once something was done"
    own = seat == reader
    if isinstance(action, Place):
        message = N_("You place: {tile}.") if own else N_("Player {seat} places: {tile}.")
        return told(language, message, seat=seat + 1, tile=tile_name(action.tile, language))
    if isinstance(action, Pass):
        message = N_("You pass.") if own else N_("Player {seat} passes.")
    else:
        message = N_("You draw.") if own else N_("Player {seat} draws.")
    return told(language, message, seat=seat + 1)


def open_now_said(played: Round, language: str) -> str:
    """What is open now, once a tile was placed and the round goes on; else empty.

    >>> from openends.rules import BLOCK
    >>> play = Round(BLOCK, ["[5|6] [0|0]", "[0|3] [0|4]"])
    >>> play.play("[5|6]")
    >>> open_now_said(play, "en")
    'Open: Left end, 5; Right end, 6.'
    """
    placed = bool(played.actions) and isinstance(played.actions[-1], Place)
    return open_said(played.line, language) if placed and played.outcome is None else ""


def action_named(action: Action, line: Line, language: str) -> str:
    """An action that may be taken, with the end of a placement.

    >>> from openends.line import LEFT, RIGHT
    >>> from openends.tiles import Tile
    >>> action_named(Place(Tile("[1|5]"), RIGHT), Line("[2|5]"), "en")
    'Place [1|5] (Right end, 5)'
    """
    if isinstance(action, Place):
        if action.arm is None:
            return told(language, N_("Place {tile}"), tile=action.tile)
        end = end_name(line.ends[action.arm], language)
        return told(language, N_("Place {tile} ({end})"), tile=action.tile, end=end)
    return told(language, N_("Pass") if isinstance(action, Pass) else N_("Draw a tile"))


def move_advised(actions: Collection[Action], line: Line, language: str) -> str:
    """What to do, as a sentence: of actions that are equally good the heaviest tile, with its ends.

    >>> from openends.line import LEFT, RIGHT
    >>> from openends.tiles import Tile
    >>> six = Tile("[1|6]")
    >>> move_advised([Place(six, LEFT), Place(six, RIGHT)], Line("[6|6]"), "en")
    'Place the one–six tile here: Left end, 6; Right end, 6.'
    """
    places = [action for action in actions if isinstance(action, Place)]
    if not places:
        message = (
            N_("Pass.") if all(isinstance(one, Pass) for one in actions) else N_("Draw a tile.")
        )
        return told(language, message)
    tile = max((place.tile for place in places), key=lambda tile: (tile.pips, tile))
    name = tile_name(tile, language)
    arms = {place.arm for place in places if place.tile is tile}
    ends = [end for arm, end in line.ends.items() if arm in arms]
    if not ends:
        return told(language, N_("Start the line with the {tile}."), tile=name)
    message = N_("Place the {tile} here: {ends}.")
    return told(language, message, tile=name, ends=ends_said(ends, language))


def turn_said(seat: int, language: str, reader: int | None = None) -> str:
    """Whose turn it is.

    >>> turn_said(0, "en"), turn_said(0, "en", reader=0)
    ("It is player 1's turn.", 'It is your turn.')
    """
    if seat == reader:
        return told(language, N_("It is your turn."))
    return told(language, N_("It is player {seat}'s turn."), seat=seat + 1)
