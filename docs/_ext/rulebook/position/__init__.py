"""A position with hands, to act in."""

from pathlib import Path

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from ..feature import PARALLEL, add_style_sheet
from ..text import silent
from .directive import Position, position
from .html import depart_position, visit_position
from .text import write_position


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_directive("position", Position)
    app.add_node(
        position,
        html=(visit_position, depart_position),
        text=(silent, write_position),
    )
    add_style_sheet(app, Path(__file__).with_name("rounds.css"), 10)
    return PARALLEL
