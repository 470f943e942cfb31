"""Text of a check of a blocked round: line, hands, every look, the verdict."""

from sphinx.writers.text import TextTranslator

from openends import Line
from openends.words import say

from ..hands import hands_text
from ..phrases import engine_language
from ..text import env_of, paragraph
from .directive import SETS, blocked_check
from .looks import check


def write_blocked_check(writer: TextTranslator, node: blocked_check) -> None:
    language = engine_language(env_of(writer))
    if node["line"] is not None:
        paragraph(writer, say(Line(node["line"], tile_set=SETS[node["set"]]), language))
    paragraph(writer, hands_text(node["hands"]))
    shown = check(
        node["hands"],
        node["ends"],
        drawable=node["drawable"],
        first=node["first"],
        language=language,
    )
    for look in shown["looks"]:
        paragraph(writer, look["said"])
    paragraph(writer, shown["said"])
