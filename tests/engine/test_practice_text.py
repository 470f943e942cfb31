"""A practice match as text: it reads back the same, and damage is told with its place."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from practising import SETTINGS, ask, forget, match

from openends import OpenEndsError, Rules
from openends.variants import read_rules
from openends.words import LANGUAGES
from openends_page.api import handle
from openends_page.practice import Hands, Practice, practice_text, read_practice
from openends_page.practice.text import VERSION

TEXT = (
    "practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea"
    " : [1|5] [5|6]@5 [3|6]@6 [0|1]@1"
)
"""Some actions of a match, which need not be wise."""


@st.composite
def practices(draw: st.DrawFn) -> Practice:
    """A practice match somewhere on its way: any setting, any seed, any actions."""
    rules_text, seats = draw(st.sampled_from(SETTINGS))
    rules: Rules = read_rules(rules_text)
    seed = draw(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12))
    hands = draw(st.sampled_from(Hands))
    target = draw(st.none() | st.integers(1, 999))
    practice = Practice.start(rules, seats, seed=seed, target=target, hands=hands)
    chance = random.Random(draw(st.integers(0, 999)))
    for _ in range(draw(st.integers(0, 80))):
        if practice.round.outcome is None:
            practice.match.play(chance.choice(practice.round.legal_actions))
        elif practice.match.result is None:
            practice.deal()
    return practice


@given(practices())
def test_a_text_reads_back_the_same(practice: Practice) -> None:
    text = practice_text(practice)
    read = read_practice(text)
    assert practice_text(read) == text
    assert read.setting == practice.setting
    assert read.history.moments == practice.history.moments
    assert read.round.hands == practice.round.hands


@given(practices(), st.data())
def test_a_damaged_text_opens_or_says_why_not(practice: Practice, data: st.DataObject) -> None:
    text = practice_text(practice)
    place = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 8))
    put = data.draw(st.text(max_size=6) | st.sampled_from(["/", " : ", "[6|6]@6", "seats=", "@L"]))
    damaged = text[:place] + put + text[place + cut :]
    error = _fault(damaged)
    if error is not None:
        assert error.text == damaged
        assert error.column is not None
        assert 1 <= error.column <= len(damaged) + 1
    answer = ask("practice", practice=damaged)
    if "illegal" in answer:
        assert answer["illegal"]["message"]
        assert 1 <= answer["illegal"]["column"] <= len(damaged) + 1
    else:
        forget()
        assert ask("practice", practice=answer["practice"]["practice"]) == answer


def _fault(text: str) -> OpenEndsError | None:
    """Why a text does not open; None if it does. Nothing else may be raised."""
    try:
        read_practice(text)
    except OpenEndsError as error:
        return error
    return None


def column(text: str) -> tuple[str, int]:
    """Why a text does not open, and where."""
    refused = ask("practice", practice=text)["illegal"]
    return refused["code"], refused["column"]


@pytest.mark.parametrize(
    ("old", "new", "code", "found"),
    [
        ("practice 1", "practise 1", "notation", "practise"),
        ("practice 1", "practice", "notation", "seats"),
        ("practice 1", "practice 2", "no-such-version", "2 seats"),
        ("practice 1", "practice 0", "no-such-version", "0 seats"),
        ("seats=you/heavy", "seats=you/strong", "no-such-level", "seats"),
        ("seats=you/heavy", "seats=heavy/heavy", "one-reader", "seats"),
        ("seats=you/heavy", "seats=you/heavy/heavy", "players", "seats"),
        ("seats=you/heavy ", "", "notation", "match"),
        ("hands=hidden", "hands=shown", "notation", "shown"),
        ("hands=hidden", "luck=9", "notation", "luck"),
        ("match block", "round block", "notation", "round"),
        ("match block", "match chess", "no-such-rules", "chess"),
        ("match block", "match block;reserve=2", "clash", "block"),
        ("players=2", "players=9", "players", "9 seed"),
        ("players=2", "players=x", "notation", "x seed"),
        ("players=2 ", "", "notation", ": ["),
        ("seed=tea", "seed=%110000;", "notation", "%110000"),
        ("seed=tea", "seed=%d800;", "notation", "%d800"),
        ("[5|6]@5", "[5|6]@4", "no-such-end", "[5|6]@4"),
        ("[5|6]@5", "[9|9]@5", "not-in-set", "[9|9]"),
        ("[5|6]@5", "[5|6@5", "notation", "@5"),
        ("[5|6]@5", "pass", "must-place", "pass"),
        ("[5|6]@5", "/ [5|6]", "round-running", "/ [5|6]"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(old: str, new: str, code: str, found: str) -> None:
    whole = _played()
    assert old in whole
    damaged = whole.replace(old, new)
    assert column(damaged) == (code, damaged.index(found) + 1)


def _played() -> str:
    """A match that can be read, with the placements that the cases above are about."""
    for shown in match("block", ("you", "heavy"), seed=1):
        text: str = shown["practice"]
        if "[5|6]@5" in text:
            return text
    raise AssertionError("nobody placed that tile")


@pytest.mark.parametrize("text", ["", "   ", "practice", "hello", "[1|4] [1|1]@1", "practice 1"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_another_text_is_refused_in_words(text: str, language: str) -> None:
    refused = ask("practice", practice=text, lang=language)["illegal"]
    assert refused["code"] == "notation"
    assert refused["message"]
    assert refused["column"] >= 1


def test_the_record_of_a_round_is_refused_and_that_of_a_match_opens() -> None:
    record = "round block leader=0 hands=[1|5]/[3|3] line=[2|5] :"
    refused = ask("practice", practice=record)["illegal"]
    assert refused["message"] == (
        f'Cannot read "{record}" at character 1. Expected: a match against players,'
        ' from its first word on. Found: "round block leader=0".'
    )
    opened = ask("practice", practice="match draw players=4 seed=tea :")["practice"]
    assert opened["practice"].startswith(f"practice {VERSION} seats=you/")
    assert len(opened["seats"]) == 4


def test_what_keyboards_type_is_read() -> None:
    opened = ask("practice", practice=_played().replace("[", "［").replace("|", "｜"))
    assert opened["practice"]["practice"] == _played()


def test_a_text_with_half_a_character_is_refused() -> None:
    request = '{"method": "practice", "args": {"lang": "ko", "width": 12, "practice": "%s"}}'
    for text in (r"practice 1 \ud800", r"\udc00", TEXT.replace("tea", r"\ud800")):
        answer = handle(request % text)
        assert answer.encode()
        assert '"error"' not in answer


KEPT = Path(__file__).with_name("practice_1.txt").read_text(encoding="utf-8").splitlines()[1:]


@pytest.mark.parametrize("kept", KEPT)
def test_a_match_that_was_kept_long_ago_still_opens(kept: str) -> None:
    scores, events, text = kept.split(" ", 2)
    shown = ask("practice", practice=text)["practice"]
    assert ",".join(str(seat["score"]) for seat in shown["seats"]) == scores
    assert len(shown["events"]) == int(events)
    assert shown["over"] == "match"
