"""A reader at the practice table, and the same match asked of the engine in Python."""

from typing import Any, Literal
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Page, expect

from openends.session import practice, practice_act, practice_other
from tests.browser.board import Figure, Hand

PAGE = "/{language}/practice.html"
OTHERS_DONE = (
    ':is([data-over="round"], [data-over="match"], :has(.oe-seat[data-reader][data-turn]))'
)


class Practising(Figure):
    """The table of a page. What it shows is compared with what the engine says to its text."""

    element = "open-ends-practice"

    def __init__(self, root: Locator, hand: Hand = "mouse") -> None:
        super().__init__(root, hand)
        self.language: str = self.data["lang"]
        self.status = root.locator(".oe-answer .oe-status")
        self.retry = root.locator(".oe-answer .oe-retry")
        self.trouble = root.locator(".oe-trouble")
        self.events = root.locator(".oe-event > button")
        self.seats = root.locator(".oe-seat")
        self.onward = root.locator(".oe-onward:visible")
        self.text_field = root.locator(".oe-paste textarea")
        self.text_wrong = root.locator(".oe-paste .oe-wrong")

    @property
    def link(self) -> str:
        """The link to the match."""
        return self.root.locator(".oe-link").get_attribute("href") or ""

    @property
    def text(self) -> str:
        """The match, as the link carries it."""
        link = self.link
        [text] = parse_qs(urlsplit("#" + link.partition("?")[2]).fragment)["match"]
        return text

    @property
    def shown(self) -> dict[str, Any]:
        """What the engine says to that text."""
        answer = practice({"practice": self.text, "lang": self.language, "width": 12})
        return dict(answer["practice"])

    def expect_match(self) -> None:
        """The table is there, and nobody but the reader is to move."""
        expect(self.root).to_have_attribute("data-mode", "match")
        expect(self.page.locator(f"open-ends-practice{OTHERS_DONE}")).to_have_count(1)

    def begin(self, rules: str = "block", target: str = "12", **choices: str) -> None:
        """Fills the form and begins."""
        self.root.locator('[name="rules"]').select_option(rules)
        levels = choices.pop("levels", "random").split("/")
        self.root.locator('[name="players"]').select_option(str(1 + len(levels)))
        for number, level in enumerate(levels, 2):
            self.root.locator(f'[data-seat="{number}"] select').select_option(level)
        self.root.locator('[name="target"]').fill(target)
        self.root.locator('[name="seed"]').fill(choices.pop("seed", "tea"))
        for name, value in choices.items():
            self.root.locator(f'[name="{name}"]').select_option(value)
        self.press(self.root.locator(".oe-begin"))
        self.expect_match()

    def pick(self, tile: str) -> Locator:
        return self.root.locator(f'.oe-pick[data-tile="{tile}"]')

    def end(self, name: str) -> Locator:
        return self.root.locator(f'.oe-end-button[data-end="{name}"]')

    def button(self, action: str) -> Locator:
        return self.root.locator(f'.oe-act[data-action="{action}"]')

    def take(self, action: str) -> None:
        """Does what an action says, as a reader would."""
        if not action.startswith("["):
            self.press(self.button(action))
            return
        tile, _, end = action.partition("@")
        self.press(self.pick(tile))
        if end:
            self.press(self.end(end))

    def act(self) -> bool:
        """Takes the first action that is allowed, and waits for the others. False at a round's end."""
        shown = self.shown
        if not shown["legal"]:
            return False
        before = self.link
        self.take(shown["legal"][0]["action"])
        self.expect_gone_on(before)
        return True

    def expect_gone_on(self, before: str) -> None:
        """The match is another than that of a link, and the others have moved."""
        expect(self.root.locator(".oe-link")).not_to_have_attribute("href", before)
        self.expect_match()
        self.expect_focus()

    def expect_said(self) -> None:
        """All that has happened stands in the list, once each, in the engine's words."""
        expect(self.events).to_have_text([event["said"] for event in self.shown["events"]])

    def play_round(self) -> None:
        while self.act():
            pass
        expect(self.root).not_to_have_attribute("data-over", "no")


def practising(page: Page, hand: Hand = "mouse") -> Practising:
    """The table of a page."""
    return next(Practising.all(page, hand))


def text_of_a_match(
    actions: int,
    seats: str = "you/heavy",
    seed: str = "tea",
    turn: Literal["reader", "other"] = "reader",
) -> str:
    """A match of Block so far, as text: so many actions were taken, the first that there were.

    It goes on from there until it is the turn of *turn*: the page would at once play on for another.
    """
    players = len(seats.split("/"))
    asked: dict[str, Any] = {
        "practice": f"practice 1 seats={seats} hands=hidden match block players={players} seed={seed} :",
        "lang": "en",
        "width": 12,
    }
    shown: dict[str, Any] = dict(practice(asked)["practice"])
    while actions > 0 or shown["yours"] != (turn == "reader"):
        actions -= 1
        asked["practice"] = shown["practice"]
        if shown["over"] == "round":
            answer = practice_act(asked | {"action": "deal"})
        elif shown["yours"]:
            answer = practice_act(asked | {"action": shown["legal"][0]["action"]})
        else:
            answer = practice_other(asked)
        shown = dict(answer["practice"])
    return str(shown["practice"])
