"""Random rounds a second through the engine's public interface, against two others.

Against `minimal.py`, the least that plays Block for two; and against the package `dominoes` of PyPI,
whose one game is for four players with seven tiles each.
"""

import random

import dominoes  # type: ignore[import-untyped]

from benchmarks import minimal
from benchmarks.measure import Row, rates
from openends import BLOCK, Round, Rules

FOUR_TIMES_SEVEN = Rules("block-4x7", hand_sizes={4: 7}, targets={4: 61})


def play(rules: Rules, players: int, chance: random.Random) -> Round:
    """Deal a round and play it to its end at random."""
    played = Round.deal(rules, players, chance)
    while played.outcome is None:
        played.play(chance.choice(played.legal_actions))
    return played


def play_dominoes() -> None:
    """The same with `dominoes`: it passes by itself for those who have no move."""
    game = dominoes.Game.new(starting_player=0)
    while game.result is None:
        game.make_move(*random.choice(game.valid_moves))


def against_minimal() -> Row:
    """Two players, against the minimal script."""
    chance = random.Random("bench")
    ours, theirs, ratio = rates(lambda: play(BLOCK, 2, chance), lambda: minimal.play(chance))
    return Row(
        "random rounds of Block for two, against a minimal script",
        f"{ours:,.0f} to {theirs:,.0f} a second",
        ratio,
        target=0.35,
        at_most=False,
    )


def against_dominoes() -> Row:
    """Four players with seven tiles, against the package of PyPI."""
    chance = random.Random("bench")
    ours, theirs, ratio = rates(lambda: play(FOUR_TIMES_SEVEN, 4, chance), play_dominoes)
    return Row(
        "random rounds for four with 7 tiles, against `dominoes` of PyPI",
        f"{ours:,.0f} to {theirs:,.0f} a second",
        ratio,
        target=1.5,
        at_most=False,
    )
