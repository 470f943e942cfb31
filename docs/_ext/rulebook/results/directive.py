"""The directive `results`: scores after a round, and what they mean for the match.

:::{results} block
:cases: 99 98 = plays-on; 104 104 = drawn 1 2
:::

The scores are those of each seat, or pair; the result is written as in the directive `match`.
"""

from collections.abc import Mapping
from typing import ClassVar

from docutils import nodes

from openends import Rules, RulesError
from openends.events import Ended
from openends.match import result_of
from openends.words.events import describe_event

from ..directive import RulebookDirective, reason
from ..match.directive import result_text
from ..options import TEXT, Kind
from ..phrases import engine_language, phrases
from ..tables import row, table


class Results(RulebookDirective):
    """Asks the engine for the result that scores make, and compares."""

    required_arguments = 1
    takes: ClassVar[Mapping[str, Kind]] = {"cases": TEXT}

    def make(self) -> list[nodes.Node]:
        rules = self.rules_named(self.arguments[0])
        if rules is None:
            return []
        words, language = phrases(self.env), engine_language(self.env)
        rows: list[nodes.row] = []
        made = nodes.table()
        for case in filter(None, map(str.strip, self.options.get("cases", "").split(";"))):
            text, _, said = case.partition("=")
            scores = [int(word) for word in text.split() if word.isdecimal()]
            players = 4 if rules.partners else len(scores)
            try:
                result = result_of(rules, players, scores) if scores else None
            except RulesError as error:
                self.fault(f"cases {case}: {reason(error)}", "results", "cases")
                continue
            if len(scores) != len(text.split()) or not self._fits(rules, players, scores):
                message = f"cases {case}: a score of each expected, such as 99 98 = plays-on"
                self.fault(message, "results", "cases")
                continue
            engine = result_text(rules, players, result)
            about = " ".join(map(str, scores))
            self.judge(made, "result", about, " ".join(said.split()), engine, "cases", [None])
            told = (
                words["plays_on"]
                if result is None
                else describe_event(Ended(result, rules.sides(players), max(scores)), language)
            )
            rows.append(row(["\u00a0·\u00a0".join(map(str, scores)), told]))
        if not rows:
            self.fault("results need :cases:, such as 99 98 = plays-on", "results")
            return []
        shown = table([words["scores"], words["meaning"]], rows)
        shown["claims"] = made.get("claims", [])
        self.set_source_info(shown)
        return [shown]

    @staticmethod
    def _fits(rules: Rules, players: int, scores: list[int]) -> bool:
        return len(scores) == len(rules.sides(players))
