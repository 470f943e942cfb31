"""What has been done is kept, and whatever is wrong with the storage loses nothing else and is said."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from openends_page.params import LONGEST_TEXT
from tests.browser.conftest import Visit
from tests.browser.finger import tap
from tests.browser.learner import Learner
from tests.browser.patience import wait_until
from tests.browser.visitor import Visitor

KEY = "open-ends:progress"
LESSON = "/en/learn/matching-ends.html"
COURSE = "/en/learn/index.html"


@pytest.fixture
def reader(chromium: Browser, site: str) -> Iterator[Visitor]:
    """A reader who keeps their storage from page to page."""
    context = chromium.new_context(reduced_motion="reduce", has_touch=True)
    context.set_default_timeout(20_000)
    visitor = Visitor(context, site)
    yield visitor
    context.close()
    assert visitor.problems == []


def begin_with(context: BrowserContext, script: str) -> None:
    """Run a script in every page before its own."""
    context.add_init_script(script)


def stored(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("key => localStorage.getItem(key)", KEY))
    return found


def store(page: Page, text: str) -> None:
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, text])


def trouble(learner: Learner, name: str) -> None:
    expect(learner.root.locator(".oe-trouble")).to_have_text(learner.data["progress"][name])


def said(page: Page, name: str) -> str:
    data = json.loads(page.locator("open-ends-course > .oe-data").text_content() or "")
    return str(data["say"][name])


def test_a_step_is_kept_at_the_moment_of_success(reader: Visitor) -> None:
    page = reader.open(LESSON)
    learner = Learner(page, "touch")
    step = learner.steps[0]
    learner.solve()
    assert stored(page) == {"version": 1, "done": {"matching-ends": {step["id"]: step["hash"]}}}
    learner = Learner(reader.open(LESSON), "touch")
    assert learner.at == 1  # one goes on where one left
    expect(learner.dots.first).to_have_attribute("data-state", "done")


def test_languages_share_it(reader: Visitor) -> None:
    Learner(reader.open(LESSON), "touch").solve()
    learner = Learner(reader.open(LESSON.replace("/en/", "/ko/")), "touch")
    expect(learner.dots.first).to_have_attribute("data-state", "done")


def test_a_position_that_has_changed_says_so(reader: Visitor) -> None:
    page = reader.open(LESSON)
    first = Learner(page, "touch").steps[0]["id"]
    store(page, json.dumps({"version": 1, "done": {"matching-ends": {first: "another"}}}))
    learner = Learner(reader.open(LESSON), "touch")
    assert learner.at == 0
    expect(learner.dots.first).to_have_attribute("data-state", "changed")
    expect(learner.status).to_contain_text(learner.data["say"]["was_changed"])
    learner.solve()
    expect(learner.dots.first).to_have_attribute("data-state", "done")


def test_a_lesson_is_forgotten_and_remembered(reader: Visitor) -> None:
    page = reader.open(LESSON)
    learner = Learner(page, "touch")
    learner.solve()
    tap(page.locator(".oe-forget"))
    expect(learner.dots.first).to_have_attribute("data-state", "")
    expect(page.locator(".oe-remember")).to_be_focused()
    assert stored(page)["done"] == {}
    tap(page.locator(".oe-remember"))
    expect(learner.dots.first).to_have_attribute("data-state", "done")
    expect(page.locator(".oe-forget")).to_be_focused()


def test_the_course_shows_it_forgets_it_and_takes_that_back(reader: Visitor) -> None:
    learner = Learner(reader.open(LESSON), "touch")
    learner.solve()
    count = len(learner.steps)
    page = reader.open(COURSE)
    entry = page.locator('[data-lesson="matching-ends"]')
    expect(entry).to_have_attribute("data-state", "begun")
    expect(entry.locator(".oe-how-far")).to_contain_text(f"1 of {count}")
    tap(page.locator(".oe-forget"))
    expect(entry).to_have_attribute("data-state", "")
    expect(page.locator(".oe-status")).to_have_text(said(page, "forgotten"))
    tap(page.locator(".oe-remember"))
    expect(entry).to_have_attribute("data-state", "begun")
    expect(page.locator(".oe-status")).to_have_text(said(page, "remembered"))


def test_it_is_carried_as_a_file(reader: Visitor, visit: Visit, tmp_path: Path) -> None:
    learner = Learner(reader.open(LESSON), "touch")
    learner.solve()
    page = reader.open(COURSE)
    with page.expect_download() as download:
        tap(page.locator(".oe-export"))
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.stat().st_size < 10_000
    other = visit(COURSE)
    other.locator(".oe-import input").set_input_files(file)
    expect(other.locator('[data-lesson="matching-ends"]')).to_have_attribute("data-state", "begun")
    assert stored(other)["done"] == stored(page)["done"]
    other.locator(".oe-import input").set_input_files(file)
    expect(other.locator(".oe-status")).to_have_text(said(other, "imported").format(count=0))


@pytest.mark.parametrize(
    "text",
    ["", "no JSON", "[]", '{"version": 1}', '{"version": 2, "done": {}}', '{"done": {"a": {}}}'],
)
def test_a_file_of_another_kind_changes_nothing(reader: Visitor, tmp_path: Path, text: str) -> None:
    Learner(reader.open(LESSON), "touch").solve()
    page = reader.open(COURSE)
    before = stored(page)
    file = tmp_path / "other.json"
    file.write_text(text, "utf-8")
    page.locator(".oe-import input").set_input_files(file)
    expect(page.locator(".oe-status")).to_have_text(said(page, "unreadable"))
    assert stored(page) == before


def test_a_file_cannot_smuggle_anything_in(reader: Visitor, tmp_path: Path) -> None:
    page = reader.open(COURSE)
    file = tmp_path / "odd.json"
    file.write_text(
        '{"version": 1, "done": {"__proto__": {"x": "1"}, "tiles": {"__proto__": "2", "n": 3}}}'
    )
    page.locator(".oe-import input").set_input_files(file)
    expect(page.locator(".oe-status")).to_have_text(said(page, "imported").format(count=2))
    assert page.evaluate("({}).x") is None


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("{broken", "broken"),
        ("[1]", "broken"),
        ('{"version": 1, "done": [2]}', "broken"),
        ('{"version": 0, "steps": ["a"]}', "older"),
        ('{"version": 2, "done": {}}', "older"),
    ],
)
def test_what_cannot_be_read_is_put_aside(reader: Visitor, text: str, name: str) -> None:
    page = reader.open(COURSE)
    page.evaluate("() => localStorage.setItem('another', 'thing')")
    store(page, text)
    page = reader.open(LESSON)
    learner = Learner(page, "touch")
    trouble(learner, name)
    learner.solve()
    assert "matching-ends" in stored(page)["done"]
    kept = page.evaluate("() => ({...localStorage})")
    assert [value for key, value in kept.items() if key.startswith(f"{KEY}:aside")] == [text]
    assert kept["another"] == "thing"


FULL = """
    Storage.prototype.setItem = () => { throw new DOMException("no room", "QuotaExceededError"); };
