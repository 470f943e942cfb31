"""Text of the table of options: each option with its values, and what comes of them."""

from docutils import nodes
from sphinx.writers.text import TextTranslator

from ..phrases import engine_language
from ..text import env_of, paragraph
from .directive import options_table
from .values import options_shown


def write_options_table(writer: TextTranslator, node: options_table) -> None:
    for one in options_shown(engine_language(env_of(writer))):
        paragraph(writer, f"{one['name']}: {one['given']}")
        for value in one["values"]:
            paragraph(writer, f"{value['said']} {value['outcome']}")
    raise nodes.SkipNode
