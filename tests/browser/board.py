"""Figures on a page, as a reader handles them: by mouse, by touch or by keyboard."""

import json
from collections.abc import Iterator
from typing import Any, Literal, Self

from playwright.sync_api import Locator, Page, expect

from tests.browser.finger import tap

Hand = Literal["mouse", "touch", "keyboard"]


SCREENS: dict[Hand, dict[str, Any]] = {
    "mouse": {"viewport": {"width": 1280, "height": 800}},
    "touch": {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True},
    "keyboard": {"viewport": {"width": 768, "height": 900}},
}
"""The window that goes with each hand."""


DOUBLE_TAP = 600
"""Milliseconds after which a tap on the same button is no double tap, which counts but once."""


class Figure:
    """A figure that one plays on. What is pressed is pressed with the hand it was made with."""

    element = ""

    def __init__(self, root: Locator, hand: Hand = "mouse") -> None:
        self.root = root
        self.page = root.page
        self.hand = hand
        self.data: dict[str, Any] = json.loads(root.locator(".oe-data").text_content() or "")
        self.status = root.locator(".oe-status")
        self.undo = root.locator(".oe-undo")
        self.restore = root.locator(".oe-restore")
        self.retry = root.locator(".oe-retry")

    @classmethod
    def all(cls, page: Page, hand: Hand = "mouse") -> Iterator[Self]:
        """All figures of this kind on a page."""
        roots = page.locator(cls.element)
        for index in range(roots.count()):
            yield cls(roots.nth(index), hand)

    @classmethod
    def named(cls, page: Page, name: str, hand: Hand = "mouse") -> Self:
        """The figure of that name."""
        return cls(page.locator(f"{cls.element}#{name}"), hand)

    def press(self, button: Locator) -> None:
        """Presses a button with this hand; the keyboard has to get there first."""
        match self.hand:
            case "mouse":
                button.click()
            case "touch":
                if button.evaluate("it => it === window.tapped"):
                    self.page.wait_for_timeout(DOUBLE_TAP)
                button.evaluate("it => { window.tapped = it }")
                tap(button)
            case "keyboard":
                self._walk_to(button)
                self.page.keyboard.press("Enter")
        self.expect_focus()

    def expect_focus(self) -> None:
        """The focus is on something: never on the page as a whole."""
        where = self.page.evaluate("document.activeElement?.tagName ?? 'nothing'")
        # A finger's tap on a phone need not move the focus; it must not take it away either.
        assert where not in ("BODY", "HTML", "nothing") or self.hand == "touch", where

    def _walk_to(self, button: Locator) -> None:
        """Move the focus by Tab, arrows, Home and End alone, as one would without a mouse."""
        if self._focused(button):
            return
        if not self.root.evaluate("root => root.contains(document.activeElement)"):
            self.root.locator("button").first.focus()
        in_tray = button.evaluate("it => it.matches('.oe-pick')")
        for _ in range(60):
            if self._focused(button):
                return
            inside = self.page.evaluate("document.activeElement.matches('.oe-pick')")
            if in_tray and inside:
                self.page.keyboard.press("Home")
                for _ in range(30):
                    if self._focused(button):
                        return
                    self.page.keyboard.press("ArrowRight")
            follows = button.evaluate(
                "it => !!(document.activeElement.compareDocumentPosition(it) & 4)"
            )
            self.page.keyboard.press("Tab" if follows else "Shift+Tab")
        raise AssertionError("the keyboard does not reach the button")

    def _focused(self, button: Locator) -> bool:
        return bool(button.evaluate("it => it === document.activeElement"))


class Board(Figure):
    """One diagram."""

    element = "open-ends-diagram"

    def __init__(self, root: Locator, hand: Hand = "mouse") -> None:
        super().__init__(root, hand)
        self.current = root.locator(".oe-step[data-current]")
        self.words = self.current.locator(".oe-words")
        self.ends = self.current.locator(".oe-end-button")

    def pick(self, tile: str) -> Locator:
        """The tile's button in the tray."""
        return self.root.locator(f'.oe-pick[data-tile="{tile}"]')

    def end(self, name: str) -> Locator:
        """The button of an open end, `L` or `R`."""
        return self.current.locator(f'.oe-end-button[data-end="{name}"]')

    def choose(self, tile: str, end: str) -> None:
        self.press(self.pick(tile))
        expect(self.pick(tile)).to_have_attribute("aria-pressed", "true")
        self.press(self.end(end))


def boards(page: Page, hand: Hand = "mouse") -> Iterator[Board]:
    """All diagrams of a page."""
    return Board.all(page, hand)
