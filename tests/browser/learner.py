"""A learner who goes through a lesson with one hand: by keyboard alone, or by tapping alone."""

import json
from collections import deque
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from tests.browser.finger import tap

Hand = Literal["touch", "keyboard"]

CHOICE_KINDS = ("count", "winner", "blocked")


class Learner:
    """Sits before the lesson of a page."""

    def __init__(self, page: Page, hand: Hand) -> None:
        self.page = page
        self.hand = hand
        self.root = page.locator("open-ends-lesson")
        self.data: dict[str, Any] = json.loads(
            page.locator("open-ends-lesson > .oe-data").text_content() or ""
        )
        self.steps: list[dict[str, Any]] = self.data["steps"]
        self.dots = self.root.locator(".oe-dot")

    @property
    def task(self) -> Locator:
        """The step in front of the learner."""
        return self.root.locator(".oe-task[data-current]")

    @property
    def at(self) -> int:
        """Its number, from 0."""
        found: int = self.task.evaluate("it => [...it.parentElement.children].indexOf(it)")
        return found

    @property
    def status(self) -> Locator:
        return self.task.locator(".oe-status")

    @property
    def next(self) -> Locator:
        return self.task.locator(".oe-next")

    @property
    def again(self) -> Locator:
        return self.task.locator(".oe-again")

    def press(self, button: Locator) -> None:
        """Presses a button with this hand; the keyboard has to get there first."""
        if self.hand == "touch":
            tap(button)
        else:
            self.walk_to(button)
            self.page.keyboard.press("Enter")

    def walk_to(self, target: Locator) -> None:
        """Move the focus by Tab alone, and by arrows within a hand of tiles or a group of answers."""
        goal = target.element_handle()
        assert goal is not None
        for _ in range(120):
            where = goal.evaluate(
                """it => {
                    const at = document.activeElement;
                    if (at === it) return "there";
                    if (at.type === "radio" && at.name === it.name) return "there"; // a group has one stop for Tab
                    if (at.matches(".oe-pick") && at.parentElement === it.parentElement) return "tray";
                    return at.compareDocumentPosition(it) & 4 ? "on" : "back";
                }"""
            )
            if where == "there":
                return
            keys = {"tray": "ArrowRight", "on": "Tab", "back": "Shift+Tab"}
            if where == "tray" and goal.evaluate(
                "it => !!(it.compareDocumentPosition(document.activeElement) & 4)"
            ):
                self.page.keyboard.press("ArrowLeft")
            else:
                self.page.keyboard.press(keys[where])
        raise AssertionError("the keyboard does not get there")

    def pick(self, tile: str) -> Locator:
        return self.task.locator(f'.oe-pick[data-tile="{tile}"]')

    def answer(self, kind: str, choice: str) -> None:
        """Give an answer as the page asks for it."""
        if kind in CHOICE_KINDS:
            for number, value in enumerate(choice.split()):
                group = self.task.locator("fieldset").nth(number)
                self._mark(group.locator(f'input[value="{value}"]'))
            self.press(self.task.locator(".oe-check-it"))
        elif kind == "tiles":
            wanted = choice.replace("] [", "]/[").split("/")
            for pick in self.task.locator(".oe-pick").all():
                chosen = pick.get_attribute("aria-pressed") == "true"
                if (pick.get_attribute("data-tile") in wanted) is not chosen:
                    self.press(pick)
            self.press(self.task.locator(".oe-check-it"))
        elif kind == "end":
            self.press(self._end(choice))
        elif choice in ("draw", "pass"):
            self.press(self.task.locator(f'[data-action="{choice}"]'))
        else:
            tile, _, end = choice.partition("@")
            if self.pick(tile).get_attribute("aria-pressed") != "true":
                self.press(self.pick(tile))
            if end:
                self.press(self._end(end))

    def _end(self, name: str) -> Locator:
        return self.task.locator(f'.oe-end-button[data-end="{name}"]')

    def _mark(self, radio: Locator) -> None:
        if self.hand == "touch":
            tap(radio.locator("xpath=.."))
            return
        group = radio.locator("xpath=ancestor::fieldset")
        stop = group.locator("input:checked")
        self.walk_to(stop if stop.count() else group.locator("input").first)
        self.page.keyboard.press("Space")
        for _ in range(20):
            if radio.is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError("the keyboard does not get to the answer")

    def solve(self) -> None:
        """Solves the step in front of the learner."""
        step = self.steps[self.at]
        for choice in way(step):
            self.answer(step["kind"], choice)
        expect(self.next).to_be_visible()
        expect(self.next).to_be_focused()

    def mistake(self) -> str | None:
        """A wrong answer to the step, if one can be given."""
        given = self.steps[self.at]["answers"][0]
        wrong = (choice for choice, told in given.items() if told["verdict"] == "wrong" and choice)
        return next(wrong, None)


def way(step: dict[str, Any]) -> list[str]:
    """The choices that lead to the goal: one, or of a round the shortest row of them."""
    waiting: deque[tuple[int, list[str]]] = deque([(0, [])])
    seen = {0}
    while waiting:
        turn, before = waiting.popleft()
        for choice, told in step["answers"][turn].items():
            if told["verdict"] == "right":
                return [*before, choice]
            if told["verdict"] == "undecided" and told["turn"] not in seen:
                seen.add(told["turn"])
                waiting.append((told["turn"], [*before, choice]))
    raise AssertionError(f"nothing leads to the goal of {step['id']}")
