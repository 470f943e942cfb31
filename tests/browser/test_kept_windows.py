"""A window that stays open is as good as new for each page, and tells what has gone wrong in it."""

import pytest
from playwright.sync_api import Error, Page

from tests.browser.conftest import Visit
from tests.browser.kept_windows import KeptWindows

KEPT = "() => [localStorage.length, sessionStorage.length]"


def test_nothing_is_kept_from_page_to_page(turn_to: Visit) -> None:
    page = turn_to("/en/block.html")
    page.evaluate("() => { localStorage.kept = sessionStorage.kept = document.cookie = 'kept=1'; }")
    assert page.evaluate(KEPT) == [1, 1]
    again = turn_to("/en/block.html#block-turn", color_scheme="dark", viewport=narrow())
    assert again is page
    assert again.evaluate(KEPT) == [0, 0]
    assert again.evaluate("document.cookie") == ""
    assert again.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    assert again.evaluate("innerWidth") == 320


def narrow() -> dict[str, int]:
    return {"width": 320, "height": 640}


def test_what_goes_wrong_is_told_once(turn_to: Visit, kept_windows: KeptWindows) -> None:
    page = turn_to("/en/block.html")
    page.evaluate("() => { console.error('one'); setTimeout(() => { throw new Error('two') }); }")
    page.evaluate("fetch('https://elsewhere.invalid/').catch(() => {})")
    with pytest.raises(Error):
        page.goto("https://elsewhere.invalid/")
    page.wait_for_url("chrome-error://chromewebdata/")
    page.goto("about:blank")  # Chromium tries the page of an error again by itself
    problems = " ".join(kept_windows.problems())
    for part in ("error: one", "error: two", "violates", "another origin was asked"):
        assert part in problems
    assert kept_windows.problems() == []


def test_other_kinds_of_windows_are_apart(turn_to: Visit) -> None:
    page: Page = turn_to("/en/block.html")
    assert turn_to("/en/block.html", has_touch=True) is not page
    page.close()
    assert turn_to("/en/block.html") is not page
