"""The strongest player: perfect-information Monte Carlo with sequential halving."""

import random

from openends.actions import Action
from openends.players.determinization import Determinization
from openends.view import View

PLAY_OUTS = 300
"""How many play-outs a decision may take for each legal action: a count, not a clock, since the
same view and seed are to give the same action."""
_MOST = 1500  # for all actions together


def by_sampling(view: View, chance: random.Random) -> Action:
    """The action with the best expected points; of level ones the heaviest tile."""
    return choose_within(view, chance, min(PLAY_OUTS * len(view.legal_actions), _MOST))


def choose_within(view: View, chance: random.Random, play_outs: int) -> Action:
    """Choose by sequential halving within so many play-outs: each stage drops the worse half.

    >>> from openends.round import Round
    >>> from openends.rules import BLOCK
    >>> view = View.of(Round(BLOCK, ["[0|4] [1|5]", "[2|2]"], line="[1|4]"), seat=0)
    >>> print(choose_within(view, random.Random("tea"), 100))
    [0|4]@R
    """
    actions = list(view.legal_actions)
    trial = Determinization(view, chance)
    stages = max((len(actions) - 1).bit_length(), 1)
    each = play_outs // (stages * trial.price)
    for _ in range(stages):
        trial.add(max(each // len(actions), 1), actions)
        actions.sort(key=trial.rank, reverse=True)
        actions = actions[: (len(actions) + 1) // 2]
    return actions[0]
