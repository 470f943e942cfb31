"""Whatever goes wrong with engine, links, texts or storage is said, and loses nothing."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from openends.words import LANGUAGES
from openends_page.api import practice
from tests.browser.conftest import Visit
from tests.browser.lent_contexts import LentContexts
from tests.browser.practising import PAGE, Practising, practising, shown_of, text_of_a_match

KEY = "open-ends:practice"

WORKERS = """
    window.workers = [];
    window.Worker = class extends Worker {
        constructor(...all) { super(...all); window.workers.push(this); }
        postMessage(message) { if (!window.deaf) super.postMessage(message); }
    };
"""
"""Workers that a test can kill, or make deaf."""

KILL = "() => window.workers.at(-1).dispatchEvent(new ErrorEvent('error', {message: 'killed'}))"


@pytest.fixture
def context(lent_contexts: LentContexts, site: str) -> Iterator[BrowserContext]:
    """A reader whose pages may have errors, and who keeps what is stored."""
    with lent_contexts.lend(
        site, WORKERS, service_workers="block", reduced_motion="reduce"
    ) as context:
        yield context


def opened(
    context: BrowserContext, site: str, language: str = "en", hash: str = "", script: str = ""
) -> Practising:
    page = context.new_page()
    page.add_init_script(script)
    page.goto(site + PAGE.format(language=language) + hash)
    return practising(page)


def kept_matches(page: Page) -> list[str]:
    """The texts of the matches that the browser keeps, the one that was changed last first."""
    kept = page.evaluate(
        "() => Object.entries(localStorage).filter(([key]) => key.startsWith('open-ends:match:'))"
        ".map(([, text]) => JSON.parse(text)).sort((one, other) => other.changed - one.changed)"
    )
    return [entry["match"] for entry in kept]


def refused(text: str, language: str) -> dict[str, Any]:
    """What the engine says to a text that cannot be opened."""
    return dict(practice({"practice": text, "lang": language, "width": 12})["illegal"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_engine_killed_in_the_others_turn(
    context: BrowserContext, site: str, language: str
) -> None:
    table = opened(context, site, language)
    table.begin(levels="heavy/random")
    played = table.text
    table.page.evaluate("() => { window.deaf = true }")
    action = table.shown["legal"][0]["action"]
    table.take(action)
    table.page.evaluate(KILL)
    expect(table.status).to_have_text(table.data["say"]["failed_stopped"])
    assert table.text == played
    kept = kept_matches(table.page)[0]
    assert kept == played
    table.page.evaluate("() => { window.deaf = false }")
    before = table.link
    table.press(table.retry)
    table.expect_gone_on(before)
    assert table.text.startswith(f"{played} {action}".strip())
    table.expect_said()


def test_an_engine_that_hangs_while_another_moves(context: BrowserContext, site: str) -> None:
    table = opened(context, site)
    table.begin(levels="heavy/random")
    table.root.locator('select[name="speed"]').select_option("slowly")
    before = table.link
    table.take(table.shown["legal"][0]["action"])
    expect(table.root.locator(".oe-link")).not_to_have_attribute("href", before)
    table.page.evaluate(
        "() => { window.deaf = true }"
    )  # the reader's move is answered, theirs is not
    expect(table.status).to_have_text(table.data["say"]["failed_timeout"])
    table.page.evaluate("() => { window.deaf = false }")
    before = table.link
    table.press(table.retry)
    table.expect_gone_on(before)
    table.expect_said()


def damaged(text: str) -> list[str]:
    """Texts that no match is written as, each made of a good one."""
    return [
        text.replace("[", "[9", 1),
        text[: text.index(":") + 2] + "pass pass pass",
        text.replace("practice 1", "practice 0"),
        text.replace("practice 1", "practice 99"),
        text.replace("heavy", "genius"),
        "hello",
        "round block leader=0 hands=[1|5]/[3|3] line=[2|5] :",
    ]


FOLLOW = "text => { location.hash = `#practice?match=${encodeURIComponent(text)}` }"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_that_cannot_be_opened_says_why(turn_to: Visit, language: str) -> None:
    good = text_of_a_match(4)
    page = turn_to(PAGE.format(language=language))
    table = practising(page)
    for text in damaged(good):
        page.evaluate(FOLLOW, text)
        expect(table.text_wrong).to_have_text(refused(text, language)["message"])
        expect(table.status).to_have_text(table.data["say"]["link_unread"])
        expect(table.text_field).to_have_value(text)
        expect(table.text_field).to_be_focused()
        expect(table.text_field).to_have_attribute("aria-invalid", "true")
    # It is mended there, and opened.
    table.text_field.fill(good)
    table.press(table.root.locator(".oe-paste button"))
    table.expect_match()
    table.expect_said()


def test_the_fault_is_chosen_behind_characters_of_two_units(turn_to: Visit) -> None:
    page = turn_to(PAGE.format(language="en"))
    table = practising(page)
    page.evaluate(FOLLOW, "match block players=2 seed=🁢🁢🁢 : fly")
    expect(table.text_wrong).not_to_be_empty()
    expect(table.text_field).to_be_focused()
    assert page.evaluate("() => getSelection().toString()") == "fly"


def test_a_link_does_not_take_the_match_that_there_was(turn_to: Visit) -> None:
    page = turn_to(PAGE.format(language="en"))
    table = practising(page)
    table.begin(levels="heavy")
    table.act()
    played, hand = table.text, table.shown["position"]["free"]
    page.evaluate("() => { location.hash = '#practice?match=broken' }")
    expect(table.text_wrong).not_to_be_empty()
    assert table.text == played
    assert table.shown["position"]["free"] == hand
    linked = text_of_a_match(5, seed="other")
    page.evaluate(FOLLOW, linked)
    expect(table.events).to_have_text([event["message"] for event in shown_of(linked)["events"]])
    table.press(table.root.locator(".oe-before"))
    expect(table.events).to_have_text([event["message"] for event in shown_of(played)["events"]])


def test_a_match_goes_on_after_the_page_was_closed(context: BrowserContext, site: str) -> None:
    first = opened(context, site)
    first.begin("draw", levels="thoughtful/heavy", target="61")
    first.act()
    first.act()
    played = first.text
    first.page.close()
    again = opened(context, site, "ja")
    again.expect_match()
    assert again.text == played
    again.expect_said()
    again.page.reload()
    again.expect_match()
    again.act()
    # How the next match is to be set up has been kept too.
    again.press(again.root.locator(".oe-foot .oe-new"))
    expect(again.root.locator('[name="rules"]')).to_have_value("draw")
    expect(again.root.locator('[data-seat="3"] select')).to_have_value("heavy")
    again.press(again.root.locator(".oe-to-match"))
    again.act()


def test_the_speed_is_kept(context: BrowserContext, site: str) -> None:
    table = opened(context, site)
    table.begin()
    speed = table.root.locator('select[name="speed"]')
    expect(speed).to_have_value("at_once")  # no motion is wanted
    speed.select_option("quickly")
    expect(opened(context, site).root.locator('select[name="speed"]')).to_have_value("quickly")


BLOCKED = """Object.defineProperty(window, "localStorage", {get() { throw new DOMException("no", "SecurityError") }})"""
FULL = (
    """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") }"""
)


