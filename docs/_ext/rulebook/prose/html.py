"""HTML of a tile in a sentence."""

from docutils import nodes
from sphinx.writers.html5 import HTML5Translator

from openends import Tile

from ..html import env_of, inline_tile
from ..phrases import engine_language
from .tiles import tile

WORD_JOINER = "\u2060"


def visit_tile(writer: HTML5Translator, node: tile) -> None:
    writer.body.append(inline_tile(Tile(node.astext()), engine_language(env_of(writer))))
    following = node.parent[node.parent.index(node) + 1 :]
    if following and not following[0].astext()[:1].isspace():
        # A line may break beside a picture: a particle or a full stop must not be cut off.
        writer.body.append(WORD_JOINER)
    raise nodes.SkipNode
