"""axe finds nothing in a lesson and in the course, in whatever state; what is pressed is large enough."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from openends.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.learner import Learner
from tests.browser.test_accessibility import violations

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


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("window", [NARROW, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("name", ["matching-ends", "blocked", "tiles"])
def test_a_lesson_in_every_state(
    visit: Visit, name: str, window: dict[str, Any], scheme: str
) -> None:
    page = visit(f"/ko/learn/{name}.html", color_scheme=scheme, **window)
    learner = Learner(page, "touch")
    assert violations(page) == []
    assert small(page) == []
    choice = learner.mistake()
    assert choice is not None
    learner.answer(learner.steps[0]["kind"], choice)
    learner.press(learner.task.locator(".oe-hint-button"))
    assert violations(page) == []
    learner.solve()
    assert violations(page) == []
    assert small(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_course(visit: Visit, language: str) -> None:
    page = visit(f"/{language}/learn/index.html", **NARROW)
    assert violations(page) == []
    assert small(page) == []
    expect(page.locator("open-ends-course .oe-status")).to_have_role("status")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_mistake_is_whole(visit: Visit, language: str) -> None:
    """The announcement: it is not yet, then why, in the language of the page."""
    page = visit(f"/{language}/learn/matching-ends.html", **NARROW)
    learner = Learner(page, "touch")
    choice = learner.mistake()
    assert choice is not None
    learner.answer(learner.steps[0]["kind"], choice)
    said = learner.status.inner_text()
    assert said.startswith(learner.data["say"]["not_yet"])
    assert len(said) > len(learner.data["say"]["not_yet"]) + 5
    assert "{" not in said
    assert "undefined" not in said
