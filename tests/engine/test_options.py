"""The options in which tables differ, each from both sides."""

import random
from collections.abc import Mapping
from enum import StrEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st
from option_sets import CHOICES

from openends import (
    BLOCK,
    COMMON_DRAW,
    DRAW,
    RULES,
    BlockedAward,
    BlockedWinner,
    DrawCount,
    Expected,
    FirstLead,
    Match,
    NextLead,
    Outcome,
    ParseError,
    Reason,
    Round,
    Rules,
    RulesError,
    SharedLowest,
    TargetMode,
    Tile,
    settle,
)
from openends.lead import opener
from openends.match import add_points
from openends.record import match_text, read_match, read_round, round_text
from openends.variants import OPTIONS, read_rules, vary
from openends.words import LANGUAGES
from openends.words.options import option_name, played_by, value_said

PARTNERS = RULES["partners-block"]
TIED = ["[1|2][2|4][3|5]", "[5|5][3|4]"]  # 17 and 17


@pytest.mark.parametrize(
    ("rule", "winner"),
    [
        (SharedLowest.NOBODY, None),
        (SharedLowest.LIGHTEST_TILE, 0),
        (SharedLowest.FEWEST_TILES, 1),
    ],
)
def test_a_shared_lowest_total(rule: SharedLowest, winner: int | None) -> None:
    settlement = settle(vary(BLOCK, {"shared_lowest": rule}), blocked=TIED)
    assert (settlement.winner, settlement.decided) == (winner, rule)
    assert settlement.points == 0
    third = settle(vary(BLOCK, {"shared_lowest": rule}), blocked=[*TIED, "[6|6][0|6]"])
    assert third.points == (0 if winner is None else 17 + 18 - 17)


def test_level_in_tiles_too_scores_nothing() -> None:
    rules = vary(BLOCK, {"shared_lowest": SharedLowest.LIGHTEST_TILE})
    assert settle(rules, blocked=["[0|3][3|3]", "[1|2][2|4]"]).winner is None


def test_the_last_to_place_wins_where_it_counts() -> None:
    rules = vary(BLOCK, {"shared_lowest": SharedLowest.LAST_PLACED})
    assert settle(rules, blocked=[5, 5, 9], last=[2, 1, 0]).winner == 1
    assert settle(rules, blocked=[5, 5, 9], last=[0]).winner == 0
    # Both are left with 5; seat 0 placed first and seat 1 after it.
    played = Round(rules, ["[0|6][1|4]", "[0|0][2|3]"], line="[5|6]")
    for action in ("[0|6]", "[0|0]", "pass", "pass"):
        played.play(action)
    assert played.totals == (5, 5)
    assert played.settlement is not None
    assert played.settlement.winner == 1


@pytest.mark.parametrize(
    ("rule", "reason"),
    [
        (SharedLowest.LIGHTEST_TILE, Reason.HANDS_NEEDED),
        (SharedLowest.FEWEST_TILES, Reason.HANDS_NEEDED),
        (SharedLowest.LAST_PLACED, Reason.LAST_NEEDED),
    ],
)
def test_totals_alone_may_not_decide(rule: SharedLowest, reason: Reason) -> None:
    with pytest.raises(RulesError) as caught:
        settle(vary(BLOCK, {"shared_lowest": rule}), blocked=[5, 5, 9])
    assert caught.value.code is reason
    assert settle(vary(BLOCK, {"shared_lowest": rule}), blocked=[4, 5, 9]).winner == 0


@pytest.mark.parametrize(
    ("award", "points"),
    [
        (BlockedAward.OTHERS_MINUS_OWN, 21),
        (BlockedAward.OTHERS, 33),
        (BlockedAward.EVERY_PIP, 45),
        (BlockedAward.NOBODY, 0),
    ],
)
def test_awards_of_a_blocked_round(award: BlockedAward, points: int) -> None:
    settlement = settle(vary(BLOCK, {"blocked_award": award}), blocked=[12, 33])
    assert settlement.points == points
    assert (settlement.winner is None) is (award is BlockedAward.NOBODY)


def test_partners_go_out_together() -> None:
    opponents = Rules("p", {4: 7}, {4: 100}, partners=True)
    assert settle(opponents, out=2, totals=[5, 7, 0, 8]).points == 15
    everybody = settle(PARTNERS, out=2, totals=[5, 7, 0, 8])
    assert (everybody.winner, everybody.points, everybody.sum) == (0, 20, "5 + 7 + 8 = 20")


