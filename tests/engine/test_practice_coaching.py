"""Hints and reviews, through the conversation with a page."""

import random

import pytest
from assembling import Shown
from practising import ask, begin, forget, match, review, step

from openends import Place, View
from openends.words import LANGUAGES
from openends_page.practice import read_practice
from openends_page.practice.coaching import hint_for


def at_the_readers_turn(rules: str, least: int = 2, *, seed: int = 0) -> Shown:
    """A moment in which the reader may do several things."""
    for shown in match(rules, ("you", "heavy", "random"), seed=seed):
        if shown["yours"] and len(shown["legal"]) >= least and len(shown["events"]) > 8:
            return shown
    raise AssertionError("the reader never had a choice")


def hint(shown: Shown, rung: int, language: str = "en") -> Shown:
    """The hint of a rung, given to the reader."""
    answer = ask("practice_hint", practice=shown["practice"], rung=rung, lang=language)
    found: Shown = answer["hint"]
    return found


@pytest.mark.parametrize("rules", ["block", "draw", "common-draw"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_three_rungs(rules: str, language: str) -> None:
    shown = at_the_readers_turn(rules)
    first, second, third = (hint(shown, rung, language) for rung in (1, 2, 3))
    places = [one["action"].split("@") for one in shown["legal"] if one["kind"] == "place"]
    placeable = {tile for tile, _ in places}
    assert set(first["tiles"]) == placeable
    assert set(first["ends"]) == {end for _, end in places}
    assert second["messages"]
    assert second["tiles"] == []
    assert set(third["tiles"]) <= placeable
    assert set(third["ends"]) <= set(first["ends"])
    assert not set(first["messages"]) & set(third["messages"])
    forget()
    assert hint(shown, 3, language) == third


def test_the_best_move_of_a_hint_is_that_of_the_advice() -> None:
    shown = at_the_readers_turn("block")
    best = hint_for(read_practice(shown["practice"])).choices[0].action
    assert str(best) in {one["action"] for one in shown["legal"]}
    assert hint(shown, 3)["tiles"] == [str(best).partition("@")[0]]


@pytest.mark.parametrize("rung", [1, 2, 3])
def test_no_hint_out_of_turn(rung: int) -> None:
    shown = begin("block", ("heavy", "you"))
    refused = ask("practice_hint", practice=shown["practice"], rung=rung)["illegal"]
    assert refused["code"] == "not-your-turn"
    *_, over = match("block", ("heavy", "you"), until=lambda one: one["over"] == "round")
    refused = ask("practice_hint", practice=over["practice"], rung=rung)["illegal"]
    assert refused["code"] == "round-over"


def test_a_forced_pass_and_a_forced_draw_are_told() -> None:
    told = set()
    rules = "common-draw;draw_count=one"
    for shown in match(rules, ("you", "heavy"), seed=4, until=lambda one: one["round"] > 5):
        if shown["yours"] and shown["legal"][0]["kind"] != "place":
            first = hint(shown, 1)
            assert first["tiles"] == first["ends"] == []
            told.add((shown["legal"][0]["kind"], first["messages"][0]))
            hint(shown, 3)
    assert {kind for kind, _ in told} == {"pass", "draw"}
    assert len(told) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_forced_is_said_of_a_forced_move_and_of_no_other(language: str) -> None:
    word = {"en": "Forced: ", "ko": "유일한 수: ", "ja": "この一手："}[language]
    seats = ("you", "heavy", "random")
    hinted = {}
    told = {True: 0, False: 0}
    shown: Shown = {}
    for shown in match("block", seats, lang=language, seed=2, until=lambda one: one["round"] == 3):
        if shown["yours"] and shown["round"] == 2 and shown["legal"][0]["kind"] == "place":
            first, third = (hint(shown, rung, language) for rung in (1, 3))
            forced = len(shown["legal"]) == 1
            assert third["messages"][0].startswith(word) is forced
            assert len(first["messages"]) == 1 + forced
            hinted[len(shown["events"])] = forced
    for move in review(shown, 2, language):
        forced = hinted[move["event"]]
        assert move["message"].startswith(word) is forced
        assert (len(move["choices"]) == 1) is forced
        told[forced] += 1
    assert told[True] > 0
    assert told[False] > 0


@pytest.mark.parametrize("rules", ["block", "draw"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_reviewed(rules: str, language: str) -> None:
    seats = ("you", "heavy", "random")
    *_, shown = match(rules, seats, lang=language, seed=2, until=lambda one: one["round"] == 2)
    moves = review(shown, 1, language)
    events = shown["events"]
    played = read_practice(shown["practice"]).match.rounds[0]
    mine = [action for seat, action in played.moves if seat == 0]
    reviewed = [move["event"] for move in moves]
    kinds = [events[event]["kind"] for event in reviewed]
    assert kinds.count("place") == sum(isinstance(action, Place) for action in mine)
    assert set(kinds) <= {"place", "draw"}, "forced draws and passes are left out"
    assert all(events[event]["round"] == 1 for event in reviewed)
    for move in moves:
        assert move["message"]
        assert move["chosen"] in [choice["action"] for choice in move["choices"]]
        assert all(choice["message"] for choice in move["choices"])


def test_a_review_sees_what_the_reader_saw_then() -> None:
    """A hint before a move, and the review of it, weigh the same actions."""
    shown = at_the_readers_turn("block")
    best = hint(shown, 3)
    allowed = {legal["action"] for legal in shown["legal"]}
    event, chance = len(shown["events"]), random.Random(0)
    number = shown["round"]
    while shown["over"] == "no":
        shown = step(shown, chance)
    moves = review(shown, number)
    move = next(move for move in moves if move["event"] == event)
    assert {choice["action"] for choice in move["choices"]} == allowed
    assert best["tiles"][0] in {choice["action"].partition("@")[0] for choice in move["choices"]}


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"round": 9}, "no-such-round"),
        ({"round": 2}, "round-running"),
    ],
)
def test_what_cannot_be_reviewed(facts: dict[str, int], code: str) -> None:
    *_, shown = match("block", ("you", "heavy"), until=lambda one: one["round"] == 2)
    refused = ask("practice_review", practice=shown["practice"], **facts)["illegal"]  # type: ignore[arg-type]
    assert refused["code"] == code


def test_advice_needs_a_view_alone() -> None:
    shown = at_the_readers_turn("draw")
    practice = read_practice(shown["practice"])
    view = View.of(practice.round, practice.reader)
    assert {one.action for one in hint_for(practice).choices} == set(view.legal_actions)
