"""Figures of uniformly random play that two independent programs agree on."""

import random

import pytest

from openends import BLOCK, Draw, Drawing, Place, Round, Rules

STUCK = {"drawing": Drawing.WHEN_STUCK, "reserve": 2}
BLOCK_4X7 = Rules("block-4x7", {4: 7}, {4: 61})
DRAW_2X7 = Rules("draw-2x7", {2: 7}, {2: 100}, **STUCK)  # type: ignore[arg-type]
DRAW_4X6 = Rules("draw-4x6", {4: 6}, {4: 61}, **STUCK)  # type: ignore[arg-type]

ROUNDS = 30_000
"""Enough for the means to be right to a third of what is let pass."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "players", "placements", "draws", "out"),
    [
        (BLOCK, 2, 10.37, 0, 0.297),
        (BLOCK_4X7, 4, 22.4, 0, 0.731),
        (DRAW_2X7, 2, 18.1, 7.7, 0.768),
        (DRAW_4X6, 4, 20.05, 1.96, 0.792),
    ],
)
def test_random_play(
    rules: Rules, players: int, placements: float, draws: float, out: float
) -> None:
    chance = random.Random("figures")
    placed = drawn = gone_out = 0
    for _ in range(ROUNDS):
        played = Round.deal(rules, players, chance)
        while played.outcome is None:
            played.play(chance.choice(played.legal_actions))
        placed += sum(isinstance(action, Place) for action in played.actions)
        drawn += sum(isinstance(action, Draw) for action in played.actions)
        gone_out += not played.outcome.blocked
    assert placed / ROUNDS == pytest.approx(placements, abs=0.06)
    assert drawn / ROUNDS == pytest.approx(draws, abs=0.06)
    assert gone_out / ROUNDS == pytest.approx(out, abs=0.01)
