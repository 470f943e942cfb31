"""What the text forms of figures are written with: for Sphinx's text builder, and for searches."""

from docutils import nodes
from sphinx.environment import BuildEnvironment
from sphinx.writers.text import TextTranslator


def env_of(writer: TextTranslator) -> BuildEnvironment:
    return writer.builder.env


def paragraph(writer: TextTranslator, text: str) -> None:
    writer.new_state(0)
    writer.add_text(text)
    writer.end_state()


def silent(writer: TextTranslator, node: nodes.Element) -> None:
    """For nodes whose children say everything."""


SILENT = (silent, silent)
