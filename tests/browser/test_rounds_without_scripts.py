"""Examples of rounds without scripts and on paper: everything is there to be read."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from openends import BLOCK, settle
from openends.words import LANGUAGES, say
from rulebook.options_table.values import options_shown


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(
        java_script_enabled=False, viewport={"width": 320, "height": 640}
    )
    yield context.new_page()
    context.close()


def expect_rounds_to_read(page: Page, language: str) -> None:
    """Of a page with positions, checks and a calculator."""
    positions = page.locator("open-ends-position")
    for at in range(positions.count()):
        position = positions.nth(at)
        for part in (".oe-scene svg", ".oe-words", ".oe-boneyard"):
            expect(position.locator(part).first).to_be_visible()
        for seat in position.locator(".oe-seat").all():
            expect(seat).to_be_visible()
            expect(seat.locator(".oe-hand svg").first).to_be_visible()
        expect(position.locator(".oe-to-play:visible")).to_have_count(1)
        expect(position.locator(".oe-play")).to_be_hidden()
    for check in page.locator("open-ends-check").all():
        for look in check.locator(".oe-look[data-can]").all():
            expect(look.locator(".oe-hand")).to_be_visible()
            expect(look.locator(".oe-backs")).to_be_hidden()
            expect(look.locator(".oe-look-said")).to_be_visible()
        for false in check.locator(".oe-look-false").all():
            expect(false).to_be_hidden()
        expect(check.locator(".oe-verdict")).to_be_visible()
        expect(check.locator(".oe-play")).to_be_hidden()
    for reckon in page.locator("open-ends-calculator").all():
        expect(reckon.locator(".oe-form")).to_be_hidden()
        expect(reckon.locator(".oe-link")).to_be_hidden()
        said = say(settle(BLOCK, blocked=[3, 7, 8]), language)
        expect(reckon.locator(".oe-status")).to_have_text(said)
        expect(reckon.locator(".oe-sum")).to_have_text("7 + 8 − 3 = 12")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["draw", "blocked"])
def test_scripts_off(page: Page, site: str, name: str, language: str) -> None:
    page.goto(f"{site}/{language}/{name}.html")
    expect_rounds_to_read(page, language)
    assert page.locator("open-ends-position").count() >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_paper(page: Page, site: str, language: str) -> None:
    page.goto(f"{site}/{language}/blocked.html")
    page.emulate_media(media="print")
    expect_rounds_to_read(page, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_options(page: Page, site: str, language: str) -> None:
    page.goto(f"{site}/{language}/house-rules.html")
    options = options_shown(language)
    expect(page.locator(".oe-option")).to_have_count(len(options))
    values = page.locator(".oe-values tbody tr")
    expect(values).to_have_count(sum(len(one["values"]) for one in options))
    for value in values.all():
        expect(value.locator("td")).to_be_visible()
        expect(value.locator("th")).to_be_visible()
