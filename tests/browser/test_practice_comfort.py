"""Walking through what has happened, hints, the look back, unseen tiles, speed, kept input."""

import pytest
from playwright.sync_api import expect

from openends.words import LANGUAGES, say
from openends_page.api import practice_hint, practice_review, practice_unseen
from openends_page.practice import read_practice, snapshot_of
from tests.browser.board import SCREENS
from tests.browser.conftest import Visit
from tests.browser.finger import targets
from tests.browser.practising import PAGE, practising, shown_of
from tests.browser.test_accessibility import violations_in_both_schemes


def test_the_list_is_walked_by_keyboard_and_clicks(turn_to: Visit) -> None:
    page = turn_to(PAGE.format(language="en"), **SCREENS["keyboard"])
    table = practising(page, "keyboard")
    table.begin(levels="heavy/random")
    for _ in range(2):
        table.act()
    text, count = table.text, table.events.count()
    words = table.root.locator(".oe-words")
    table.events.last.focus()
    for at in (count - 1, count - 2, count - 3):
        page.keyboard.press("ArrowUp")
        expect(table.events.nth(at - 1)).to_be_focused()
        expect(table.events.nth(at - 1)).to_have_attribute("aria-current", "step")
        expect(table.status).to_have_text(table.events.nth(at - 1).inner_text())
        then = shown_of(text, at=at)
        expect(words).to_have_text(then["position"]["words"])
        for seat, shown in zip(table.seats.all(), then["seats"], strict=True):
            expect(seat.locator(".oe-tiles .oe-count")).to_have_text(str(shown["count"]))
    # Nothing is played in the past, and that is said.
    table.root.locator(".oe-pick:visible").first.click()
    expect(table.status).to_have_text(table.data["say"]["past"])
    page.keyboard.press("Home")
    table.press(table.root.locator(".oe-to-now"))
    expect(words).to_have_text(say(snapshot_of(read_practice(text)).round.line, "en"))
    assert table.text == text
    table.events.nth(2).click()
    expect(table.root).to_have_attribute("data-past", "")
    table.press(table.root.locator(".oe-later"))
    expect(table.events.nth(3)).to_have_attribute("aria-current", "step")
    table.press(table.undo)
    expect(table.root).not_to_have_attribute("data-past", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_and_the_look_back(turn_to: Visit, language: str) -> None:
    table = practising(turn_to(PAGE.format(language=language)))
    table.begin(levels="random", target="100")
    table.act()
    given = table.root.locator(".oe-rung")
    for rung in (1, 2, 3):
        table.press(table.root.locator(".oe-hint-button"))
        hint = practice_hint({"practice": table.text, "rung": rung, "lang": language})["hint"]
        expect(given).to_have_count(rung)
        expect(given.last.locator("p")).to_have_count(len(hint["messages"]))
        for tile in hint["tiles"]:
            expect(table.pick(tile)).to_have_attribute("data-new", "")
    expect(table.root.locator(".oe-hint-button")).to_have_attribute("aria-disabled", "true")
    table.play_round()
    expect(given).to_have_count(0)
    table.press(table.root.locator(".oe-review-button"))
    shown = table.shown
    moves = practice_review({"practice": table.text, "round": 1, "lang": language})["review"][
        "moves"
    ]
    said = table.root.locator(".oe-move")
    expect(said).to_have_count(len(moves))
    expect(table.root.locator(".oe-review")).to_be_focused()
    expect(table.status).to_have_text(shown["result"])
    worth = said.first.locator(".oe-worth li")
    expect(worth).to_have_count(len(moves[0]["choices"]))
    expect(said.first.locator(".oe-winner")).to_have_count(1)
    said.first.locator(".oe-look-at").click()
    expect(table.root).to_have_attribute("data-past", "")
    then = shown_of(table.text, language, at=moves[0]["event"])
    expect(table.root.locator(".oe-words")).to_have_text(then["position"]["words"])


def test_unseen_tiles_are_counted_while_one_looks(turn_to: Visit) -> None:
    table = practising(turn_to(PAGE.format(language="en")))
    table.begin(levels="heavy")
    table.press(table.root.locator(".oe-not-seen summary"))
    for _ in range(2):
        unseen = practice_unseen({"practice": table.text, "lang": "en"})
        expect(table.root.locator(".oe-not-seen-said")).to_have_text(unseen["message"])
        expect(table.root.locator(".oe-not-seen-table td")).to_have_text(
            [str(one["unseen"]) for one in unseen["numbers"]]
        )
        table.act()


def test_what_is_chosen_while_others_move_is_kept_and_answered(turn_to: Visit) -> None:
    table = practising(turn_to(PAGE.format(language="en")))
    table.begin("draw", levels="heavy", target="61")
    table.root.locator('select[name="speed"]').select_option("slowly")
    table.take(table.shown["legal"][0]["action"])
    expect(table.seats.nth(1)).to_have_attribute("data-turn", "")
    before = table.events.count()
    table.button("draw").click()
    expect(table.status).to_have_text(table.data["say"]["waits"])
    # First the other moves, then the reader has drawn.
    expect(table.events.nth(before + 1)).to_be_visible()
    expect(table.root.locator(".oe-pick[data-new]")).to_have_count(1)
    table.expect_said()


def test_the_others_take_their_time_or_none(turn_to: Visit) -> None:
    page = turn_to(PAGE.format(language="en"), reduced_motion="no-preference")
    table = practising(page)
    expect(table.root.locator('select[name="speed"]')).to_have_value("calmly")
    table.begin(levels="heavy/random/random")
    table.root.locator('select[name="speed"]').select_option("at_once")
    before = table.link
    table.take(table.shown["legal"][0]["action"])
    table.expect_gone_on(before)
    shown = table.shown
    # All of it is said together, as nobody could have read it one by one.
    for event in shown["events"][-3:]:
        expect(table.status).to_contain_text(event["message"])


@pytest.mark.parametrize("width", [320, 1280])
def test_axe_finds_nothing(turn_to: Visit, width: int) -> None:
    page = turn_to(PAGE.format(language="ko"), viewport={"width": width, "height": 800})
    assert violations_in_both_schemes(page) == []
    table = practising(page)
    table.begin("draw", levels="random/heavy", target="61")
    table.act()
    for summary in table.root.locator(".oe-fold > summary:visible").all():
        summary.click()
    for rung in (1, 2, 3):
        table.press(table.root.locator(".oe-hint-button"))
        expect(table.root.locator(".oe-rung")).to_have_count(rung)
    assert violations_in_both_schemes(page) == []
    table.play_round()
    table.press(table.root.locator(".oe-review-button"))
    table.root.locator(".oe-move summary").first.click()
    assert violations_in_both_schemes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_targets_are_as_large_as_a_finger(turn_to: Visit) -> None:
    page = turn_to(PAGE.format(language="ko"), viewport={"width": 320, "height": 640})
    table = practising(page)
    assert [it for it in targets(page, "open-ends-practice") if it[0] < 43.9] == []
    table.begin("draw", levels="random/heavy", target="61")
    table.act()
    for summary in table.root.locator(".oe-fold > summary:visible").all():
        summary.click()
    found = targets(page, "open-ends-practice")
    assert len(found) > 20
    assert "oe-button oe-open-file" in [name for _, name in found]
    assert [it for it in found if it[0] < 43.9] == []
