"""The table of all claims, and the badge of an example that links to it."""

from pathlib import Path

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from ..claims.stages import LAST
from ..feature import PARALLEL, add_style_sheet
from ..text import SILENT
from .directive import REPORT, Checked, checked, note_examples, write_again
from .html import visit_checked


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_config_value(REPORT, "", "", (str,))
    app.add_directive("checked", Checked)
    app.add_node(checked, html=(visit_checked, None), text=SILENT)
    app.connect("doctree-read", note_examples, priority=LAST)
    app.connect("env-updated", write_again)
    add_style_sheet(app, Path(__file__).with_name("checked.css"), 70)
    return PARALLEL
