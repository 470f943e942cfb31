"""Readers of their own for tests that one page is not enough for: lent, and given back as good as new."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.compiled_engine import CompiledEngine
from tests.browser.kept_windows import forget


def close_pages(context: BrowserContext, compiled: CompiledEngine) -> Page:
    """Close all pages of a context but the keeper of its engine; the one page that is there instead is empty."""
    for page in context.pages:
        compiled.keep(page)
    empty = context.new_page()
    for page in context.pages:
        if page not in (empty, compiled.keepers.get(context)):
            page.close()
    return empty


@dataclass
class LentContexts:
    """One context for each kind that was asked for, lent to one test after another."""

    chromium: Browser
    patience: int
    compiled: CompiledEngine = field(default_factory=CompiledEngine)
    contexts: dict[str, BrowserContext] = field(default_factory=dict)

    @contextmanager
    def lend(self, address: str, script: str = "", **kind: Any) -> Iterator[BrowserContext]:
        """A context of that kind, whose pages run *script* before their own. Nothing has been kept at *address*.

        Its pages are closed afterwards, and what they were routed by is gone. What a test gives the context itself
        would stay: scripts, listeners, a clock.
        """
        name = f"{script} {sorted(kind.items())}"
        if name not in self.contexts:
            self.contexts[name] = self.chromium.new_context(**kind)
            self.contexts[name].set_default_timeout(self.patience)
            if script:
                self.contexts[name].add_init_script(script)
        context = self.contexts[name]
        try:
            yield context
        finally:
            self._take_back(context, address)

    def _take_back(self, context: BrowserContext, address: str) -> None:
        context.unroute_all(behavior="ignoreErrors")
        forget(close_pages(context, self.compiled), address)

    def close(self) -> None:
        for context in self.contexts.values():
            context.close()
