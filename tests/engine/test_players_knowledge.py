"""What players work out from a view is true of the real hands, and imagined deals fit it."""

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from option_sets import any_rules
from strategies import rounds

from openends import BLOCK, COMMON_DRAW, DrawCount, Round, View
from openends.players.knowledge import Knowledge
from openends.players.sampler import Sampler, bits_of
from openends.tiles import ALL_TILES, tiles_of
from openends.variants import vary

ANY_RULES = tuple(any_rules(random.Random(f"rules {number}")) for number in range(60))


@given(rounds(ANY_RULES), st.integers(0, 3))
def test_knowledge_is_true_of_the_real_hands(played: Round, seat: int) -> None:
    seat %= played.players
    known = Knowledge.of(View.of(played, seat))
    others = [hand for other, hand in enumerate(played.hands) if other != seat]
    hidden = {tile for hand in (*others, played.boneyard, played.undealt) for tile in hand}
    assert set(tiles_of(known.unseen)) == hidden
    for held, hand in zip(known.held, played.hands, strict=True):
        assert held.count == len(hand)
        assert 0 <= held.fresh <= held.count
        assert not any(tile.has(number) for tile in hand for number in held.lacks)
        beside = sum(any(map(tile.has, held.old_lacks)) for tile in hand)
        assert beside <= held.fresh, "of tiles held long enough none shows such a number"
        assert held.lacks <= held.old_lacks


@given(rounds(ANY_RULES), st.integers(0, 3), st.integers(0, 99))
def test_imagined_deals_fit_what_was_seen(played: Round, seat: int, seed: int) -> None:
    seat %= played.players
    view = View.of(played, seat)
    known = Knowledge.of(view)
    hands, boneyard = Sampler(view, known).sample(random.Random(seed))
    assert tiles_of(hands[seat]) == view.hand
    assert [hand.bit_count() for hand in hands] == list(view.counts)
    assert len(boneyard) == view.boneyard
    dealt = [bit for other, hand in enumerate(hands) if other != seat for bit in bits_of(hand)]
    assert len({*dealt, *boneyard}) == len(dealt) + len(boneyard), "every tile lies once"
    assert not sum(dealt) + sum(boneyard) & ~known.unseen
    for held, hand in zip(known.held, hands, strict=True):
        tiles = tiles_of(hand)
        assert not any(tile.has(number) for tile in tiles for number in held.lacks)
        assert sum(any(map(tile.has, held.old_lacks)) for tile in tiles) <= held.fresh


@given(st.integers(0, 10**6))
def test_a_deal_that_is_hard_to_find_is_found(seed: int) -> None:
    # All tiles are dealt, and many passes leave few deals: a blind try would mostly fail.
    rules = vary(BLOCK, {"hand_sizes": {4: 7}, "targets": {4: 61}})
    chance = random.Random(seed)
    played = Round.deal(rules, 4, chance)
    while played.outcome is None:
        played.play(chance.choice(played.legal_actions))
    assume(sum(map(len, played.hands)) > 4)
    view = View.of(played, 0)
    known = Knowledge.of(view)
    for one in (Sampler(view, known).sample(chance)[0], Sampler(view, known)._matched(chance)):
        assert sum(one[1:]) == known.unseen
        for held, hand in zip(known.held, one, strict=True):
            assert not any(t.has(number) for t in tiles_of(hand) for number in held.lacks)


def test_every_possible_hand_is_dealt() -> None:
    played = Round(BLOCK, ["[0|0]", "[1|1]"], line="[0|1] [1|2] [2|3]")
    view = View.of(played, 0)
    sampler = Sampler(view, Knowledge.of(view))
    chance = random.Random("all")
    dealt = {sampler.sample(chance)[0][1] for _ in range(1000)}
    assert len(dealt) == 28 - 4


def test_hands_that_cannot_be_are_reported() -> None:
    played = Round(BLOCK, ["[5|6] [0|0]", "[0|3] [0|4]"])
    view = View.of(played, 0)
    known = Knowledge.of(view)
    known.held[1].lacks = known.held[1].old_lacks = frozenset(range(7))
    with pytest.raises(ValueError, match="no deal fits"):
        Sampler(view, known).sample(random.Random(1))


class TestStuckDraws:
    """Where only those draw who are stuck, a draw proves as much as a pass."""

    def test_a_drawn_tile_that_is_placed_leaves_the_rest_known(self) -> None:
        played = Round(
            COMMON_DRAW,
            ["[0|6] [1|1]", "[2|3] [4|4]"],
            leader=1,
            line="[5|6]",
            boneyard="[5|5] [0|0]",
        )
        played.play("draw")
        known = Knowledge.of(View.of(played, 0)).held[1]
        assert (set(known.lacks), known.fresh) == (set(), 1)
        played.play("[5|5]@5")
        known = Knowledge.of(View.of(played, 0)).held[1]
        assert (set(known.lacks), known.fresh) == ({5, 6}, 0)

    def test_one_tile_a_turn(self) -> None:
        rules = vary(COMMON_DRAW, {"draw_count": DrawCount.ONE})
        played = Round(
            rules, ["[0|6] [1|1]", "[2|3] [4|4]"], leader=1, line="[5|6]", boneyard="[3|3] [0|0]"
        )
        played.play("draw")
        played.play("pass")
        known = Knowledge.of(View.of(played, 0)).held[1]
        assert (set(known.lacks), known.fresh) == ({5, 6}, 1)
        played.play("[0|6]@6")
        played.play("draw")
        known = Knowledge.of(View.of(played, 0)).held[1]
        assert (set(known.lacks), set(known.old_lacks), known.fresh) == (set(), {0, 5, 6}, 2)


def test_bits() -> None:
    assert sum(bits_of((1 << len(ALL_TILES)) - 1)) == (1 << len(ALL_TILES)) - 1
