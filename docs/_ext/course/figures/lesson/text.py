"""Text of a step of a lesson: the position; its words follow."""

from sphinx.writers.text import TextTranslator

from openends.words import say
from rulebook.hands import hand_text
from rulebook.phrases import engine_language
from rulebook.text import env_of, paragraph

from .directive import lesson, lesson_of, lesson_step


def write_step(writer: TextTranslator, node: lesson_step) -> None:
    assert isinstance(node.parent, lesson), "a step stands in its lesson"
    shown = next(one for one in lesson_of(node.parent).steps if one.id == node["step"])
    if shown.line:
        paragraph(writer, say(shown.line, engine_language(env_of(writer))))
    if shown.hands:
        paragraph(writer, hand_text(shown.hand))
