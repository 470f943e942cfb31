"""Sentences about what happens in a round."""

from openends.actions import Action, Pass
from openends.line import Line, Place
from openends.round import Round
from openends.words.catalog import N_, told
from openends.words.names import end_name, tile_name


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


def action_named(action: Action, line: Line, language: str) -> str:
    """An action that may be taken, with the end of a placement.

    >>> from openends.line import Arm
    >>> from openends.tiles import Tile
    >>> action_named(Place(Tile("[1|5]"), Arm.RIGHT), Line("[2|5]"), "en")
    'Place [1|5] (Right end, 5)'
    """
    if isinstance(action, Place):
        if action.arm is None:
            return told(language, N_("Place {tile}"), tile=action.tile)
        end = end_name(line.ends[action.arm], language)
        return told(language, N_("Place {tile} ({end})"), tile=action.tile, end=end)
    return told(language, N_("Pass") if isinstance(action, Pass) else N_("Draw a tile"))


def turn_said(seat: int, language: str, reader: int | None = None) -> str:
    """Whose turn it is.

    >>> turn_said(0, "en"), turn_said(0, "en", reader=0)
    ("It is player 1's turn.", 'It is your turn.')
    """
    if seat == reader:
        return told(language, N_("It is your turn."))
    return told(language, N_("It is player {seat}'s turn."), seat=seat + 1)
