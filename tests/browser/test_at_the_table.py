"""The table as one sits at it: matches at one press, one tap, tiles that move, the end of a round, a way out."""

from typing import Any

import pytest
from assembling import answered
from playwright.sync_api import Locator, Page, expect

from openends.words import LANGUAGES
from tests.browser.board import SCREENS
from tests.browser.conftest import Visit
from tests.browser.practising import PAGE, Practising, practising, shown_of

COUNT_FLIGHTS = """() => {
    window.flights = [];
    new MutationObserver((records) => {
        for (const {addedNodes} of records) for (const node of addedNodes) {
            if (node.className === "oe-flying") window.flights.push(node.dataset.seat);
        }
    }).observe(document.body, {childList: true});
}"""


def begun(rules: str, seats: list[str], seed: str) -> dict[str, Any]:
    """A match of a seed, up to the reader's first turn."""
    frame: dict[str, Any] = {"lang": "en", "width": 12}
    shown: dict[str, Any] = answered(
        "practice_new", rules=rules, seats=seats, seed=seed, target="12", hands="hidden", **frame
    )["practice"]
    while shown["over"] == "no" and not shown["yours"]:
        shown = answered("practice_other", shown, practice=shown["practice"], **frame)["practice"]
    return shown


def seed_where(
    wanted: Any, rules: str = "block", seats: tuple[str, ...] = ("you", "random")
) -> str:
    """A seed with which the reader's first turn is as wanted."""
    for number in range(400):
        if wanted(begun(rules, list(seats), str(number))):
            return str(number)
    raise AssertionError("no seed of 400 gives such a turn")


def fits_one_end(shown: dict[str, Any]) -> bool:
    return any(len(ends) == 1 for ends in shown["position"]["fits"].values())


def habit(table: Practising, name: str, wanted: bool) -> None:
    table.root.locator(".oe-habits > summary").click()
    box = table.root.locator(f'.oe-habits [name="{name}"]')
    box.set_checked(wanted)
    expect(box).to_be_checked(checked=wanted)


def box_of(element: Locator) -> dict[str, float]:
    """Where it is on the screen, in CSS pixels."""
    box = element.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def opened(page: Page) -> Practising:
    """A match at whose first turn of the reader some tile fits one end only."""
    table = practising(page)
    table.begin(levels="random", seed=seed_where(fits_one_end))
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_begins_at_one_press(turn_to: Visit, language: str) -> None:
    page = turn_to(PAGE.format(language=language))
    table = practising(page)
    presets = table.root.locator(".oe-preset")
    offered = presets.evaluate_all("all => all.map(({dataset}) => ({...dataset}))")
    assert [preset["rules"] for preset in offered] == ["block", "draw", "draw", "partners-block"]
    for at, preset in enumerate(offered):
        presets.nth(at).click()
        table.expect_match()
        shown = table.shown
        target = preset["target"]
        rules, _, changed = shown["rules"].partition(";")
        assert (rules, len(shown["seats"])) == (preset["rules"], int(preset["players"]))
        assert changed.startswith(f"targets={preset['players']}:{target}," if target else "")
        table.press(table.root.locator(".oe-leave"))
        expect(table.root).to_have_attribute("data-mode", "setup")


def test_one_tap_places_a_tile_that_fits_one_end(turn_to: Visit) -> None:
    table = opened(turn_to(PAGE.format(language="en")))
    fits = table.shown["position"]["fits"]
    tile = next(tile for tile, ends in fits.items() if len(ends) == 1)
    before = table.link
    table.press(table.pick(tile))
    table.expect_gone_on(before)
    assert f" {tile}@" in table.text
    table.press(table.undo)
    # What the reader does not like is not done: then the tile waits for its end.
    habit(table, "one_tap", wanted=False)
    table.press(table.pick(tile))
    expect(table.pick(tile)).to_have_attribute("aria-pressed", "true")
    assert f" {tile}@" not in table.text


