"""Hints and reviews, through the conversation with a page."""

import random

import pytest
from practising import Shown, ask, begin, forget, match, step

from openends import View
from openends.words import LANGUAGES
from openends_page.practice import read_practice
from openends_page.practice.coaching import hint_for


def at_the_readers_turn(rules: str, least: int = 2, *, seed: int = 0) -> Shown:
    """A moment in which the reader may do several things."""
    for shown in match(rules, ("you", "heavy", "random"), seed=seed):
        if shown["yours"] and len(shown["legal"]) >= least and len(shown["events"]) > 8:
            return shown
    raise AssertionError("the reader never had a choice")


@pytest.mark.parametrize("rules", ["block", "draw", "common-draw"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_three_rungs(rules: str, language: str) -> None:
    shown = at_the_readers_turn(rules)
    asked = {"practice": shown["practice"], "lang": language}
    first, second, third = (ask("practice_hint", rung=rung, **asked) for rung in (1, 2, 3))
    placeable = {one["tile"] for one in shown["legal"] if one["kind"] == "place"}
    assert set(first["tiles"]) == placeable
    assert set(first["ends"]) == {one["end"] for one in shown["legal"] if one["kind"] == "place"}
    assert second["said"]
    assert second["tiles"] == []
    assert set(third["tiles"]) <= placeable
    assert set(third["ends"]) <= set(first["ends"])
    assert not set(first["said"]) & set(third["said"])
    forget()
    assert ask("practice_hint", rung=3, **asked) == third


def test_the_best_move_of_a_hint_is_that_of_the_advice() -> None:
    shown = at_the_readers_turn("block")
    best = hint_for(read_practice(shown["practice"])).choices[0].action
    assert str(best) in {one["action"] for one in shown["legal"]}
    assert ask("practice_hint", practice=shown["practice"], rung=3)["tiles"] == [
        str(best).partition("@")[0]
    ]


@pytest.mark.parametrize("rung", [1, 2, 3])
def test_no_hint_out_of_turn(rung: int) -> None:
    shown = begin("block", ("heavy", "you"))
    refused = ask("practice_hint", practice=shown["practice"], rung=rung)["refused"]
    assert refused["code"] == "not-your-turn"
    *_, over = match("block", ("heavy", "you"), until=lambda one: one["over"] == "round")
    refused = ask("practice_hint", practice=over["practice"], rung=rung)["refused"]
    assert refused["code"] == "round-over"


def test_a_forced_pass_and_a_forced_draw_are_told() -> None:
    told = set()
    rules = "common-draw;draw_count=one"
    for shown in match(rules, ("you", "heavy"), seed=4, until=lambda one: one["round"] > 5):
        if shown["yours"] and shown["legal"][0]["kind"] != "place":
            hint = ask("practice_hint", practice=shown["practice"], rung=1)
            assert hint["tiles"] == hint["ends"] == []
            told.add((shown["legal"][0]["kind"], hint["said"][0]))
            ask("practice_hint", practice=shown["practice"], rung=3)
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
            asked = {"practice": shown["practice"], "lang": language}
            first, third = (ask("practice_hint", rung=rung, **asked) for rung in (1, 3))
            forced = len(shown["legal"]) == 1
            assert third["said"][0].startswith(word) is forced
            assert len(first["said"]) == 1 + forced
            hinted[len(shown["events"])] = forced
    for move in ask("practice_review", practice=shown["practice"], round=2, lang=language)["moves"]:
        forced = hinted[move["event"]]
        assert move["said"].startswith(word) is forced
        assert (len(move["choices"]) == 1) is forced
        told[forced] += 1
    assert told[True] > 0
    assert told[False] > 0


@pytest.mark.parametrize("rules", ["block", "draw"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_reviewed(rules: str, language: str) -> None:
    seats = ("you", "heavy", "random")
    *_, shown = match(rules, seats, lang=language, seed=2, until=lambda one: one["round"] == 2)
    review = ask("practice_review", practice=shown["practice"], round=1, lang=language)
    events = shown["events"]
    mine = [
        number
        for number, one in enumerate(events)
        if one["round"] == 1 and one["seat"] == 0 and one["kind"] in ("place", "draw")
    ]
    assert set(review["events"]) <= set(mine), "forced draws are left out"
    placed = [number for number in mine if events[number]["kind"] == "place"]
    assert set(placed) <= set(review["events"])
    assert [move["event"] for move in review["moves"]] == review["events"]
    for move in review["moves"]:
        assert move["said"]
        assert move["chosen"] in move["choices"]
        points = [choice["points"] for choice in move["choices"]]
        assert points == sorted(points, reverse=True)
        assert all(choice["said"] for choice in move["choices"])
        closely = ask(
            "practice_review",
            practice=shown["practice"],
            round=1,
            event=move["event"],
            lang=language,
        )
        [again] = closely["moves"]
        assert again["event"] == move["event"]
        assert {one["action"] for one in again["choices"]} == {
            one["action"] for one in move["choices"]
        }


def test_a_review_sees_what_the_reader_saw_then() -> None:
    """A hint before a move, and the review of it, are the same advice."""
    shown = at_the_readers_turn("block")
    hint = ask("practice_hint", practice=shown["practice"], rung=3)
    event, chance = len(shown["events"]), random.Random(0)
    number = shown["round"]
    while shown["over"] == "no":
        shown = step(shown, chance)
    [move] = ask("practice_review", practice=shown["practice"], round=number, event=event)["moves"]
    assert move["choices"][0]["said"] == hint["said"][0]


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"round": 9}, "no-such-round"),
        ({"round": 2}, "round-running"),
        ({"round": 1, "event": 0}, "no-such-move"),
        ({"round": 1, "event": 999_999}, "no-such-move"),
    ],
)
def test_what_cannot_be_reviewed(facts: dict[str, int], code: str) -> None:
    *_, shown = match("block", ("you", "heavy"), until=lambda one: one["round"] == 2)
    refused = ask("practice_review", practice=shown["practice"], **facts)["refused"]  # type: ignore[arg-type]
    assert refused["code"] == code


def test_advice_needs_a_view_alone() -> None:
    shown = at_the_readers_turn("draw")
    practice = read_practice(shown["practice"])
    view = View.of(practice.round, practice.reader)
    assert {one.action for one in hint_for(practice).choices} == set(view.legal_actions)
