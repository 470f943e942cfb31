"""Nothing of the reader's is lost: several tabs, links one after another, reloads, files, removal."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from openends.words import LANGUAGES
from openends_page.params import LONGEST_TEXT
from tests.browser.lent_contexts import LentContexts
from tests.browser.patience import wait_until
from tests.browser.practising import PAGE, Practising, practising, shown_of, text_of_a_match

FULL = (
    """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") }"""
)
SLEEPY = "addEventListener('storage', (event) => window.asleep && event.stopImmediatePropagation())"
"""A tab that may hear nothing of the others, as one does whose computer slept."""
FOLLOW = "text => { location.hash = `#practice?match=${encodeURIComponent(text)}` }"


@pytest.fixture
def context(lent_contexts: LentContexts, site: str) -> Iterator[BrowserContext]:
    """A reader who keeps what is stored, and whose pages have no errors."""
    errors: list[str] = []

    def listen(page: Page) -> None:
        page.on("pageerror", lambda error: errors.append(str(error)))

    with lent_contexts.lend(
        site, service_workers="block", reduced_motion="reduce", accept_downloads=True
    ) as context:
        context.on("page", listen)
        yield context
        context.remove_listener("page", listen)
    assert errors == []


class Shelf:
    """The list of kept matches of a practice table."""

    def __init__(self, table: Practising) -> None:
        self.table = table
        self.fold = table.root.locator(".oe-shelf")
        self.summary = self.fold.locator("> summary")
        self.entries = self.fold.locator("ol > li")
        self.said = self.fold.locator(".oe-shelf-said")
        self.undo = self.fold.locator(".oe-shelf-undo")

    def unfold(self) -> "Shelf":
        self.table.press(self.summary)
        expect(self.entries.first).to_be_visible()
        return self

    def entry(self, at: int) -> Locator:
        return self.entries.nth(at)


def opened(
    context: BrowserContext, site: str, language: str = "en", hash: str = "", script: str = ""
) -> Practising:
    page = context.new_page()
    page.add_init_script(script)
    page.goto(site + PAGE.format(language=language) + hash)
    return practising(page)


def matches(page: Page) -> list[str]:
    """The matches that the browser keeps, the one that was changed last first."""
    kept: list[dict[str, str]] = page.evaluate(
        "() => Object.entries(localStorage).filter(([key]) => key.startsWith('open-ends:match:'))"
        ".map(([, text]) => JSON.parse(text)).sort((one, other) => other.changed - one.changed)"
    )
    return [entry["match"] for entry in kept]


def expect_text(table: Practising, text: str) -> None:
    """The table shows a match: its link carries that text."""
    said = [event["message"] for event in shown_of(text, table.language)["events"]]
    expect(table.events).to_have_text(said)
    assert table.text == text


def test_a_match_is_kept_before_its_first_move(context: BrowserContext, site: str) -> None:
    table = opened(context, site)
    table.begin(levels="heavy", seed="before the first move")
    begun = table.text
    assert matches(table.page) == [begun]
    table.page.reload()
    table.expect_match()
    assert table.text == begun
    again = opened(context, site, "ko")
    again.expect_match()
    assert again.text == begun


def test_choices_of_the_form_are_kept_at_once(context: BrowserContext, site: str) -> None:
    table = opened(context, site)
    table.root.locator('[name="rules"]').select_option("draw")
    table.root.locator('[name="target"]').press_sequentially("33")
    table.page.reload()
    expect(table.root.locator('[name="rules"]')).to_have_value("draw")
    expect(table.root.locator('[name="target"]')).to_have_value("33")


def test_a_tab_follows_the_one_that_plays(context: BrowserContext, site: str) -> None:
    one = opened(context, site)
    one.begin(levels="heavy")
    two = opened(context, site)
    two.expect_match()
    one.act()
    expect_text(two, one.text)
    expect(two.status).to_have_text(two.data["say"]["followed"])
    two.act()
    expect_text(one, two.text)
    played = two.link  # two follows the undo, perhaps at once
    one.press(one.root.locator(".oe-undo"))
    expect(one.root.locator(".oe-link")).not_to_have_attribute("href", played)
    expect_text(two, one.text)
    assert matches(one.page) == [one.text]


