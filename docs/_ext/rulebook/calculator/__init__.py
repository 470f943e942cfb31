"""A form that settles a round, live."""

from pathlib import Path

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from ..feature import PARALLEL, add_style_sheet
from ..text import silent
from .directive import Calculator, calculator
from .html import depart_calculator, visit_calculator
from .text import write_calculator


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_directive("calculator", Calculator)
    app.add_node(
        calculator,
        html=(visit_calculator, depart_calculator),
        text=(silent, write_calculator),
    )
    add_style_sheet(app, Path(__file__).with_name("settling.css"), 30)
    return PARALLEL
