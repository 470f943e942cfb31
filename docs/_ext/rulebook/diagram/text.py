"""Text of a step: the tile placed, what is refused, the line in words."""

from sphinx.writers.text import TextTranslator

from openends.words import say

from ..phrases import engine_language, phrases
from ..text import env_of, paragraph
from .step import line_of, refusals, step


def visit_step(writer: TextTranslator, node: step) -> None:
    placed = phrases(env_of(writer))["placed"]
    paragraph(writer, placed.format(tile=line_of(node).tiles[-1]))


def depart_step(writer: TextTranslator, node: step) -> None:
    language = engine_language(env_of(writer))
    for refusal in refusals(node):
        paragraph(writer, say(refusal, language))
    paragraph(writer, say(line_of(node), language))
