"""Loose numbers: a digit or a tile on a rules page that nothing checks is a fault.

Where it stands in a sentence, a role would check it; where it stands in an example, an option of
the directive does. What is no claim, a year for instance, is marked: {number}`1999`. The marks
are listed in the report.
"""

from collections.abc import Iterator

from docutils import nodes
from docutils.nodes import system_message
from sphinx.addnodes import toctree
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxRole

from openends.tiles import read_tiles

from ..claims.accounts import account
from ..claims.claim import Mark
from ..claims.judging import fault
from ..claims.numerals import has_number
from ..claims.place import place_of
from ..claims.strict import is_rules_page, is_strict
from ..nodes import summed_text
from .roles import ASKED
from .tiles import BARE, tile

MARKED = "number_marked"

HINTS = {
    "number": (
        "write it as a word, or ask the engine: {rule}`block targets 2 = 100` for the rules, "
        "{pips}`[6|6]` for tiles, {end}`4` for an end; mark what is no claim: {number}`1999`"
    ),
    "tile": (
        "say what it is: {tile}`[1|4] placed`, joined or refused in a step, {tile}`[0|0] fits 0` "
        "elsewhere; or count it beside: [6|6] counts {pips}`[6|6]`"
    ),
    "code": "show rules with the directive `rules`, or with the role `clash`",
    "link": "link to a page whose address holds no digit",
    "name": "give it a name without digits",
    "label": "say it in a sentence, where the engine can be asked",
    "list": "let the list begin with its first number",
}

_LABELS = ("alt", "reftitle", "explanation", "title", "content", "caption")
"""The attributes in which a node holds words that a reader comes to see, or hears."""


class NumberMark(SphinxRole):
    """A number that is no claim: it is shown as it stands, and listed."""

    def run(self) -> tuple[list[nodes.Node], list[system_message]]:
        node = nodes.inline(self.rawtext, self.text)
        self.set_source_info(node)
        node[MARKED] = True
        account(self.env, self.env.docname).marks.append(Mark(self.text, self.get_location()))
        return [node], []


def find_loose(app: Sphinx, doctree: nodes.document) -> None:
    """Faults for all that a rules page leaves unchecked. For `doctree-read`."""
    if not is_rules_page(app.env, app.env.docname):
        return
    # Numbers of a translation are compared with its source; what is beside what, is its own matter.
    found = _loose(doctree) if is_strict(app.env) else _not_beside(doctree)
    for kind, text, node in found:
        message = f"nothing checks this {kind}: {text}; {HINTS[kind]}"
        fault(message, "loose", place_of(node), app.env)


def _loose(doctree: nodes.document) -> Iterator[tuple[str, str, nodes.Element]]:
    for text in doctree.findall(nodes.Text):
        parent = text.parent
        if not has_number(text.astext()) or _accounted(text):
            continue
        code = isinstance(parent, nodes.literal | nodes.literal_block)
        for word in filter(has_number, text.astext().split()):
            yield ("code" if code else "number"), word, parent
    yield from _not_beside(doctree)
    for link in doctree.findall(nodes.reference):
        if has_number(link.get("refuri", "")):
            yield "link", link["refuri"], link
    for named in doctree.findall(nodes.Element):
        names: list[str] = named.get("names", [])
        for name in filter(has_number, names):
            yield "name", name, named
        for label in filter(has_number, _labels(named)):
            yield "label", label, named
        if named.get("start", 1) != 1:
            yield "list", str(named["start"]), named


def _not_beside(doctree: nodes.document) -> Iterator[tuple[str, str, nodes.Element]]:
    """Tiles that are not counted right behind them, and counts that have other tiles before them."""
    for block in doctree.findall(nodes.TextElement):
        if isinstance(block, nodes.Inline):
            continue
        bare = [one for one in _own(block, tile) if BARE in one]
        counted = [one for one in _own(block, nodes.inline) if _tiles_of(one)]
        if _is_summed(block):
            for one, before in _counts(block):
                if before[-len(_tiles_of(one)) :] != _tiles_of(one):
                    yield "tile", " ".join(_tiles_of(one)), one
            continue
        wanted = [text for one in counted for text in _tiles_of(one)]
        beside = all(before == _tiles_of(one) for one, before in _counts(block))
        if [one.astext() for one in bare] != wanted or not beside:
            for one in bare or counted:
                yield "tile", one.astext() if bare else " ".join(wanted), one


def _counts(block: nodes.Element) -> Iterator[tuple[nodes.Element, list[str]]]:
    """Each count of a block, with the tiles between it and the one before it."""
    before: list[str] = []
    for node in _own(block, nodes.Element):
        if isinstance(node, tile) and BARE in node:
            before.append(node.astext())
        elif _tiles_of(node):
            yield node, before
            before = []


def _labels(node: nodes.Element) -> Iterator[str]:
    """The words of a node that stand in no text of the page, such as those for a picture."""
    yield from (said for name in _LABELS if isinstance(said := node.get(name), str))
    if isinstance(node, toctree):
        yield from (title for title, _ in node["entries"] if title)


def _accounted(text: nodes.Text) -> bool:
    """Whether a text is part of a claim, or marked."""
    at: nodes.Element | None = text.parent
    while at is not None:
        if at.get("claims") or MARKED in at or isinstance(at, nodes.comment):
            return True
        if isinstance(at, nodes.TextElement) and not isinstance(at, nodes.Inline):
            return isinstance(at.parent.parent, nodes.row) and _in_claimed_table(at)
        at = at.parent
    return False


def _in_claimed_table(cell: nodes.Element) -> bool:
    at: nodes.Element | None = cell
    while at is not None and not isinstance(at, nodes.table):
        at = at.parent
    return at is not None and bool(at.get("claims"))


def _is_summed(block: nodes.Element) -> bool:
    """Whether the tiles of a block have their checksum where they are written."""
    at: nodes.Element | None = block
    while at is not None and not isinstance(at, summed_text):
        at = at.parent
    return at is not None


def _own(block: nodes.Element, kind: type[nodes.Element]) -> list[nodes.Element]:
    """The nodes of a kind whose nearest block is this one."""
    return [one for one in block.findall(kind) if _block_of(one) is block]


def _block_of(node: nodes.Node) -> nodes.Element:
    at: nodes.Element = node.parent
    while not isinstance(at, nodes.document) and isinstance(at, nodes.Inline):
        at = at.parent
    return at


def _tiles_of(node: nodes.Element) -> list[str]:
    """The tiles that a role counts, if it counts any."""
    asked = str(node.get(ASKED, ""))
    return list(map(str, read_tiles(asked))) if asked.startswith("[") else []
