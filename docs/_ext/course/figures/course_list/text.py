"""Text of the list of lessons: their titles."""

from docutils import nodes
from sphinx.writers.text import TextTranslator

from rulebook.text import env_of, paragraph

from ..lesson.directive import page_of
from .directive import course


def write_course(writer: TextTranslator, node: course) -> None:
    env = env_of(writer)
    for name in node["lessons"]:
        page = page_of(name, node["page"])
        paragraph(writer, env.titles[page].astext() if page in env.titles else name)
    raise nodes.SkipNode
