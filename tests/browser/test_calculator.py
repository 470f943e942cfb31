"""The calculator: every rule, tiles and totals, words at the field for what is wrong, its link."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from openends import BLOCK, settle
from openends.options import BlockedAward, SharedLowest
from openends.tiles import Tile
from openends.variants import vary
from openends.words import LANGUAGES, say, tile_name
from openends_page.api import settlement
from tests.browser.board import SCREENS, Figure, Hand
from tests.browser.conftest import Visit

LEVEL = ("[1|2] [2|4] [3|5]", "[5|5] [3|4]", "[0|5] [1|5] [3|3]")  # 17 each


class Calculator(Figure):
    """A calculator; what it says is what the engine says, when that has answered."""

    element = "open-ends-calculator"

    def __init__(self, root: Locator, hand: Hand = "mouse") -> None:
        super().__init__(root, hand)
        self.language: str = self.data["lang"]
        self.hands = root.locator(".oe-hand-field input:visible")
        self.points = root.locator(".oe-sum")
        self.rules = root.locator(".oe-as-text code")

    def select(self, name: str) -> Locator:
        return self.root.locator(f'select[name="{name}"]')

    def choose(self, name: str, value: str) -> None:
        self.select(name).select_option(value)

    def type(self, *hands: str) -> None:
        for at, text in enumerate(hands):
            self.hands.nth(at).fill(text)

    def wrong(self, field: str, hand: int | None = None) -> Locator:
        """Where words about a field stand."""
        about = f'[data-hand="{hand}"]' if hand else ":not([data-hand])"
        return self.root.locator(f'.oe-wrong[data-field="{field}"]{about}')

    def expect_said(self, sentence: str) -> None:
        expect(self.status).to_have_text(sentence, timeout=20_000)

    def fault(self, hands: list[str], **facts: object) -> str:
        """What the engine says to what cannot be settled."""
        asked: Any = {"rules": "block", "lang": self.language, "out": None}
        [fault] = settlement(asked | {"last": [], "hands": hands} | facts)["illegal"]
        return fault["message"]


def calculator(page: Page, hand: Hand = "mouse") -> Calculator:
    return next(Calculator.all(page, hand))


@pytest.fixture
def opened(turn_to: Visit, request: pytest.FixtureRequest) -> Calculator:
    """The calculator of the page on blocked rounds, in a language."""
    return calculator(turn_to(f"/{request.param}/blocked.html"))


EVERY_LANGUAGE = pytest.mark.parametrize("opened", LANGUAGES, indirect=True)
ENGLISH = pytest.mark.parametrize("opened", ["en"], indirect=True)
KOREAN = pytest.mark.parametrize("opened", ["ko"], indirect=True)


@EVERY_LANGUAGE
def test_every_award(opened: Calculator) -> None:
    for award in BlockedAward:
        opened.choose("blocked_award", str(award))
        rules = vary(BLOCK, {"blocked_award": award})
        expected = settle(rules, blocked=[3, 7, 8])
        opened.expect_said(say(expected, opened.language))
        expect(opened.points).to_have_text(expected.sum or "0")
        expect(opened.rules).to_have_text(rules.name)
        wins = opened.root.locator(".oe-wins")
        expect(wins).to_have_count(0 if expected.winner is None else 1)


@EVERY_LANGUAGE
def test_every_way_to_decide_a_shared_lowest_total(opened: Calculator) -> None:
    opened.type(*LEVEL)
    last = opened.select("last")
    for rule in SharedLowest:
        opened.choose("shared_lowest", str(rule))
        expect(last).to_be_visible(visible=rule is SharedLowest.LAST_PLACED)
        if rule is SharedLowest.LAST_PLACED:
            faults = opened.fault(list(LEVEL), rules="block;shared_lowest=last-placed")
            expect(opened.wrong("last")).to_have_text(faults, timeout=20_000)
            expect(last).to_have_attribute("aria-invalid", "true")
            opened.choose("last", "3")
        expected = settle(vary(BLOCK, {"shared_lowest": rule}), blocked=LEVEL, last=[2])
        opened.expect_said(say(expected, opened.language))
    expect(opened.root.locator(".oe-wins th")).to_contain_text("3")


@EVERY_LANGUAGE
def test_somebody_went_out(opened: Calculator) -> None:
    opened.choose("out", "2")
    expected = settle(BLOCK, out=1, totals=[3, 0, 8])
    opened.expect_said(say(expected, opened.language))
    expect(opened.points).to_have_text("3 + 8 = 11")
    expect(opened.hands).to_have_count(2)
    expect(opened.root.locator(".oe-ledger tbody td").nth(1)).to_have_text(
        opened.root.locator(".oe-went-out").first.text_content() or ""
    )
    opened.choose("players", "2")
    opened.expect_said(say(settle(BLOCK, out=1, totals=[3, 0]), opened.language))
    opened.choose("out", "")
    expect(opened.hands).to_have_count(2)


@EVERY_LANGUAGE
def test_tiles_and_full_width_digits_are_typed(opened: Calculator) -> None:
    opened.type("［１｜４］ [4|4]", "１７", " 8 ")
    opened.expect_said(say(settle(BLOCK, blocked=[13, 17, 8]), opened.language))
    expect(opened.points).to_have_text("13 + 17 − 8 = 22")
    names = [tile_name(Tile(tile), opened.language) for tile in ("[1|4]", "[4|4]")]
    row = opened.root.locator(".oe-ledger tbody tr").first
    for name in names:
        expect(row.get_by_role("img", name=name)).to_have_count(1)


@pytest.mark.parametrize("hand", SCREENS)
def test_tiles_are_clicked_into_a_hand(turn_to: Visit, hand: Hand) -> None:
    page = turn_to("/ko/blocked.html", **SCREENS[hand])
    reckon = calculator(page, hand)
    opener = reckon.root.locator(".oe-choose").nth(1)
    reckon.press(opener)
    expect(opener).to_have_attribute("aria-expanded", "true")
    pick = reckon.root.locator(".oe-tiles-left .oe-pick")
    for tile, typed in (("[0|0]", "[0|0]"), ("[3|4]", "[0|0] [3|4]"), ("[0|0]", "[3|4]")):
        reckon.press(pick.and_(page.locator(f'[data-tile="{tile}"]')))
        expect(reckon.hands.nth(1)).to_have_value(typed)
    reckon.expect_said(say(settle(BLOCK, blocked=[3, 7, 8]), "ko"))
    reckon.press(reckon.root.locator(".oe-choose").nth(2))
    expect(pick.and_(page.locator('[data-tile="[3|4]"]'))).to_be_disabled()
    reckon.press(reckon.root.locator(".oe-choose").nth(2))
    expect(pick.first).to_be_hidden()
    reckon.expect_focus()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@EVERY_LANGUAGE
def test_bad_input_gets_words_at_its_field(opened: Calculator) -> None:
    for text in ("x", "", "[1|", "[1|9]", "999", "[1|2] [1|2]", "-3"):
        opened.type("3", text)
        expect(opened.wrong("hands", 2)).to_have_text(
            opened.fault(["3", text, "8"]), timeout=20_000
        )
        field = opened.hands.nth(1)
        expect(field).to_have_attribute("aria-invalid", "true")
        described = field.get_attribute("aria-describedby") or ""
        assert opened.wrong("hands", 2).get_attribute("id") in described.split()
        expect(opened.status).to_have_text(opened.data["say"]["wrong"])
        expect(field).to_be_focused()
    opened.type("3", "7")
    opened.expect_said(say(settle(BLOCK, blocked=[3, 7, 8]), opened.language))
    expect(opened.root.locator("[aria-invalid]")).to_have_count(0)
    expect(opened.root.locator(".oe-wrong:visible")).to_have_count(0)


@KOREAN
def test_two_bad_fields_are_told_at_once(opened: Calculator) -> None:
    opened.type("x", "7", "y")
    for hand in (1, 3):
        expect(opened.wrong("hands", hand)).not_to_be_empty(timeout=20_000)
    expect(opened.wrong("hands", 2)).to_be_empty()


@EVERY_LANGUAGE
def test_choices_that_clash_are_told_at_the_rules(opened: Calculator) -> None:
    opened.choose("blocked_award", "nobody")
    opened.choose("shared_lowest", "fewest-tiles")
    rules = "block;blocked_award=nobody;shared_lowest=fewest-tiles"
    said = opened.fault(["3", "7", "8"], rules=rules)
    expect(opened.wrong("rules")).to_have_text(said, timeout=20_000)
    for name in ("blocked_award", "shared_lowest"):
        expect(opened.select(name)).to_have_attribute("aria-invalid", "true")
    opened.choose("blocked_award", "others")
    expect(opened.wrong("rules")).to_be_empty(timeout=20_000)


@EVERY_LANGUAGE
def test_totals_where_tiles_are_needed(opened: Calculator) -> None:
    opened.choose("shared_lowest", "lightest-tile")
    opened.type("3", "3")
    said = opened.fault(["3", "3", "8"], rules="block;shared_lowest=lightest-tile")
    expect(opened.wrong("hands")).to_have_text(said, timeout=20_000)


def test_a_link_brings_everything_back(turn_to: Visit) -> None:
    page = turn_to("/en/blocked.html")
    first = calculator(page)
    first.choose("players", "4")
    first.type("[1|4] [4|4]", "13", "［０｜１］", "20")
    first.choose("blocked_award", "every-pip")
    first.choose("shared_lowest", "last-placed")
    first.choose("last", "4")
    rules = "block;blocked_award=every-pip;shared_lowest=last-placed"
    expect(first.rules).to_have_text(rules, timeout=20_000)
    expect(first.points).to_have_text("13 + 13 + 1 + 20 = 47")
    expect(first.root.locator(".oe-link")).to_have_attribute("href", page.evaluate("location.hash"))
    said = first.status.text_content() or ""

    # The same round, in the language that the switcher leads to.
    page.locator('.languages a[lang="ja"]').click()
    page.wait_for_url("**/ja/blocked.html#*")
    again = calculator(page)
    expect(again.rules).to_have_text(rules, timeout=20_000)
    expect(again.points).to_have_text("13 + 13 + 1 + 20 = 47")
    values = [again.hands.nth(at).input_value() for at in range(4)]
    assert values == ["[1|4] [4|4]", "13", "［０｜１］", "20"]
    assert again.select("last").input_value() == "4"
    assert again.select("blocked_award").input_value() == "every-pip"
    assert again.status.text_content() != said
    expect(again.root).to_be_in_viewport()


GOOD = "#calculator?rules=block;blocked_award=others&hand=3&hand=[3|4]&hand=8"


@pytest.mark.parametrize(
    ("language", "link", "bad"),
    [
        ("en", GOOD, []),
        ("ko", "#calculator?hand=3&hand=7&hand=8&hand=9&hand=1", ["hand=3", "hand=1"]),
        ("ja", "#calculator?hand=3", ["hand=3"]),
        ("en", f"{GOOD}&out=9", ["out=9"]),
        ("ko", f"{GOOD}&out=4", ["out=4"]),
        ("ja", f"{GOOD}&out=x&last=0", ["out=x", "last=0"]),
        ("en", f"{GOOD}&luck=1", ["luck=1"]),
        ("ko", f"{GOOD}&rules=draw", ["rules=draw"]),
    ],
)
def test_what_cannot_be_read_of_a_link_is_named(
    turn_to: Visit, language: str, link: str, bad: list[str]
) -> None:
    reckon = calculator(turn_to(f"/{language}/blocked.html{link}"))
    place = reckon.root.locator(".oe-bad-link")
    expect(reckon.points).to_have_text(
        "7 + 8 = 15" if "others" in link else "7 + 8 − 3 = 12", timeout=20_000
    )
    expect(place).to_be_visible(visible=bool(bad))
    for part in bad:
        expect(place).to_contain_text(part)
        expect(reckon.status).to_contain_text(part, timeout=20_000)
    reckon.type("4")
    expect(place).to_be_empty()


@pytest.mark.parametrize(
    ("language", "rules"),
    [
        ("en", "chess"),
        ("ko", "block;luck=1"),
        ("ja", "block;blocked_award=all"),
        ("ko", "block;reserve=2"),
        ("en", "block;reserve"),
    ],
)
def test_rules_in_a_link_that_there_are_not(turn_to: Visit, language: str, rules: str) -> None:
    reckon = calculator(turn_to(f"/{language}/blocked.html#calculator?rules={rules}&hand=3&hand=7"))
    said = reckon.fault(["3", "7"], rules=rules)
    expect(reckon.wrong("rules")).to_have_text(said, timeout=20_000)
    expect(reckon.status).to_have_text(reckon.data["say"]["wrong"])


def test_rules_in_a_link_fill_the_choices(turn_to: Visit) -> None:
    link = "#calculator?rules=common-draw;reserve=1&hand=3&hand=7"
    reckon = calculator(turn_to(f"/en/blocked.html{link}"))
    expect(reckon.select("blocked_award")).to_have_value("others", timeout=20_000)
    expect(reckon.rules).to_have_text("common-draw;reserve=1")
    reckon.choose("blocked_award", "every-pip")
    expect(reckon.rules).to_have_text("common-draw;reserve=1;blocked_award=every-pip")


def test_a_link_that_is_followed_on_the_page(turn_to: Visit) -> None:
    page = turn_to("/en/blocked.html")
    reckon = calculator(page)
    page.evaluate("location.hash = '#calculator?hand=1&hand=2'")
    reckon.expect_said(say(settle(BLOCK, blocked=[1, 2]), "en"))
    page.evaluate("location.hash = '#blocked-eight'")
    expect(reckon.hands).to_have_count(2)


@ENGLISH
def test_enter_settles_at_once_and_stays(opened: Calculator) -> None:
    opened.type("1")
    opened.hands.first.press("Enter")
    opened.expect_said(say(settle(BLOCK, blocked=[1, 7, 8]), "en"))
    expect(opened.hands.first).to_be_focused()


@pytest.fixture
def page(faulty_reader: BrowserContext) -> Page:
    """A page that may have errors: its engine does not come."""
    return faulty_reader.new_page()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_engine_that_cannot_start(page: Page, site: str, language: str) -> None:
    page.route("**/worker.js", lambda route: route.abort())
    page.goto(f"{site}/{language}/blocked.html")
    reckon = calculator(page)
    reckon.type("5")
    expect(reckon.status).to_have_text(reckon.data["say"]["failed_start"], timeout=20_000)
    expect(reckon.points).to_have_text("7 + 8 − 3 = 12")
    page.unroute("**/worker.js")
    reckon.press(reckon.retry)
    reckon.expect_said(say(settle(BLOCK, blocked=[5, 7, 8]), language))
    expect(reckon.retry).to_be_hidden()
    reckon.expect_focus()
