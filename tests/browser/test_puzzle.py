"""A diagram that asks something notices that it was answered."""

import pytest
from playwright.sync_api import expect

from openends.words import LANGUAGES
from tests.browser.board import Board
from tests.browser.conftest import Visit


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_puzzle_at_the_door_is_solved(turn_to: Visit, language: str) -> None:
    board = Board.named(turn_to(f"/{language}/index.html"), "first-line")
    found = board.data["say"]["solved_every-end"]
    board.choose("[0|1]", "L")
    expect(board.current).to_have_attribute("data-own", "")
    expect(board.status).not_to_contain_text(found)
    board.press(board.undo)
    board.choose("[1|5]", "R")
    expect(board.status).to_contain_text(found)
    expect(board.root).to_have_attribute("data-solved", "")
    board.press(board.undo)
    expect(board.root).not_to_have_attribute("data-solved", "")
    expect(board.status).not_to_contain_text(found)


def test_the_right_tile_later_solves_nothing(turn_to: Visit) -> None:
    board = Board.named(turn_to("/en/index.html"), "first-line")
    board.choose("[0|1]", "L")
    expect(board.current).to_have_attribute("data-own", "")
    board.choose("[1|5]", "R")
    expect(board.pick("[1|5]")).to_be_disabled()
    expect(board.root).not_to_have_attribute("data-solved", "")