def test_tabs_with_matches_of_their_own_keep_both(context: BrowserContext, site: str) -> None:
    one = opened(context, site)
    one.begin(levels="heavy", seed="one")
    two = opened(context, site)
    two.expect_match()
    two.press(two.root.locator(".oe-foot .oe-new"))
    two.begin(levels="heavy", seed="two")
    one.act()
    two.act()
    one.act()
    assert set(matches(one.page)) == {one.text, two.text}
    for table in (one, two):
        played = table.text
        table.page.reload()
        table.expect_match()
        assert table.text == played


def test_what_went_on_differently_is_kept_as_two(context: BrowserContext, site: str) -> None:
    one = opened(context, site)
    one.begin(levels="heavy")
    two = opened(context, site, script=SLEEPY)
    two.expect_match()
    two.page.evaluate("() => { window.asleep = true }")
    for table, action in zip((one, two), two.shown["legal"], strict=False):
        before = table.link
        table.take(action["action"])
        table.expect_gone_on(before)
    assert one.text != two.text
    assert set(matches(one.page)) == {one.text, two.text}
    expect(two.trouble).to_have_text(two.data["keeping"]["parted"])
    expect(one.trouble).to_have_text("")


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_opened_one_after_another_are_all_on_the_list(
    context: BrowserContext, site: str, language: str
) -> None:
    table = opened(context, site, language)
    table.begin(levels="heavy", seed="own")
    table.act()
    own = table.text
    linked = [text_of_a_match(4, seed="first"), text_of_a_match(5, seed="second")]
    for text in linked:
        table.page.evaluate(FOLLOW, text)
        expect_text(table, text)
    assert set(matches(table.page)) == {own, *linked}
    shelf = Shelf(table)
    expect(shelf.summary).to_contain_text("3")
    shelf.unfold()
    expect(shelf.entries).to_have_count(3)
    for entry in shelf.entries.all():
        expect(entry).to_contain_text(table.data["levels"]["heavy"])
    expect(shelf.entry(0).locator(".oe-here")).to_be_visible()
    expect(shelf.entry(0).locator(".oe-shelf-open")).to_be_hidden()
    table.press(shelf.entry(2).locator(".oe-shelf-open"))
    expect_text(table, own)
    expect(table.status).to_have_text(table.data["say"]["kept_opened"])
    table.expect_focus()


def test_links_are_kept_before_the_engine_has_answered(context: BrowserContext, site: str) -> None:
    texts = [text_of_a_match(4, seed="first"), text_of_a_match(5, seed="second")]
    context.route(re.compile("worker"), lambda route: None)  # the engine never starts
    table = opened(context, site)
    for text in texts:
        table.page.evaluate(FOLLOW, text)
        wait_until(table.page, "() => !location.hash.includes('?')")
    assert set(matches(table.page)) == set(texts)
    context.unroute_all(behavior="ignoreErrors")
    table.page.reload()
    table.expect_match()
    assert table.text.startswith(texts[1])


def test_the_same_link_twice_is_one_match(context: BrowserContext, site: str) -> None:
    text = text_of_a_match(4)
    table = opened(context, site)
    for _ in range(2):
        table.page.evaluate(FOLLOW, text)
        expect_text(table, text)
    assert matches(table.page) == [text]


