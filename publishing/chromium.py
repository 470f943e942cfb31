"""Finds the Chromium that tests and benchmarks drive. Playwright is never asked to download one."""

import os
import shutil
from pathlib import Path

VARIABLE = "OPENENDS_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)

# The system's Chromium runs as root in a container, without a graphics card, and asks no service of its maker.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
)


def find_chromium() -> str | None:
    """The program named by OPENENDS_CHROMIUM, or a Chromium or Chrome found where they usually are."""
    named = os.environ.get(VARIABLE)
    if named:
        return named if Path(named).is_file() else None
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or next((place for place in PLACES if Path(place).is_file()), None)


def chromium_missing() -> str:
    """One sentence: what is missing, and what to do."""
    named = os.environ.get(VARIABLE)
    if named:
        return f"{VARIABLE} is {named}, and there is no such file: name a Chromium or Chrome program, or unset it."
    return (
        "This job opens pages in Chromium and none was found: install it (on Debian and Ubuntu"
        f" `sudo apt-get install chromium`) or name a Chromium or Chrome program in {VARIABLE}."
    )
