"""Text of a worked score: its settlement in words."""

from sphinx.writers.text import TextTranslator

from openends.words import say

from ..phrases import engine_language
from ..text import env_of, paragraph
from .directive import score, settlement_of


def write_score(writer: TextTranslator, node: score) -> None:
    paragraph(writer, say(settlement_of(node), engine_language(env_of(writer))))
