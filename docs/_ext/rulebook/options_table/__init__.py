"""The table of all options of rules, each value tried on the same example."""

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from ..feature import PARALLEL
from .directive import OptionsTable, options_table
from .html import visit_options_table
from .text import write_options_table


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_directive("options-table", OptionsTable)
    app.add_node(options_table, html=(visit_options_table, None), text=(write_options_table, None))
    return PARALLEL
