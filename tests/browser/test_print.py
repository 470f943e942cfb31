"""Pages on paper: all that opens is open, with scripts and without, nothing covers the text, no page is blank."""

import re
import zlib

import pytest
from playwright.sync_api import Browser, expect

from publishing import SITE
from tests.browser.conftest import Visit

PATHS = sorted(file.relative_to(SITE).as_posix() for file in (SITE / "en").rglob("*.html"))


def marks_on_pages(pdf: bytes) -> list[int]:
    """How many runs of text each page of a PDF shows."""
    objects = {
        int(found[1]): found[2] for found in re.finditer(rb"(\d+) 0 obj\n(.*?)\nendobj", pdf, re.S)
    }
    pages = [body for body in objects.values() if re.search(rb"/Type /Page\b", body)]
    counted = []
    for page in pages:
        contents = re.search(rb"/Contents (\d+) 0 R", page)
        assert contents
        stream = objects[int(contents[1])].split(b"stream\n", 1)[1].rsplit(b"\nendstream", 1)[0]
        counted.append(len(re.findall(rb"T[jJ]\b", zlib.decompress(stream))))
    return counted


@pytest.mark.parametrize("width", [320, 1280])
def test_no_page_is_blank(visit: Visit, width: int) -> None:
    blank = []
    for path in PATHS:
        page = visit(f"/{path}", viewport={"width": width, "height": 800})
        marks = marks_on_pages(page.pdf())
        assert marks, path
        if 0 in marks:
            blank.append((path, marks))
        page.context.close()
    assert blank == []


@pytest.mark.parametrize("scripts", [True, False])
def test_hints_and_answers_are_open(chromium: Browser, site: str, scripts: bool) -> None:
    context = chromium.new_context(java_script_enabled=scripts)
    page = context.new_page()
    page.goto(f"{site}/en/learn/blocked.html")
    page.emulate_media(media="print")
    for name in (".oe-help li p", ".oe-solution li", ".oe-task .oe-told"):
        places = page.locator(name)
        assert places.count() >= 6
        for place in places.all():
            expect(place).to_be_visible()
            box = place.bounding_box()
            assert box
            assert box["height"] > 10
    expect(page.locator(".skip-to-content")).to_be_hidden()
    expect(page.locator(".oe-dot").first).to_be_hidden()
    context.close()


def test_figures_break_where_they_may(visit: Visit) -> None:
    page = visit("/en/block.html")
    page.emulate_media(media="print")
    inside = "it => getComputedStyle(it).breakInside"
    assert page.locator(".oe-diagram").first.evaluate(inside) == "auto"
    assert page.locator(".oe-step").first.evaluate(inside) == "auto"
    assert page.locator(".oe-table").first.evaluate(inside) == "avoid"
