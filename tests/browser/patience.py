"""How long a test waits for what is to come."""

from playwright.sync_api import Page

# The engine's first answer takes a second on an idle machine and many on a busy one.
PATIENCE = 20_000  # milliseconds
_PAUSE = 50  # milliseconds


def wait_until(page: Page, script: str, arg: object = None, patience: int = PATIENCE) -> None:
    """Ask a script again and again until it is true; the test fails after *patience* milliseconds.

    Playwright's own `wait_for_function` asks again from within the page, where the policy stops it.
    """
    for _ in range(patience // _PAUSE):
        if page.evaluate(script, arg):
            return
        page.wait_for_timeout(_PAUSE)
    raise AssertionError(f"it did not come true in {patience} ms: {script}")


def hurry(page: Page, times: float = 40) -> None:
    """Let what a style sheet has begun, and will begin after a while, go on so many times as fast."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": times})
