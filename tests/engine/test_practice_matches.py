"""Whole matches against players, through the conversation with a page."""

import json
import random

import pytest
from assembling import Shown
from practising import SETTINGS, ask, begin, forget, match, step

from openends.variants import read_rules
from openends.words import LANGUAGES
from openends_page.practice import read_practice

HIGH = 30
"""A target that a few rounds reach."""


@pytest.mark.parametrize(("rules", "seats"), SETTINGS)
def test_a_whole_match_is_played(rules: str, seats: tuple[str, ...]) -> None:
    shown: Shown = {}
    for shown in match(rules, seats, target=str(HIGH) if "exact" not in rules else None, seed=3):
        if "exact" in rules and shown["round"] > 4:
            return  # an exact target may take very long
    assert shown["over"] == "match"
    assert shown["result"].endswith(shown["events"][-1]["message"])
    assert [event["kind"] for event in shown["events"]].count("end") == 1
    assert max(seat["score"] for seat in shown["seats"]) >= HIGH
    assert all(seat["hand"] is not None for seat in shown["seats"])
    assert shown["legal"] == []
    assert not shown["yours"]
    for method, facts in (("practice_act", {"action": "deal"}), ("practice_other", {})):
        refused = ask(method, practice=shown["practice"], **facts)["illegal"]
        assert refused["code"] in ("match-over", "round-over")


@pytest.mark.parametrize(("rules", "seats"), SETTINGS)
def test_everything_is_said_once(rules: str, seats: tuple[str, ...]) -> None:
    told: list[object] = []
    for shown in match(rules, seats, until=lambda one: one["round"] > 2):
        events = shown["events"]
        assert events[: len(told)] == told, "what has been said stays as it was"
        assert shown["added"] == len(told)
        assert len(events) > len(told)
        told = events
    kinds = [event["kind"] for event in shown["events"]]
    ended = kinds.count("settlement")
    assert kinds.count("deal") == shown["round"]
    assert kinds.count("hands") == kinds.count("score") == ended
    # Who leads is said when it is known: before the first round, and after each but the last.
    assert kinds.count("lead") == ended + 1 - kinds.count("end")
    assert [event["round"] for event in events] == sorted(event["round"] for event in events)


@pytest.mark.parametrize(("rules", "seats"), SETTINGS)
def test_a_killed_worker_loses_nothing(rules: str, seats: tuple[str, ...]) -> None:
    for shown in match(rules, seats, until=lambda one: one["round"] > 1, seed=5):
        kept = ask("practice", practice=shown["practice"])["practice"]
        forget()
        read = ask("practice", practice=shown["practice"])["practice"]
        assert read == kept
        assert {**read, "added": 0, "message": ""} == {**shown, "added": 0, "message": ""}


@pytest.mark.parametrize(("rules", "seats"), SETTINGS[::2])
def test_taking_back_to_the_beginning_and_going_on_gives_the_same(
    rules: str, seats: tuple[str, ...]
) -> None:
    shown = begin(rules, seats)
    chance = random.Random(1)
    taken: list[tuple[str, str | None]] = []
    while shown["round"] < 3 and shown["over"] != "match":
        before = shown
        shown = step(shown, chance)
        taken.append((before["practice"], _reader_did(before, shown)))
    last, count = shown, 0
    while shown["can_undo"]:
        shown = ask("practice_undo", practice=shown["practice"])["practice"]
        count += 1
        assert shown["yours"]
        assert shown["added"] == len(shown["events"])
        assert shown["practice"] in [text for text, action in taken if action not in (None, "pass")]
    assert count > 3
    assert ask("practice_undo", practice=shown["practice"])["illegal"]["code"] == "nothing-to-undo"
    # The others do again what they did, and so must the reader.
    actions = [action for text, action in taken if action is not None]
    done = sum(1 for text, action in taken if action and len(text) < len(shown["practice"]))
    for action in actions[done:]:
        while not shown["yours"] and shown["over"] == "no":
            shown = ask("practice_other", practice=shown["practice"])["practice"]
        if shown["over"] == "round":
            shown = ask("practice_act", practice=shown["practice"], action="deal")["practice"]
            while not shown["yours"]:
                shown = ask("practice_other", practice=shown["practice"])["practice"]
        shown = ask("practice_act", practice=shown["practice"], action=action)["practice"]
    while shown["practice"] != last["practice"]:
        assert len(shown["practice"]) < len(last["practice"])
        shown = step(shown, random.Random(0))
    assert shown["events"] == last["events"]


def _reader_did(before: Shown, after: Shown) -> str | None:
    """The reader's action between two answers, as text."""
    if not before["yours"]:
        return None
    played = read_practice(after["practice"]).round
    return str(played.actions[-1])


def test_taking_back_goes_past_a_pass_and_a_forced_draw() -> None:
    for shown in match("common-draw", ("you", "heavy"), seed=2, until=lambda s: s["round"] > 3):
        if not shown["can_undo"]:
            continue
        back = ask("practice_undo", practice=shown["practice"])["practice"]
        assert [one["kind"] for one in back["legal"]] not in (["pass"], ["draw"])


def test_the_same_deal_again() -> None:
    shown: Shown = {}
    dealt = ""
    for shown in match("draw", ("you", "heavy"), seed=2, until=lambda s: s["round"] == 2):
        if shown["events"][-1]["kind"] == "deal":
            dealt = shown["practice"]
    for _ in range(5):
        shown = step(shown, random.Random(4))
    again = ask("practice_again", practice=shown["practice"])["practice"]
    assert again["practice"] == dealt
    assert again["events"][-1]["kind"] == "deal"


