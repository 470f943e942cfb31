"""Writes the rule book's nodes as plain text: what the HTML says, without the pictures."""

from docutils import nodes
from sphinx.environment import BuildEnvironment
from sphinx.writers.text import TextTranslator

from openends import RULES
from openends.words import say

from .nodes import score, step
from .phrases import engine_language, phrases
from .score import settlement_of
from .step import line_of, refusals


def _env(writer: TextTranslator) -> BuildEnvironment:
    return writer.builder.env


def _paragraph(writer: TextTranslator, text: str) -> None:
    writer.new_state(0)
    writer.add_text(text)
    writer.end_state()


def nothing(writer: TextTranslator, node: nodes.Element) -> None:
    """For nodes whose children say everything."""


def visit_step(writer: TextTranslator, node: step) -> None:
    placed = phrases(_env(writer))["placed"]
    _paragraph(writer, placed.format(tile=line_of(node).tiles[-1]))


def depart_step(writer: TextTranslator, node: step) -> None:
    language = engine_language(_env(writer))
    for refusal in refusals(node):
        _paragraph(writer, say(refusal, language))
    _paragraph(writer, say(line_of(node), language))


def depart_score(writer: TextTranslator, node: score) -> None:
    settlement = settlement_of(node, RULES[node["rules"]])
    _paragraph(writer, say(settlement, engine_language(_env(writer))))
