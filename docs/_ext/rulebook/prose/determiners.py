"""A determiner stands before the pips of an end, and none before a tile: "[0|6] has no three, that end is a 3".

A tile is a name, the pips of an end are not. Each may be true by itself where it stands in the place of the
other; the word before it then says that it does not belong there. A language without such words is not judged.
"""

import re

from docutils import nodes
from sphinx.application import Sphinx

from ..claims.judging import fault
from ..claims.place import place_of
from ..claims.strict import is_strict
from .ends import PLACE
from .tiles import tile

DETERMINERS = {"en": ("a", "an", "the", "each", "every", "another", "either")}
"""By language, the words of which one stands before a noun."""


def judge_determiners(app: Sphinx, doctree: nodes.document) -> None:
    """Compare the word before each end and each tile with what may stand there. For `doctree-read`."""
    words = DETERMINERS.get(app.config.language)
    if words is None or not is_strict(app.env):
        return
    determined = re.compile(rf"\b(?:{'|'.join(words)})\s+\Z", re.IGNORECASE)
    for node in doctree.findall(nodes.Element):
        if isinstance(node, nodes.inline) and PLACE in node:
            if not determined.search(_text_before(node)):
                pips = node.astext()
                message = (
                    f"end {pips}: it needs a word such as “the” before it: the {{end}}`{pips}`"
                )
                fault(message, "determiner", str(node[PLACE]), app.env)
        elif isinstance(node, tile) and (found := determined.search(_text_before(node))):
            message = (
                f"tile {node.astext()}: it is a name; leave “{found[0].strip()}” out before it"
            )
            fault(message, "determiner", place_of(node), app.env)


def _text_before(node: nodes.Element) -> str:
    """What its block shows before a node."""
    block: nodes.Element = node.parent
    while isinstance(block, nodes.Inline):
        block = block.parent
    before = ""
    for passed in block.findall():
        if passed is node:
            break
        if isinstance(passed, nodes.Text):
            before += passed.astext()
    return before
