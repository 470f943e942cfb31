"""A reader with a browser window of their own, who notes whatever goes wrong in it."""

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page


@dataclass
class Visitor:
    """Opens pages of the site at the address `site`, which has no slash at its end."""

    context: BrowserContext
    site: str
    problems: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.context.on("request", lambda request: self.asked(request.url))

    def blank_page(self) -> Page:
        """A new page, empty yet."""
        page = self.context.new_page()
        page.on("console", lambda message: self.noted(message.type, message.text))
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        return page

    def open(self, path: str) -> Page:
        """A new page at a path of the site, such as `/ko/block.html`."""
        page = self.blank_page()
        page.goto(self.site + path)
        return page

    def noted(self, kind: str, text: str) -> None:
        """Errors, and breaches of the policy, come as messages of the console."""
        if kind in ("error", "warning"):
            self.problems.append(f"{kind}: {text}")

    def asked(self, address: str) -> None:
        """Only the site itself may be asked for anything."""
        parts = urlsplit(address)
        if (
            parts.scheme in ("http", "https", "ws", "wss")
            and parts.netloc != urlsplit(self.site).netloc
        ):
            self.problems.append(f"another origin was asked: {address}")
