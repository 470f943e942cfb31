"""The check of a blocked round, clicked through seat by seat; no engine is needed."""

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from openends.words import LANGUAGES
from tests.browser.board import SCREENS, Figure, Hand
from tests.browser.conftest import Visit
from tests.browser.state import SEEN, expect_state

# Of each look: how far it is, and whether its hand, its backs, what is said of it can be seen.
LOOKS = f"""(root, wanted) => [...root.querySelectorAll(".oe-look")].slice(0, wanted.length).map((look) => [
    look.dataset.state,
    ...[".oe-hand", ".oe-backs", ".oe-look-said"]
        .map((name) => [...look.querySelectorAll(name)].some({SEEN})),
])"""


class Check(Figure):
    """A check."""

    element = "open-ends-check"

    def __init__(self, root: Locator, hand: Hand = "mouse") -> None:
        super().__init__(root, hand)
        self.truth: list[bool] = self.data["can"]
        self.looks = root.locator(".oe-look")
        self.verdict = root.locator(".oe-verdict").text_content() or ""

    def declare(self, can: bool) -> None:
        self.press(self.root.locator(f'.oe-act[data-can="{"yes" if can else "no"}"]'))

    def said(self, at: int, kind: str) -> str:
        """A sentence about a look, as it stands in the page."""
        text = self.looks.nth(at).locator(f".oe-look-{kind}").text_content() or ""
        return " ".join(text.split())

    def expect_at(self, taken: int) -> None:
        """So many looks have been taken: their hands lie open, and that of the next one."""
        states = ["done", "looking", *["waiting"] * len(self.truth)]
        wanted = []
        for at, _ in enumerate(self.truth):
            state = states[0 if at < taken else 1 + at - taken]
            is_open = state != "waiting"
            wanted.append([state, is_open, not is_open, state == "done"])
        expect_state(self.root, LOOKS, wanted)


def checks_through(page: Page, hand: Hand) -> int:
    """Goes through every check of a page, declaring falsely first; gives how many there were."""
    done = 0
    for check in Check.all(page, hand):
        for at, can in enumerate(check.truth):
            check.expect_at(at)
            check.declare(not can)
            expect(check.status).to_contain_text(check.said(at, "false"))
            expect(check.looks.nth(at)).to_have_attribute("data-false", "")
            check.expect_at(at)
            check.declare(can)
            expect(check.status).to_contain_text(check.said(at, "said"))
        check.expect_at(len(check.truth))
        expect(check.status).to_contain_text(check.verdict)
        check.expect_focus()
        done += 1
    return done


@pytest.mark.parametrize("hand", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_check(turn_to: Visit, language: str, hand: Hand) -> None:
    page = turn_to(f"/{language}/blocked.html", **SCREENS[hand])
    assert checks_through(page, hand) == 6
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.fixture
def page(faulty_reader: BrowserContext) -> Page:
    """A page whose engine never comes: that is an error, and what this test is about."""
    page = faulty_reader.new_page()
    page.route("**/runtime-*/**", lambda route: route.abort())
    return page


def test_the_whole_check_with_the_engine_blocked(page: Page, site: str) -> None:
    page.goto(f"{site}/en/blocked.html")
    assert checks_through(page, "mouse") == 6


@pytest.mark.parametrize("hand", SCREENS)
def test_back_and_again(turn_to: Visit, hand: Hand) -> None:
    check = Check.named(turn_to("/ja/blocked.html", **SCREENS[hand]), "check-whole-lap", hand)
    for can in check.truth:
        check.declare(can)
    check.press(check.undo)
    check.expect_at(2)
    expect(check.status).to_contain_text(check.data["say"]["back"].split("{")[0])
    check.declare(check.truth[2])
    expect(check.status).to_contain_text(check.verdict)
    check.press(check.restore)
    check.expect_at(0)
    expect(check.undo).to_have_attribute("aria-disabled", "true")
    check.expect_focus()


def test_going_through_moves_nothing(turn_to: Visit) -> None:
    page = turn_to("/ko/blocked.html", viewport={"width": 320, "height": 640})
    places = """root => [".oe-table", ".oe-looks", ".oe-declare"].map((name) => {
        const {top, bottom} = root.querySelector(name).getBoundingClientRect();
        const above = root.getBoundingClientRect().top;
        return [Math.round(top - above), Math.round(bottom - above)];
    })"""
    for check in Check.all(page):
        before = check.root.evaluate(places)
        for can in check.truth:
            check.declare(can)
            assert check.root.evaluate(places) == before
