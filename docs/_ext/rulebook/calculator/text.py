"""Text of the calculator: its first hands, and their settlement in words."""

from sphinx.writers.text import TextTranslator

from openends import settle
from openends.settlement import read_hand
from openends.variants import read_rules
from openends.words import say

from ..hands import hands_text
from ..phrases import engine_language
from ..text import env_of, paragraph
from .directive import calculator


def write_calculator(writer: TextTranslator, node: calculator) -> None:
    hands = [read_hand(hand) for hand in node["hands"]]
    settlement = settle(read_rules(node["rules"]), blocked=hands)
    paragraph(writer, hands_text(node["hands"]))
    paragraph(writer, say(settlement, engine_language(env_of(writer))))
