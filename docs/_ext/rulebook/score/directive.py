"""The directive `score`: a round settled by the engine, compared with what the page claims.

    :::{score} block
    :blocked: 3 7 8
    :points: 12
    :sum: 7 + 8 − 3 = 12
    :winner: 1
    A sentence.
    :::

`:blocked:` takes what is left in all hands, first seat first; `:out:` what the opponents of
the first seat hold, who went out. That is totals, or hands with slashes between them, each a
total or tiles; after tiles stands their checksum: `[1|2] = 1|2 / 8`. `:last:` is the seat that
placed last, where the rules ask for it. `:all:` adds up every total, as a sum.
"""

from collections.abc import Mapping
from typing import ClassVar

from docutils import nodes

from openends import OpenEndsError, Rules, RulesError, Settlement, settle
from openends.settlement import read_hand
from openends.variants import read_rules

from ..directive import RulebookDirective, reason
from ..hands import hand_text
from ..nodes import example
from ..options import TEXT, Kind, number
from ..settled import CLAIMS, Held, judge_hands, judge_settlement, texts_in


class score(example):
    """A worked score.

    Attributes: `rules`; `hands`, each a total or tiles as text; `out`, a seat from 0 or None;
    `last`, seats by when they last placed.
    """


class Score(RulebookDirective):
    """Settles hands and compares points, sum and winner."""

    required_arguments = 1
    has_content = True
    takes: ClassVar[Mapping[str, Kind]] = {
        "out": TEXT,
        "blocked": TEXT,
        "last": number(0),
        "points": TEXT,
        **CLAIMS,
    }

    def make(self) -> list[nodes.Node]:
        rules = self.rules_named(self.arguments[0])
        if rules is None:
            return []
        given = [name for name in ("out", "blocked") if name in self.options]
        if len(given) != 1 or "points" not in self.options:
            self.fault("a score needs :points: and one of :out: and :blocked:", "score")
            return []
        ending = given[0]
        hands = self._hands(ending)
        last = self.number("last", 0)
        if hands is None:
            return []
        held = [0, *hands] if ending == "out" else hands
        node = score(
            rules=rules.name,
            hands=[hand_text(hand) for hand in held],
            out=0 if ending == "out" else None,
            last=[last - 1] if last else [],
        )
        self.set_source_info(node)
        node["ids"] = [f"score-{self.env.new_serialno('rulebook-score') + 1}"]
        node["facts"] = self.facts(None, ending)
        settlement = self._settle(node, rules, ending)
        if settlement is None:
            return []
        judge_hands(self, node, hands, ending)
        self.judge(
            node,
            "points",
            f"{ending} {self.options[ending]}",
            self.options["points"],
            str(settlement.points),
            "points",
            [None, ending, "last"],
        )
        judge_settlement(self, node, settlement, ending, node["out"])
        node += self.prose()
        return [node]

    def _hands(self, ending: str) -> list[Held] | None:
        text = self.options[ending]
        try:
            return [read_hand(hand) for hand in texts_in(text)[0]]
        except OpenEndsError as error:
            message = f"{ending} {text}: pip totals expected, such as 3 7 8, or tiles; "
            self.fault(message + reason(error), "score", ending)
            return None

    def _settle(self, node: score, rules: Rules, ending: str) -> Settlement | None:
        try:
            return settlement_of(node, rules)
        except RulesError as error:
            self.fault(f"{ending} {self.options[ending]}: {reason(error)}", "score", ending)
            return None


def settlement_of(node: score, rules: Rules | None = None) -> Settlement:
    """The settlement that a node shows."""
    rules = rules or read_rules(node["rules"])
    hands = [read_hand(hand) if hand else 0 for hand in node["hands"]]
    if node["out"] is None:
        return settle(rules, blocked=hands, last=node["last"])
    return settle(rules, out=node["out"], totals=hands)
