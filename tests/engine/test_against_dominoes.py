"""Partners' Block against the package whose rules it follows: the same rounds, the same points."""

import random

import pytest

from openends import RULES, Pass, Place, Round, Tile
from openends.line import LEFT, RIGHT


def test_the_same_rounds_earn_the_same_points() -> None:
    dominoes = pytest.importorskip("dominoes", reason="a package that only CPython has here")
    chance = random.Random("peer")
    random.seed("peer")  # the package deals from the global generator
    blocked = 0
    for number in range(300):
        peer = dominoes.Game.new(starting_player=number % 4)
        hands = [[Tile(one.first, one.second) for one in hand] for hand in peer.hands]
        ours = Round(RULES["partners-block"], hands, leader=number % 4)
        while peer.result is None:
            assert ours.turn == peer.turn
            legal = {action.tile for action in ours.legal_actions if isinstance(action, Place)}
            # Where both ends are equal, the package names the left one only.
            moves = {(Tile(one.first, one.second), left): one for one, left in peer.valid_moves}
            assert {tile for tile, _ in moves} == legal
            tile, left = chance.choice(sorted(moves))
            arm = (LEFT if left else RIGHT) if ours.line else None
            peer.make_move(moves[tile, left], left)
            ours.play(Place(tile, arm))
            # The package skips those who cannot place.
            while (
                ours.outcome is None and ours.legal_actions == (Pass(),) and ours.turn != peer.turn
            ):
                ours.play("pass")
            while peer.result is not None and ours.outcome is None:
                ours.play("pass")
        settlement = ours.settlement
        assert settlement is not None
        blocked += settlement.blocked
        assert settlement.points == abs(peer.result.points)
        if settlement.points:
            assert settlement.winner == (0 if peer.result.points > 0 else 1)
    assert blocked > 30