"""
REFUSED = "Storage.prototype.setItem = () => { throw new DOMException('no', 'SecurityError'); };"
GONE = """
    Object.defineProperty(window, "localStorage", {
        get() { throw new DOMException("denied", "SecurityError"); },
    });
"""
NONE = 'Object.defineProperty(window, "localStorage", {value: null});'


@pytest.mark.parametrize(
    ("script", "name"),
    [(FULL, "full"), (REFUSED, "blocked"), (GONE, "blocked"), (NONE, "blocked")],
    ids=["full", "refused", "gone", "none"],
)
def test_a_lesson_goes_on_where_nothing_can_be_stored(
    reader: Visitor, script: str, name: str
) -> None:
    begin_with(reader.context, script)
    page = reader.open(LESSON)
    learner = Learner(page, "touch")
    for number in range(len(learner.steps)):
        learner.solve()
        trouble(learner, name)
        expect(learner.dots.nth(number)).to_have_attribute("data-state", "done")
        if number + 1 < len(learner.steps):
            learner.press(learner.next)
    page = reader.open(COURSE)
    tap(page.locator(".oe-export"))
    expect(page.locator(".oe-status")).to_contain_text(re.compile(r"\.json"))


def test_what_cannot_be_put_aside_is_not_written_over(reader: Visitor) -> None:
    page = reader.open(COURSE)
    store(page, "{broken")
    begin_with(reader.context, FULL)
    page = reader.open(LESSON)
    learner = Learner(page, "touch")
    trouble(learner, "full")
    learner.solve()
    assert page.evaluate("key => localStorage.getItem(key)", KEY) == "{broken"
    expect(learner.dots.first).to_have_attribute("data-state", "done")


def test_room_that_comes_back_is_used(reader: Visitor) -> None:
    page = reader.open(LESSON)
    learner = Learner(page, "touch")
    page.evaluate("() => { window.real = Storage.prototype.setItem; }")
    page.evaluate(f"() => {{ {FULL} }}")
    learner.solve()
    trouble(learner, "full")
    page.evaluate("() => { Storage.prototype.setItem = window.real; }")
    learner.press(learner.next)
    learner.solve()
    assert len(stored(page)["done"]["matching-ends"]) == 2
    expect(page.locator(".oe-trouble")).to_have_text("")


def test_two_windows_do_not_forget_each_other(reader: Visitor) -> None:
    one = Learner(reader.open(LESSON), "touch")
    two = Learner(reader.open(LESSON), "touch")
    one.solve()
    expect(two.dots.first).to_have_attribute("data-state", "done")
    two.press(two.dots.nth(1))
    two.solve()
    assert len(stored(two.page)["done"]["matching-ends"]) == 2
    expect(one.dots.nth(1)).to_have_attribute("data-state", "done")


def test_what_was_put_aside_comes_back(reader: Visitor, tmp_path: Path) -> None:
    page = reader.open(COURSE)
    store(page, '{"version": 2, "done": {}}')
    page = reader.open(COURSE)
    aside = page.locator(".oe-aside")
    back, save, remove = aside.locator("li button").all()
    with page.expect_download() as download:
        tap(save)
    assert download.value.path().read_text("utf-8") == '{"version": 2, "done": {}}'
    tap(back)
    expect(page.locator(".oe-progress .oe-status")).to_have_text(said(page, "aside_unread"))
    tap(remove)
    expect(aside.locator("li")).to_have_count(0)
    expect(aside.locator(".oe-back-again")).to_be_focused()
    tap(aside.locator(".oe-back-again"))
    expect(aside.locator("li")).to_have_count(1)
    # A page that can read it takes it by itself, to what there is.
    readable = '{"version": 1, "done": {"matching-ends": {"some-step": "some-hash"}}}'
    page.evaluate("text => localStorage.setItem('open-ends:progress:aside:1', text)", readable)
    page = reader.open(COURSE)
    expect(page.locator(".oe-aside li")).to_have_count(1)
    assert stored(page)["done"] == {"matching-ends": {"some-step": "some-hash"}}


def test_a_file_that_is_too_large_is_not_read(reader: Visitor, tmp_path: Path) -> None:
    page = reader.open(COURSE)
    file = tmp_path / "large.json"
    file.write_text("x" * 10_000_000, "utf-8")
    page.evaluate("() => { Blob.prototype.text = () => { throw new Error('it was read') } }")
    page.locator(".oe-import input").set_input_files(file)
    status = page.locator(".oe-progress .oe-status")
    expect(status).to_contain_text("10,000,000")
    expect(status).to_contain_text(f"{LONGEST_TEXT:,}")


def test_what_is_known_here_alone_outlasts_what_another_window_does(reader: Visitor) -> None:
    one = Learner(reader.open(LESSON), "touch")
    other = reader.open(COURSE)
    one.page.evaluate(f"() => {{ {FULL} }}")
    one.solve()
    expect(one.dots.first).to_have_attribute("data-state", "done")
    store(other, '{"version": 1, "done": {"whole-round": {"some-step": "some-hash"}}}')
    wait_until(one.page, "key => localStorage.getItem(key) !== null", KEY)
    expect(one.dots.first).to_have_attribute("data-state", "done")
