"""Furo's page, made to fit a policy without inline script and style, and pages in three languages.

Furo writes one script and some styles into the page, and has labels that are not marked for translation. Its
templates are used as they are; what they wrote is replaced here, piece by piece. A piece that is not found stops
the build: a later Furo writes it in another way, and this file has to follow.
"""

import re
from collections.abc import Mapping

THEME_SCRIPT = re.compile(r"<script>\s*document\.body\.dataset\.theme = .*?</script>", re.DOTALL)
ICON_TITLE = re.compile(r"(<symbol [^>]*>)\s*<title>[^<]*</title>")
SWITCHES = re.compile(r'(?:<input type="checkbox" class="sidebar-toggle"[^>]*>\s*){2}')
MAIN = '<article role="main" id="furo-main-content">'
LABELLED = {
    "sidebar": ('<aside class="sidebar-drawer">', '<aside class="sidebar-drawer" aria-label="{}">'),
    "contents": ('<aside class="toc-drawer', '<aside aria-label="{}" class="toc-drawer'),
    "toggle_sidebar": ('aria-label="Toggle site navigation sidebar"', 'aria-label="{}"'),
    "toggle_contents": ('aria-label="Toggle table of contents sidebar"', 'aria-label="{}"'),
    "toggle_theme": ('aria-label="Toggle Light / Dark / Auto color theme"', 'aria-label="{}"'),
}

NEXT_PAGE = re.compile(r'<link rel="next"[^>]*>')
PART = re.compile(
    r'aria-label="Toggle navigation of ([^"]*)"'
)  # only where a page has pages under it


class FuroChanged(Exception):
    """Furo no longer writes what is replaced here."""

    def __init__(self, piece: str) -> None:
        super().__init__(
            f"Furo's page has no {piece!r}: look at its page.html and base.html and mend docs/_ext/site_frame/furo.py"
        )


def replace(html: str, old: str, new: str) -> str:
    """Replace what must be there."""
    if old not in html:
        raise FuroChanged(old)
    return html.replace(old, new)


def substitute(html: str, old: re.Pattern[str], new: str) -> str:
    """Replace what must be there in one form or another."""
    html, count = old.subn(new, html)
    if not count:
        raise FuroChanged(old.pattern)
    return html


def without_next(links: str) -> str:
    """Take the link to the next page out of those in the head of a page.

    Firefox would fetch the page ahead, which the policy stops and the console tells as an error. Readers find
    the next page at the end of the text.
    """
    return substitute(links, NEXT_PAGE, "")


def fit(html: str, *, script: str, before_main: str, labels: Mapping[str, str]) -> str:
    """The body Furo wrote, with its script in a file, its styles as attributes, its labels in the page's language."""
    html = substitute(html, THEME_SCRIPT, f'<script src="{script}"></script>')
    html = replace(html, 'style="display: none;"', 'display="none"')
    html = replace(html, 'style="opacity: 50%"', 'opacity="0.5"')
    # A symbol's title names nothing that has a name of its own, and shows as an English tooltip.
    html = substitute(html, ICON_TITLE, r"\1")
    # All that can be reached stands in a landmark. site.css finds the switches there.
    panels = f'<nav class="panels" aria-label="{labels["panels"]}">'
    html = substitute(html, SWITCHES, rf"{panels}\g<0></nav>")
    html = replace(html, MAIN, before_main + MAIN)
    for key, (old, new) in LABELLED.items():
        html = replace(html, old, new.format(labels[key]))
    return PART.sub(
        lambda part: f'aria-label="{labels["toggle_part"].format(title=part[1])}"', html
    )
