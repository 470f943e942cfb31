"""Pages on paper: all that opens is open, with scripts and without, nothing covers the text, no page is blank."""

import re
import zlib
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, expect

from publishing import SITE
from tests.browser.conftest import Visit

PATHS = sorted(file.relative_to(SITE).as_posix() for file in (SITE / "en").rglob("*.html"))


def objects_of(pdf: bytes) -> dict[int, bytes]:
    """The objects of a PDF by number, each from where the table at its end says that it begins."""
    start = int(pdf.rpartition(b"startxref\n")[2].split()[0])
    head, _, _ = pdf[start:].partition(b"trailer")
    mark, numbers, *lines = head.splitlines()
    assert (mark, numbers) == (b"xref", b"0 %d" % len(lines))
    places = {number: int(line[:10]) for number, line in enumerate(lines) if b"n" in line}
    ends = dict(pairwise([*sorted(places.values()), start]))
    return {number: pdf[place : ends[place]] for number, place in places.items()}


def content_of(stream: bytes) -> bytes:
    """What a stream holds; an empty one is not compressed."""
    head, _, data = stream.partition(b"stream\n")
    length = re.search(rb"/Length (\d+)", head)
    assert length
    data = data[: int(length[1])]
    return zlib.decompress(data) if b"/FlateDecode" in head else data


def marks_on_pages(pdf: bytes) -> list[int]:
    """How many runs of text each page of a PDF shows."""
    objects = objects_of(pdf)
    counted = []
    for page in objects.values():
        if not re.search(rb"/Type /Page\b", page):
            continue
        contents = re.search(rb"/Contents (\d+) 0 R", page)
        assert contents
        counted.append(len(re.findall(rb"T[jJ]\b", content_of(objects[int(contents[1])]))))
    counts = [int(count) for count in re.findall(rb"/Type /Pages\n/Count (\d+)", pdf)]
    assert len(counted) == max(counts)
    return counted


@pytest.mark.parametrize("width", [320, 1280])
def test_no_page_is_blank(turn_to: Visit, width: int) -> None:
    blank = []
    for path in PATHS:
        page = turn_to(f"/{path}", viewport={"width": width, "height": 800})
        marks = marks_on_pages(page.pdf())
        assert marks, path
        if 0 in marks:
            blank.append((path, marks))
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
    for name in (".oe-figure", ".oe-steps"):
        assert page.locator(name).first.evaluate(inside) == "auto"
    assert page.locator(".oe-diagram").first.evaluate(inside) == "auto"
    assert page.locator(".oe-step").first.evaluate(inside) == "auto"
    assert page.locator(".oe-table").first.evaluate(inside) == "avoid"
