"""What one seat may know of a round."""

from dataclasses import dataclass

from openends.actions import Action, Outcome
from openends.line import Line, Place
from openends.round import Round
from openends.rules import Rules
from openends.tiles import Tile


@dataclass(frozen=True)
class View:
    """A seat's view: its own hand, the line, counts, what has been done. No hidden tile.

    >>> from openends.rules import BLOCK
    >>> view = View.of(Round(BLOCK, ["[5|6] [0|0]", "[0|3] [0|4]"]), seat=1)
    >>> view.hand, view.counts, view.legal_actions
    ((Tile('[0|3]'), Tile('[0|4]')), (2, 2), ())
    """

    rules: Rules
    seat: int
    """Whose view this is, from 0."""
    hand: tuple[Tile, ...]
    """The own tiles."""
    line: Line
    counts: tuple[int, ...]
    """How many tiles each seat holds."""
    boneyard: int
    """How many tiles lie in the boneyard."""
    leader: int
    turn: int
    actions: tuple[Action, ...]
    """What all have done, in order; which tile was drawn is not in it."""
    legal_actions: tuple[Action, ...]
    """What this seat may do now; empty when it is not its turn."""
    outcome: Outcome | None

    @property
    def placements(self) -> tuple[Place, ...]:
        """The placements among the legal actions.

        >>> from openends.rules import BLOCK
        >>> print(*View.of(Round(BLOCK, ["[1|4]", "[2|2]"]), seat=0).placements)
        [1|4]
        """
        return tuple(action for action in self.legal_actions if isinstance(action, Place))

    @classmethod
    def of(cls, played: Round, seat: int) -> "View":
        """The view that a seat has of a round."""
        hands = played.hands
        return cls(
            rules=played.rules,
            seat=seat,
            hand=hands[seat],
            line=played.line,
            counts=tuple(map(len, hands)),
            boneyard=len(played.boneyard),
            leader=played.leader,
            turn=played.turn,
            actions=played.actions,
            legal_actions=played.legal_actions if played.turn == seat else (),
            outcome=played.outcome,
        )
