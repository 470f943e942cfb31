"""Whole matches in the page: by keyboard in every language, by touch on a small screen."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from openends.words import LANGUAGES, tile_name
from openends_page.practice import read_practice, snapshot_of
from tests.browser.board import SCREENS
from tests.browser.conftest import Visit
from tests.browser.practising import PAGE, Practising, practising, text_of_a_match


def play_match(table: Practising) -> None:
    while True:
        table.play_round()
        table.expect_said()
        shown = table.shown
        expect(table.status).to_contain_text(shown["result"])
        expect(table.onward).to_be_focused()
        if shown["over"] == "match":
            break
        before = table.link
        table.press(table.onward)
        table.expect_gone_on(before)
    for seat, said in zip(table.seats.all(), shown["seats"], strict=True):
        expect(seat.locator(".oe-points .oe-count")).to_have_text(str(said["score"]))
    expect(table.root.locator(".oe-cribbage")).to_have_attribute(
        "aria-label", shown["board"]["message"]
    )
    expect(table.root.locator(".oe-words")).to_have_text(shown["position"]["words"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_by_keyboard(turn_to: Visit, language: str) -> None:
    page = turn_to(PAGE.format(language=language), **SCREENS["keyboard"])
    table = practising(page, "keyboard")
    table.begin(levels="heavy", target="10")
    play_match(table)


def test_a_whole_match_by_touch_on_a_small_screen(turn_to: Visit) -> None:
    page = turn_to(PAGE.format(language="ko"), **SCREENS["touch"])
    table = practising(page, "touch")
    table.begin("draw", levels="random/thoughtful", target="6")
    play_match(table)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_partners_play_to_the_end_of_a_round(turn_to: Visit) -> None:
    table = practising(turn_to(PAGE.format(language="ja")))
    table.begin("partners-block", levels="random/random/random", target="30")
    table.play_round()
    table.expect_said()
    hands = [seat["hand"] for seat in table.shown["seats"]]
    for seat, hand in zip(table.seats.all(), hands, strict=True):
        expect(seat.locator(".oe-hand .oe-held")).to_have_count(len(hand))


def seen_in(page: Page) -> str:
    """All of the table's HTML but the tray, which has a button for every tile; all that is kept."""
    seen: str = page.evaluate(
        """() => {
            const seen = document.querySelector("open-ends-practice").cloneNode(true);
            for (const button of seen.querySelectorAll(".oe-pick:disabled")) button.remove();
            const kept = [localStorage, sessionStorage].map((one) => JSON.stringify({...one}));
            return [seen.outerHTML, location.href, document.cookie, ...kept].join(" ");
        }"""
    )
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_hidden_hands_are_nowhere_in_the_page(turn_to: Visit, language: str) -> None:
    page = turn_to(PAGE.format(language=language))
    table = practising(page)
    table.begin("draw", levels="heavy/random", target="61")
    for _ in range(3):
        table.act()
    match = read_practice(table.text)
    played = snapshot_of(match).round
    hidden = [
        *(tile for seat, hand in enumerate(played.hands) if seat != match.reader for tile in hand),
        *played.boneyard,
    ]
    assert len(hidden) > 5
    seen = seen_in(page)
    lots = {tile for lot in match.match.lots for _, tile in lot.tiles}
    for tile in hidden:
        assert str(tile) not in seen
        if tile not in lots:  # a lot is drawn from all the tiles, and told
            assert tile_name(tile, language) not in re.sub(r'aria-label="[^"]*"', "", seen)
    # The check can fail: the reader's own hand is found.
    assert all(str(tile) in seen for tile in played.hands[match.reader])


def test_open_hands_are_seen(turn_to: Visit) -> None:
    table = practising(turn_to(PAGE.format(language="en")))
    table.begin(hands="open")
    other = table.seats.nth(1)
    tiles = list(table.shown["seats"][1]["hand"])
    expect(other.locator(".oe-hand .oe-unseen")).to_have_text(tiles)


def test_undo_without_limit(turn_to: Visit) -> None:
    table = practising(turn_to(PAGE.format(language="en")))
    table.begin(levels="heavy")
    texts = [table.text]
    for _ in range(4):
        table.act()
        texts.append(table.text)
    for text in reversed(texts[:-1]):
        table.press(table.undo)
        expect(table.root.locator(".oe-undo")).to_be_focused()
        table.expect_match()
        assert_text(table, text)
    expect(table.undo).to_have_attribute("aria-disabled", "true")


def assert_text(table: Practising, text: str) -> None:
    for _ in range(50):
        if table.text == text:
            return
        table.page.wait_for_timeout(100)
    assert table.text == text


def test_the_same_deal_again_and_the_match_before(turn_to: Visit) -> None:
    table = practising(turn_to(PAGE.format(language="en")))
    table.begin(levels="heavy")
    first = table.text
    hand = table.shown["position"]["free"]
    table.act()
    played = table.text
    table.press(table.root.locator(".oe-again"))
    assert_text(table, first)
    table.expect_match()
    assert table.shown["position"]["free"] == hand
    table.press(table.root.locator(".oe-before"))
    assert_text(table, played)
    table.expect_said()


def test_a_larger_set_has_its_pictures(turn_to: Visit) -> None:
    page = turn_to(PAGE.format(language="ko") + "#practice?rules=block;tile_set=double-twelve")
    table = practising(page)
    table.begin("", levels="heavy", seed="nine")
    tiles = table.shown["position"]["free"]
    assert any(int(half) > 6 for tile in tiles for half in re.findall(r"\d+", tile))
    for tile in tiles:
        expect(table.pick(tile)).to_be_visible()
        expect(table.pick(tile).locator("svg")).to_have_count(1)
    table.act()


def test_a_text_and_a_link_carry_the_whole_match(visit: Visit) -> None:
    text = text_of_a_match(9, turn="other")
    page = visit(PAGE.format(language="en"), permissions=["clipboard-read", "clipboard-write"])
    table = practising(page)
    table.root.locator(".oe-share summary").click()
    table.text_field.fill(f"  {text}\n")
    table.press(table.root.locator(".oe-paste button"))
    table.expect_match()
    table.expect_said()
    table.root.locator(".oe-share summary").click()
    table.press(table.root.locator(".oe-copy-text"))
    expect(table.root.locator(".oe-shared")).to_have_text(table.data["say"]["copied_text"])
    assert page.evaluate("navigator.clipboard.readText()") == table.text
    table.press(table.root.locator(".oe-copy-link"))
    expect(table.root.locator(".oe-shared")).to_have_text(table.data["say"]["copied_link"])
    link = page.evaluate("navigator.clipboard.readText()")
    other = visit("/" + link.split("/", 3)[3].replace("en/", "ja/", 1))
    again = practising(other)
    again.expect_match()
    assert again.text == table.text
    again.expect_said()


def test_what_the_build_put_there_is_complete(turn_to: Visit) -> None:
    for language in LANGUAGES:
        data = practising(turn_to(PAGE.format(language=language))).data
        assert all(json.dumps(data[part]) for part in ("say", "keeping", "levels"))
        assert all(data["say"].values())
