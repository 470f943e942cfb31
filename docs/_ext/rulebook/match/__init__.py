"""A worked match: its rounds in a table."""

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from ..feature import PARALLEL
from ..text import SILENT
from .directive import MatchDirective, match
from .html import depart_match, visit_match


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_directive("match", MatchDirective)
    app.add_node(match, html=(visit_match, depart_match), text=SILENT)
    return PARALLEL
