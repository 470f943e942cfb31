"""Playing on a diagram: a legal tile is placed, a refused one is refused with its reason.

By mouse, by touch and by keyboard, in three languages, on every diagram.
"""

import itertools

import pytest
from playwright.sync_api import expect

from openends import Line, RulesError, Tile
from openends.line import Arm
from openends.words import LANGUAGES, say, tile_name
from openends.words.sentences import refusal_said
from tests.browser.board import SCREENS, Board, Hand, boards
from tests.browser.conftest import Visit


def a_legal_placement(line: Line) -> tuple[Tile, Arm]:
    """A tile that fits, and where."""
    return next(
        (tile, end.arm) for tile in line.free for end in line.fits(tile) if not tile.is_double
    )


def a_refused_placement(line: Line) -> tuple[Tile, Arm, RulesError]:
    """A tile that does not fit, where, and what the engine says to it."""
    for tile, arm in itertools.product(line.free, line.ends):
        try:
            line.place(tile, arm)
        except RulesError as refusal:
            return tile, arm, refusal
    raise AssertionError("every tile fits everywhere")


def expect_fits(board: Board, line: Line, tile: Tile) -> None:
    """The ends that the chosen tile fits are marked, by a word too, and only those."""
    fitting = {str(end.arm) for end in line.fits(tile)}
    for arm in ("L", "R"):
        end = board.end(arm)
        word = end.locator(".oe-fits")
        if arm in fitting:
            expect(word).to_be_visible()
            assert (word.text_content() or "") in (end.get_attribute("aria-label") or "")
        else:
            expect(word).to_be_hidden()


