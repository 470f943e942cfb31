"""Totals that hands can have together: as many tiles tried by hand, and real deals."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openends import DOUBLE_SIX, Tile
from openends.tiles import DOUBLE_FIFTEEN, DOUBLE_NINE, TileSet
from openends.totals import can_be_held

SMALL = TileSet("double-three", 3)


def by_trying(totals: list[int]) -> bool:
    """Whether hands of these totals can be made of the small set, all hands tried."""

    def fill(left: list[int], tiles: frozenset[Tile]) -> bool:
        if not left:
            return True
        return any(
            fill(left[1:], tiles - set(hand))
            for size in range(1, len(tiles) + 1)
            for hand in combinations(sorted(tiles), size)
            if sum(tile.pips for tile in hand) == left[0]
        )

    return fill(totals, frozenset(SMALL))


@pytest.mark.parametrize("first", range(32))
def test_two_hands_of_a_small_set_as_by_trying(first: int) -> None:
    for second in range(first, 32):
        assert can_be_held(SMALL, [first, second]) == by_trying([first, second])


@pytest.mark.parametrize("first", range(5))
def test_three_hands_of_a_small_set_as_by_trying(first: int) -> None:
    for second in range(first, 6):
        for third in range(second, 7):
            totals = [first, second, third]
            assert can_be_held(SMALL, totals) == by_trying(totals), totals


@given(st.data(), st.sampled_from([DOUBLE_SIX, DOUBLE_NINE, DOUBLE_FIFTEEN]), st.integers(1, 4))
def test_hands_of_a_real_deal_can_be(data: st.DataObject, tile_set: TileSet, seats: int) -> None:
    tiles = data.draw(st.permutations(tile_set.tiles))
    cuts = sorted(data.draw(st.sets(st.integers(1, len(tiles)), min_size=seats, max_size=seats)))
    hands = [tiles[start:end] for start, end in zip([0, *cuts], cuts, strict=False)]
    totals = [sum(tile.pips for tile in hand) for hand in hands]
    assert can_be_held(tile_set, totals)
    assert can_be_held(tile_set, totals[1:], hands[0])


@pytest.mark.parametrize(
    ("totals", "possible"),
    [
        ([0], True),
        ([0, 0], False),
        ([1, 1], False),
        ([2, 2], True),
        ([2, 2, 2], False),
        ([3, 3, 3], True),
        ([3, 3, 3, 3], False),
        ([168], True),
        ([0, 168], True),
        ([1, 167], True),
        ([1, 168], False),
        ([84, 84], True),
        ([85, 84], False),
        ([42, 42, 42, 42], True),
    ],
)
def test_those_of_a_double_six_set(totals: list[int], possible: bool) -> None:
    assert can_be_held(DOUBLE_SIX, totals) == possible
