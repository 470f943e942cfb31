"""The directive `score`: a round settled by the engine, compared with what the page claims.

    :::{score} block
    :blocked: 3 7 8
    :points: 12
    :sum: 7 + 8 − 3 = 12
    :winner: 1
    A sentence.
    :::

`:blocked:` takes the totals of all hands, first seat first; `:out:` those of the opponents
of the first seat, who went out.
"""

from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.typing import OptionSpec

from openends import Refusal, Rules, Settlement, settle

from .directive import RulebookDirective
from .nodes import score

NOBODY = "nobody"


class Score(RulebookDirective):
    """Settles totals and compares points, sum and winner."""

    required_arguments = 1
    has_content = True
    option_spec: ClassVar[OptionSpec] = {
        "out": directives.unchanged_required,
        "blocked": directives.unchanged_required,
        "points": directives.unchanged_required,
        "sum": directives.unchanged_required,
        "winner": directives.unchanged_required,
    }

    def run(self) -> list[nodes.Node]:
        rules = self.rules_named(self.arguments[0])
        if rules is None:
            return []
        given = [name for name in ("out", "blocked") if name in self.options]
        if len(given) != 1 or "points" not in self.options:
            self.fault("a score needs :points: and one of :out: and :blocked:", "score")
            return []
        settlement = self._settle(rules, given[0])
        if settlement is None:
            return []
        node = score(
            rules=rules.name,
            totals=list(settlement.totals),
            out=None if settlement.blocked else 0,
        )
        self.set_source_info(node)
        winner = NOBODY if settlement.winner is None else str(settlement.winner + 1)
        about = f"{given[0]} {self.options[given[0]]}"
        for kind, engine in (
            ("points", str(settlement.points)),
            ("sum", settlement.sum),
            ("winner", winner),
        ):
            if kind in self.options:
                self.judge(node, kind, about, self.options[kind], engine, kind)
        node += self.prose()
        return [node]

    def _settle(self, rules: Rules, ending: str) -> Settlement | None:
        words = self.options[ending].split()
        if not all(word.isdecimal() for word in words):
            self.fault(
                f"{ending} {self.options[ending]}: pip totals expected, such as 3 7 8",
                "score",
                ending,
            )
            return None
        totals = [int(word) for word in words]
        try:
            if ending == "blocked":
                return settle(rules, blocked=totals)
            return settle(rules, out=0, totals=[0, *totals])
        except (Refusal, ValueError) as error:
            self.fault(f"{ending} {self.options[ending]}: {error}", "score", ending)
            return None


def settlement_of(node: score, rules: Rules) -> Settlement:
    """The settlement that a node shows."""
    if node["out"] is None:
        return settle(rules, blocked=node["totals"])
    return settle(rules, out=node["out"], totals=node["totals"])
