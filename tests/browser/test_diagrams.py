"""Every step of every diagram, in three languages, against what CPython's engine says."""

import pytest
from playwright.sync_api import Route, expect

from openends import Line
from openends.words import LANGUAGES, end_name, say
from tests.browser.board import boards
from tests.browser.conftest import Visit

PAGES = ("index.html", "block.html")


@pytest.mark.parametrize("page_name", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_what_the_engine_says(
    turn_to: Visit, language: str, page_name: str
) -> None:
    page = turn_to(f"/{language}/{page_name}")
    seen = 0
    for board in boards(page):
        dots = board.root.locator(".oe-dot")
        for number, step in enumerate(board.data["steps"], 1):
            line = Line(step["line"])
            expect(board.words).to_have_text(say(line, language))
            expect(board.words).to_be_visible()
            drawn = board.current.locator(".oe-scene .oe-tile")
            tiles = [drawn.nth(at).get_attribute("data-tile") for at in range(drawn.count())]
            assert tiles == [str(tile) for tile in line.tiles]
            new = board.current.locator(".oe-scene .oe-new")
            expect(new).to_have_attribute("data-tile", str(line.tiles[-1]))
            names = [board.ends.nth(at).get_attribute("aria-label") for at in range(2)]
            assert names == [end_name(end, language) for end in line.ends.values()]
            assert len(set(names)) == len(names)  # equal ends, too, are told apart
            if dots.count():
                expect(dots.nth(number - 1)).to_have_attribute("aria-current", "step")
            if number < len(board.data["steps"]):
                board.root.locator(".oe-step-forward").click()
            seen += 1
    assert seen == (1 if page_name == "index.html" else 7)


def test_the_diagrams_are_the_same_in_all_languages(turn_to: Visit) -> None:
    for name in PAGES:
        found = [
            [
                (board.root.get_attribute("id"), [step["line"] for step in board.data["steps"]])
                for board in boards(turn_to(f"/{language}/{name}"))
            ]
            for language in LANGUAGES
        ]
        assert found[0]
        assert found[1:] == found[:-1]


def test_steps_by_keyboard(turn_to: Visit) -> None:
    page = turn_to("/en/block.html")
    board = next(boards(page))
    dots = board.root.locator(".oe-dot")
    dots.first.focus()
    for key, step in (
        ("ArrowRight", 1),
        ("ArrowDown", 2),
        ("End", 3),
        ("ArrowRight", 3),
        ("ArrowLeft", 2),
        ("Home", 0),
        ("ArrowUp", 0),
    ):
        page.keyboard.press(key)
        expect(dots.nth(step)).to_have_attribute("aria-current", "step")
        expect(dots.nth(step)).to_be_focused()


def test_arrows_work_while_an_input_method_hides_the_key(turn_to: Visit) -> None:
    board = next(boards(turn_to("/ko/block.html")))
    dots = board.root.locator(".oe-dot")
    press = """(dot, composing) => dot.dispatchEvent(new KeyboardEvent("keydown", {
        key: "Process", code: "ArrowRight", isComposing: composing, bubbles: true }))"""
    dots.first.evaluate(press, True)
    expect(dots.first).to_have_attribute("aria-current", "step")
    dots.first.evaluate(press, False)
    expect(dots.nth(1)).to_have_attribute("aria-current", "step")


PLACES = """root => [".oe-table", ".oe-tray", ".oe-figure"].map((name) => {
    const {top, bottom} = root.querySelector(name).getBoundingClientRect();
    const above = root.getBoundingClientRect().top;
    return [Math.round(top - above), Math.round(bottom - above)];
})"""


def test_stepping_moves_nothing(turn_to: Visit) -> None:
    page = turn_to("/ja/block.html", viewport={"width": 320, "height": 640})
    for board in boards(page):
        before = board.root.evaluate(PLACES)
        for _ in board.data["steps"][1:]:
            board.root.locator(".oe-step-forward").click()
            assert board.root.evaluate(PLACES) == before


def test_nothing_jumps_when_the_scripts_come(visit: Visit) -> None:
    page = visit("/en/index.html")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/board.*js", hold)
    page.goto(page.url.replace("index", "block"), wait_until="commit")
    root = page.locator("#double-in-line")
    root.locator(".oe-data").wait_for(state="attached")
    for _ in range(100):
        page.wait_for_timeout(100)
        if held:
            break
    assert held
    before = root.evaluate(PLACES), root.bounding_box()
    assert root.locator(".oe-end-button").count() == 0
    for route in held:
        route.continue_()
    root.locator(".oe-end-button").first.wait_for()
    assert (root.evaluate(PLACES), root.bounding_box()) == before
