"""Small positions on which programs and rules texts went wrong, with the right answer."""

from collections.abc import Callable
from typing import Any

import pytest

from openends import (
    BLOCK,
    COMMON_DRAW,
    DRAW,
    BlockedAward,
    Draw,
    Match,
    Pass,
    Reason,
    Round,
    Rules,
    RulesError,
    Settlement,
    SharedLowest,
    settle,
)
from openends.match import result_of

OTHERS = Rules("others", {2: 7}, {2: 100}, blocked_award=BlockedAward.OTHERS)
EVERY = Rules("every", {2: 7}, {2: 100}, blocked_award=BlockedAward.EVERY_PIP)


def played(rules: Rules, hands: list[str], actions: str, **more: Any) -> Round:
    """A round after the actions."""
    found = Round(rules, hands, **more)
    for action in actions.split():
        found.play(action)
    return found


def refused(round_: Round, action: str) -> Reason:
    """The reason for which an action is refused; the round stays as it was."""
    before = (round_.hands, round_.line, round_.turn, round_.actions, round_.boneyard)
    with pytest.raises(RulesError) as caught:
        round_.play(action)
    assert before == (round_.hands, round_.line, round_.turn, round_.actions, round_.boneyard)
    return caught.value.code


def written(round_: Round) -> list[str]:
    """The legal actions as text."""
    return [str(action) for action in round_.legal_actions]


class TestEndingAndSettling:
    def test_going_out_against_a_lone_blank_double_wins_with_no_points(self) -> None:
        out = played(
            BLOCK,
            ["[1|1][1|2][2|3][3|4][4|5][5|6][1|6]", "[0|0][0|1][2|2][3|3][4|4][5|5][6|6]"],
            "[1|1] [0|1]@L [1|2] [2|2] [2|3] [3|3] [3|4] [4|4] [4|5] [5|5] [5|6] [6|6] [1|6]",
        )
        assert out.settlement == settle(BLOCK, out=0, totals=[0, 0])
        assert out.settlement is not None
        assert (out.settlement.winner, out.settlement.points) == (0, 0)

    @pytest.mark.parametrize(
        ("rules", "points", "written_sum"),
        [(BLOCK, 21, "33 − 12 = 21"), (OTHERS, 33, "33"), (EVERY, 45, "12 + 33 = 45")],
    )
    def test_blocked_on_a_single_tile(self, rules: Rules, points: int, written_sum: str) -> None:
        hands = ["[5|6][0|0][0|1][0|2][1|1][1|2][2|2]", "[0|3][0|4][1|3][1|4][2|3][2|4][3|3]"]
        blocked = played(rules, hands, "[5|6] pass pass")
        assert blocked.outcome is not None
        assert blocked.outcome.blocked
        assert blocked.settlement == Settlement(0, points, written_sum, (12, 33), blocked=True)

    def test_not_blocked_while_tiles_can_be_drawn(self) -> None:
        stuck = Round(DRAW, ["[0|1]", "[0|2]"], line="[6|6]", boneyard="[3|3][4|4][5|5]")
        assert written(stuck) == ["draw"]
        assert refused(stuck, "pass") is Reason.MUST_DRAW

    def test_three_players_block_only_after_a_whole_lap(self) -> None:
        hands = ["[0|0][1|1]", "[0|1][0|2]", "[5|6][1|2]"]
        running = played(BLOCK, hands, "pass pass [5|6]@R pass pass", line="[4|6]")
        assert running.outcome is None
        running.play("pass")
        assert running.outcome is not None
        assert running.outcome.blocked

    def test_a_shared_lowest_total_scores_nothing(self) -> None:
        tied = played(BLOCK, ["[1|2][2|4][3|5]", "[5|5][3|4]"], "pass pass", line="[6|6]")
        assert tied.totals == (17, 17)
        assert tied.settlement == Settlement(
            None, 0, "", (17, 17), blocked=True, decided=SharedLowest.NOBODY
        )

    @pytest.mark.parametrize(
        ("settlement", "winner", "points", "written_sum"),
        [
            (settle(BLOCK, blocked=[3, 7, 8]), 0, 12, "7 + 8 − 3 = 12"),
            (settle(BLOCK, blocked=[8, 3, 7]), 1, 12, "8 + 7 − 3 = 12"),
            (settle(BLOCK, blocked=[3, 3, 8]), None, 0, ""),
            (settle(BLOCK, blocked=[3, 8, 10]), 0, 15, "8 + 10 − 3 = 15"),
            (settle(BLOCK, blocked=[3, 3, 10]), None, 0, ""),
            (settle(COMMON_DRAW, blocked=[3, 7, 8]), 0, 15, "7 + 8 = 15"),
            (settle(BLOCK, out=0, totals=[0, 0, 8]), 0, 8, "0 + 8 = 8"),
            (settle(BLOCK, out=2, totals=[5, 5, 0]), 2, 10, "5 + 5 = 10"),
            (settle(BLOCK, out=1, totals=[0, 0]), 1, 0, "0"),
            (settle(BLOCK, out=0, totals=[0, 33]), 0, 33, "33"),
        ],
    )
    def test_totals(
        self, settlement: Settlement, winner: int | None, points: int, written_sum: str
    ) -> None:
        assert (settlement.winner, settlement.points, settlement.sum) == (
            winner,
            points,
            written_sum,
        )

    @pytest.mark.parametrize(
        ("given", "reason"),
        [
            ({"blocked": [3]}, Reason.PLAYERS),
            ({"blocked": [3, -1]}, Reason.NOT_A_TOTAL),
            ({"blocked": [3, 169]}, Reason.NOT_A_TOTAL),
            ({"blocked": [0, 0, 8]}, Reason.NO_SUCH_HANDS),
            ({"out": 1, "totals": [0, 0, 0]}, Reason.NO_SUCH_HANDS),
            ({"blocked": ["[0|1]", 1]}, Reason.NO_SUCH_HANDS),
            ({"out": 0, "totals": [1, 2]}, Reason.HOLDS_TILES),
            ({"out": 2, "totals": [0, 2]}, Reason.NO_SUCH_SEAT),
            ({"blocked": ["[1|2]", "[2|1]"]}, Reason.DUPLICATE_TILE),
            ({"blocked": ["[1|2]", "[1|7]"]}, Reason.NOT_IN_SET),
        ],
    )
    def test_hands_that_cannot_be(self, given: dict[str, object], reason: Reason) -> None:
        with pytest.raises(RulesError) as caught:
            settle(BLOCK, **given)  # type: ignore[arg-type]
        assert caught.value.code is reason

    @pytest.mark.parametrize("given", [{"out": 0}, {"blocked": [3, 4], "out": 0}, {}])
    def test_a_call_that_says_neither_or_both(self, given: dict[str, object]) -> None:
        with pytest.raises(TypeError):
            settle(BLOCK, **given)  # type: ignore[arg-type]

    def test_points_over_the_target_stay(self) -> None:
        result = result_of(BLOCK, 3, [58 + settle(BLOCK, blocked=[0, 4, 6]).points, 12, 60])
        assert BLOCK.targets[3] == 61
        assert result is not None
        assert (result.winners, result.drawn) == ((0,), False)

    def test_a_shared_best_score_at_the_target_is_a_drawn_match(self) -> None:
        result = result_of(BLOCK, 3, [64, 64, 61])
        assert result is not None
        assert (result.winners, result.drawn) == ((0, 1), True)
        assert result_of(BLOCK, 3, [60, 60, 60]) is None
        assert result_of(BLOCK, 2, [99, 0]) is None
        assert result_of(BLOCK, 2, [100, 0]) is not None