@pytest.mark.parametrize(
    ("winner", "side", "points"), [(BlockedWinner.HAND, 1, 20), (BlockedWinner.SIDE, 0, 1)]
)
def test_partners_in_a_blocked_round(winner: BlockedWinner, side: int, points: int) -> None:
    # The lowest hand sits in the pair that is heavier together.
    rules = Rules("p", {4: 7}, {4: 100}, partners=True, blocked_winner=winner)
    settlement = settle(rules, blocked=[10, 3, 13, 21])
    assert settlement.winner == side
    assert settlement.points == points


def test_partners_who_share_the_lowest_total_win_together() -> None:
    rules = Rules("p", {4: 7}, {4: 100}, partners=True)
    assert settle(rules, blocked=[3, 9, 3, 9]).winner == 0
    assert settle(rules, blocked=[3, 3, 9, 9]).winner is None


@pytest.mark.parametrize(
    ("options", "clash"),
    [
        ({"reserve": 2}, ("reserve", "drawing")),
        ({"draw_count": DrawCount.ONE}, ("draw_count", "drawing")),
        ({"partners": True}, ("partners", "hand_sizes")),
        ({"blocked_winner": BlockedWinner.SIDE}, ("blocked_winner", "partners")),
        ({"targets": {2: 50}}, ("hand_sizes", "targets")),
        (
            {"blocked_award": BlockedAward.NOBODY, "shared_lowest": SharedLowest.FEWEST_TILES},
            ("shared_lowest", "blocked_award"),
        ),
    ],
)
def test_contradictions_name_both_options(
    options: Mapping[str, object], clash: tuple[str, str]
) -> None:
    with pytest.raises(RulesError) as caught:
        vary(BLOCK, options)
    assert caught.value.code is Reason.CLASH
    assert (caught.value.facts["option"], caught.value.facts["other"]) == clash


class TestDrawingOne:
    RULES = vary(COMMON_DRAW, {"draw_count": DrawCount.ONE})

    def test_one_tile_then_the_turn_is_passed(self) -> None:
        stuck = Round(self.RULES, ["[0|1]", "[0|2]"], line="[6|6]", boneyard="[3|3][4|4][5|5]")
        assert list(map(str, stuck.legal_actions)) == ["draw"]
        stuck.play("draw")
        assert list(map(str, stuck.legal_actions)) == ["pass"]
        with pytest.raises(RulesError) as caught:
            stuck.play("draw")
        assert caught.value.code is Reason.DRAWN_ALREADY
        stuck.play("pass")
        stuck.play("draw")
        stuck.play("pass")
        assert stuck.outcome is None, "the boneyard still holds a tile"
        for action in ("draw", "pass"):
            stuck.play(action)
        assert stuck.outcome == Outcome(None)

    def test_a_tile_drawn_that_fits_must_be_placed(self) -> None:
        lucky = Round(self.RULES, ["[0|1]", "[0|2]"], line="[6|6]", boneyard="[3|6]")
        lucky.play("draw")
        with pytest.raises(RulesError) as caught:
            lucky.play("pass")
        assert caught.value.code is Reason.MUST_PLACE


class TestLeads:
    def test_the_highest_double_opens(self) -> None:
        assert opener([[Tile("[5|6]")], [Tile("[0|0]"), Tile("[1|1]")]]) == (1, Tile("[1|1]"))

    def test_without_doubles_the_heaviest_tile_opens(self) -> None:
        assert opener([[Tile("[4|5]")], [Tile("[3|6]")]]) == (1, Tile("[3|6]"))

    def test_a_forced_opening(self) -> None:
        played = Round(PARTNERS, ["[6|6][0|0]", "[1|1]", "[2|2]", "[3|3]"], opening=Tile("[6|6]"))
        assert list(map(str, played.legal_actions)) == ["[6|6]"]
        with pytest.raises(RulesError) as caught:
            played.play("[0|0]")
        assert caught.value.code is Reason.MUST_LEAD

    def test_a_forced_opening_must_be_held(self) -> None:
        with pytest.raises(RulesError) as caught:
            Round(PARTNERS, ["[6|6]", "[1|1]", "[2|2]", "[3|3]"], opening=Tile("[1|1]"))
        assert caught.value.code is Reason.NOT_HELD

    @pytest.mark.parametrize(
        ("lead", "forced"),
        [(FirstLead.HIGHEST_DOUBLE, True), (FirstLead.HIGHEST_DOUBLE_FREE, False)],
    )
    def test_matches_that_begin_with_a_double(self, lead: FirstLead, forced: bool) -> None:
        rules = vary(BLOCK, {"first_lead": lead})
        for seed in range(20):
            match = Match(rules, 3, seed)
            assert match.lots == ()
            seat, tile = opener(match.round.hands)
            assert match.round.leader == seat
            assert match.round.opening == (tile if forced else None)
            assert match_text(read_match(match_text(match))) == match_text(match)
            assert read_round(round_text(match.round)).opening == match.round.opening

    def test_the_winner_leads(self) -> None:
        rules = vary(BLOCK, {"next_lead": NextLead.WINNER})
        chance = random.Random(5)
        seen = set()
        for seed in range(300):
            match = Match(rules, 3, seed)
            while match.round.outcome is None:
                match.play(chance.choice(match.round.legal_actions))
            ended = match.round
            settlement = ended.settlement
            if match.result is not None or settlement is None:
                continue
            led = match.deal().leader
            assert led == (ended.leader if settlement.winner is None else settlement.winner)
            seen.add(settlement.winner)
        assert len(seen) == 4, "every seat and nobody have won"


