"""axe finds nothing in a lesson and in the course, in whatever state; what is pressed is large enough."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from openends.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.learner import Learner
from tests.browser.test_accessibility import violations, violations_in_both_schemes

NARROW: dict[str, Any] = {"viewport": {"width": 320, "height": 640}, "has_touch": True}
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "has_touch": True}

SMALL = """() => [...document.querySelectorAll("open-ends-lesson, open-ends-course")]
    .flatMap((it) => [...it.querySelectorAll("button, label.oe-choice, label.oe-import, a.oe-next")])
    .filter((it) => it.checkVisibility({visibilityProperty: true}))
    .filter((it) => !it.matches(".oe-end-button"))
    .map((it) => [it.className, it.getBoundingClientRect()])
    .filter(([, {width, height}]) => height < 44 || width < 36)
    .map(([name, {width, height}]) => `${name} ${width} ${height}`)"""


def small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL)
    return found


@pytest.mark.parametrize("window", [NARROW, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("name", ["matching-ends", "blocked", "tiles"])
def test_a_lesson_in_every_state(turn_to: Visit, name: str, window: dict[str, Any]) -> None:
    page = turn_to(f"/ko/learn/{name}.html", **window)
    learner = Learner(page, "touch")
    assert violations_in_both_schemes(page) == []
    assert small(page) == []
    choice = learner.mistake()
    assert choice is not None
    learner.answer(learner.steps[0]["kind"], choice)
    learner.press(learner.task.locator(".oe-hint-button"))
    assert violations_in_both_schemes(page) == []
    learner.solve()
    assert violations_in_both_schemes(page) == []
    assert small(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_course(turn_to: Visit, language: str) -> None:
    page = turn_to(f"/{language}/learn/index.html", **NARROW)
    assert violations(page) == []
    assert small(page) == []
    expect(page.locator("open-ends-course .oe-status")).to_have_role("status")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_mistake_is_whole(turn_to: Visit, language: str) -> None:
    """The announcement: it is not yet, then why, in the language of the page."""
    page = turn_to(f"/{language}/learn/matching-ends.html", **NARROW)
    learner = Learner(page, "touch")
    choice = learner.mistake()
    assert choice is not None
    learner.answer(learner.steps[0]["kind"], choice)
    said = learner.status.inner_text()
    assert said.startswith(learner.data["say"]["not_yet"])
    assert len(said) > len(learner.data["say"]["not_yet"]) + 5
    assert "{" not in said
    assert "undefined" not in said


COLOURS = """() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const named = (name) => { probe.style.color = name; return getComputedStyle(probe).color; };
    const own = [named("CanvasText"), named("Highlight")];
    const lesson = document.querySelector("open-ends-lesson");
    return [...lesson.querySelectorAll(".oe-scene .oe-edge, .oe-scene .oe-pip, .oe-pick .oe-edge")]
        .filter((it) => it.closest(".oe-task").hasAttribute("data-current"))
        .map((it) => [it.getAttribute("class"), getComputedStyle(it).color])
        .filter(([, colour]) => !own.includes(colour))
        .map(([look, colour]) => `${look} ${colour}`);
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_in_forced_colours_all_that_is_drawn_takes_them(turn_to: Visit, scheme: str) -> None:
    page = turn_to(
        "/en/learn/matching-ends.html", forced_colors="active", color_scheme=scheme, **NARROW
    )
    learner = Learner(page, "touch")
    assert page.evaluate(COLOURS) == []
    choice = learner.mistake()
    assert choice is not None
    learner.answer(learner.steps[0]["kind"], choice)
    assert page.evaluate(COLOURS) == []
    learner.solve()
    assert page.evaluate(COLOURS) == []


@pytest.mark.parametrize(("language", "you"), [("en", "You"), ("ko", "나"), ("ja", "あなた")])
def test_the_reader_is_spoken_to(turn_to: Visit, language: str, you: str) -> None:
    page = turn_to(f"/{language}/learn/blocked.html", **NARROW)
    names = page.locator(".oe-task[data-current] .oe-seat-name")
    expect(names.first).to_have_text(you)
    said = page.locator("open-ends-lesson > .oe-data").text_content() or ""
    for stranger in ("Player 1 ", "1번 플레이어", "プレイヤー1"):
        assert stranger not in said


def test_the_next_task_comes_into_view_with_its_board(turn_to: Visit) -> None:
    page = turn_to("/ko/learn/going-out.html", reduced_motion="reduce", **NARROW)
    learner = Learner(page, "touch")
    for _ in range(3):
        learner.solve()
        learner.press(learner.next)
        told = learner.task.locator(".oe-told")
        expect(told).to_be_focused()
        box = told.bounding_box()
        assert box is not None
        assert 54 <= box["y"] < 320
