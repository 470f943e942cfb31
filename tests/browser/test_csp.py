"""Every page keeps its policy in a real browser, and looks as it should under it, its text set wider too."""

import pytest

from publishing import SITE
from publishing.languages import NAMES
from tests.browser.conftest import Visit
from tests.browser.screens import overflow, window
from tests.browser.visitor import Visitor

# Text set wider, as WCAG 1.4.12 has it.
SPACING = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }"""
SET = """css => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
}"""
"""Puts a style sheet in the place of those that were put there before."""

PAGES = sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html"))


@pytest.mark.parametrize("name", PAGES)
def test_a_page_breaks_no_policy_asks_no_other_origin_and_scrolls_one_way(
    turn_to: Visit, name: str
) -> None:
    page = turn_to(f"/{name}", saves_data=False, **window("a small phone"))
    page.wait_for_load_state("networkidle")  # the test fails for what was noted by then
    page.evaluate(SET, SPACING)
    assert overflow(page) == 0, "grows wider by its text"
    page.evaluate(SET, "")
    for width in (320, 768, 1280):
        page.set_viewport_size({"width": width, "height": 700})
        needed = page.evaluate("document.documentElement.scrollWidth")
        assert needed <= width, f"scrolls sideways at {width}"


@pytest.mark.parametrize("language", NAMES)
def test_the_policy_really_stops_inline_script_and_style(visitor: Visitor, language: str) -> None:
    page = visitor.open(f"/{language}/index.html")
    page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "window.slipped = true";
          document.body.append(script);
          document.body.setAttribute("style", "outline: 7px solid");
        }"""
    )
    assert page.evaluate("window.slipped") is None
    assert page.evaluate("getComputedStyle(document.body).outlineWidth") != "7px"
    assert len(visitor.problems) == 4, "two faults, each stopped by the page and by the server"
    visitor.problems.clear()


def test_a_theme_that_was_chosen_is_kept(visitor: Visitor) -> None:
    page = visitor.open("/en/index.html")
    colour = "getComputedStyle(document.body).backgroundColor"
    seen = {page.evaluate(colour)}
    page.locator(".theme-toggle").locator("visible=true").click()
    seen.add(page.evaluate(colour))
    page.locator(".theme-toggle").locator("visible=true").click()
    seen.add(page.evaluate(colour))
    assert len(seen) == 2, "light and dark"
    chosen = page.locator("body").get_attribute("data-theme")
    page.goto(visitor.site + "/ko/block.html")
    assert page.locator("body").get_attribute("data-theme") == chosen
    page.goto(visitor.site + "/")
    assert page.locator("body").get_attribute("data-theme") == chosen
