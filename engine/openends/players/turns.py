"""Whether a seat may act, as its view tells."""

from openends.errors import IllegalMove, Reason
from openends.view import View


def check_turn(view: View) -> None:
    """Raise `IllegalMove` (`round-over`, `not-your-turn`) where the view's seat may not act.

    >>> from openends.round import Round
    >>> from openends.rules import BLOCK
    >>> check_turn(View.of(Round(BLOCK, ["[1|6]", "[2|2]"]), seat=0))
    """
    if view.outcome is not None:
        raise IllegalMove(Reason.ROUND_OVER)
    if not view.legal_actions:
        raise IllegalMove(Reason.NOT_YOUR_TURN, seat=view.seat, turn=view.turn)
