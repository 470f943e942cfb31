"""Imagined deals: what each action of a view brings in deals that fit all that was seen."""

import random
from collections.abc import Iterable, Sequence
from itertools import cycle

from openends.actions import Action, Draw
from openends.line import Arm, Place
from openends.options import Drawing
from openends.players.dealing import Dealer
from openends.players.endgame import endgame_of
from openends.players.knowledge import Knowledge
from openends.players.playout import EMPTY, play_out_of
from openends.tiles import Tile
from openends.view import View

SOLVED = 5
"""From so many tiles a hand on, an imagined deal of two players is solved exactly."""
_CHANCES = 31  # numbers that a play-out chooses by, over and over; a prime keeps seats apart


class Imagined:
    """What the actions of a view bring in imagined deals.

    All actions are tried in the same deals, and with the same chances, so that their
    differences are fair. `results` holds, for each action, its points in each deal: the own
    side's, less the mean of the other sides'.

    >>> from openends.round import Round
    >>> from openends.rules import BLOCK
    >>> view = View.of(Round(BLOCK, ["[0|4] [4|5]", "[2|2]"], line="[1|4]"), seat=0)
    >>> imagined = Imagined(view, random.Random("tea"))
    >>> imagined.add(10, view.legal_actions)
    >>> [len(found) for found in imagined.results.values()]
    [10, 10]
    """

    def __init__(self, view: View, chance: random.Random) -> None:
        self.view = view
        self.known = Knowledge.of(view)
        self.results: dict[Action, list[float]] = {action: [] for action in view.legal_actions}
        self._chance = chance
        self._dealer = Dealer(view, self.known)
        self._play_out = play_out_of(view.rules, len(view.counts))
        self._endgame = endgame_of(view.rules)
        open_pips = view.line.open_pips
        self._ends = Tile(*open_pips.values()).index if open_pips else EMPTY
        self._moves: dict[Action, tuple[int, int]] = {
            action: (action.tile.bit, _ends_after(view, action))
            for action in view.legal_actions
            if isinstance(action, Place)
        }
        drawable = 0 if view.rules.drawing is Drawing.NONE else view.boneyard - view.rules.reserve
        # When the own last tile is placed or one is drawn, there is nothing to solve.
        self._solved = (
            len(view.counts) == 2
            and drawable <= 0
            and 1 < len(view.hand)
            and max(view.counts) <= SOLVED
        )

    def add(self, deals: int, actions: Iterable[Action]) -> None:
        """Imagines more deals, and tries these actions in each."""
        actions = list(actions)
        pick = self._chance.random
        points = self._solve if self._solved else self._play_on
        for _ in range(deals):
            hands, boneyard = self._dealer.deal(self._chance)
            # Of two looks the heavier tile: better than pure chance, and nearly as fast.
            chances = [min(pick(), pick()) for _ in range(_CHANCES)]
            for action in actions:
                self.results[action].append(points(action, hands, boneyard, chances))

    def _play_on(
        self, action: Action, hands: Sequence[int], boneyard: Sequence[int], chances: list[float]
    ) -> float:
        view = self.view
        seat, ends, turn = view.seat, self._ends, view.seat
        held, rest = list(hands), list(boneyard)
        last = self.known.placed
        drew = False
        move = self._moves.get(action)
        if move is not None:
            bit, ends = move
            held[seat] ^= bit
            if not held[seat]:
                return self._play_out.out(held, seat)[seat]
            turn = (seat + 1) % len(held)
            last = (seat, *last)
        elif isinstance(action, Draw):
            held[seat] |= rest.pop()
            drew = True
        found = self._play_out.points(held, rest, ends, turn, last, cycle(chances), drew=drew)
        return found[seat]

    def _solve(
        self, action: Action, hands: Sequence[int], boneyard: Sequence[int], chances: list[float]
    ) -> float:
        seat = self.view.seat
        if action not in self._moves:
            raise ValueError("where nothing can be drawn, one places")
        bit, ends = self._moves[action]
        return -self._endgame.value(hands[1 - seat], hands[seat] ^ bit, ends)


def _ends_after(view: View, place: Place) -> int:
    ends = view.line.open_pips
    if place.arm is None or not ends:
        return place.tile.index
    ends[place.arm] = place.tile.other(ends[place.arm])
    return Tile(ends[Arm.LEFT], ends[Arm.RIGHT]).index
