"""Perfect-information Monte Carlo: what each action of a view brings in deals that fit it."""

import random
from collections.abc import Iterable, Sequence
from itertools import cycle
from math import sqrt

from openends.actions import Action, Draw, Pass
from openends.ends import Ends, ends_of_line
from openends.line import Place
from openends.players.endgame import endgame_of
from openends.players.knowledge import Knowledge
from openends.players.playout import Start, play_out_of
from openends.players.sampler import Sampler
from openends.view import View

PRICES = (1, 1, 1, 2, 4, 7)
"""What it costs to solve a sampled deal of two players exactly, in play-outs, by the tiles of
the larger hand. With more tiles deals are played out."""
_CHANCES = 31  # bytes that a play-out chooses by, over and over; a prime keeps seats apart
# Of two looks the heavier tile: a better player than pure chance. 0 stands for the heaviest.
_TWO_LOOKS = bytes(int(256 - sqrt(256 * (255.5 - byte))) for byte in range(256))


class Determinization:
    """The actions of a view tried in sampled deals, determinizations of what it hides.

    All actions are tried in the same deals, and with the same chances, so that their
    differences are fair. `results` holds, for each action, its points in each deal: the own
    side's, less the mean of the other sides'.

    >>> from openends.round import Round
    >>> from openends.rules import BLOCK
    >>> view = View.of(Round(BLOCK, ["[0|4] [4|5]", "[2|2]"], line="[1|4]"), seat=0)
    >>> trial = Determinization(view, random.Random("tea"))
    >>> trial.add(10, view.legal_actions)
    >>> [len(found) for found in trial.results.values()]
    [10, 10]
    """

    def __init__(self, view: View, chance: random.Random) -> None:
        self.view = view
        self.known = Knowledge.of(view)
        self.results: dict[Action, list[float]] = {action: [] for action in view.legal_actions}
        self._chance = chance
        self._sampler = Sampler(view, self.known)
        self._play_out = play_out_of(view.rules, len(view.counts))
        self._endgame = endgame_of(view.rules)
        self._before = ends_of_line(view.line)
        self._after: dict[Action, Ends] = {
            action: ends_of_line(view.line.place(action.tile, action.arm))
            for action in view.legal_actions
            if isinstance(action, Place)
        }
        self._passes = _passes_before(view)
        # When the own last tile is placed or one is drawn, there is nothing to solve.
        self._solved = (
            len(view.counts) == 2
            and view.rules.straight
            and not view.rules.drawable(view.boneyard)
            and len(view.hand) > 1
            and max(view.counts) < len(PRICES)
        )
        self.price = PRICES[max(view.counts)] if self._solved else 1
        """What it costs to try an action in a deal, in play-outs."""

    def add(self, deals: int, actions: Iterable[Action]) -> None:
        """Sample more deals, and try these actions in each."""
        actions = list(actions)
        chance = self._chance
        points = self._solve if self._solved else self._play_on
        for _ in range(deals):
            self._play_out.tidy()
            hands, boneyard = self._sampler.sample(chance)
            chances = chance.randbytes(_CHANCES).translate(_TWO_LOOKS)
            for action in actions:
                self.results[action].append(points(action, hands, boneyard, chances))

    def rank(self, action: Action) -> tuple[float, int, str]:
        """Sort key, higher is better: mean points, then pips."""
        pips = action.tile.pips if isinstance(action, Place) else -1
        return mean(self.results[action]), pips, str(action)

    def _play_on(
        self, action: Action, hands: Sequence[int], boneyard: Sequence[int], chances: bytes
    ) -> float:
        seat, turn, last = self.view.seat, self.view.seat, self.known.placed
        ends = self._play_out.ends_number(self._after.get(action, self._before))
        held, rest = list(hands), list(boneyard)
        passes = earned = 0
        if isinstance(action, Draw):
            held[seat] |= rest.pop()
        else:
            turn = (seat + 1) % len(held)
            if isinstance(action, Pass):
                passes = self._passes + 1
                if self._play_out.is_blocked(passes, rest):
                    return self._play_out.blocked(held, last)[seat]
            else:
                held[seat] ^= action.tile.bit
                earned = self._play_out.earned[ends]
                if not held[seat]:
                    return self._play_out.out(held, seat)[seat] + earned
                last = (seat, *last)
        start = Start(held, rest, ends, turn, last, passes, drew=turn == seat)
        return self._play_out.points(start, cycle(chances))[seat] + earned

    def _solve(
        self, action: Action, hands: Sequence[int], boneyard: Sequence[int], chances: bytes
    ) -> float:
        seat = self.view.seat
        ends = self._play_out.ends_number(self._after.get(action, self._before))
        mine, theirs = hands[seat], hands[1 - seat]
        if not isinstance(action, Place):
            if self._passes:
                return self._play_out.blocked(hands, self.known.placed)[seat]
            return -self._endgame.value(theirs, mine, ends, passed=True)
        return -self._endgame.value(theirs, mine ^ action.tile.bit, ends)


def mean(numbers: Sequence[float]) -> float:
    """The mean of numbers. The module `statistics` would be much to load in a browser.

    >>> mean([1, 2, 6])
    3.0
    """
    return sum(numbers) / len(numbers)


def _passes_before(view: View) -> int:
    """How many have just passed in a row."""
    passes = 0
    for action in reversed(view.actions):
        if not isinstance(action, Pass):
            break
        passes += 1
    return passes
