"""The role `end`: the pips of an end, in the caption of a step.

{end}`4`           an open end; a caption that names one names them all, each once, lowest first
{end}`4 joined`    the end at which the step has just placed its tile
{end}`1 other`     the end at which it has not

It can only be judged once the caption, or its translation, stands in its step.
"""

from collections.abc import Callable

from docutils import nodes
from docutils.nodes import system_message
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxRole

from openends import Line, Port

from ..claims.claim import Claim
from ..claims.judging import fault, judge
from ..diagram.step import line_of, step

PLACE, SAID = "end_place", "end_said"
"""Where the role leaves file and line, and what is said of the end, for the judgement."""


class EndRole(SphinxRole):
    """Marks a number as the pips of an end."""

    def run(self) -> tuple[list[nodes.Node], list[system_message]]:
        pips, _, said = " ".join(self.text.split()).partition(" ")
        node = nodes.inline(self.rawtext, pips, classes=["oe-number"])
        self.set_source_info(node)
        node[PLACE], node[SAID] = self.get_location(), said
        return [node], []


def judge_ends(app: Sphinx, doctree: nodes.document) -> None:
    """Compare each such number with the ends of its step. For `doctree-read`."""
    groups: dict[tuple[int, str], list[nodes.inline]] = {}
    for node in doctree.findall(nodes.inline):
        if PLACE not in node or node.get(
            "claims"
        ):  # or it was judged, by a figure that has ends too
            continue
        around = _step_around(node)
        if around is None:
            message = f"end {node.astext()}: only the caption of a step has ends"
            fault(message, "end", str(node[PLACE]), app.env)
        elif node[SAID] not in _KINDS:
            known = ", ".join(filter(None, _KINDS))
            message = f"end {node.astext()} {node[SAID]}: {known} or nothing more expected"
            fault(message, "end", str(node[PLACE]), app.env)
        else:
            groups.setdefault((id(around), str(node[SAID])), []).append(node)
    for (_, said), named in groups.items():
        _judge_group(app, said, named)
        if said:
            _judge_first(app, named[0])


def _judge_first(app: Sphinx, named: nodes.inline) -> None:
    """The end that was joined is named once and before those that are open; the other one after it."""
    around = _step_around(named)
    assert around is not None
    ends = [node for node in around.findall(nodes.inline) if PLACE in node]
    said = [str(node[SAID]) for node in ends]
    if said[0] != "joined" or said.count("joined") > 1 or said.count("other") > 1:
        message = (
            "ends: the one that was joined is named first and once, before those that are open; the "
            "other one is other than that"
        )
        fault(message, "order", str(ends[0][PLACE]), app.env, tuple(around["facts"]))


def _judge_group(app: Sphinx, said: str, named: list[nodes.inline]) -> None:
    """Judges the ends of which the same is said in one step."""
    around = _step_around(named[0])
    assert around is not None
    line = line_of(around)
    engine = _KINDS[said](line)
    left = list(engine)
    of = tuple(around["facts"])
    each_once = not said  # each open end has its place, so that no number can stand for another
    for number, node in enumerate(named):
        possible = left
        if each_once:
            possible = engine[number : number + 1]
        pips = node.astext()
        answer = pips if pips in possible else " or ".join(possible) or "no other end"
        if each_once and pips in left:
            left.remove(pips)
        judge(
            Claim("end", f"{line} {said}".strip(), pips, answer, str(node[PLACE]), of),
            node,
            app.env,
        )
    if each_once and left and all(node.astext() in engine for node in named):
        claim = Claim("end", str(line), "", " and ".join(left), str(named[-1][PLACE]), of)
        judge(claim, named[-1], app.env)


def _open(line: Line) -> list[str]:
    return [str(pips) for pips in sorted({end.pips for end in line.open_ends})]


def _joined(line: Line) -> list[str]:
    """The pips at which the last tile was joined: those that touch."""
    if not line.joins:
        return []
    join = line.joins[-1]
    halves = {Port.LOW: join.table.low, Port.HIGH: join.table.high}
    return [str(halves.get(join.table_port, join.table.low))]


def _other(line: Line) -> list[str]:
    """The pips at the end that the last tile left as it was."""
    last = line.tiles[-1]
    return [str(end.pips) for end in line.open_ends if end.tile is not last] if line.joins else []


_KINDS: dict[str, Callable[[Line], list[str]]] = {"": _open, "joined": _joined, "other": _other}
"""What can be said of an end."""


def _step_around(node: nodes.Node) -> step | None:
    at = node.parent
    while at is not None and not isinstance(at, step):
        at = at.parent
    return at
