"""The pages without scripts, on paper, and where the board's script never arrives."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from openends import Line
from openends.words import LANGUAGES, say
from tests.browser.board import boards
from tests.browser.conftest import Visit
from tests.browser.patience import hurry


def expect_all_steps_to_read(page: Page, language: str) -> None:
    """Each step's picture and words are there to be seen, and nothing that only scripts can work."""
    seen = 0
    for board in boards(page):
        items = board.root.locator(".oe-step")
        for at, step in enumerate(board.data["steps"]):
            item = items.nth(at)
            expect(item.locator(".oe-words")).to_have_text(say(Line(step["line"]), language))
            for part in (".oe-placed", ".oe-scene svg", ".oe-words"):
                expect(item.locator(part)).to_be_visible()
            seen += 1
        expect(board.root.locator(".oe-play")).to_be_hidden()
    assert seen == 7


def tops(items: Locator) -> list[float]:
    boxes = [items.nth(at).bounding_box() for at in range(items.count())]
    return [box["y"] for box in boxes if box]


@pytest.mark.parametrize("language", LANGUAGES)
def test_scripts_off(chromium: Browser, site: str, language: str) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}/{language}/block.html")
    expect_all_steps_to_read(page, language)
    expect(page.locator("table.oe-hands").first.locator("tbody tr")).to_have_count(3)
    for score in page.locator(".oe-score").all():
        expect(score.locator(".oe-sum")).to_be_visible()
        expect(score.locator(".oe-words")).to_be_visible()
    expect(page.locator(".oe-sum", has_text="7 + 8 − 3 = 12")).to_have_count(1)
    context.close()


def test_on_paper(turn_to: Visit) -> None:
    page = turn_to("/ja/block.html")
    page.emulate_media(media="print")
    expect_all_steps_to_read(page, "ja")
    pictures = tops(page.locator(".oe-scene"))
    assert len(set(pictures)) == len(pictures)  # one below the other


def test_steps_unfold_where_the_script_never_arrives(chromium: Browser, site: str) -> None:
    context = chromium.new_context()
    page = context.new_page()
    page.route("**/board.*js", lambda route: route.abort())
    page.goto(f"{site}/en/block.html")
    hidden = page.locator(".oe-step .oe-words").nth(1)
    expect(hidden).to_be_hidden()
    hurry(page)
    expect(hidden).to_be_visible(timeout=15_000)
    expect_all_steps_to_read(page, "en")
    pictures = tops(page.locator(".oe-scene"))
    assert len(set(pictures)) == len(pictures)
    context.close()
