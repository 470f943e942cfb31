"""Lessons in Chromium: each solved by keyboard alone and by tapping alone, without the engine."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from course.lessons import read_course
from openends.words import LANGUAGES
from publishing import ROOT
from tests.browser.conftest import Visit
from tests.browser.learner import Hand, Learner

LESSONS = read_course((ROOT / "tutorials" / "course.toml").read_text("utf-8"))

PHONE: dict[str, Any] = {"viewport": {"width": 320, "height": 640}, "has_touch": True}
WINDOWS: dict[Hand, dict[str, Any]] = {"keyboard": {}, "touch": PHONE}

Learn = Callable[..., Learner]


@pytest.fixture
def learn(turn_to: Visit) -> Learn:
    """Open a lesson for a fresh reader."""

    def open_lesson(name: str, language: str = "en", hand: Hand = "touch", **more: Any) -> Learner:
        page = turn_to(f"/{language}/learn/{name}.html", **{**WINDOWS[hand], **more})
        return Learner(page, hand)

    return open_lesson


def without_engine(page: Page) -> list[str]:
    """Blocks the engine's files from now on, and collects what is asked of them."""
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    page.context.route(re.compile("/runtime-"), refuse)
    return asked


@pytest.mark.slow
@pytest.mark.parametrize("hand", WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_is_solved_with_one_hand(
    learn: Learn, name: str, language: str, hand: Hand
) -> None:
    learner = learn(name, language, hand)
    page = learner.page
    asked = without_engine(page)
    for number in range(len(learner.steps)):
        assert learner.at == number
        task = learner.task.locator(".oe-told")
        expect(task).to_be_visible()
        learner.solve()
        expect(task).to_be_visible()
        expect(learner.dots.nth(number)).to_have_attribute("data-state", "done")
        if hand == "touch":
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= 320
        if number + 1 < len(learner.steps):
            learner.press(learner.next)
            expect(learner.task.locator(".oe-told")).to_be_focused()
    assert asked == []
    learner.press(learner.next)
    page.wait_for_url(re.compile(r"/learn/(?!" + re.escape(name) + r"\.)"))


@pytest.mark.parametrize("hand", WINDOWS)
@pytest.mark.parametrize("name", LESSONS)
def test_after_a_mistake_the_task_stays_and_one_tries_again(
    learn: Learn, name: str, hand: Hand
) -> None:
    learner = learn(name, "ko", hand)
    asked = without_engine(learner.page)
    for number, step in enumerate(learner.steps):
        choice = learner.mistake()
        if choice:
            told = step["answers"][0][choice]
            before = learner.task.locator(".oe-told").inner_text()
            learner.answer(step["kind"], choice)
            expect(learner.status).to_contain_text(learner.data["say"]["not_yet"])
            assert learner.status.inner_text() != learner.data["say"]["not_yet"]
            expect(learner.task.locator(".oe-told")).to_be_visible()
            assert learner.task.locator(".oe-told").inner_text() == before
            expect(learner.next).to_be_hidden()
            assert learner.page.evaluate("document.activeElement !== document.body") or (
                hand == "touch"
            )
            if "scene" in told:
                expect(learner.task).to_have_attribute("data-own", "")
                expect(learner.again).to_be_focused()
                learner.press(learner.again)
                expect(learner.task).not_to_have_attribute("data-own", "")
        learner.solve()
        if number + 1 < len(learner.steps):
            learner.press(learner.next)
    assert asked == []


def test_hints_come_one_by_one(learn: Learn) -> None:
    learner = learn("matching-ends", hand="keyboard")
    button = learner.task.locator(".oe-hint-button")
    given = learner.task.locator(".oe-given p")
    expect(given).to_have_count(0)
    for number in (1, 2, 3):
        learner.press(button)
        expect(given).to_have_count(number)
        expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-disabled", "true")
    learner.press(button)
    expect(given).to_have_count(3)
    expect(learner.task.locator(".oe-given")).to_have_role("log")


def test_a_refused_end_is_marked_and_the_tile_stays_in_hand(learn: Learn) -> None:
    learner = learn("matching-ends", hand="touch")
    learner.answer("place", "[1|3]@R")
    expect(learner.pick("[1|3]")).to_have_attribute("aria-pressed", "true")
    expect(learner.task.locator('[data-end="R"][data-refused]')).to_have_count(1)
    learner.press(learner.task.locator('.oe-end-button[data-end="L"]'))
    expect(learner.next).to_be_focused()


def test_escape_lets_go(learn: Learn) -> None:
    learner = learn("matching-ends", hand="keyboard")
    learner.press(learner.pick("[1|3]"))
    learner.page.keyboard.press("Escape")
    expect(learner.pick("[1|3]")).to_have_attribute("aria-pressed", "false")
    expect(learner.pick("[1|3]")).to_be_focused()


def test_an_end_before_a_tile_is_told_what_to_do(learn: Learn) -> None:
    learner = learn("matching-ends")
    learner.press(learner.task.locator('.oe-end-button[data-end="L"]'))
    expect(learner.status).to_have_text(learner.data["say"]["first"])


def test_nothing_is_locked(learn: Learn) -> None:
    learner = learn("matching-ends")
    last = len(learner.steps) - 1
    learner.press(learner.dots.nth(last))
    assert learner.at == last
    learner.solve()
    expect(learner.dots.nth(last)).to_have_attribute("data-state", "done")


def test_a_link_goes_to_a_step(turn_to: Visit) -> None:
    page = turn_to("/ja/learn/matching-ends.html")
    steps = Learner(page, "touch").steps
    page = turn_to(f"/ja/learn/matching-ends.html#lesson-matching-ends-{steps[2]['id']}")
    assert Learner(page, "touch").at == 2


def test_playing_on_is_the_engine_s(learn: Learn) -> None:
    learner = learn("matching-ends")
    learner.solve()
    learner.press(learner.task.locator(".oe-play-on"))
    position = learner.root.locator("open-ends-position")
    expect(position).to_be_visible()
    expect(position.locator(".oe-status")).to_be_focused()
    hand = position.locator(".oe-pick:enabled")
    learner.press(hand.first)
    for end in position.locator(".oe-end-button").all():
        learner.press(end)
        if position.locator(".oe-table").get_attribute("data-own") is not None:
            break
    said = position.locator(".oe-status")
    expect(said).not_to_have_text(re.compile("starting"), timeout=20_000)
    learner.press(learner.next)
    expect(position).to_have_count(0)


@pytest.mark.parametrize(("name", "drawn"), [("matching-ends", False), ("drawing", True)])
def test_playing_on_offers_what_the_game_has(learn: Learn, name: str, drawn: bool) -> None:
    """A game without drawing shows no boneyard and no button to draw."""
    learner = learn(name)
    onward = learner.task.locator(".oe-play-on")
    for _ in learner.steps:
        learner.solve()
        if onward.is_visible():
            break
        learner.press(learner.next)
    learner.press(onward)
    position = learner.root.locator("open-ends-position")
    expect(position.locator('[data-action="pass"]')).to_be_visible()
    expect(position.locator('[data-action="draw"]')).to_have_count(1 if drawn else 0)
    expect(position.locator(".oe-boneyard")).to_be_visible(visible=drawn)
    # The hand to play from lies in the tray, and nowhere else.
    expect(position.locator(".oe-seat[data-turn]")).to_be_hidden()


def test_without_scripts_all_of_a_lesson_is_read(turn_to: Visit) -> None:
    page = turn_to("/ja/learn/matching-ends.html", java_script_enabled=False)
    tasks = page.locator(".oe-task")
    assert tasks.count() >= 4
    for number in range(tasks.count()):
        task = tasks.nth(number)
        expect(task.locator(".oe-told")).to_be_visible()
        expect(task.locator(".oe-words")).to_be_visible()
        answer = task.locator(".oe-solution")
        expect(answer.locator("li").first).to_be_hidden()
        answer.locator("summary").click()
        expect(answer.locator("li").first).to_be_visible()
        expect(task.locator(".oe-play")).to_be_hidden()


def test_a_lesson_has_no_motion_to_wait_for(learn: Learn) -> None:
    learner = learn("matching-ends", reduced_motion="reduce")
    moving = learner.root.evaluate(
        """it => [...it.querySelectorAll("*")]
            .filter((one) => parseFloat(getComputedStyle(one).transitionDuration) > 0).length"""
    )
    assert moving == 0
