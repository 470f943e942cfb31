"""A table at which one plays whole matches."""

from pathlib import Path

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from ..feature import PARALLEL, add_style_sheet
from ..text import SILENT
from .directive import Practice, practice
from .html import depart_practice, visit_practice


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_directive("practice", Practice)
    app.add_node(practice, html=(visit_practice, depart_practice), text=SILENT)
    add_style_sheet(app, Path(__file__).with_name("cribbage.css"), 20)
    add_style_sheet(app, Path(__file__).with_name("practice.css"), 50)
    add_style_sheet(app, Path(__file__).with_name("table.css"), 51)
    return PARALLEL
