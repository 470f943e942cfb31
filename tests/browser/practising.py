"""A reader at the practice table, and the same match asked of the engine in Python."""

from typing import Any, Literal
from urllib.parse import parse_qs, urlsplit

from assembling import answered
from playwright.sync_api import Locator, Page, expect

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
        return shown_of(self.text, self.language)

    def expect_match(self) -> None:
        """The table is there, and nobody but the reader is to move."""
        expect(self.root).to_have_attribute("data-mode", "match")
        expect(self.page.locator(f"open-ends-practice{OTHERS_DONE}")).to_have_count(1)

    def begin(self, rules: str = "block", target: str = "12", **choices: str) -> None:
        """Fill the form and begin."""
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
        """Do what an action says, as a reader would."""
        if not action.startswith("["):
            self.press(self.button(action))
            return
        tile, _, end = action.partition("@")
        # One tap is enough where a tile fits one end; the keyboard always chooses the end.
        once = self.hand != "keyboard" and self.one_tap and len(self.fits(tile)) == 1
        self.press(self.pick(tile))
        if end and not once:
            self.press(self.end(end))

    @property
    def one_tap(self) -> bool:
        return self.root.locator('.oe-habits [name="one_tap"]').is_checked()

    def fits(self, tile: str) -> list[str]:
        """The ends that a tile of the hand fits, as the engine says."""
        found: list[str] = self.shown["position"]["fits"].get(tile, [])
        return found

    def act(self) -> bool:
        """Take the first action that is allowed, and wait for the others. False at a round's end."""
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
        expect(self.events).to_have_text([event["message"] for event in self.shown["events"]])

    def play_round(self) -> None:
        while self.act():
            pass
        expect(self.root).not_to_have_attribute("data-over", "no")


def practising(page: Page, hand: Hand = "mouse") -> Practising:
    """The table of a page."""
    return next(Practising.all(page, hand))


def shown_of(text: str, language: str = "en", **asked: Any) -> dict[str, Any]:
    """What a page shows of the match of a text, or of a moment of its past (`at`)."""
    answer = answered("practice", practice=text, lang=language, width=12, **asked)
    return dict(answer["practice"])


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
    text = f"practice 1 seats={seats} hands=hidden match block players={players} seed={seed} :"
    shown = shown_of(text)
    while actions > 0 or shown["yours"] != (turn == "reader"):
        actions -= 1
        asked = {"practice": shown["practice"], "lang": "en", "width": 12}
        if shown["over"] == "round":
            answer = answered("practice_act", shown, **asked, action="deal")
        elif shown["yours"]:
            answer = answered("practice_act", shown, **asked, action=shown["legal"][0]["action"])
        else:
            answer = answered("practice_other", shown, **asked)
        shown = answer["practice"]
    return str(shown["practice"])
