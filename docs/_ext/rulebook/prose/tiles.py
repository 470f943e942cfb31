"""Tiles in sentences: `[1|4]` in prose becomes a tile that is drawn, and is checked.

It happens after the translations are in, so each language's own text is what is checked.
"""

from typing import Any

from docutils import nodes
from sphinx.transforms import SphinxTransform

from openends import DOUBLE_SIX, ParseError, Tile, TileSet

from ..blocked_check.directive import SETS
from ..claims.claim import Claim
from ..claims.judging import fault, judge
from ..claims.place import place_of
from ..directive import reason
from ..hands import IN_PROSE
from .roles import ASKED

BARE = "tile_bare"
"""Set on a tile of which its sentence says nothing by a role."""


class tile(nodes.Inline, nodes.TextElement):
    """A tile in a sentence; its text is the tile in notation."""


VERBATIM = (nodes.literal, nodes.literal_block, nodes.raw, nodes.comment, nodes.math, tile)
"""Where a tile's text is left as it stands."""


class ProseTiles(SphinxTransform):
    """Replaces the text of tiles by nodes, and warns where it is no tile of the set."""

    default_priority = 400  # after Locale (20) has put the translations in

    def apply(self, **kwargs: Any) -> None:
        for text in list(self.document.findall(nodes.Text)):
            parts = IN_PROSE.split(text.astext())
            if len(parts) == 1 or _inside(text, VERBATIM):
                continue
            found = IN_PROSE.findall(text.astext())
            pieces: list[nodes.Node] = [nodes.Text(parts[0])]
            for written, rest in zip(found, parts[1:], strict=True):
                pieces += [self._tile(written, text.parent), nodes.Text(rest)]
            text.parent.replace(text, [piece for piece in pieces if piece.astext()])

    def _tile(self, written: str, sentence: nodes.Element) -> nodes.Node:
        place = place_of(sentence)
        try:
            drawn = Tile("".join(written.split()))
        except ParseError as error:
            fault(f"tile {written}: {reason(error)}", "tile", place, self.env)
            return nodes.Text(written)
        tile_set = _set_around(sentence)
        if drawn not in tile_set and not _is_counted(drawn, sentence):
            fault(
                f"tile {written}: there is no such tile in a {tile_set} set",
                "tile",
                place,
                self.env,
            )
            return nodes.Text(written)
        node = tile("", str(drawn))
        node[BARE] = True
        judge(Claim("tile", written, written, str(drawn), place), node, self.env)
        return node


def _inside(node: nodes.Node, kinds: tuple[type[nodes.Node], ...]) -> bool:
    parent = node.parent
    while parent is not None:
        if isinstance(parent, kinds):
            return True
        parent = parent.parent
    return False


def _set_around(node: nodes.Element) -> TileSet:
    """The set that a sentence speaks of: that of its example, or double-six."""
    at: nodes.Element | None = node
    while at is not None and "set" not in at:
        at = at.parent
    return DOUBLE_SIX if at is None else SETS[at["set"]]


def _is_counted(drawn: Tile, sentence: nodes.Element) -> bool:
    """Whether a role in the sentence counts the tile: then it may be of a larger set."""
    asked = [str(node.get(ASKED, "")) for node in sentence.findall(nodes.inline)]
    return any(str(drawn) in text for text in asked)
