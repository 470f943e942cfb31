"""A worked score: a round that is settled, hand by hand."""

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from ..feature import PARALLEL
from ..text import silent
from .directive import Score, score
from .html import depart_score, visit_score
from .text import write_score


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_directive("score", Score)
    app.add_node(score, html=(visit_score, depart_score), text=(silent, write_score))
    return PARALLEL
