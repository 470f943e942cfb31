"""Deals: the same seed gives the same hands everywhere, and every deal is as likely."""

import random
from itertools import pairwise
from math import sqrt

import pytest

from openends import BLOCK, DRAW, Match, Round, Rules

# What these seeds deal, in CPython and in Pyodide alike.
VECTORS = [
    (
        BLOCK,
        2,
        7,
        "[0|4][0|6][1|3][2|3][2|6][3|3][4|4]/[0|2][1|1][1|4][1|5][2|4][5|5][6|6]",
        "",
    ),
    (
        DRAW,
        3,
        "타일",
        "[0|1][1|1][1|4][2|5][3|4][4|5][4|6]/[0|3][0|4][0|6][1|5][3|5][4|4][5|5]"
        "/[1|6][2|2][2|3][2|6][3|3][3|6][5|6]",
        "[0|5][6|6][0|0][1|2][0|2][1|3][2|4]",
    ),
]


@pytest.mark.parametrize(("rules", "players", "seed", "hands", "boneyard"), VECTORS)
def test_vectors(rules: Rules, players: int, seed: int | str, hands: str, boneyard: str) -> None:
    dealt = Round.deal(rules, players, seed)
    assert "/".join("".join(map(str, hand)) for hand in dealt.hands) == hands
    assert "".join(map(str, dealt.boneyard)) == boneyard


def test_lots_vector() -> None:
    lots = Match(BLOCK, 3, "tea").lots
    assert [[(seat, str(tile)) for seat, tile in lot.tiles] for lot in lots] == [
        [(0, "[4|5]"), (1, "[2|4]"), (2, "[1|5]")]
    ]


@pytest.mark.slow
@pytest.mark.parametrize("rules", [BLOCK, DRAW])
def test_deals_are_fair(rules: Rules) -> None:
    """Each tile comes into each hand as often as it should, within five sigma."""
    deals = 100_000
    chance = random.Random("fair")
    counts = [[0] * 28 for _ in range(2)]
    size = rules.hand_sizes[2]
    first_drawn = [0] * 28
    for _ in range(deals):
        dealt = Round.deal(rules, 2, chance)
        for seat in range(2):
            mask = dealt._hands[seat]  # the integer itself: decoding it would take minutes
            while mask:
                bit = mask & -mask
                counts[seat][bit.bit_length() - 1] += 1
                mask ^= bit
        if rules is DRAW:
            first_drawn[dealt._boneyard[-1].bit_length() - 1] += 1
    for seat in range(2):
        share = size / 28
        sigma = sqrt(deals * share * (1 - share))
        assert all(abs(count - deals * share) < 5 * sigma for count in counts[seat])
    if rules is DRAW:
        sigma = sqrt(deals * (1 / 28) * (27 / 28))
        assert all(abs(count - deals / 28) < 5 * sigma for count in first_drawn)


def test_lots_are_fair_and_drawn_again_among_the_tied_only() -> None:
    leads = [0] * 4
    again = 0
    for seed in range(4000):
        lots = Match(BLOCK, 4, seed).lots
        leads[lots[-1].best[0]] += 1
        for earlier, later in pairwise(lots):
            again += 1
            assert len(earlier.best) > 1
            assert tuple(seat for seat, _ in later.tiles) == earlier.best
    assert again > 0
    sigma = sqrt(4000 * 0.25 * 0.75)
    assert all(abs(lead - 1000) < 5 * sigma for lead in leads)
