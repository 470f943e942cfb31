"""Matches: leads, scores, targets, undo over rounds, text."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import GAMES

from openends import BLOCK, Expected, Match, ParseError, Reason, Round, RulesError
from openends.record import match_text, read_match, read_round


def play_on(match: Match, chance: random.Random, actions: int) -> None:
    """Plays random legal actions, dealing where a round is over."""
    for _ in range(actions):
        if match.round.outcome is None:
            match.play(chance.choice(match.round.legal_actions))
        elif match.result is None:
            match.deal()
        else:
            return


@given(st.sampled_from(GAMES), st.integers(2, 4), st.integers(0, 10**6))
def test_a_whole_match(rules: object, players: int, seed: int) -> None:
    match = Match(rules, players, seed)  # type: ignore[arg-type]
    chance = random.Random(seed)
    lead = match.lots[-1].best[0]
    scores = [0] * players
    while match.result is None:
        assert match.round.leader == lead
        assert max(scores) < match.target, "the target is looked at after every round"
        while match.round.outcome is None:
            match.play(chance.choice(match.round.legal_actions))
        settlement = match.round.settlement
        assert settlement is not None
        if settlement.winner is not None:
            scores[settlement.winner] += settlement.points
            assert settlement.points >= 0, "nobody's score ever falls"
        assert match.scores == tuple(scores)
        if match.result is None:
            match.deal()
            lead = (lead + 1) % players
    best = max(scores)
    assert best >= match.target
    assert match.result.winners == tuple(seat for seat in range(players) if scores[seat] == best)
    with pytest.raises(RulesError) as caught:
        match.deal()
    assert caught.value.code is Reason.MATCH_OVER


@given(st.sampled_from(GAMES), st.integers(2, 4), st.text(max_size=8), st.integers(0, 150))
def test_a_match_reads_back_from_its_text(
    rules: object, players: int, seed: str, actions: int
) -> None:
    match = Match(rules, players, seed)  # type: ignore[arg-type]
    play_on(match, random.Random(actions), actions)
    again = read_match(match_text(match))
    assert match_text(again) == match_text(match)
    assert (again.scores, again.round.hands, again.seed) == (
        match.scores,
        match.round.hands,
        match.seed,
    )


def test_undo_goes_back_into_the_round_before() -> None:
    match = Match(BLOCK, 2, "undo")
    chance = random.Random(1)
    while match.round.outcome is None:
        match.play(chance.choice(match.round.legal_actions))
    ended, scores = match_text(match), match.scores
    last = match.round.actions[-1]
    match.deal()
    assert len(match.rounds) == 2
    assert match.undo() == last
    again = match.round
    assert again.outcome is None
    assert len(match.rounds) == 1
    match.play(last)
    assert (match_text(match), match.scores) == (ended, scores)


def test_a_round_must_end_before_the_next() -> None:
    with pytest.raises(RulesError) as caught:
        Match(BLOCK, 2, 1).deal()
    assert caught.value.code is Reason.ROUND_RUNNING


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, Expected.RECORD),
        ("match block players=2 seed=1 :", 1, Expected.RECORD),
        ("round block players=2", 22, Expected.FIELD),
        ("round block players=2 leader=x seed=1 :", 30, Expected.NUMBER),
        ("round block players=2 players=3 seed=1 :", 23, Expected.FIELD),
        ("round block colour=red :", 13, Expected.FIELD),
        ("round block leader=0 :", 22, Expected.FIELD),
        ("round block players=2 seed=7 : fly", 32, Expected.ACTION),
        ("round block players=2 seed=7 : [1|x]", 35, Expected.PIPS),
    ],
)
def test_unreadable_rounds_name_the_column(text: str, column: int, expected: Expected) -> None:
    with pytest.raises(ParseError) as caught:
        read_round(text)
    assert (caught.value.text, caught.value.column, caught.value.expected) == (
        text,
        column,
        expected,
    )


@pytest.mark.parametrize(
    ("text", "column", "reason"),
    [
        ("round chess players=2 seed=1 :", 7, Reason.NO_SUCH_RULES),
        ("round block players=2 seed=7 : [6|6]", 32, Reason.NOT_HELD),
        ("round block players=9 seed=7 :", 21, Reason.PLAYERS),
        ("round block hands=[0|0] :", 19, Reason.PLAYERS),
        ("round block leader=3 hands=[0|0]/[0|1] :", 20, Reason.NO_SUCH_SEAT),
        ("round block hands=[0|0]/[0|1] opening=[6|6] :", 39, Reason.NOT_HELD),
        ("round block hands=[0|0]/[1|1][1|1] :", 30, Reason.DUPLICATE_TILE),
        ("round block hands=[0|0]/[0|1] line=[1|2],[3|4] :", 42, Reason.NO_MATCH),
        ("round draw hands=[0|0]/[0|1] boneyard=[0|0] :", 18, Reason.DUPLICATE_TILE),
        ("round block players=2 seed=7 : [4|4] [4|4]", 38, Reason.NOT_HELD),
        ("round block players=2 seed=7 : draw", 32, Reason.NO_BONEYARD),
    ],
)
def test_rounds_that_cannot_be_name_the_column(text: str, column: int, reason: Reason) -> None:
    with pytest.raises(RulesError) as caught:
        read_round(text)
    assert (caught.value.code, caught.value.text, caught.value.column) == (reason, text, column)


def test_a_match_text_may_not_deal_while_a_round_runs() -> None:
    with pytest.raises(RulesError) as caught:
        read_match("match block players=2 seed=7 : /")
    assert (caught.value.code, caught.value.column) == (Reason.ROUND_RUNNING, 32)


def test_rules_without_a_name_have_no_text() -> None:
    from openends import Rules
    from openends.record import round_text

    with pytest.raises(RulesError) as caught:
        round_text(Round.deal(Rules("mine", {2: 3}, {2: 50}), 2, 1))
    assert caught.value.code is Reason.NO_SUCH_RULES