@pytest.mark.parametrize(("script", "name"), [(BLOCKED, "blocked"), (FULL, "full")])
def test_storage_that_takes_nothing_is_told_and_the_address_carries_the_match(
    context: BrowserContext, site: str, script: str, name: str
) -> None:
    table = opened(context, site, script=script)
    table.begin(levels="heavy")
    table.act()
    expect(table.trouble).to_have_text(table.data["keeping"][name])
    played = table.text
    table.page.reload()
    table.expect_match()
    assert table.text == played


@pytest.mark.parametrize(
    ("stored", "name"),
    [("{", "broken"), ("[]", "broken"), ('{"version": 7, "match": "x"}', "older")],
)
def test_what_was_stored_and_cannot_be_read_is_put_aside(
    context: BrowserContext, site: str, stored: str, name: str
) -> None:
    table = opened(context, site)
    table.page.evaluate("([key, stored]) => localStorage.setItem(key, stored)", [KEY, stored])
    table.page.reload()
    expect(table.trouble).to_have_text(table.data["keeping"][name])
    table.begin()
    kept = table.page.evaluate("() => Object.entries(localStorage)")
    assert [text for key, text in kept if key.startswith(f"{KEY}:aside:")] == [stored]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kept_match_of_another_format_says_why(
    context: BrowserContext, site: str, language: str
) -> None:
    text = "practice 0 seats=you/heavy block 2 tea"
    table = opened(context, site, language)
    stored = f'{{"version": 1, "match": "{text}", "before": ""}}'
    table.page.evaluate("([key, stored]) => localStorage.setItem(key, stored)", [KEY, stored])
    table.page.reload()
    expect(table.status).to_have_text(table.data["say"]["kept_unread"])
    expect(table.text_wrong).to_have_text(refused(text, language)["message"])
    expect(table.text_field).to_have_value(text)
    table.begin()  # and it is not lost: it was the match before
    expect(table.root.locator(".oe-before")).to_be_visible()


def test_what_is_wrong_in_the_form_is_said_at_its_field(turn_to: Visit) -> None:
    page: Page = turn_to(PAGE.format(language="ko"))
    table = practising(page)
    for field, value in (
        ("target", "0"),
        ("target", "many"),
        ("own", "chess"),
        ("own", "block;luck=1"),
        ("own", ""),
    ):
        table.root.locator('[name="rules"]').select_option("" if field == "own" else "block")
        control = table.root.locator(f'[name="{field}"]')
        control.fill(value)
        table.press(table.root.locator(".oe-begin"))
        wrong = table.root.locator(f'.oe-setup .oe-wrong[data-field="{field}"]')
        expect(wrong).not_to_be_empty()
        expect(control).to_have_attribute("aria-invalid", "true")
        expect(control).to_be_focused()
        assert (
            wrong.get_attribute("id") in (control.get_attribute("aria-describedby") or "").split()
        )
        expect(table.status).to_have_text(table.data["say"]["wrong"])
        control.fill("12" if field == "target" else "draw")
        expect(wrong).to_be_empty()
    table.press(table.root.locator(".oe-begin"))
    table.expect_match()
