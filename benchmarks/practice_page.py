"""Whole matches played in the page itself: the memory it takes, and whether it drops what one presses."""

import sys
import threading
from pathlib import Path

from playwright.sync_api import CDPSession, Page

from benchmarks.browser import chromium
from benchmarks.measure import Row, Skipped
from publishing import SITE
from publishing.serve import open_server

MATCHES = 20
_MATCH = "a practice match to 100 in the page"
_PLAY = """async (seed) => {
    const table = document.querySelector("open-ends-practice");
    const find = (selector) => table.querySelector(selector);
    const link = () => find(".oe-link").getAttribute("href");
    const idle = () => new Promise((resolve) => setTimeout(resolve));
    const until = async (holds, what) => {
        for (const began = performance.now(); !holds(); await idle()) {
            if (performance.now() - began > 20_000) throw new Error(`dropped: ${what}`);
        }
    };
    const set = (name, value) => {
        find(`[name="${name}"]`).value = value;
        find(`[name="${name}"]`).dispatchEvent(new Event("change", { bubbles: true }));
    };
    const over = () => table.dataset.over !== "no";
    const mine = () => over() || find(".oe-seat[data-reader][data-turn]");
    const press = async (button, what) => {
        const before = link();
        button.click();
        await until(() => link() !== before, what);
        await until(mine, "the turn of another");
    };
    if (table.dataset.mode === "match") find(".oe-foot .oe-new").click();
    set("players", "2");
    set("seed", `matches ${seed}`);
    await press(find(".oe-begin"), "the beginning");
    set("speed", "at_once");
    let pressed = 0;
    while (table.dataset.over !== "match") {
        pressed += 1;
        if (over()) {
            await press(find('.oe-act[data-action="deal"]'), "the next round");
            continue;
        }
        const fitting = [...table.querySelectorAll(".oe-pick:enabled")].find((pick) => {
            pick.click();
            return over() || !find(".oe-end-button") || find(".oe-end-button[data-fits]");
        });
        const end = find(".oe-end-button[data-fits]");
        if (fitting && end) await press(end, "a tile");
        else if (fitting) await until(() => find(".oe-end-button") && mine(), "the first tile");
        else await press(find('.oe-act[data-action="pass"]'), "a pass");
    }
    return pressed;
}"""


def memory() -> Row | Skipped:
    """The memory of the page's process after many matches against after one."""
    if not (SITE / "en" / "practice.html").is_file():
        return Skipped(_MATCH, "no site is built: run `python3 start.py site`")
    if not sys.platform.startswith("linux"):
        return Skipped(_MATCH, "the memory of a process is read from /proc, which Linux has")
    server = open_server(SITE)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        with chromium() as browser:
            page = browser.new_page(reduced_motion="reduce")
            page.goto(f"{server.address}en/practice.html")
            inside, outside = page.context.new_cdp_session(page), browser.new_browser_cdp_session()
            pressed, sizes = 0, []
            for seed in range(MATCHES):
                pressed += page.evaluate(_PLAY, seed)
                if seed in (0, MATCHES - 1):
                    sizes.append(_megabytes(page, inside, outside))
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
    first, last = sizes
    return Row(
        f"memory after {MATCHES} matches in the page against after 1; {pressed} presses, none dropped",
        f"{first:.0f} MB after one, {last:.0f} MB after all",
        last / first,
        target=1.1,
        at_most=True,
    )


def _megabytes(page: Page, inside: CDPSession, outside: CDPSession) -> float:
    """What the page's process keeps in memory, with its worker, once all garbage is gone."""
    for _ in range(3):
        inside.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(300)
    processes = outside.send("SystemInfo.getProcessInfo")["processInfo"]
    kept = [_resident(int(one["id"])) for one in processes if one["type"] == "renderer"]
    return max(kept)


def _resident(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    [line] = [line for line in status.splitlines() if line.startswith("VmRSS:")]
    return int(line.split()[1]) / 1024