class TestMoving:
    def test_equal_ends_are_two_places(self) -> None:
        two = Round(BLOCK, ["[2|5]", "[0|0]"], line="[5|5]")
        assert written(two) == ["[2|5]@L", "[2|5]@R"]
        for action in written(two):
            two.play(action)
            two.undo()

    def test_a_tile_for_both_ends_needs_one_named(self) -> None:
        both = Round(BLOCK, ["[4|5][0|0]", "[1|1]"], line="[4|6] [6|6] [5|6]")
        assert written(both) == ["[4|5]@L", "[4|5]@R"]
        assert refused(both, "[4|5]") is Reason.AMBIGUOUS_END
        both.play("[4|5]@4")
        assert tuple(both.open_pips.values()) == (5, 5)
        both.undo()
        both.play("[4|5]@5")
        assert tuple(both.open_pips.values()) == (4, 4)

    def test_the_other_half_becomes_the_end(self) -> None:
        line = Round(BLOCK, ["[2|4][0|0]", "[1|1]"], line="[4|6]")
        line.play("[2|4]")
        assert tuple(line.open_pips.values()) == (2, 6)

    def test_a_blank_is_not_wild(self) -> None:
        blank = Round(BLOCK, ["[4|5][0|6]", "[1|1]"], line="[0|3]")
        assert written(blank) == ["[0|6]@L"]
        assert refused(blank, "[4|5]@0") is Reason.NO_MATCH
        double = Round(BLOCK, ["[0|0][1|1]", "[1|2]"], line="[3|4]")
        assert written(double) == ["pass"]

    def test_drawing_though_able(self) -> None:
        set_up: dict[str, Any] = {
            "line": "[2|5]",
            "boneyard": "[0|0][0|1][0|2][0|3][0|4][0|6][1|1][1|2]",
        }
        willing = Round(DRAW, ["[1|5]", "[3|3]"], **set_up)
        willing.play("draw")
        assert willing.turn == 0
        common = Round(COMMON_DRAW, ["[1|5]", "[3|3]"], **set_up)
        assert refused(common, "draw") is Reason.MUST_PLACE

    def test_the_protected_two(self) -> None:
        three = Round(DRAW, ["[0|1]", "[0|2]"], line="[6|6]", boneyard="[3|3][4|4][5|5]")
        three.play("draw")
        assert refused(three, "draw") is Reason.RESERVE
        three.play("pass")
        assert three.turn == 1
        assert refused(three, "draw") is Reason.RESERVE
        assert three.legal_actions == (Pass(),)

    def test_block_has_no_boneyard(self) -> None:
        stuck = Round(BLOCK, ["[0|1]", "[0|2]"], line="[6|6]")
        assert refused(stuck, "draw") is Reason.NO_BONEYARD
        assert stuck.legal_actions == (Pass(),)
        assert Round.deal(BLOCK, 2, 1).boneyard == ()
        assert len(Round.deal(BLOCK, 3, 1).undealt) == 13

    def test_the_tile_drawn_need_not_be_the_one_placed(self) -> None:
        will = Round(DRAW, ["[1|5]", "[3|3]"], line="[2|5]", boneyard="[2|2][0|0][0|1][0|2]")
        will.play("draw")
        assert Draw() in will.legal_actions
        will.play("draw")
        will.play("[1|5]")
        assert will.turn == 1

    def test_nobody_passes_who_can_place(self) -> None:
        able = Round(BLOCK, ["[0|6][0|0]", "[0|2]"], line="[6|6]")
        assert refused(able, "pass") is Reason.MUST_PLACE
        assert refused(Round(BLOCK, ["[0|6]", "[0|2]"]), "pass") is Reason.MUST_PLACE

    @pytest.mark.parametrize(
        ("action", "reason"),
        [
            ("[3|3]", Reason.NOT_HELD),
            ("[7|1]", Reason.NOT_IN_SET),
            ("[1|2]@6", Reason.NO_MATCH),
            ("[1|2]@4", Reason.NO_SUCH_END),
        ],
    )
    def test_what_a_hand_cannot_do(self, action: str, reason: Reason) -> None:
        assert refused(Round(BLOCK, ["[0|6][1|2]", "[0|2]"], line="[3|6]"), action) is reason

    def test_not_your_turn(self) -> None:
        with pytest.raises(RulesError) as caught:
            Round(BLOCK, ["[0|6]", "[0|2]"]).play("[0|2]", seat=1)
        assert caught.value.code is Reason.NOT_YOUR_TURN

    def test_a_round_that_is_over(self) -> None:
        over = played(BLOCK, ["[0|6]", "[0|2]"], "[0|6]")
        assert over.legal_actions == ()
        assert refused(over, "pass") is Reason.ROUND_OVER

    def test_nothing_to_undo(self) -> None:
        with pytest.raises(RulesError) as caught:
            Round(BLOCK, ["[0|6]", "[0|2]"]).undo()
        assert caught.value.code is Reason.NOTHING_TO_UNDO

    @pytest.mark.parametrize(
        ("hands", "reason"),
        [
            (["[1|4]", "[4|1]"], Reason.DUPLICATE_TILE),
            (["[1|4]", "[6|6]"], Reason.DUPLICATE_TILE),
            (["[1|4]", "[1|7]"], Reason.NOT_IN_SET),
            (["[1|4]"], Reason.PLAYERS),
            (["[0|0]", "[0|1]", "[0|2]", "[0|3]", "[0|4]"], Reason.PLAYERS),
        ],
    )
    def test_positions_that_cannot_be(self, hands: list[str], reason: Reason) -> None:
        with pytest.raises(RulesError) as caught:
            Round(BLOCK, hands, line="[6|6]")
        assert caught.value.code is reason

    def test_hands_too_large_for_the_set(self) -> None:
        with pytest.raises(RulesError) as caught:
            Rules("six", {6: 5}, {6: 61})
        assert caught.value.code is Reason.TOO_FEW_TILES

    @pytest.mark.parametrize("leader", [-1, 2])
    def test_a_leader_that_is_not_there(self, leader: int) -> None:
        makes: list[Callable[[], Round]] = [
            lambda: Round(BLOCK, ["[0|0]", "[1|1]"], leader=leader),
            lambda: Round.deal(BLOCK, 2, 1, leader),
        ]
        for make in makes:
            with pytest.raises(RulesError) as caught:
                make()
            assert caught.value.code is Reason.NO_SUCH_SEAT

    def test_a_match_for_the_wrong_number_of_players(self) -> None:
        with pytest.raises(RulesError) as caught:
            Match(BLOCK, 5, 1)
        assert caught.value.code is Reason.PLAYERS