@pytest.mark.parametrize("hand", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page_name", ["index.html", "block.html"])
def test_placing(turn_to: Visit, page_name: str, language: str, hand: Hand) -> None:
    page = turn_to(f"/{language}/{page_name}", **SCREENS[hand])
    played = 0
    for board in boards(page, hand):
        line = Line(board.data["steps"][0]["line"])

        tile, arm, refusal = a_refused_placement(line)
        board.press(board.pick(str(tile)))
        expect_fits(board, line, tile)
        board.press(board.end(arm))
        expect(board.status).to_have_text(refusal_said(refusal, language, named=True))
        expect(board.words).to_have_text(say(line, language))
        expect(board.end(arm)).to_have_attribute("data-refused", "")
        if hand != "touch":
            expect(board.end(arm)).to_be_focused()

        tile, arm = a_legal_placement(line)
        board.press(board.pick(str(tile)))
        expect_fits(board, line, tile)
        if hand == "keyboard":  # the focus is at an end already
            assert page.evaluate("document.activeElement.matches('[data-fits]')")
        board.press(board.end(arm))
        placed = line.place(tile, arm)
        expect(board.words).to_have_text(say(placed, language))
        expect(board.status).to_contain_text(tile_name(tile, language))
        expect(board.pick(str(tile))).to_be_disabled()
        expect(board.current.locator(".oe-scene .oe-new")).to_have_attribute("data-tile", str(tile))
        assert page.evaluate("document.activeElement.matches('.oe-pick')")

        board.press(board.undo)
        expect(board.words).to_have_text(say(line, language))
        expect(board.pick(str(tile))).to_be_enabled()
        board.expect_focus()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        played += 1
    assert played == (1 if page_name == "index.html" else 2)


def test_equal_ends_are_told_apart(turn_to: Visit) -> None:
    page = turn_to("/en/block.html")
    board = next(boards(page))
    board.root.locator(".oe-dot").nth(3).click()
    for arm, name in (("L", "Left end, 0"), ("R", "Right end, 0")):
        expect(board.end(arm)).to_have_attribute("aria-label", name)
        board.choose("[0|3]", arm)
        expect(board.words).to_have_text(say(Line("[0|0]").place(Tile("[0|3]"), Arm(arm)), "en"))
        board.restore.click()


def test_a_long_line_and_all_the_way_back(turn_to: Visit) -> None:
    page = turn_to("/ko/block.html", **SCREENS["touch"])
    board = next(boards(page, "touch"))
    line = Line(board.data["steps"][0]["line"])
    positions = [line]
    while legal := [(tile, end.arm) for tile in line.free for end in line.fits(tile)]:
        tile, arm = legal[len(line) % len(legal)]
        line = line.place(tile, arm)
        positions.append(line)
        board.choose(str(tile), arm)
        expect(board.words).to_have_text(say(line, "ko"))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert len(positions) > 10
    for before in reversed(positions[:-1]):
        board.press(board.undo)
        expect(board.words).to_have_text(say(before, "ko"))
    expect(board.undo).to_have_attribute("aria-disabled", "true")


def test_the_line_is_laid_out_anew_for_another_width(turn_to: Visit) -> None:
    page = turn_to("/en/block.html", **SCREENS["mouse"])
    board = next(boards(page))
    board.choose("[1|3]", "L")
    picture = board.current.locator(".oe-scene svg")
    expect(board.current).to_have_attribute("data-own", "")
    wide = picture.get_attribute("viewBox")
    page.set_viewport_size({"width": 320, "height": 640})
    expect(picture).not_to_have_attribute("viewBox", wide or "")
    expect(board.words).to_have_text(say(Line("[1|4] [1|3]@1"), "en"))


def test_a_screen_narrower_than_any_layout(turn_to: Visit) -> None:
    page = turn_to("/ja/block.html", viewport={"width": 200, "height": 500})
    board = next(boards(page))
    board.choose("[1|3]", "L")
    expect(board.words).to_have_text(say(Line("[1|4] [1|3]@1"), "ja"))
    table, picture = (board.current.locator(name) for name in (".oe-table", ".oe-scene svg"))
    width = "it => it.getBoundingClientRect().width"
    assert picture.evaluate(width) <= table.evaluate(width)


def test_a_line_of_ones_own_waits_at_its_step(turn_to: Visit) -> None:
    board = next(boards(turn_to("/en/block.html")))
    board.choose("[1|3]", "L")
    own = say(Line("[1|4] [1|3]@1"), "en")
    expect(board.words).to_have_text(own)
    expect(board.current.locator(".oe-own")).to_be_visible()
    expect(board.current.locator(".oe-told")).to_be_hidden()
    board.root.locator(".oe-step-forward").click()
    expect(board.words).to_have_text(say(Line("[1|4] [1|1]@1"), "en"))
    board.root.locator(".oe-step-back").click()
    expect(board.words).to_have_text(own)
    board.restore.click()
    expect(board.words).to_have_text(say(Line("[1|4]"), "en"))
    expect(board.restore).to_be_focused()


def test_escape_lets_go(turn_to: Visit) -> None:
    page = turn_to("/en/block.html")
    board = next(boards(page, "keyboard"))
    board.press(board.pick("[1|3]"))
    expect(board.end("L")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(board.end("R")).to_be_focused()
    page.keyboard.press("Escape")
    expect(board.pick("[1|3]")).to_be_focused()
    expect(board.pick("[1|3]")).to_have_attribute("aria-pressed", "false")
    expect(board.root.locator(".oe-end-button[data-fits]")).to_have_count(0)


def test_pressing_a_chosen_tile_again_lets_go(turn_to: Visit) -> None:
    board = next(boards(turn_to("/en/block.html")))
    board.pick("[1|3]").click()
    board.page.wait_for_timeout(600)  # else it is the second half of a double click
    board.pick("[1|3]").click()
    expect(board.pick("[1|3]")).to_have_attribute("aria-pressed", "false")


def test_the_second_click_of_a_double_click_does_nothing(turn_to: Visit) -> None:
    board = next(boards(turn_to("/en/block.html")))
    board.pick("[1|3]").dblclick()
    expect(board.pick("[1|3]")).to_have_attribute("aria-pressed", "true")


def test_an_end_without_a_tile_asks_for_one(turn_to: Visit) -> None:
    board = next(boards(turn_to("/en/block.html")))
    board.end("L").click()
    expect(board.status).to_have_text(board.data["say"]["first"])


def test_arrows_move_within_the_tray(turn_to: Visit) -> None:
    page = turn_to("/en/block.html", **SCREENS["mouse"])
    board = next(boards(page))
    board.pick("[0|0]").focus()
    for key, tile in (
        ("ArrowRight", "[0|1]"),
        ("ArrowDown", "[2|4]"),
        ("ArrowUp", "[0|1]"),
        ("End", "[6|6]"),
        ("ArrowRight", "[6|6]"),
        ("Home", "[0|0]"),
        ("ArrowLeft", "[0|0]"),
    ):
        page.keyboard.press(key)
        expect(board.pick(tile)).to_be_focused()
    assert board.root.locator('.oe-pick[tabindex="0"]').count() == 1
