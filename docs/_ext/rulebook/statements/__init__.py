"""Sentences that state a rule: each is bound to a property of the rules, which the engine tries.

    % states: must-place-when-able pass-only-when-stuck
    % states draw: may-draw-though-able
    If you can place, you must: …

A comment names the properties of the block below it: of a paragraph, a heading, a list, a figure. They are
tried with the rules of the page, or with those that are named, whose name the words must have then; on
a page of no game, with all games of the book. Each property finds its sentence by the words that state it,
and no other word that turns a rule may stand there. What states no rule though it sounds so has its reason:

    % no rule: it tells what the page is for

So translators see no sentence otherwise, and their translations stay as they are.
"""

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from ..claims.stages import JUDGE
from ..feature import PARALLEL
from ..text import SILENT
from .judging import GAMES, UNBOUND, judge_statements, judge_unbound, skip, stated


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_config_value(UNBOUND, {}, "env", (dict,))
    app.add_config_value(GAMES, [], "env", (list,))
    app.add_node(stated, html=(skip, None), text=SILENT)
    app.connect("doctree-read", judge_statements, priority=JUDGE)
    app.connect("env-check-consistency", judge_unbound)
    return PARALLEL