def test_a_moment_of_the_past_is_shown_as_it_was() -> None:
    answers = list(match("draw", ("you", "heavy", "random"), until=lambda s: s["round"] > 2))
    last = answers[-1]
    for shown in answers[:-1]:
        at = len(shown["events"])
        past = ask("practice", practice=last["practice"], at=at)["practice"]
        assert past["practice"] == last["practice"], "the text is that of the whole match"
        assert past["events"] == last["events"]
        assert not past["yours"]
        assert past["legal"] == []
        assert past["message"] == shown["events"][-1]["message"]
        for name in ("position", "boneyard", "board", "round", "over", "result"):
            assert past[name] == shown[name], name
        for seat, was in zip(past["seats"], shown["seats"], strict=True):
            assert {**seat, "hand": None} == {**was, "hand": None}
            assert was["hand"] in (seat["hand"], None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_partners_are_named_as_such(language: str) -> None:
    shown = begin("partners-block", ("heavy", "you", "heavy", "random"), lang=language)
    names = [seat["name"] for seat in shown["seats"]]
    assert len(set(names)) == 4
    partner = {"en": "your partner", "ko": "우리 편", "ja": "味方"}[language]
    assert [partner in name for name in names] == [False, False, False, True]
    assert [seat["side"] for seat in shown["seats"]] == [0, 1, 0, 1]


def test_before_the_deal_nobody_holds_a_tile() -> None:
    shown = begin("block", ("you", "heavy"))
    for at in (0, 1):
        past = ask("practice", practice=shown["practice"], at=at)["practice"]
        assert [seat["count"] for seat in past["seats"]] == [0, 0]
        assert past["position"]["free"] == []
        assert not any(seat["leads"] or seat["turn"] for seat in past["seats"])


def test_open_hands_are_shown_and_drawn_tiles_are_named() -> None:
    for shown in match("draw", ("you", "heavy"), hands="open", until=lambda s: s["over"] != "no"):
        assert all(seat["hand"] is not None for seat in shown["seats"])
        drawn = [one["message"] for one in shown["events"] if one["kind"] == "draw"]
        assert all("draws: " in said or "You draw: " in said for said in drawn)


def test_what_is_not_the_readers_turn_is_refused() -> None:
    shown = begin("block", ("heavy", "you"))
    assert not shown["yours"]
    refused = ask("practice_act", practice=shown["practice"], action="pass")["illegal"]
    assert refused["code"] == "not-your-turn"
    yours = ask("practice_other", practice=shown["practice"])["practice"]
    assert ask("practice_other", practice=yours["practice"])["illegal"]["code"] == "not-your-turn"
    for action, code in (("fly", "notation"), ("draw", "no-boneyard"), ("deal", "round-running")):
        refused = ask("practice_act", practice=yours["practice"], action=action)["illegal"]
        assert refused["code"] == code
    again = ask("practice", practice=yours["practice"])["practice"]
    assert again["legal"] == yours["legal"], "a refusal changes nothing"


@pytest.mark.parametrize(
    ("facts", "field", "code"),
    [
        ({"rules": "chess"}, "rules", "no-such-rules"),
        ({"rules": "block;reserve=2"}, "rules", "clash"),
        ({"rules": "block;reserve"}, "rules", "notation"),
        ({"seats": ["you"]}, "seats", "players"),
        ({"seats": ["you", "heavy"] * 3}, "seats", "one-reader"),
        ({"seats": ["heavy", "heavy"]}, "seats", "one-reader"),
        ({"seats": ["you", "god"]}, "seats", "no-such-level"),
        ({"seed": ""}, "seed", "no-seed"),
        ({"target": "0"}, "target", "not-a-target"),
        ({"target": "1000"}, "target", "not-a-target"),
        ({"rules": "partners-block"}, "seats", "players"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_up_that_cannot_be_is_told_at_its_field(
    facts: dict[str, object], field: str, code: str, language: str
) -> None:
    asked: dict[str, object] = {"rules": "block", "seats": ["you", "heavy"], "seed": "tea"}
    asked |= {"target": None, "hands": "hidden", "lang": language, **facts}
    refused = ask("practice_new", **asked)["illegal"]  # type: ignore[arg-type]
    assert (refused["field"], refused["code"]) == (field, code)
    assert refused["message"]


def test_a_target_is_that_of_the_match_alone() -> None:
    shown = begin("block;next_lead=winner", ("you", "heavy", "random"), target="30")
    assert read_practice(shown["practice"]).match.target == 30
    rules = read_rules(shown["rules"])
    assert rules.targets == {2: 100, 3: 30, 4: 61}


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_unseen_are_counted_by_number(language: str) -> None:
    shown = begin("block", ("you", "heavy"))
    unseen = ask("practice_unseen", practice=shown["practice"], lang=language)
    hand = shown["position"]["free"]
    for one in unseen["numbers"]:
        held = sum(str(one["number"]) in tile for tile in hand)
        assert one["unseen"] == 7 - held
        assert str(one["unseen"]) in one["message"]
    assert "21" in unseen["message"]


def test_answers_are_json_of_plain_values() -> None:
    shown = begin("block", ("you", "heavy"))
    assert json.loads(json.dumps(shown)) == shown