def test_the_keyboard_hears_first_where_a_tile_fits(turn_to: Visit) -> None:
    page = turn_to(PAGE.format(language="en"), **SCREENS["keyboard"])
    table = practising(page, "keyboard")
    table.begin(levels="random", seed=seed_where(fits_one_end))
    shown = table.shown
    tile = next(tile for tile, ends in shown["position"]["fits"].items() if len(ends) == 1)
    table.press(table.pick(tile))
    expect(table.pick(tile)).to_have_attribute("aria-pressed", "true")
    expect(table.status).to_have_text(shown["position"]["chosen"][tile])


def test_a_pass_needs_no_press_where_the_reader_likes_it_so(turn_to: Visit) -> None:
    table = practising(turn_to(PAGE.format(language="en")))
    only_pass = seed_where(
        lambda shown: [action["kind"] for action in shown["legal"]] == ["pass"],
        seats=("you", "random", "random", "random"),
    )
    table.begin(levels="random/random/random", seed=only_pass)
    habit(table, "auto_pass", wanted=True)
    table.press(table.root.locator(".oe-leave"))
    table.begin(levels="random/random/random", seed=only_pass)
    expect(table.events.filter(has_text="You pass").first).to_be_visible()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_tiles_move_to_their_place(turn_to: Visit, motion: str) -> None:
    page = turn_to(PAGE.format(language="ko"), reduced_motion=motion)
    table = practising(page)
    table.begin("draw", levels="random", target="61")
    page.evaluate(COUNT_FLIGHTS)
    for _ in range(3):
        table.act()
    expect(page.locator(".oe-flying")).to_have_count(0)
    flights = page.evaluate("window.flights")
    assert {"own", "1"} <= set(flights) if motion == "no-preference" else flights == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_match_is_a_moment(turn_to: Visit, language: str) -> None:
    table = practising(turn_to(PAGE.format(language=language)))
    table.begin(levels="random", target="1")
    card = table.root.locator(".oe-moment")
    while True:
        expect(card).to_be_hidden()
        table.play_round()
        shown = table.shown
        if shown["settled"]["sum"]:
            expect(card.locator(".oe-moment-sum")).to_have_text(shown["settled"]["sum"])
            expect(card).not_to_have_attribute("data-waits", "")
        for seat, hand in zip(table.seats.all(), shown["seats"], strict=True):
            expect(seat.locator(".oe-counted")).to_have_text(str([0, *hand["pips"]][-1]))
        if shown["over"] == "match":
            break
        table.press(table.onward)
        table.expect_match()
    lines = shown["settled"]["statistics"]
    expect(card.locator("li")).to_have_text(lines)
    assert len(lines) == 5
    # What is looked back at is not covered.
    table.press(table.root.locator(".oe-earlier"))
    expect(card).to_be_hidden()


def test_the_page_makes_room_for_the_table(turn_to: Visit) -> None:
    page = turn_to(PAGE.format(language="ja"), viewport={"width": 1280, "height": 800})
    table = practising(page)
    other_words = page.locator("article > section > section")
    expect(other_words.first).to_be_visible()
    table.begin("draw", levels="random/random/random", target="61")
    expect(other_words.first).to_be_hidden()
    reader, left, top, right = (box_of(seat) for seat in table.seats.all())
    picture = box_of(table.root.locator(".oe-scene"))
    assert left["x"] + left["width"] <= picture["x"] <= right["x"] - picture["width"]
    assert top["y"] + top["height"] <= picture["y"]
    assert reader["y"] >= picture["y"] + picture["height"]
    table.press(table.root.locator(".oe-leave"))
    expect(other_words.first).to_be_visible()
    table.press(table.root.locator(".oe-to-match"))
    table.expect_match()


def test_what_a_seat_did_last_stands_at_it(turn_to: Visit) -> None:
    table = practising(turn_to(PAGE.format(language="en")))
    table.begin(levels="random", seed="tea")
    for _ in range(2):
        table.act()
    events = shown_of(table.text)["events"]
    last = next(event for event in reversed(events) if event.get("seat") == 1)
    did = table.seats.nth(1).locator(".oe-did")
    expect(did).to_have_text(
        last.get("tile") or table.root.locator('[data-action="pass"]').inner_text()
    )
