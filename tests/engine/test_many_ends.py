"""Lines with more than two open ends, and placements that earn points, as rules of other games have."""

import json
import random
from types import MappingProxyType

import pytest

from openends import RULES, Line, Match, Place, Round, Rules, RulesError, Spinner, Tile, View, rules
from openends.events import Placed
from openends.history import match_history
from openends.players import choose
from openends.record import match_text, read_match
from openends.tips import LineRules
from openends.words import say
from openends.words.names import end_name
from openends_page.api import handle

FIVES = Rules(
    "fives",
    hand_sizes={2: 9, 3: 7},
    targets={2: 250, 3: 200},
    spinner=Spinner.FIRST_DOUBLE,
    scoring=((5, 1),),
)


@pytest.mark.parametrize(
    ("text", "spinner", "counts"),
    [
        (
            "[6|6] [3|6]@L [2|6]@R [5|6]@6A [4|6]@6B [5|5]@6A [4|4]@6B",
            Spinner.FIRST_DOUBLE,
            [12, 15, 5, 10, 14, 19, 23],
        ),
        ("[4|4] [4|6]@L [1|4]@R [0|4]@4A", Spinner.FIRST_DOUBLE, [8, 14, 7, 7]),
        ("[4|6] [4|4]@4 [6|6]@6", Spinner.FIRST_DOUBLE, [10, 14, 20]),
        ("[4|6] [4|4]@4 [6|6]@6", Spinner.NONE, [10, 14, 20]),
        (
            "[0|0] [0|6]@L [0|5]@R [0|4]@0A [0|1]@0B [6|6]@6 [5|5]@5 [4|4]@4 [1|5]@1",
            Spinner.FIRST_DOUBLE,
            [0, 6, 11, 15, 16, 22, 27, 31, 35],
        ),
    ],
)
def test_the_count_of_the_open_ends(text: str, spinner: Spinner, counts: list[int]) -> None:
    line = Line(text, rules=LineRules(spinner))
    assert [line.before(len(line) - 1 - step).count for step in range(len(line))] == counts
    assert Line(str(line), rules=line.rules) == line


def test_every_double_can_open_branches_of_its_own() -> None:
    line = Line("[6|6] [3|6]@L [6|5]@R [5|5]@5 [5|4]@5", rules=LineRules(Spinner.EVERY_DOUBLE))
    assert list(line.ends) == ["L", "R", "6A", "6B", "5A", "5B"]
    with pytest.raises(RulesError):
        Line("[6|6] [3|6]@L [2|6]@6A", rules=LineRules(Spinner.EVERY_DOUBLE))


def test_a_line_without_spinners_has_two_ends() -> None:
    assert list(Line("[6|6] [3|6]@L [2|6]@R").ends) == ["L", "R"]


@pytest.fixture
def fives(monkeypatch: pytest.MonkeyPatch) -> Rules:
    known = MappingProxyType({**RULES, FIVES.name: FIVES})
    monkeypatch.setattr(rules, "RULES", known)
    return FIVES


@pytest.mark.parametrize("level", ["random", "heavy", "thoughtful"])
def test_a_match_is_played_shown_and_read_back(fives: Rules, level: str) -> None:
    match = Match(fives, players=2, seed="tea")
    widest = 0
    for number in range(200):
        played = match.round
        if played.outcome is not None:
            if match.result is not None:
                break
            match.deal()
            continue
        match.play(choose(level, View.of(played, played.turn), str(number)))
        widest = max(widest, len(played.open_pips))
    assert widest == 4
    placed = [entry.what for entry in match_history(match) if isinstance(entry.what, Placed)]
    assert sum(event.points for event in placed) > 0
    assert read_match(match_text(match)).scores == match.scores


def test_an_action_earns_points_at_once() -> None:
    played = Round(FIVES, ["[5|5] [0|1]", "[0|5] [1|2]"])
    played.play("[5|5]")
    played.play("[0|5]@L")
    assert played.points == (10, 10)
    assert played.at(1).points == (10,)


def test_no_action_earns_points_in_block() -> None:
    played = Round(RULES["block"], ["[5|5] [0|1]", "[0|5] [1|2]"])
    played.play("[5|5]")
    assert played.points == (0,)


def test_the_scores_of_a_match_hold_the_points_of_actions() -> None:
    match = Match(FIVES, players=2, seed="tea")
    chance = random.Random("tea")
    while match.round.outcome is None:
        match.play(chance.choice(match.round.legal_actions))
    settlement = match.round.settlement
    assert settlement is not None
    expected = [0, 0]
    for (seat, _), points in zip(match.round.moves, match.round.points, strict=True):
        expected[seat] += points
    assert sum(expected) > 0
    if settlement.winner is not None:
        expected[settlement.winner] += settlement.points
    assert list(match.scores) == expected


def test_ends_of_branches_are_named_and_said() -> None:
    line = Line("[6|6] [3|6]@L [2|6]@R [5|6]@6A", rules=LineRules(Spinner.FIRST_DOUBLE))
    assert "[6|6] (branch A) – [5|6] (high end)" in say(line, "en")
    assert len({end_name(end, "en") for end in line.ends.values()}) == 4


def test_a_copy_is_played_on_alone() -> None:
    played = Round(RULES["block"], ["[5|6] [0|0]", "[0|3] [0|4]"])
    copy = played.copy()
    copy.play(Place(Tile("[5|6]")))
    assert (len(played.actions), len(copy.actions)) == (0, 1)
    assert copy.at(0).hands == played.hands


@pytest.mark.parametrize(
    ("method", "asked"),
    [
        ("position", {"line": "[6|6]", "rules": "all-fives"}),
        ("round", {"round": "round all-fives players=2 seed=1 :"}),
        (
            "practice_new",
            {"rules": "sniff", "seats": ["you", "heavy"], "seed": "a", "hands": "open"},
        ),
    ],
)
def test_pages_refuse_what_no_picture_shows(method: str, asked: dict[str, object]) -> None:
    given = {**asked, "lang": "en", "width": 12}
    if method == "practice_new":
        given["target"] = None
    answer = handle(json.dumps({"method": method, "args": given}))
    assert "cannot be first-double" in answer