def test_a_match_is_removed_and_put_back(context: BrowserContext, site: str) -> None:
    table = opened(context, site)
    texts = [text_of_a_match(4, seed="first"), text_of_a_match(5, seed="second")]
    for text in texts:
        table.page.evaluate(FOLLOW, text)
        expect_text(table, text)
    shelf = Shelf(table).unfold()
    table.press(shelf.entry(1).locator(".oe-shelf-remove"))
    expect(shelf.entries).to_have_count(1)
    expect(shelf.undo).to_be_focused()
    expect(shelf.said).not_to_be_empty()
    assert matches(table.page) == texts[1:]
    table.page.keyboard.press("Enter")
    expect(shelf.entries).to_have_count(2)
    expect(shelf.undo).to_be_hidden()
    assert table.page.evaluate("() => document.activeElement.closest('li') !== null")
    assert set(matches(table.page)) == set(texts)


def test_a_match_goes_to_a_file_and_comes_from_it(
    context: BrowserContext, site: str, chromium: Browser, tmp_path: Path
) -> None:
    text = text_of_a_match(4)
    table = opened(context, site)
    table.page.evaluate(FOLLOW, text)
    expect_text(table, text)
    shelf = Shelf(table).unfold()
    with table.page.expect_download() as download:
        table.press(shelf.entry(0).locator(".oe-shelf-save"))
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.read_text("utf-8") == f"{text}\n"
    assert re.fullmatch(r"open-ends-match-\d{4}-\d\d-\d\d\.txt", file.name)
    expect(shelf.said).to_contain_text(file.name)
    elsewhere = chromium.new_context(reduced_motion="reduce")
    other = opened(elsewhere, site)
    Shelf(other).table.press(Shelf(other).summary)
    other.root.locator(".oe-open-file input").set_input_files(file)
    expect_text(other, text)
    elsewhere.close()


