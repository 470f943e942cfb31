"""HTML of the title of a figure and of what is said about the whole of it."""

from docutils import nodes
from sphinx.writers.html5 import HTML5Translator

from ..checked.html import badge


def visit_caption(writer: HTML5Translator, node: nodes.Element) -> None:
    writer.body.append('<figcaption class="oe-caption">\n')


def depart_caption(writer: HTML5Translator, node: nodes.Element) -> None:
    writer.body.append(f"{badge(writer, node.parent)}</figcaption>\n")