def test_an_exact_target() -> None:
    exact = vary(BLOCK, {"target_mode": TargetMode.EXACT})
    assert add_points(exact, 3, 58, 10) == 58
    assert add_points(exact, 3, 58, 3) == 61
    assert add_points(BLOCK, 3, 58, 10) == 68


@pytest.mark.parametrize("rules", RULES.values(), ids=list(RULES))
def test_named_rules_are_their_text(rules: Rules) -> None:
    assert read_rules(rules.name) is rules or read_rules(rules.name) == rules


def choices() -> st.SearchStrategy[dict[str, object]]:
    """Some options with values of theirs."""
    values: dict[str, st.SearchStrategy[object]] = {
        name: st.sampled_from(list(choice)) for name, choice in CHOICES.items()
    }
    values["reserve"] = st.integers(0, 4)
    return st.fixed_dictionaries({}, optional=values)


@given(st.sampled_from([BLOCK, DRAW, COMMON_DRAW, PARTNERS]), choices(), st.integers(0, 10**6))
def test_any_options_clash_by_name_or_play_to_the_end(
    base: Rules, options: dict[str, object], seed: int
) -> None:
    try:
        rules = vary(base, options)
    except RulesError as caught:
        refusal: RulesError | None = caught
    else:
        refusal = None
    if refusal is not None:
        assert refusal.code is Reason.CLASH
        assert {refusal.facts["option"], refusal.facts["other"]} <= set(OPTIONS)
        return
    assert read_rules(rules.name) == rules
    assert read_rules(rules.name).name == rules.name
    chance = random.Random(seed)
    match = Match(rules, chance.choice(rules.players), seed)
    for _ in range(6):  # rounds
        before = match.scores
        while match.round.outcome is None:
            match.play(chance.choice(match.round.legal_actions))
        assert all(now >= then for now, then in zip(match.scores, before, strict=True))
        if match.result is not None:
            break
        match.deal()
    assert match_text(read_match(match_text(match))) == match_text(match)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("chess", Reason.NO_SUCH_RULES),
        ("block;colour=red", Reason.NO_SUCH_OPTION),
        ("block;drawing=sometimes", Reason.NO_SUCH_VALUE),
        ("block;reserve=many", Reason.NO_SUCH_VALUE),
        ("block;hand_sizes=2", Reason.NO_SUCH_VALUE),
        ("block;partners=maybe", Reason.NO_SUCH_VALUE),
        ("block;reserve=2", Reason.CLASH),
        ("block;hand_sizes=2:15,3:5,4:5", Reason.TOO_FEW_TILES),
    ],
)
def test_options_in_a_text_that_cannot_be(text: str, reason: Reason) -> None:
    with pytest.raises(RulesError) as caught:
        read_rules(text)
    assert caught.value.code is reason


def test_an_option_without_a_value() -> None:
    with pytest.raises(ParseError) as caught:
        read_rules("block;reserve")
    assert (caught.value.column, caught.value.expected) == (7, Expected.OPTION)


def test_sets_and_numbers_in_a_text() -> None:
    rules = read_rules("draw;hand_sizes=2:9,3:7;targets=2:150,3:100;tile_set=double-nine")
    assert (dict(rules.hand_sizes), dict(rules.targets)) == ({2: 9, 3: 7}, {2: 150, 3: 100})
    assert len(rules.tile_set) == 55
    assert read_rules(rules.name) == rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_words(language: str) -> None:
    names = [option_name(option, language) for option in OPTIONS]
    assert len(set(names)) == len(OPTIONS)
    for option, choice in CHOICES.items():
        said = [value_said(option, value, language) for value in choice]
        assert len(set(said)) == len(said)
        assert all(played_by(option, value, language) for value in choice)
        assert isinstance(next(iter(choice)), StrEnum)


def test_an_option_that_is_none() -> None:
    with pytest.raises(RulesError) as caught:
        option_name("colour", "en")
    assert caught.value.code is Reason.NO_SUCH_OPTION
