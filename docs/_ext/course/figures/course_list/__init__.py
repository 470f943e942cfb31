"""The list of all lessons, with what of them has been done."""

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from rulebook.feature import PARALLEL

from .directive import Course, course
from .html import visit_course
from .text import write_course


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_directive("course", Course)
    app.add_node(course, html=(visit_course, None), text=(write_course, None))
    return PARALLEL
