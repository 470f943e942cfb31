"""What is seen in a figure, read all at once: many expectations one by one are most of a test's time."""

import time

from playwright.sync_api import Locator

from tests.browser.patience import PATIENCE

SEEN = """(it) => {
    const {width, height} = it.getBoundingClientRect();
    return width > 0 && height > 0 && it.checkVisibility({visibilityProperty: true});
}"""
"""Whether an element can be seen, as Playwright decides it."""


def expect_state(root: Locator, read: str, wanted: object) -> None:
    """Wait until what a function in the page reads of an element is as wanted, as long as any expectation waits.

    The function is given what is wanted as well, to know how much it has to read.
    """
    end = time.monotonic() + PATIENCE / 1000
    while (found := root.evaluate(read, wanted)) != wanted and time.monotonic() < end:
        root.page.wait_for_timeout(50)
    assert found == wanted, f"found {found}, not {wanted}"
