"""The Sphinx extension of the rule book: examples, tables and numbers by the engine.

Directives `diagram` with `step`, `position`, `blocked-check`, `score`, `match`, `results`,
`calculator`, `rules`, `hands-table`, `options-table`, `lesson`, `course`, `checked` and `practice`; roles
`rule`, `pips`, `end`, `tile`, `clash` and `number`; and every tile in a sentence, such as [1|4]. What a page
claims is compared with the engine when the page is read, and a wrong claim is a warning of type
`rulebook` at its line; so is, on a rules page, a digit or a tile that nothing checks.
"""

from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxRole
from sphinx.util.typing import ExtensionMetadata

from . import html, nodes, text
from .blocked_check import BlockedCheckDirective
from .calculator import Calculator
from .checked import REPORT, Checked, note_examples, write_again
from .claims import VERSION, ClaimCollector
from .course import Course
from .determiners import judge_determiners
from .diagram import Diagram
from .ends import EndRole, judge_ends
from .glued import find_glued
from .hands_table import HandsTable
from .lesson import TUTORIALS, LessonDirective
from .loose import NumberMark, find_loose
from .markup import find_markup
from .match import MatchDirective
from .numbering import find_numbering
from .options_table import OptionsTable
from .phrases import prepare
from .position import Position
from .practice import Practice
from .prose_tiles import ProseTiles
from .results import Results
from .roles import PipsRole, RuleRole
from .rules_text import ClashRole, RulesText, judge_clashes
from .score import Score
from .step import Step
from .strict import add_settings
from .subjects import judge_subjects
from .tile_role import TileRole, judge_tiles

DIRECTIVES = {
    "diagram": Diagram,
    "step": Step,
    "position": Position,
    "blocked-check": BlockedCheckDirective,
    "score": Score,
    "match": MatchDirective,
    "results": Results,
    "calculator": Calculator,
    "rules": RulesText,
    "hands-table": HandsTable,
    "options-table": OptionsTable,
    "lesson": LessonDirective,
    "course": Course,
    "checked": Checked,
    "practice": Practice,
}


ROLES: dict[str, SphinxRole] = {
    "rule": RuleRole(),
    "pips": PipsRole(),
    "end": EndRole(),
    "tile": TileRole(),
    "clash": ClashRole(),
    "number": NumberMark(),
}


def setup(app: Sphinx) -> ExtensionMetadata:
    prepare(app)
    app.add_config_value(TUTORIALS, "../tutorials", "env", str)
    for name, directive in DIRECTIVES.items():
        app.add_directive(name, directive)
    for name, role in ROLES.items():
        app.add_role(name, role)
    add_settings(app)
    app.add_config_value(REPORT, "", "", (str,))
    app.connect("env-updated", write_again)
    app.add_transform(ProseTiles)
    app.add_env_collector(ClaimCollector)
    # In this order, and before the claims are collected.
    for order, judgement in enumerate(
        (
            judge_ends,
            judge_tiles,
            judge_subjects,
            judge_determiners,
            judge_clashes,
            find_loose,
            find_glued,
            find_numbering,
            find_markup,
            note_examples,
        )
    ):
        app.connect("doctree-read", judgement, priority=400 + order)
    _add_nodes(app)
    return {
        "version": "1",
        "env_version": VERSION,
        "parallel_read_safe": True,
        "parallel_write_safe": True,
    }


def _add_nodes(app: Sphinx) -> None:
    plain = (text.nothing, text.nothing)
    app.add_node(
        nodes.diagram, html=(html.diagram.visit_diagram, html.diagram.depart_diagram), text=plain
    )
    app.add_node(
        nodes.diagram_caption,
        html=(html.sentence.visit_caption, html.sentence.depart_caption),
        text=plain,
    )
    app.add_node(
        nodes.diagram_steps, html=(html.diagram.visit_steps, html.diagram.depart_steps), text=plain
    )
    app.add_node(
        nodes.step,
        html=(html.diagram.visit_step, html.diagram.depart_step),
        text=(text.visit_step, text.depart_step),
    )
    app.add_node(
        nodes.score,
        html=(html.score.visit_score, html.score.depart_score),
        text=(text.nothing, text.depart_score),
    )
    app.add_node(
        nodes.position,
        html=(html.position.visit_position, html.position.depart_position),
        text=(text.nothing, text.depart_position),
    )
    app.add_node(
        nodes.blocked_check,
        html=(html.blocked_check.visit_blocked_check, html.blocked_check.depart_blocked_check),
        text=(text.nothing, text.depart_blocked_check),
    )
    app.add_node(
        nodes.calculator,
        html=(html.calculator.visit_calculator, html.calculator.depart_calculator),
        text=(text.nothing, text.depart_calculator),
    )
    app.add_node(
        nodes.practice,
        html=(html.practice.visit_practice, html.practice.depart_practice),
        text=plain,
    )
    app.add_node(
        nodes.match,
        html=(html.match.visit_match, html.match.depart_match),
        text=plain,
    )
    app.add_node(
        nodes.options_table,
        html=(html.options_table.visit_options_table, None),
        text=(text.visit_options_table, None),
    )
    app.add_node(nodes.checked, html=(html.checked.visit_checked, None), text=plain)
    app.add_node(nodes.tile, html=(html.sentence.visit_tile, None), text=plain)
    app.add_node(
        nodes.lesson,
        html=(html.lesson.visit_lesson, None),
        text=plain,
    )
    app.add_node(nodes.lesson_step, text=(text.visit_lesson_step, text.nothing))
    app.add_node(nodes.lesson_text, text=plain)
    app.add_node(
        nodes.course,
        html=(html.course.visit_course, None),
        text=(text.visit_course, None),
    )
