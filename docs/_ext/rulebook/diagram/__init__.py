"""A diagram: a figure whose steps can be played."""

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from ..feature import PARALLEL
from ..text import SILENT
from . import html, text
from .directive import Diagram, diagram, diagram_steps
from .step import Step, step


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_directive("diagram", Diagram)
    app.add_directive("step", Step)
    app.add_node(diagram, html=(html.visit_diagram, html.depart_diagram), text=SILENT)
    app.add_node(diagram_steps, html=(html.visit_steps, html.depart_steps), text=SILENT)
    app.add_node(
        step,
        html=(html.visit_step, html.depart_step),
        text=(text.visit_step, text.depart_step),
    )
    return PARALLEL
