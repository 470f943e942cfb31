"""Players: legal whatever the rules, the same for the same view and seed, told by nothing hidden."""

import os
import random
import subprocess
import sys

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from option_sets import any_rules, play_checked, single_changes
from strategies import rounds

from openends import (
    BLOCK,
    DOUBLE_NINE,
    DRAW,
    RULES,
    Action,
    Match,
    Place,
    Reason,
    Round,
    Rules,
    RulesError,
    Tile,
    View,
)
from openends.duel import play_round
from openends.players import LEVELS, Player, choose, player_named
from openends.players.advice import advise
from openends.players.sampling import choose_within

FEWER = settings(max_examples=min(50, settings().max_examples))
FAST = ("random", "heavy", "thoughtful")
ANY_RULES = tuple(any_rules(random.Random(f"rules {number}")) for number in range(40))


def a_little(view: View, chance: random.Random) -> Action:
    """The sampling player with few play-outs."""
    return choose_within(view, chance, 12)


def test_levels_are_named_the_weakest_first() -> None:
    assert tuple(LEVELS) == ("random", "heavy", "thoughtful", "sampling")


@pytest.mark.slow
@pytest.mark.parametrize("rules", tuple(single_changes()), ids=lambda rules: rules.name)
def test_actions_are_legal_with_every_option(rules: Rules) -> None:
    players: list[Player] = [*(LEVELS[level] for level in FAST), a_little]
    if len(rules.tile_set) > len(DOUBLE_NINE):
        players.remove(a_little)  # rounds with so many tiles are long, and no different
    chance = random.Random(rules.name)
    for seats in rules.players:
        play_checked(rules, chance.choices(players, k=seats), "tea", chance)


def test_actions_are_legal_with_many_options_changed() -> None:
    for number in range(100):
        chance = random.Random(f"many {number}")
        rules = any_rules(chance)
        seats = chance.choice(rules.players)
        players: list[Player] = [LEVELS[level] for level in chance.choices(FAST, k=seats)]
        if number % 10 == 0:
            players[chance.randrange(seats)] = a_little
        play_checked(rules, players, f"{number}", chance)


def test_a_tile_that_must_lead_is_led() -> None:
    match = Match(RULES["partners-block"], 4, "tea")
    view = View.of(match.round, match.round.turn)
    assert len(view.legal_actions) == 1
    for level in LEVELS:
        assert choose(level, view, "tea") == Place(match.round.opening or Tile(0, 0))


@FEWER
@given(rounds(ANY_RULES), st.sampled_from([*LEVELS]), st.text(max_size=5))
def test_the_same_view_and_seed_give_the_same_action(played: Round, level: str, seed: str) -> None:
    assume(played.outcome is None)
    view = View.of(played, played.turn)
    first = choose(level, view, seed)
    assert first in view.legal_actions
    assert choose(level, View.of(played, played.turn), seed) == first


@pytest.mark.skipif(sys.platform == "emscripten", reason="no processes in WebAssembly")
def test_actions_do_not_hang_on_the_process() -> None:
    script = """
from openends import BLOCK, DRAW, Round, View
from openends.players import choose
for rules in (BLOCK, DRAW):
    played = Round.deal(rules, 3, "process")
    while played.outcome is None:
        action = choose("sampling", View.of(played, played.turn), "seed")
        print(action)
        played.play(action)
"""
    outputs = []
    for seed in ("1", "2"):
        done = subprocess.run(
            (sys.executable, "-c", script),
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        )
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1] != ""


def other_hands(played: Round, seat: int, chance: random.Random) -> Round:
    """The round as it would look the same to a seat, with hidden tiles lying elsewhere."""
    start = played.at(0)
    hidden = set(played.rules.tile_set) - set(played.hands[seat]) - set(played.line.tiles)
    # What was drawn and placed again was seen as well, but not that it was drawn.
    names = {tile: tile for tile in played.rules.tile_set}
    best = played
    for _ in range(8):
        one, other = chance.sample(sorted(hidden), 2) if len(hidden) > 1 else (None, None)
        if one is None or other is None:
            break
        tried = {**names, one: names[other], other: names[one]}
        dealt = [[tried[tile] for tile in hand] for hand in start.hands]
        rest = [tried[tile] for tile in start.boneyard]
        again = Round(played.rules, dealt, leader=played.leader, boneyard=rest, line=start.line)
        try:
            for action in played.actions:
                again.play(action)
        except RulesError:
            continue  # those who passed, or had to draw, could not have
        if again.outcome == played.outcome:
            names, best = tried, again
    return best


@FEWER
@given(rounds(ANY_RULES), st.integers(0, 3), st.randoms(use_true_random=False))
def test_a_view_tells_nothing_of_hidden_tiles(
    played: Round, seat: int, chance: random.Random
) -> None:
    seat %= played.players
    other = other_hands(played, seat, chance)
    assume((other.hands, other.boneyard) != (played.hands, played.boneyard))
    view = View.of(played, seat)
    assert View.of(other, seat) == view
    assert repr(View.of(other, seat)) == repr(view)
    if view.legal_actions:
        for level in LEVELS:
            assert choose(level, View.of(other, seat), "tea") == choose(level, view, "tea")
        assert advise(View.of(other, seat), "tea", 4) == advise(view, "tea", 4)


def test_hidden_tiles_were_exchanged_in_most_rounds() -> None:
    exchanged = 0
    for number in range(40):
        chance = random.Random(number)
        rules = chance.choice((BLOCK, DRAW))
        played = Round.deal(rules, 2, number)
        for _ in range(number % 10):
            if played.outcome is None:
                played.play(chance.choice(played.legal_actions))
        exchanged += other_hands(played, 0, chance).hands[1] != played.hands[1]
    assert exchanged > 20


def test_who_has_nothing_to_choose_is_told_so() -> None:
    played = Round(BLOCK, ["[1|4]", "[2|2]"])
    with pytest.raises(RulesError) as caught:
        choose("heavy", View.of(played, 1), "tea")
    assert caught.value.code is Reason.NOT_YOUR_TURN
    with pytest.raises(RulesError) as caught:
        choose("strong", View.of(played, 0), "tea")
    assert caught.value.code is Reason.NO_SUCH_LEVEL
    played.play("[1|4]")
    for ask in (lambda view: choose("heavy", view, "tea"), lambda view: advise(view, "tea")):
        with pytest.raises(RulesError) as caught:
            ask(View.of(played, 0))
        assert caught.value.code is Reason.ROUND_OVER


def test_heavy_first_and_thoughtful_have_their_reasons() -> None:
    heavy = Round(BLOCK, ["[4|5] [0|1] [1|6]", "[2|2]"], line="[1|4]")
    assert str(choose("heavy", View.of(heavy, 0), "tea")) == "[4|5]@R"
    # Player 2 has passed on 5 and 6: the thoughtful player keeps such an end.
    passed = Round(BLOCK, ["[5|6] [0|5] [1|6] [1|1] [0|0]", "[2|3] [3|4] [2|4]"])
    passed.play("[5|6]")
    passed.play("pass")
    action = choose("thoughtful", View.of(passed, 0), "tea")
    assert isinstance(action, Place)
    assert str(action) == "[1|6]@R"


def test_the_sampling_player_goes_out_when_it_can() -> None:
    played = Round(BLOCK, ["[4|5]", "[2|2] [1|2]"], line="[4|4]")
    assert isinstance(choose("sampling", View.of(played, 0), "tea"), Place)
    rounds_won = play_round(BLOCK, [player_named("heavy")] * 2, "tea", [[], []])
    assert rounds_won.settlement is not None
