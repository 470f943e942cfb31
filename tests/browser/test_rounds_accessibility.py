"""Examples of rounds: axe finds nothing, as read and as played; targets are large; nothing jumps."""

import pytest
from playwright.sync_api import Browser, Route, expect

from openends.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.patience import hurry
from tests.browser.test_accessibility import violations_in_both_schemes
from tests.browser.test_acting import Acting
from tests.browser.test_calculator import calculator
from tests.browser.test_check import Check

PAGES = ("draw", "blocked", "house-rules", "authors")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_pages_as_they_are_read(turn_to: Visit, name: str, language: str) -> None:
    page = turn_to(f"/{language}/{name}.html")
    assert violations_in_both_schemes(page) == []


@pytest.mark.parametrize("width", [320, 1280])
def test_a_position_as_it_is_played(turn_to: Visit, width: int) -> None:
    page = turn_to("/ko/draw.html", viewport={"width": width, "height": 800})
    position = Acting.named(page, "draw-though-able")
    position.act("draw")
    position.act("[1|5]@L")
    expect(position.end("L")).to_have_attribute("data-refused", "")
    assert violations_in_both_schemes(page) == []
    blocked = Acting.named(page, "draw-is-blocked")
    for _ in range(blocked.round.players):
        blocked.act("pass")
        blocked.round.play("pass")
        blocked.expect_round(blocked.round)
    expect(blocked.status).to_be_focused()
    assert violations_in_both_schemes(page) == []


@pytest.mark.parametrize("width", [320, 1280])
def test_check_and_calculator_as_they_are_played(turn_to: Visit, width: int) -> None:
    page = turn_to("/ja/blocked.html", viewport={"width": width, "height": 800})
    check = Check.named(page, "check-double-twelve")
    check.declare(False)
    check.declare(True)
    reckon = calculator(page)
    reckon.root.locator(".oe-choose").first.click()
    reckon.type("x")
    expect(reckon.wrong("hands", 1)).not_to_be_empty(timeout=20_000)
    assert violations_in_both_schemes(page) == []
    reckon.type("9")
    reckon.choose("out", "2")
    expect(reckon.points).to_have_text("9 + 8 = 17", timeout=20_000)
    for can in check.truth[1:]:
        check.declare(can)
    assert violations_in_both_schemes(page) == []


@pytest.mark.parametrize("name", ["draw", "blocked"])
def test_targets_are_as_large_as_a_finger(turn_to: Visit, name: str) -> None:
    page = turn_to(f"/ko/{name}.html", viewport={"width": 320, "height": 640})
    if name == "blocked":
        calculator(page).root.locator(".oe-choose").first.click()
    sizes = page.evaluate(
        """() => [...document.querySelectorAll(
                ":is(open-ends-position, open-ends-check, open-ends-calculator) :is(button, input, select)")]
            .filter((it) => it.checkVisibility({visibilityProperty: true}))
            .filter((it) => !it.matches(".oe-end-button"))
            .map((it) => it.getBoundingClientRect())
            .map(({width, height}) => Math.min(width, height))"""
    )
    assert len(sizes) > 40
    assert min(sizes) >= 43.9


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_scrolls_two_ways(turn_to: Visit, language: str, name: str) -> None:
    page = turn_to(f"/{language}/{name}.html", viewport={"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for table in page.locator(".oe-values, .oe-ledger").all():
        assert table.evaluate("it => it.getBoundingClientRect().right <= innerWidth")


def test_one_status_in_each_figure_there_before_it_speaks(turn_to: Visit) -> None:
    for name in ("draw", "blocked"):
        page = turn_to(f"/en/{name}.html")
        for kind in (Acting, Check):
            for figure in kind.all(page):
                expect(figure.root.get_by_role("status")).to_have_count(1)
                expect(figure.status).not_to_be_empty()
    expect(calculator(page).root.get_by_role("status")).to_have_count(1)


def test_what_a_screen_reader_finds_in_a_position(turn_to: Visit) -> None:
    position = Acting.named(turn_to("/en/draw.html"), "draw-though-able")
    expect(position.root.get_by_role("figure")).to_have_count(1)
    expect(position.root.get_by_role("group", name="Hand of player 1")).to_have_count(1)
    for name in ("one–five tile", "two–six tile", "Left end, 2", "Draw a tile", "Pass"):
        expect(position.root.get_by_role("button", name=name, exact=True)).to_have_count(1)
    other = position.root.get_by_role("listitem").filter(has_text="Player 2")
    expect(other).to_have_text("Player 2 Tiles: 2 face down", use_inner_text=True)


def test_forced_colours_keep_backs_and_their_pattern_apart(turn_to: Visit) -> None:
    page = turn_to("/en/draw.html", forced_colors="active")
    back, pattern = (
        page.locator(f"#draw-though-able .oe-seat {name}").first.evaluate(
            "it => getComputedStyle(it).color"
        )
        for name in (".oe-back", ".oe-pattern")
    )
    assert back != pattern


def test_reduced_motion_is_obeyed(turn_to: Visit) -> None:
    page = turn_to("/en/blocked.html", reduced_motion="reduce")
    moving = page.evaluate(
        """() => [...document.querySelectorAll("article *")]
            .filter((it) => parseFloat(getComputedStyle(it).transitionDuration) > 0).length"""
    )
    assert moving == 0


BOXES = """() => [...document.querySelectorAll("open-ends-position, open-ends-check, open-ends-calculator")]
    .map((it) => it.getBoundingClientRect()).map(({top, height}) => [top, height].map(Math.round))"""


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("name", ["draw", "blocked"])
def test_nothing_jumps_when_the_scripts_come(visit: Visit, name: str, width: int) -> None:
    page = visit("/en/index.html", viewport={"width": width, "height": 700})
    held: list[Route] = []
    page.route("**/board.*js", lambda route: held.append(route))
    page.goto(page.url.replace("index", name), wait_until="commit")
    page.locator("footer").wait_for(state="attached")
    while not held:
        page.wait_for_timeout(100)
    page.wait_for_timeout(300)
    before = page.evaluate(BOXES)
    for route in held:
        route.continue_()
    page.locator(".oe-end-button").first.wait_for(state="attached")
    page.wait_for_timeout(500)
    assert page.locator(".oe-end-button").count() > 0
    assert len(before) >= 9
    assert page.evaluate(BOXES) == before


def test_figures_unfold_where_the_script_never_arrives(chromium: Browser, site: str) -> None:
    context = chromium.new_context()
    page = context.new_page()
    page.route("**/board.*js", lambda route: route.abort())
    page.goto(f"{site}/en/blocked.html")
    check = page.locator("#check-whole-lap")
    expect(check.locator(".oe-look-said").nth(2)).to_be_hidden()
    hurry(page)
    expect(check.locator(".oe-look-said").nth(2)).to_be_visible(timeout=15_000)
    expect(check.locator(".oe-hand").nth(2)).to_be_visible()
    expect(check.locator(".oe-verdict")).to_be_visible()
    expect(page.locator("#calculator .oe-sum")).to_be_visible()
    context.close()
