"""The check of a blocked round, for any layout, and the verdict against a plain search."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import rounds

from openends import (
    BLOCK,
    COMMON_DRAW,
    DOUBLE_TWELVE,
    DRAW,
    Drawing,
    ParseError,
    Reason,
    Round,
    Rules,
    RulesError,
    Tile,
)
from openends.blocked import BlockedCheck, Verdict, is_blocked


def test_one_player_who_can_extend_one_line_is_enough() -> None:
    hands = ["[1|2]", "[3|4]", "[0|9]", "[7|8]"]
    check = BlockedCheck(hands, open_pips=[10, 11, 12, 9], first=1)
    assert [(look.seat, look.can) for look in check.run()] == [(1, False), (2, True)]
    assert check.verdict is Verdict.PLAYS_ON
    assert check.looks[-1].fitting == (Tile("[0|9]"),)


def test_a_whole_lap_blocks() -> None:
    check = BlockedCheck(["[1|2]", "[3|4]", "[0|1]"], open_pips=[5, 6], first=2)
    seats = []
    while check.turn is not None:
        seats.append(check.turn)
        check.look()
    assert seats == [2, 0, 1]
    assert check.verdict is Verdict.BLOCKED
    with pytest.raises(RulesError) as caught:
        check.look()
    assert caught.value.code is Reason.CHECK_OVER


def test_the_check_does_not_begin_while_one_can_draw() -> None:
    check = BlockedCheck(["[1|2]", "[3|4]"], open_pips=[5, 6], drawable=1)
    check.run()
    assert check.verdict is Verdict.MUST_DRAW


@pytest.mark.parametrize("hand", ["[1|5]", "[1|2]"])
def test_false_declarations_are_named(hand: str) -> None:
    check = BlockedCheck([hand, "[3|4]"], open_pips=[5, 6])
    can = hand == "[1|5]"
    with pytest.raises(RulesError) as caught:
        check.declare(not can)
    assert caught.value.code is Reason.FALSE_DECLARATION
    assert caught.value.facts == {"seat": 0, "tiles": (Tile(hand),) if can else ()}
    assert check.looks == ()
    assert check.declare(can).can is can


def test_steps_can_be_taken_back() -> None:
    check = BlockedCheck(["[1|2]", "[3|4]"], open_pips=[5, 6])
    check.run()
    check.back()
    assert (check.turn, check.verdict) == (1, None)
    check.back()
    with pytest.raises(RulesError) as caught:
        check.back()
    assert caught.value.code is Reason.NOTHING_TO_UNDO


def test_checks_that_cannot_be() -> None:
    with pytest.raises(RulesError) as caught:
        BlockedCheck(["[1|2]", "[2|1]"], open_pips=[5])
    assert caught.value.code is Reason.DUPLICATE_TILE
    with pytest.raises(RulesError) as caught:
        BlockedCheck(["[1|2]", "[3|4]"], open_pips=[5], first=2)
    assert caught.value.code is Reason.NO_SUCH_SEAT
    with pytest.raises(ParseError):
        BlockedCheck(["[1|2", "[3|4]"], open_pips=[5])


@given(
    st.lists(st.integers(0, 12), min_size=1, max_size=6),
    st.permutations(DOUBLE_TWELVE.tiles),
    st.integers(2, 7),
    st.integers(0, 6),
    st.integers(0, 1),
)
def test_the_verdict_is_that_of_a_plain_search(
    ends: list[int], tiles: list[Tile], players: int, size: int, left: int
) -> None:
    hands = [tiles[seat * size : (seat + 1) * size] for seat in range(players)]
    nobody = not any(
        pips in (tile.low, tile.high) for hand in hands for tile in hand for pips in ends
    )
    assert is_blocked(hands, ends, drawable=left) is (nobody and not left)


@given(rounds(), st.integers(0, 3))
def test_a_round_and_the_check_agree(played: Round, first: int) -> None:
    if not played.line:
        return
    left = played.rules.drawable(len(played.boneyard))
    first %= played.players
    blocked = is_blocked(played.hands, played.open_pips.values(), drawable=left)
    check = BlockedCheck(played.hands, played.open_pips.values(), drawable=left, first=first)
    check.run()
    assert (check.verdict is Verdict.BLOCKED) is blocked
    if played.outcome is not None and played.outcome.blocked:
        assert blocked
    if played.outcome is not None and not played.outcome.blocked:
        assert played.hands[played.outcome.out or 0] == () or played.outcome.out is not None


@pytest.mark.slow
@pytest.mark.parametrize("rules", [BLOCK, DRAW, COMMON_DRAW], ids=lambda rules: rules.name)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_rounds_keep_the_invariants(rules: Rules, players: int) -> None:
    """A third of 100,000 rounds a game: conserved, ended, and blocked just when a search says so."""
    chance = random.Random(f"{rules.name} {players}")
    whole = rules.tile_set.mask
    blocked = 0
    for _ in range(33_334):
        played = Round.deal(rules, players, chance)
        steps = 0
        while played.outcome is None:
            played.play(chance.choice(played.legal_actions))
            steps += 1
            assert steps < 300, "every round ends"
        placed = sum(action.tile.bit for action in played.actions if hasattr(action, "tile"))
        in_hands = sum(played._hands)
        left = sum(played._boneyard)
        assert in_hands & left == placed & (in_hands | left) == 0
        if rules.drawing is not Drawing.NONE:
            assert in_hands | left | placed == whole
        suits = rules.tile_set.suits
        stuck = not any(in_hands & suits[pips] for pips in played.open_pips.values())
        dry = rules.drawing is Drawing.NONE or len(played._boneyard) <= rules.reserve
        assert played.outcome.blocked is (stuck and dry and all(played._hands))
        blocked += played.outcome.blocked
        assert played.settlement is not None
        assert played.settlement.points >= 0
    assert 0 < blocked < 33_334


def test_all_dealt_and_both_ends_equal_means_eight_shown() -> None:
    """With all tiles dealt, a blocked round has equal ends and that number shown eight times.

    With tiles asleep it need not be so: both sides of the rule of thumb.
    """
    whole = Rules("whole", {4: 7}, {4: 100})
    chance = random.Random("eight")
    seen = 0
    while seen < 50:
        played = Round.deal(whole, 4, chance)
        while played.outcome is None:
            played.play(chance.choice(played.legal_actions))
        if not played.outcome.blocked:
            continue
        seen += 1
        left, right = played.open_pips.values()
        assert left == right
        shown = sum((tile.low == left) + (tile.high == left) for tile in played.line.tiles)
        assert shown == 8
        assert sum(played.totals) % 2 == 0
    asleep = Round(
        BLOCK,
        ["[5|6][0|0][0|1][0|2][1|1][1|2][2|2]", "[0|3][0|4][1|3][1|4][2|3][2|4][3|3]"],
    )
    for action in ("[5|6]", "pass", "pass"):
        asleep.play(action)
    assert asleep.outcome is not None
    assert asleep.outcome.blocked
    assert tuple(asleep.open_pips.values()) == (5, 6)
