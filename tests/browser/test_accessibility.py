"""axe finds nothing, in light and dark, as read and as played; targets are large enough."""

from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from openends import Tile
from openends.words import LANGUAGES, tile_name
from publishing import ROOT
from tests.browser.board import boards
from tests.browser.conftest import Visit

AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
RUN = """async () => {
    const found = await axe.run(document, {
        rules: {"target-size": {enabled: true}},
        resultTypes: ["violations"],
    });
    return found.violations.map(({id, nodes}) => [id, ...nodes.map(({html}) => html)]);
}"""

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

BAD = """<!doctype html><html lang="en"><title>Bad</title><main><h1>Bad</h1>
<button style="width: 12px; height: 12px; padding: 0; border: 0">a</button><button
style="width: 12px; height: 12px; padding: 0; border: 0">b</button><img src="data:,">
<p style="color: #bbb; background: #fff">Too pale to read</p></main></html>"""


def violations(page: Page) -> list[list[str]]:
    """What axe finds: a rule, and the elements that break it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[list[str]] = page.evaluate(RUN)
    return found


def violations_in_both_schemes(page: Page) -> list[list[str]]:
    """What axe finds in the page as it is now, in light and in dark."""
    found = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found += [[scheme, *violation] for violation in violations(page)]
    return found


def test_axe_finds_what_is_wrong(chromium: Browser) -> None:
    context = chromium.new_context()
    page = context.new_page()
    page.set_content(BAD)
    assert {"target-size", "image-alt", "color-contrast"} <= {name for name, *_ in violations(page)}
    context.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["index", "block", "glossary", "checked"])
def test_pages_as_they_are_read(turn_to: Visit, name: str, language: str) -> None:
    page = turn_to(f"/{language}/{name}.html")
    assert violations_in_both_schemes(page) == []


@pytest.mark.parametrize("width", [320, 1280])
def test_a_diagram_as_it_is_played(turn_to: Visit, width: int) -> None:
    page = turn_to("/ko/block.html", viewport={"width": width, "height": 800})
    board = next(boards(page))
    board.press(board.pick("[1|3]"))
    assert violations_in_both_schemes(page) == []
    board.press(board.end("R"))
    expect(board.end("R")).to_have_attribute("data-refused", "")
    assert violations_in_both_schemes(page) == []
    board.press(board.end("L"))
    expect(board.current).to_have_attribute("data-own", "")
    assert violations_in_both_schemes(page) == []


def test_targets_are_as_large_as_a_finger(turn_to: Visit) -> None:
    window: dict[str, Any] = {"viewport": {"width": 320, "height": 640}}
    page = turn_to("/ko/block.html", **window)
    sizes = page.evaluate(
        """() => [...document.querySelectorAll("open-ends-diagram button")]
            .filter((it) => it.checkVisibility({visibilityProperty: true}))
            .filter((it) => !it.matches(".oe-end-button"))
            .map((it) => it.getBoundingClientRect())
            .map(({width, height}) => Math.min(width, height))"""
    )
    assert len(sizes) > 60
    assert min(sizes) >= 44
    # Open ends are as large as the picture has them, but are hit within 22 px of their middle.
    for board in boards(page):
        for arm in ("L", "R"):
            end = board.end(arm)
            end.scroll_into_view_if_needed()
            assert end.evaluate(
                """(it) => {
                    const {x, y, width, height} = it.getBoundingClientRect();
                    return [-21, 21].every((off) =>
                        it.contains(document.elementFromPoint(x + width / 2, y + height / 2 + off)));
                }"""
            )


def test_status_is_polite_and_there_before_it_speaks(turn_to: Visit) -> None:
    page = turn_to("/en/block.html")
    for board in boards(page):
        expect(board.status).to_have_role("status")
        expect(board.status).not_to_be_empty()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_screen_reader_finds_in_a_diagram(turn_to: Visit, language: str) -> None:
    page = turn_to(f"/{language}/index.html")
    board = next(boards(page))
    said = board.data["steps"][0]
    expect(board.root.get_by_role("figure")).to_have_count(1)
    for end in said["ends"]:
        expect(board.root.get_by_role("button", name=end["name"], exact=True)).to_have_count(1)
    for tile in said["free"]:
        name = tile_name(Tile(tile), language)
        expect(board.root.get_by_role("button", name=name, exact=True)).to_have_count(1)


def test_forced_colours_keep_face_and_pips_apart(turn_to: Visit) -> None:
    page = turn_to("/en/block.html", forced_colors="active")
    colours = page.locator("#equal-pips .oe-step[data-current] .oe-tile").first.evaluate(
        """(tile) => [".oe-face", ".oe-pip", ".oe-edge"]
            .map((name) => getComputedStyle(tile.querySelector(name)).color)"""
    )
    face, pip, edge = colours
    assert face != pip
    assert face != edge


def test_reduced_motion_is_obeyed(turn_to: Visit) -> None:
    page = turn_to("/en/block.html", reduced_motion="reduce")
    moving = page.evaluate(
        """() => [...document.querySelectorAll("open-ends-diagram *")]
            .filter((it) => parseFloat(getComputedStyle(it).transitionDuration) > 0).length"""
    )
    assert moving == 0
