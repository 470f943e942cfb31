"""Sentences: the tiles and numbers in them, and what stands in them that nothing checks."""

from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxRole
from sphinx.util.typing import ExtensionMetadata

from ..claims.stages import FIND, JUDGE
from ..feature import PARALLEL
from ..text import SILENT
from .determiners import judge_determiners
from .ends import EndRole, judge_ends
from .glued import find_glued
from .html import visit_tile
from .loose import NumberMark, find_loose
from .roles import PipsRole, RuleRole
from .subjects import judge_subjects
from .tile_role import TileRole, judge_tiles
from .tiles import ProseTiles, tile

ROLES: dict[str, SphinxRole] = {
    "rule": RuleRole(),
    "pips": PipsRole(),
    "end": EndRole(),
    "tile": TileRole(),
    "number": NumberMark(),
}


def setup(app: Sphinx) -> ExtensionMetadata:
    for name, role in ROLES.items():
        app.add_role(name, role)
    app.add_node(tile, html=(visit_tile, None), text=SILENT)
    app.add_transform(ProseTiles)
    for judgement in (judge_ends, judge_tiles, judge_subjects, judge_determiners):
        app.connect("doctree-read", judgement, priority=JUDGE)
    for search in (find_loose, find_glued):
        app.connect("doctree-read", search, priority=FIND)
    return PARALLEL
