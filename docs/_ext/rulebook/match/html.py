"""HTML of a worked match: its words and its table are ordinary content, in a frame of their own."""

from markupsafe import Markup
from sphinx.writers.html5 import HTML5Translator

from ..checked.html import badge
from ..html import begin, content
from .directive import match

_FRAME = Markup(
    '<div class="oe-match" role="group" id="{id}" aria-labelledby="{id}-title">\n{content}</div>\n'
)


def visit_match(writer: HTML5Translator, node: match) -> None:
    begin(writer)


def depart_match(writer: HTML5Translator, node: match) -> None:
    shown = content(writer) + badge(writer, node)
    writer.body.append(_FRAME.format(id=node["ids"][0], content=shown))
