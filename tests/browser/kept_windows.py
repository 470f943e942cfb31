"""Windows that stay open from test to test, and are as good as new for each page."""

from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.compiled_engine import CompiledEngine
from tests.browser.visitor import Visitor

USUAL: ViewportSize = {"width": 1280, "height": 720}  # Playwright's own

_KEPT = "local_storage,indexeddb,cache_storage,service_workers,cookies"

_SAVES_DATA = "Object.defineProperty(navigator, 'connection', {value: {saveData: true}});"
"""Such a reader's pages fetch the engine when it is asked, not ahead: two thirds of the work of opening a page."""


def forget(page: Page, site: str) -> None:
    """Let a page's context forget what pages of a site have kept."""
    session = page.context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": site, "storageTypes": _KEPT})
    session.detach()


@dataclass
class KeptWindows:
    """One window for each kind that was asked for, of readers who have *patience* milliseconds."""

    chromium: Browser
    site: str
    patience: int
    windows: dict[str, tuple[Visitor, Page]] = field(default_factory=dict)
    compiled: CompiledEngine = field(default_factory=CompiledEngine)

    def open_page(
        self,
        path: str,
        viewport: ViewportSize = USUAL,
        color_scheme: Literal["light", "dark"] = "light",
        saves_data: bool = True,
        **kind: Any,
    ) -> Page:
        """A page, in a window of that size, colour scheme and kind. Nothing has been kept, nothing is pointed at."""
        page = self._window(kind, saves_data)
        self.compiled.keep(page)
        page.bring_to_front()  # others stay open, and nothing moves in a window behind them
        self._clear(page)
        page.mouse.move(0, 0)
        if page.viewport_size != viewport:
            page.set_viewport_size(viewport)
        page.emulate_media(media="null", color_scheme=color_scheme)
        page.goto(self.site + path)
        return page

    def _clear(self, page: Page) -> None:
        """Leave the page that is there, and forget what it has kept."""
        if page.url.startswith(self.site):
            page.evaluate("() => sessionStorage.clear()")
        page.goto("about:blank")
        forget(page, self.site)

    def _window(self, kind: dict[str, Any], saves_data: bool) -> Page:
        name = f"{saves_data} {sorted(kind.items())}"
        if name not in self.windows or self.windows[name][1].is_closed():
            context = self.chromium.new_context(**{"reduced_motion": "reduce", **kind})
            context.set_default_timeout(self.patience)
            if saves_data:
                context.add_init_script(_SAVES_DATA)
            visitor = Visitor(context, self.site)
            self.windows[name] = visitor, visitor.blank_page()
        return self.windows[name][1]

    def unroute(self) -> None:
        """Let all requests through again."""
        for visitor, page in self.windows.values():
            page.unroute_all(behavior="ignoreErrors")
            visitor.context.unroute_all(behavior="ignoreErrors")

    def problems(self) -> list[str]:
        """What has gone wrong since this was asked for the last time."""
        found = [problem for visitor, _ in self.windows.values() for problem in visitor.problems]
        for visitor, _ in self.windows.values():
            visitor.problems.clear()
        return found

    def close(self) -> None:
        for visitor, _ in self.windows.values():
            visitor.context.close()
