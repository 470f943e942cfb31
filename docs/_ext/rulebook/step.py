"""The directive `step`: a position in a diagram, with the claims made about it.

:::{step} [3|6] [6|6]@6
:open: 3 6
:refuses: [0|3]@6 no-match
The caption.
:::
"""

from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.typing import OptionSpec

from openends import Line, NotationError, Refusal, Rules
from openends.variants import read_rules

from .directive import RulebookDirective, reason
from .nodes import faulty_step, step

RULES_KEY = "rulebook:rules"
"""Where a diagram leaves its rules for its steps while the page is read."""


class Step(RulebookDirective):
    """Plays a line in the engine and compares what is claimed of it."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True
    option_spec: ClassVar[OptionSpec] = {
        "open": directives.unchanged_required,
        "refuses": directives.unchanged_required,
    }

    def run(self) -> list[nodes.Node]:
        rules: Rules | None = self.env.current_document.get(RULES_KEY)
        if rules is None:
            self.fault("a step belongs inside a diagram", "step")
            return []
        text = " ".join(self.arguments[0].split())
        try:
            line = Line(text, tile_set=rules.tile_set)
        except (NotationError, Refusal) as error:
            self.fault(f"line {text}: {reason(error)}", "line")
            return [faulty_step()]
        node = step(rules=rules.name, line=str(line), refused=[])
        self.set_source_info(node)
        # One way to write a line, so that pages can be searched and compared.
        self.judge(node, "line", text, text, str(line), None)
        if "open" in self.options:
            self._judge_open(node, line)
        for example in filter(None, map(str.strip, self.options.get("refuses", "").split(";"))):
            self._judge_refusal(node, line, example)
        node += self.prose()
        return [node]

    def _judge_open(self, node: step, line: Line) -> None:
        words = self.options["open"].split()
        # Numbers are compared as numbers; anything else stays as typed and does not hold.
        said = " ".join(sorted(words, key=lambda word: (not word.isdecimal(), word.zfill(2))))
        engine = " ".join(map(str, sorted(end.pips for end in line.open_ends)))
        self.judge(node, "open", str(line), said, engine, "open")

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
            Line(f"{line} {placement}", tile_set=line.tile_set)
        except NotationError as error:
            self.fault(f"refuses {example}: {reason(error)}", "refuses", "refuses")
            return
        except Refusal as refusal:
            engine = str(refusal.code)
        else:
            engine = "accepted"
        self.judge(node, "refuses", placement, said, engine, "refuses")
        node["refused"].append(placement)


def line_of(node: step) -> Line:
    """The position that a node shows."""
    return Line(node["line"], tile_set=read_rules(node["rules"]).tile_set)


def refusals(node: step) -> list[Refusal]:
    """What the engine answers to the placements that a node shows as refused."""
    line = line_of(node)
    found = []
    for placement in node["refused"]:
        try:
            Line(f"{line} {placement}", tile_set=line.tile_set)
        except Refusal as refusal:
            found.append(refusal)
    return found
