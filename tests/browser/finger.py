"""A finger on a small screen."""

from playwright.sync_api import Error, Locator, Page

_TARGETS = """figure => [...document.querySelectorAll(
        `${figure} :is(button, input, select, textarea, summary, a), .languages a`)]
    .filter((it) => it.checkVisibility({visibilityProperty: true}))
    .filter((it) => !it.matches(".oe-end-button, .oe-caption a"))
    .map((it) => it.matches("input:is(.oe-unseen, .oe-choice *)") ? it.closest("label") : it)
    .map((it) => [it.getBoundingClientRect(), it])
    .map(([{width, height}, it]) => [Math.min(width, height), it.className || it.tagName])"""


def targets(page: Page, figure: str) -> list[tuple[float, str]]:
    """All that can be pressed in figures of a page: the width or height of each, whichever is less, and its name.

    Where a label is drawn in place of its field, or around it, the label is what one presses. The ends of a line
    are as large as its tiles, and links in text as high as its lines.
    """
    found: list[tuple[float, str]] = page.evaluate(_TARGETS, figure)
    return found


def tap(button: Locator) -> None:
    """Taps until the browser takes it for a click, as a reader would who sees that nothing came of it.

    On a busy machine the finger may rest on the glass so long that the browser takes it for another
    sign, which is no click.
    """
    page = button.page
    for _ in range(3):
        button.evaluate(
            """it => {
                window.clicked = false;
                it.addEventListener("click", () => { window.clicked = true }, {once: true, capture: true});
            }"""
        )
        button.tap()
        for _ in range(20):
            if _clicked(page):
                return
            page.wait_for_timeout(50)
    raise AssertionError("three taps, and the browser took none for a click")


def _clicked(page: Page) -> bool:
    """Whether the click has come; a page that is left, or another one, says that it followed a link."""
    try:
        return bool(page.evaluate("window.clicked !== false"))
    except Error as left:
        if "context was destroyed" not in left.message:
            raise
        return True
