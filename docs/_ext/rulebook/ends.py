"""The role `end`: the pips of an open end, in the caption of a step.

{end}`4`

A caption speaks of the ends that a step shows and of the one it has just closed. Whether the
number is one of them can only be judged once the caption, or its translation, stands in its step.
"""

from docutils import nodes
from docutils.nodes import system_message
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxRole

from openends import Line

from .claims import Claim, fault, judge
from .nodes import step
from .step import line_of

PLACE = "end_place"
"""Where the role leaves file and line for the judgement."""


class EndRole(SphinxRole):
    """Marks a number as the pips of an open end."""

    def run(self) -> tuple[list[nodes.Node], list[system_message]]:
        node = nodes.inline(self.rawtext, self.text.strip(), classes=["oe-number"])
        self.set_source_info(node)
        node[PLACE] = self.get_location()
        return [node], []


def judge_ends(app: Sphinx, doctree: nodes.document) -> None:
    """Compares each such number with the ends of its step. For `doctree-read`."""
    for node in doctree.findall(nodes.inline):
        if PLACE not in node:
            continue
        said, place = node.astext(), str(node[PLACE])
        around = _step_around(node)
        if around is None:
            fault(f"end {said}: only the caption of a step has ends", "end", place, app.env)
            continue
        line = line_of(around)
        known = _pips(line) | _pips(line.before())
        engine = said if said in known else " or ".join(sorted(known))
        judge(Claim("end", str(line), said, engine, place), node, app.env)


def _pips(line: Line) -> set[str]:
    return {str(end.pips) for end in line.open_ends}


def _step_around(node: nodes.Node) -> step | None:
    at = node.parent
    while at is not None and not isinstance(at, step):
        at = at.parent
    return at
