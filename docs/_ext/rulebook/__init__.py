"""The Sphinx extension of the rule book: examples, tables and numbers by the engine.

Directives `diagram` with `step`, `position`, `blocked-check`, `score`, `calculator`,
`hands-table`, `options-table`; roles `rule`, `pips` and `end`; and every tile in a sentence,
such as [1|4]. What a page claims is compared with the engine when the page is read, and a wrong
claim is a warning of type `rulebook` at its line.
"""

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from . import html, nodes, text
from .blocked_check import BlockedCheckDirective
from .calculator import Calculator
from .claims import ClaimCollector
from .diagram import Diagram
from .ends import EndRole, judge_ends
from .hands_table import HandsTable
from .options_table import OptionsTable
from .phrases import prepare
from .position import Position
from .prose_tiles import ProseTiles
from .roles import PipsRole, RuleRole
from .score import Score
from .step import Step

DIRECTIVES = {
    "diagram": Diagram,
    "step": Step,
    "position": Position,
    "blocked-check": BlockedCheckDirective,
    "score": Score,
    "calculator": Calculator,
    "hands-table": HandsTable,
    "options-table": OptionsTable,
}


def setup(app: Sphinx) -> ExtensionMetadata:
    prepare(app)
    for name, directive in DIRECTIVES.items():
        app.add_directive(name, directive)
    app.add_role("rule", RuleRole())
    app.add_role("pips", PipsRole())
    app.add_role("end", EndRole())
    app.add_transform(ProseTiles)
    app.add_env_collector(ClaimCollector)
    app.connect("doctree-read", judge_ends, priority=400)  # before the claims are collected
    _add_nodes(app)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}


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
        nodes.options_table,
        html=(html.options_table.visit_options_table, None),
        text=(text.visit_options_table, None),
    )
    app.add_node(nodes.tile, html=(html.sentence.visit_tile, None), text=plain)
