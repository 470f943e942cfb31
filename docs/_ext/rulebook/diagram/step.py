"""The directive `step`: a position in a diagram, with the claims made about it.

:::{step} [3|6] [6|6]@6
:open: 3 6
:refuses: [0|3]@6 no-match
:puzzle: every-end [3|6]
The caption.
:::
"""

from collections.abc import Mapping
from typing import ClassVar

from docutils import nodes

from openends import Line, OpenEndsError, ParseError, Rules, RulesError
from openends.variants import read_rules

from ..directive import RulebookDirective, reason
from ..options import TEXT, Kind
from .puzzle import PUZZLES

RULES_KEY = "rulebook:rules"
"""Where a diagram leaves its rules for its steps while the page is read."""


class step(nodes.General, nodes.Element):
    """A step of a diagram.

    Attributes: `line`, `rules`; `refused`, placement texts; `puzzle`, what is asked for or empty;
    `solved`, the tiles that solve it.
    """


class faulty_step(nodes.General, nodes.comment):
    """A step that the engine refused. It shows nothing; its diagram knows it was there."""


class Step(RulebookDirective):
    """Plays a line in the engine and compares what is claimed of it."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True
    takes: ClassVar[Mapping[str, Kind]] = {
        "open": TEXT,
        "refuses": TEXT,
        "puzzle": TEXT,
    }

    def instead(self) -> list[nodes.Node]:
        return [faulty_step()]

    def make(self) -> list[nodes.Node]:
        rules: Rules | None = self.env.current_document.get(RULES_KEY)
        if rules is None:
            self.fault("a step belongs inside a diagram", "step")
            return []
        text = " ".join(self.arguments[0].split())
        try:
            line = Line(text, tile_set=rules.tile_set)
        except OpenEndsError as error:
            self.fault(f"line {text}: {reason(error)}", "line")
            return self.instead()
        node = step(rules=rules.name, line=str(line), refused=[], puzzle="", solved=[])
        node["facts"], node["refuses_place"] = self.facts(None, "refuses"), self.place_of("refuses")
        self.set_source_info(node)
        # One way to write a line, so that pages can be searched and compared.
        self.judge(node, "line", text, text, str(line), None)
        self.judge_open(node, line, None)
        for example in filter(None, map(str.strip, self.options.get("refuses", "").split(";"))):
            self._judge_refusal(node, line, example)
        if "puzzle" in self.options:
            self._judge_puzzle(node, line)
        node += self.prose()
        return [node]

    def _judge_puzzle(self, node: step, line: Line) -> None:
        name, _, said = self.options["puzzle"].strip().partition(" ")
        if name not in PUZZLES:
            message = (
                f"puzzle {name}: one of {', '.join(PUZZLES)} expected, and the tiles that solve it"
            )
            self.fault(message, "puzzle", "puzzle")
            return
        solved = [str(tile) for tile in PUZZLES[name](line)]
        if not solved:
            self.fault(f"puzzle {name}: no tile solves it", "puzzle", "puzzle")
            return
        self.judge(node, "puzzle", name, " ".join(said.split()), " ".join(solved), "puzzle", [None])
        node["puzzle"], node["solved"] = name, solved

    def _judge_refusal(self, node: step, line: Line, example: str) -> None:
        placement, _, said = example.rpartition(" ")
        if not placement:
            self.fault(
                f"refuses {example}: a placement and a reason code expected, "
                "such as [0|3]@6 no-match",
                "refuses",
                "refuses",
            )
            return
        try:
            engine = _answer(line, placement)
            without_end = _answer(line, placement.partition("@")[0])
        except ParseError as error:
            self.fault(f"refuses {example}: {reason(error)}", "refuses", "refuses")
            return
        self.judge(node, "refuses", placement, said, engine, "refuses", [None])
        self.check_refused(placement, without_end)
        node["refused"].append(placement)


def _answer(line: Line, placement: str) -> str:
    """What the engine says to a placement: the code of a refusal, or `accepted`."""
    try:
        Line(f"{line} {placement}", tile_set=line.tile_set)
    except RulesError as refusal:
        return str(refusal.code)
    return "accepted"


def line_of(node: step) -> Line:
    """The position that a node shows."""
    return Line(node["line"], tile_set=read_rules(node["rules"]).tile_set)


def refusals(node: step) -> list[RulesError]:
    """What the engine answers to the placements that a node shows as refused."""
    line = line_of(node)
    found = []
    for placement in node["refused"]:
        try:
            Line(f"{line} {placement}", tile_set=line.tile_set)
        except RulesError as refusal:
            found.append(refusal)
    return found
