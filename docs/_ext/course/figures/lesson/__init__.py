"""A lesson on a page: its steps, and the answer to every choice that they offer."""

from pathlib import Path

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from rulebook.claims.stages import EARLY
from rulebook.feature import PARALLEL, add_style_sheet
from rulebook.text import SILENT, silent

from .directive import TUTORIALS, LessonDirective, lesson, lesson_step, lesson_text
from .ends import judge_ends
from .html import visit_lesson
from .text import write_step


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_config_value(TUTORIALS, "../tutorials", "env", str)
    app.add_directive("lesson", LessonDirective)
    app.add_node(lesson, html=(visit_lesson, None), text=SILENT)
    app.add_node(lesson_step, text=(write_step, silent))
    app.add_node(lesson_text, text=SILENT)
    app.connect("doctree-read", judge_ends, priority=EARLY)
    add_style_sheet(app, Path(__file__).with_name("lessons.css"), 40)
    return PARALLEL
