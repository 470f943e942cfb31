"""The engine's WebAssembly stays compiled from page to page: half of what each start of the engine takes."""

from dataclasses import dataclass, field
from urllib.parse import urljoin

from playwright.sync_api import BrowserContext, Page

_WEBASSEMBLY = "pyodide.asm.wasm"
_MANIFEST = """() => performance.getEntriesByType("resource")
    .map(({name}) => name).find((name) => name.endsWith("/manifest.json"))"""
_HOLD = """async (address) => {
    try { window.held = await WebAssembly.compileStreaming(fetch(address)); } catch { return false; }
    return true;
}"""


@dataclass
class CompiledEngine:
    """Holds what pages of a context have compiled, in a page of its own that nothing is shown in.

    Chromium compiles the same WebAssembly once in a process, as long as anybody there has it; and all pages of a
    context's site share a process (`--process-per-site`).
    """

    keepers: dict[BrowserContext, Page] = field(default_factory=dict)

    def keep(self, page: Page) -> None:
        """Hold the engine of a page that has one, before it is left, unless its context's is held already."""
        if page.is_closed() or not page.workers or page.context in self.keepers:
            return
        manifest = page.evaluate(_MANIFEST)
        if manifest:
            keeper = page.context.new_page()
            keeper.goto(manifest)
            if keeper.evaluate(_HOLD, urljoin(manifest, _WEBASSEMBLY)):
                self.keepers[page.context] = keeper
            else:  # a test has made it so that the file does not come
                keeper.close()
