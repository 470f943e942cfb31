"""The check of a blocked round, seat by seat."""

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from ..feature import PARALLEL
from ..text import silent
from .directive import BlockedCheckDirective, blocked_check
from .html import depart_blocked_check, visit_blocked_check
from .text import write_blocked_check


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_directive("blocked-check", BlockedCheckDirective)
    app.add_node(
        blocked_check,
        html=(visit_blocked_check, depart_blocked_check),
        text=(silent, write_blocked_check),
    )
    return PARALLEL
