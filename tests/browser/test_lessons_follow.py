"""Hints and sentences of a lesson follow what lies on the table, in the order in which they are read."""

import re

import pytest
from playwright.sync_api import Locator, expect

from openends import Line, Tile
from openends.words import LANGUAGES, tile_name
from openends.words.names import halves_name
from openends.words.sentences import open_said
from tests.browser.conftest import Visit
from tests.browser.learner import Hand, Learner

OPEN = {"en": "Open: ", "ko": "열린 끝: ", "ja": "開いた端："}


def at_step(
    turn_to: Visit, name: str, kind: str, language: str = "en", hand: Hand = "touch"
) -> Learner:
    """A learner before the first step of a kind."""
    page = turn_to(f"/{language}/learn/{name}.html", has_touch=True)
    learner = Learner(page, hand)
    number = [step["kind"] for step in learner.steps].index(kind)
    learner.press(learner.dots.nth(number))
    return learner


def given(learner: Learner) -> Locator:
    return learner.task.locator(".oe-given p")


def hint(learner: Learner) -> str:
    """Asks for the next hint and reads it."""
    count = given(learner).count()
    learner.press(learner.task.locator(".oe-hint-button"))
    expect(given(learner)).to_have_count(count + 1)
    return given(learner).last.inner_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_move_the_hints_are_of_the_position_there_is_now(
    turn_to: Visit, language: str
) -> None:
    learner = at_step(turn_to, "whole-round", "round", language)
    first = [hint(learner) for _ in range(3)]
    learner.answer("round", "[3|6]@R")
    expect(given(learner)).to_have_count(0)
    line = "[6|6] [5|6]@L [0|5]@5 [2|6]@6 [0|1]@0 [2|3]@2 [3|6]@3 [1|4]@1"
    ends, can, move = (hint(learner) for _ in range(3))
    assert ends == open_said(Line(line), language)
    for tile in ("[1|6]", "[4|4]", "[4|6]"):
        assert halves_name(Tile(tile), language) in can
    assert any(name(Tile("[4|6]"), language) in move for name in (halves_name, tile_name))
    assert "[" not in ends + can + move
    expect(learner.task.locator(".oe-hint-button")).to_have_attribute("aria-disabled", "true")
    learner.press(learner.again)
    expect(given(learner)).to_have_count(0)
    assert [hint(learner) for _ in range(3)] == first


def test_a_round_that_can_no_longer_be_won_is_not_hinted_at(turn_to: Visit) -> None:
    learner = at_step(turn_to, "whole-round", "round")
    learner.answer("round", "[1|6]@L")
    assert [hint(learner) for _ in range(3)][-1] == learner.data["say"]["lost"]


def test_a_hint_takes_a_mistake_back_first(turn_to: Visit) -> None:
    learner = at_step(turn_to, "reading-the-table", "place")
    learner.answer("place", "[5|5]@L")
    expect(learner.task).to_have_attribute("data-own", "")
    hint(learner)
    expect(learner.task).not_to_have_attribute("data-own", "")
    expect(learner.again).to_be_hidden()
    learner.solve()
    expect(learner.task.locator(".oe-hint-button")).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_that_does_not_fit_is_not_called_allowed(turn_to: Visit, language: str) -> None:
    learner = at_step(turn_to, "reading-the-table", "place", language)
    learner.answer("place", "[5|5]@R")
    legal = learner.steps[learner.at]["answers"][0]["[5|5]@L"]
    words = learner.task.locator(f'[data-text="{legal["text"]}"]').text_content() or ""
    assert words.strip() not in learner.status.inner_text()
    expect(learner.task).not_to_have_attribute("data-own", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_placement_what_is_open_is_said(turn_to: Visit, language: str) -> None:
    learner = at_step(turn_to, "matching-ends", "place", language)
    learner.solve()
    said = learner.status.inner_text()
    assert re.search(re.escape(OPEN[language]) + r".+", said), said
    assert open_said(Line("[1|4] [1|3]@1 [3|5]@3"), language) in said


@pytest.mark.parametrize("name", ["tiles", "blocked", "lead-and-match", "matching-ends"])
def test_the_line_in_words_comes_before_the_question(turn_to: Visit, name: str) -> None:
    page = turn_to(f"/ja/learn/{name}.html")
    wrong = page.evaluate(
        """() => [...document.querySelectorAll(".oe-task")].filter((task) => {
            const words = task.querySelector(".oe-words");
            const question = task.querySelector(".oe-question");
            return question && !(words.compareDocumentPosition(question) & 4);
        }).map(({id}) => id)"""
    )
    assert wrong == []
    assert page.locator(".oe-question").count() > 0
