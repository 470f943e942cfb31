"""The directive `calculator`: a form that settles a round, live.

    :::{calculator} block
    :name: calculator
    :players: 3
    :hands: 3 / 7 / 8
    :sum: 7 + 8 − 3 = 12
    :winner: 1
    The title

    Further text.
    :::

`:hands:` is what stands in the fields at first, a total or tiles each; the round is blocked. `:sum:`,
`:all:` and `:winner:` are claims, as in a score.
"""

from collections.abc import Mapping
from typing import ClassVar

from docutils import nodes

from openends import OpenEndsError, RulesError, settle
from openends.settlement import read_hand

from ..directive import RulebookDirective, reason
from ..hands import hands_text
from ..nodes import example
from ..options import TEXT, Kind, number
from ..settled import CLAIMS, judge_hands, judge_settlement, texts_in


class calculator(example):
    """A form that settles rounds. Attributes: `rules`; `hands`, what stands in it at first."""


class Calculator(RulebookDirective):
    """Settles the first values in the engine, so that a form never begins with an error."""

    required_arguments = 1
    has_content = True
    takes: ClassVar[Mapping[str, Kind]] = {
        "name": TEXT,
        "players": number(1),
        "hands": TEXT,
        **CLAIMS,
    }

    def make(self) -> list[nodes.Node]:
        rules = self.rules_named(self.arguments[0])
        if rules is None:
            return []
        if "hands" not in self.options or "players" not in self.options:
            self.fault("a calculator needs :players: and :hands:", "calculator")
            return []
        texts, _ = texts_in(self.options["hands"])
        players = self.number("players", 0)
        try:
            rules.check_players(players)
        except RulesError as error:
            self.fault(f"players {players}: {reason(error)}", "players", "players")
            return []
        try:
            hands = [read_hand(text) for text in texts]
            settlement = settle(rules, blocked=hands)
        except OpenEndsError as error:
            self.fault(f"hands {self.options['hands']}: {reason(error)}", "hands", "hands")
            return []
        node = calculator(rules=rules.name, hands=texts)
        told = self.caption(node, self.prose(), "calculator")
        if told is None:
            return []
        judge_hands(self, node, list(hands), "hands")
        self.judge(node, "players", hands_text(texts), str(players), str(len(hands)), "players")
        judge_settlement(self, node, settlement, "hands")
        node += told
        return [node]