def test_a_file_that_is_too_large_is_not_read(
    context: BrowserContext, site: str, tmp_path: Path
) -> None:
    file = tmp_path / "large.txt"
    file.write_text("x" * 10_000_000)
    table = opened(context, site)
    table.page.evaluate("() => { Blob.prototype.text = () => { throw new Error('it was read') } }")
    table.press(Shelf(table).summary)
    table.root.locator(".oe-open-file input").set_input_files(file)
    said = table.data["say"]["file_long"]
    said = said.replace("{found}", "10,000,000").replace("{limit}", f"{LONGEST_TEXT:,}")
    expect(Shelf(table).said).to_have_text(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_too_long_is_told_in_a_line(
    context: BrowserContext, site: str, language: str
) -> None:
    table = opened(context, site, language)
    table.page.evaluate("text => { location.hash = `#practice?match=${text}` }", "x" * 1_000_000)
    expect(table.status).to_contain_text("1,000,000")
    expect(table.status).to_contain_text(f"{LONGEST_TEXT:,}")
    assert len(table.status.text_content() or "") < 120
    expect(table.text_field).to_have_value("")
    assert len(table.page.url) < 200


def test_full_storage_is_told_and_the_match_goes_to_a_file(
    context: BrowserContext, site: str
) -> None:
    table = opened(context, site)
    table.begin(levels="heavy")
    save = table.root.locator(".oe-save-now")
    expect(save).to_be_hidden()
    table.page.evaluate(f"() => {{ {FULL} }}")
    table.act()
    expect(table.trouble).to_have_text(table.data["keeping"]["full"])
    table.act()
    with table.page.expect_download() as download:
        table.press(save)
    assert download.value.path().read_text("utf-8") == f"{table.text}\n"
    expect(Shelf(table).entry(0)).to_contain_text(table.data["say"]["kept_not"])


def test_what_was_kept_once_is_on_the_list(context: BrowserContext, site: str) -> None:
    table = opened(context, site)
    now = text_of_a_match(4, seed="now", turn="other")
    before = text_of_a_match(5, seed="before")
    table.page.evaluate(
        "kept => localStorage.setItem('open-ends:practice', JSON.stringify({version: 1, ...kept}))",
        {"match": now, "before": before},
    )
    table.page.reload()
    table.expect_match()
    assert table.text.startswith(now)  # the others may have moved since
    kept = zip(matches(table.page), (now, before), strict=True)
    assert all(text.startswith(old) for text, old in kept)
    assert table.page.evaluate("() => localStorage.getItem('open-ends:practice')") is None
    linked = table.link
    table.press(table.root.locator(".oe-before"))
    expect(table.root.locator(".oe-link")).not_to_have_attribute("href", linked)
    assert table.text.startswith(before)


def test_what_was_put_aside_is_saved_removed_and_taken_back(
    context: BrowserContext, site: str
) -> None:
    table = opened(context, site)
    table.page.evaluate("() => localStorage.setItem('open-ends:practice', '{broken')")
    table.page.reload()
    expect(table.trouble).to_have_text(table.data["keeping"]["broken"])
    shelf = Shelf(table)
    table.press(shelf.summary)
    aside = shelf.fold.locator(".oe-aside")
    back, save, remove = aside.locator("li button").all()
    with table.page.expect_download() as download:
        table.press(save)
    assert download.value.path().read_text("utf-8") == "{broken"
    table.press(back)
    expect(shelf.said).to_have_text(table.data["say"]["aside_unread"])
    table.press(remove)
    expect(aside.locator("li")).to_have_count(0)
    expect(aside.locator(".oe-back-again")).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(aside.locator("li")).to_have_count(1)
    # What a page of another version had put aside, and this one can read, comes back.
    text = text_of_a_match(4)
    table.page.evaluate(
        "kept => localStorage.setItem('open-ends:practice:aside:1', JSON.stringify(kept))",
        {"version": 1, "match": text},
    )
    table.page.reload()
    table.press(shelf.summary)
    table.press(aside.locator("li button").first)
    expect(aside.locator("li")).to_have_count(1)
    assert matches(table.page) == [text]


def test_a_match_of_a_newer_version_stays_and_displaces_none(
    context: BrowserContext, site: str
) -> None:
    table = opened(context, site)
    table.begin(levels="heavy")
    newer = '{"version": 9, "match": {"of": "another kind"}}'
    table.page.evaluate("text => localStorage.setItem('open-ends:match:newer', text)", newer)
    own = table.text
    table.page.reload()
    table.expect_match()
    assert table.text == own
    shelf = Shelf(table).unfold()
    expect(shelf.entry(1)).to_contain_text(table.data["say"]["kept_broken"])
    expect(shelf.entry(1).locator(".oe-shelf-open")).to_be_hidden()
    with table.page.expect_download() as download:
        table.press(shelf.entry(1).locator(".oe-shelf-save"))
    assert download.value.path().read_text("utf-8") == f"{newer}\n"


def test_the_language_is_switched_with_a_match_open(context: BrowserContext, site: str) -> None:
    table = opened(context, site)
    table.begin(levels="heavy", seed="mine")
    table.act()
    played = table.text
    other = opened(context, site)  # another tab begins another match meanwhile
    other.expect_match()
    other.press(other.root.locator(".oe-foot .oe-new"))
    other.begin(levels="random", seed="other")
    table.page.locator('.languages a[data-language="ja"]').first.click()
    table.page.wait_for_url("**/ja/practice.html*")
    there = practising(table.page)
    there.expect_match()
    assert there.text == played
    table.page.go_back()
    back = practising(table.page)
    back.expect_match()
    assert back.text == played


def test_a_calculator_link_that_is_too_long_is_told_in_a_line(
    context: BrowserContext, site: str
) -> None:
    page = context.new_page()
    page.goto(site + "/en/blocked.html")
    calculator = page.locator("open-ends-calculator").first
    name = calculator.get_attribute("id")
    page.evaluate(
        "([id, text]) => { location.hash = `${id}?hand=${text}` }", [name, "9" * 1_000_000]
    )
    wrong = calculator.locator(".oe-bad-link")
    expect(wrong).to_contain_text(f"{LONGEST_TEXT:,}")
    assert len(wrong.text_content() or "") < 120
    assert len(page.url) < 200
