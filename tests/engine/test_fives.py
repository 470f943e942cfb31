"""The Fives family: counts, spinners, what a placement scores, and how a round is settled."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openends import RULES, Line, Match, NextLead, Place, Round, Rules, RulesError, Tile, settle
from openends.ends import ends_of_line
from openends.events import Lots, Placed
from openends.history import match_history
from openends.match import add_points
from openends.record import match_text, read_match
from openends.variants import read_rules
from openends.words.events import describe_event

ALL_FIVES, FIVE_UP, SNIFF = (RULES[name] for name in ("all-fives", "five-up", "sniff"))
FIVES_AND_THREES, MUGGINS = RULES["fives-and-threes"], RULES["muggins"]
FAMILY = (ALL_FIVES, FIVE_UP, SNIFF, FIVES_AND_THREES, MUGGINS)
SPUN = (
    *FAMILY,
    read_rules("all-fives;branches=at-once"),
    read_rules("sniff;branches=at-once"),
    read_rules("all-fives;spinner=lead-double"),
    read_rules("all-fives;tile_set=double-nine"),
)
CROSS = "[6|6] [3|6]@L [2|6]@R [5|6]@6A [4|6]@6B [5|5]@5 [4|4]@4"
ROUND_OF_FOURS = "[4|4] [4|6]@L [1|4]@R [0|4]@4A"
BLANKS = "[0|0] [0|6]@L [0|5]@R [0|4]@0A [0|1]@0 [6|6]@6 [5|5]@5 [4|4]@4 [1|5]@1"


def counts(rules: Rules, text: str) -> list[int]:
    """The count after each tile."""
    line = rules.line(text)
    return [line.before(len(line) - 1 - step).count for step in range(len(line))]


@pytest.mark.parametrize(
    ("rules", "text", "expected"),
    [
        (ALL_FIVES, CROSS, [12, 15, 5, 10, 14, 19, 23]),
        (SNIFF, CROSS, [12, 15, 17, 16, 14, 19, 23]),
        (ALL_FIVES, ROUND_OF_FOURS, [8, 14, 7, 7]),
        (SNIFF, ROUND_OF_FOURS, [8, 14, 15, 11]),
        (ALL_FIVES, BLANKS, [0, 6, 11, 15, 16, 22, 27, 31, 35]),
        *((rules, "[4|6] [4|4]@4 [6|6]@6", [10, 14, 20]) for rules in FAMILY),
        (MUGGINS, "[6|6] [3|6]@L [2|6]@R", [12, 15, 5]),
    ],
)
def test_the_count_after_each_tile(rules: Rules, text: str, expected: list[int]) -> None:
    assert counts(rules, text) == expected


def test_the_first_tiles_that_score() -> None:
    scoring = {tile for tile in ALL_FIVES.tile_set if points_of_lead(ALL_FIVES, tile)}
    assert {str(tile) for tile in scoring} == {"[0|5]", "[1|4]", "[2|3]", "[4|6]", "[5|5]"}
    assert points_of_lead(ALL_FIVES, Tile("[5|5]")) == 10
    assert points_of_lead(ALL_FIVES, Tile("[4|6]")) == 10
    assert points_of_lead(ALL_FIVES, Tile("[0|0]")) == 0


def points_of_lead(rules: Rules, tile: Tile) -> int:
    return rules.points_for(Line([Place(tile)]).count)


@pytest.mark.parametrize(
    ("count", "points"),
    [(0, 0), (3, 1), (5, 1), (6, 2), (7, 0), (9, 3), (10, 2), (12, 4), (15, 8), (18, 6), (20, 4)],
)
def test_what_a_count_scores_in_fives_and_threes(count: int, points: int) -> None:
    assert FIVES_AND_THREES.points_for(count) == points


def test_a_double_that_comes_late_is_the_spinner_and_all_four_arms_open() -> None:
    line = ALL_FIVES.line("[4|6] [3|4]@4 [3|3]@3 [2|3]@3 [0|3]@3A [1|3]@3 [2|2]@2 [1|2]@2")
    assert list(line.open_pips.values()) == [1, 6, 0, 1]
    assert read_rules("all-fives;spinner=lead-double").line(
        "[4|6] [6|6]@6 [3|6]@6"
    ).ends.keys() == {
        "L",
        "R",
    }


def test_branches_open_after_both_long_sides() -> None:
    with pytest.raises(RulesError):
        ALL_FIVES.line("[6|6] [3|6]@L [2|6]@6A")
    at_once = read_rules("all-fives;branches=at-once")
    assert len(at_once.line("[6|6] [3|6]@L [2|6]@6A").ends) == 4


def test_a_double_covered_on_both_sides_counts_no_more() -> None:
    assert counts(MUGGINS, "[4|6] [6|6]@6 [5|6]@6") == [10, 16, 9]
    assert counts(FIVE_UP, "[4|6] [6|6]@6 [5|6]@6") == [10, 16, 9]


@given(st.sampled_from(SPUN), st.integers(0, 10**6))
def test_a_round_knows_what_its_line_does(rules: Rules, seed: int) -> None:
    chance = random.Random(seed)
    played = Round.deal(rules, 2, chance)
    while played.outcome is None:
        played.play(chance.choice(played.legal_actions))
        line = rules.line(str(played.line))
        assert line == played.line
        assert played._ends.tips == ends_of_line(line).tips
        assert played._ends.has_double == ends_of_line(line).has_double
        assert played._ends.count == ends_of_line(line).count
        assert dict(played.open_pips) == line.open_pips
        if isinstance(played.actions[-1], Place):
            assert played.points[-1] == rules.points_for(line.count)


@given(st.sampled_from(SPUN), st.integers(0, 10**6))
def test_the_count_does_not_depend_on_the_order(rules: Rules, seed: int) -> None:
    chance = random.Random(seed)
    played = Round.deal(rules, 2, chance)
    while played.outcome is None:
        played.play(chance.choice(played.legal_actions))
    line = played.line
    rest = list(line.placements[1:])
    again = rules.line(str(line.placements[0])) if line.placements else line
    # In whatever order the arms grow, as long as the spinner stays the same tile.
    doubles = [place.tile for place in line.placements if place.tile.is_double]
    while rest:
        able = [
            place
            for number, place in enumerate(rest)
            if place.arm in again.ends
            and all(other.arm != place.arm for other in rest[:number])
            and (not place.tile.is_double or again.has_double or place.tile is doubles[0])
        ]
        place = chance.choice(able)
        rest.remove(place)
        again = again.place(place.tile, place.arm)
    assert set(again.tips) == set(line.tips)
    assert again.count == line.count


@pytest.mark.parametrize(
    ("rules", "totals", "points"),
    [
        (ALL_FIVES, [0, 1, 2], 5),
        (ALL_FIVES, [0, 2], 0),
        (ALL_FIVES, [0, 20, 7], 25),
        (ALL_FIVES, [0, 20, 8], 30),
        (FIVE_UP, [0, 20, 8], 6),
        (FIVES_AND_THREES, [0, 20, 8], 1),
        (MUGGINS, [0, 20, 7], 25),
        (read_rules("all-fives;rounding=each-nearest"), [0, 1, 2], 0),
        (read_rules("all-fives;rounding=up"), [0, 20, 1], 25),
        (read_rules("all-fives;rounding=none"), [0, 20, 1], 21),
    ],
)
def test_what_going_out_earns(rules: Rules, totals: list[int], points: int) -> None:
    assert settle(rules, out=0, totals=totals).points == points


def test_a_blocked_round_earns_what_the_opponents_hold() -> None:
    settled = settle(ALL_FIVES, blocked=[3, 20, 8])
    assert (settled.winner, settled.points, settled.sum) == (0, 30, "20 + 8 = 28 ≈ 30")
    assert settle(FIVE_UP, blocked=[3, 20, 8]).sum == "20 + 8 = 28 ≈ 30; 30 ÷ 5 = 6"
    assert settle(FIVES_AND_THREES, blocked=[3, 20, 8]).winner is None
    for rules in FAMILY:
        assert settle(rules, blocked=[3, 3, 8]).points == 0


def test_who_goes_out_with_a_tile_that_scores_has_both() -> None:
    played = Round(ALL_FIVES, ["[4|6]", "[1|2]"])
    played.play("[4|6]")
    assert played.points == (10,)
    assert played.settlement is not None
    assert played.settlement.points == 5


def test_points_that_would_pass_sixty_one_are_not_added() -> None:
    assert add_points(FIVES_AND_THREES, 2, 58, 3) == 61
    assert add_points(FIVES_AND_THREES, 2, 58, 4) == 58
    assert add_points(FIVE_UP, 2, 58, 4) == 62


def test_after_a_blocked_round_lots_are_drawn_for_the_lead() -> None:
    seen = set()
    for seed in range(40):
        match = Match(MUGGINS, 2, str(seed))
        while match.round.outcome is None:
            match.play(match.round.legal_actions[0])
        ended = match.round
        assert ended.outcome is not None
        led = match.deal().leader
        lots = match.lots_after(0)
        assert bool(lots) is ended.outcome.blocked
        assert led == (lots[-1].best[0] if lots else ended.outcome.out)
        told = [entry.what for entry in match_history(match)]
        assert sum(isinstance(what, Lots) for what in told) == len(lots) + len(match.lots)
        assert read_match(match_text(match)).round.leader == led
        seen.add(bool(lots))
    assert seen == {True, False}
    assert MUGGINS.next_lead is NextLead.OUT_OR_LOT


def test_the_points_of_a_placement_are_told() -> None:
    placed = Placed(0, Tile("[5|5]"), None, 0, 10)
    assert describe_event(placed, "en", 0) == "You place: five–five tile. Points at once: 10."
    assert "10" in describe_event(placed, "ko")
    assert "10" in describe_event(placed, "ja", 1)


@pytest.mark.parametrize("rules", FAMILY, ids=lambda rules: rules.name)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_of_every_game_comes_to_its_end_and_reads_back(rules: Rules, players: int) -> None:
    match = Match(rules, players, "tea")
    chance = random.Random("tea")
    while match.result is None:
        while match.round.outcome is None:
            match.play(chance.choice(match.round.legal_actions))
        if match.result is None:
            match.deal()
    assert max(match.scores) >= rules.targets[players]
    again = read_match(match_text(match))
    assert (again.scores, again.result) == (match.scores, match.result)


@pytest.mark.parametrize("text", ["scoring=0:1", "scoring=5:3", "scoring=5", "scoring=5:0"])
def test_a_score_that_is_no_whole_number_is_refused(text: str) -> None:
    with pytest.raises(RulesError):
        read_rules(f"muggins;{text}")


def test_two_scores_of_one_multiple_are_refused() -> None:
    with pytest.raises(RulesError, match="given-twice"):
        read_rules("muggins;scoring=5:5,5:1")


@pytest.mark.parametrize(
    "text",
    [
        "muggins;branches=at-once",
        "muggins;spinner_count=short-sides",
        "five-up;rounding=none",
    ],
)
def test_options_that_need_others_clash_without_them(text: str) -> None:
    with pytest.raises(RulesError, match="clash"):
        read_rules(text)


def test_ends_with_branches_are_not_kept_for_ever() -> None:
    chance = random.Random("memory")
    for _ in range(5):
        played = Round.deal(ALL_FIVES, 2, chance)
        while played.outcome is None:
            played.play(chance.choice(played.legal_actions))
            assert not played._ends.known
