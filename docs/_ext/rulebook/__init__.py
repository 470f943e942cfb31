"""The Sphinx extension of the rule book: diagrams, scores, tables and numbers by the engine.

Directives `diagram` and `step`, `score`, `hands-table`; roles `rule`, `pips` and `end`; and every
tile in a sentence, such as [1|4]. What a page claims is compared with the engine when the
page is read, and a wrong claim is a warning of type `rulebook` at its line.
"""

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from . import html, text
from .claims import ClaimCollector
from .diagram import Diagram
from .ends import EndRole, judge_ends
from .hands_table import HandsTable
from .nodes import diagram, diagram_caption, diagram_steps, score, step, tile
from .phrases import prepare
from .prose_tiles import ProseTiles
from .roles import PipsRole, RuleRole
from .score import Score
from .step import Step


def setup(app: Sphinx) -> ExtensionMetadata:
    prepare(app)
    app.add_directive("diagram", Diagram)
    app.add_directive("step", Step)
    app.add_directive("score", Score)
    app.add_directive("hands-table", HandsTable)
    app.add_role("rule", RuleRole())
    app.add_role("pips", PipsRole())
    app.add_role("end", EndRole())
    app.add_transform(ProseTiles)
    app.add_env_collector(ClaimCollector)
    app.connect("doctree-read", judge_ends, priority=400)  # before the claims are collected

    plain = (text.nothing, text.nothing)
    app.add_node(diagram, html=(html.visit_diagram, html.depart_diagram), text=plain)
    app.add_node(diagram_caption, html=(html.visit_caption, html.depart_caption), text=plain)
    app.add_node(diagram_steps, html=(html.visit_steps, html.depart_steps), text=plain)
    app.add_node(
        step,
        html=(html.visit_step, html.depart_step),
        text=(text.visit_step, text.depart_step),
    )
    app.add_node(
        score,
        html=(html.visit_score, html.depart_score),
        text=(text.nothing, text.depart_score),
    )
    app.add_node(tile, html=(html.visit_tile, None), text=plain)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
