"""Markup that was meant and came out as text: `**` beside a letter, a role without its backticks.

MyST says nothing of it, and in Korean and Japanese it happens easily: emphasis that closes after
punctuation and touches a letter stays literal. It is looked for in what a reader sees, in each
language.
"""

import re

from docutils import nodes
from sphinx.application import Sphinx

from .judging import fault
from .place import place_of

_LITERAL = re.compile(
    r"\*\*|(?<!\w)\*\w|\w\*(?!\w)|`|\]\(|\]\[|\{[a-z-]+\}|:::|\{\{|^#+ ", re.MULTILINE
)
_HINT = "write {strong}`…` or {emphasis}`…` where a letter follows, and a role as {name}`…`"
_VERBATIM = (nodes.literal, nodes.literal_block, nodes.raw, nodes.comment, nodes.math)


def find_markup(app: Sphinx, doctree: nodes.document) -> None:
    """Faults for markup that a reader would see as it is typed. For `doctree-read`."""
    for text in doctree.findall(nodes.Text):
        found = _LITERAL.search(text.astext())
        if found and not _is_verbatim(text):
            start = max(found.start() - 20, 0)
            seen = " ".join(text.astext()[start : found.end() + 20].split())
            fault(
                f"markup stays literal: … {seen} …; {_HINT}",
                "markup",
                place_of(text.parent),
                app.env,
            )


def _is_verbatim(text: nodes.Text) -> bool:
    at = text.parent
    while at is not None:
        if isinstance(at, _VERBATIM):
            return True
        at = at.parent
    return False
