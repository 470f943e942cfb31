"""Rules as text, shown to the reader: the directive `rules`, and the role `clash`.

    :::{rules} draw;hand_sizes=2:9,3:7;targets=2:150,3:100
    :players: 2 3
    :hand-sizes: 9 7
    :targets: 150 100
    :reserve: 2
    :same: draw
    :::

The text is shown as it is typed. The options are claims of what the engine reads in it; on a rules
page, those are stated that the text sets. `:same:` is the name of rules that the text says in full: all
that differs is the name.

{clash}`block;reserve=2 reserve drawing = 2` shows rules that contradict themselves, and claims
between which options; the numbers of the text are added up after the equals sign. The sentence goes on
to name them in the same order, each in backticks.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import ClassVar

from docutils import nodes
from docutils.nodes import system_message
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxRole

from openends import ParseError, Reason, Rules, RulesError
from openends.variants import OPTIONS, read_rules

from ..checksum import numbers_and_checksum
from ..claims.claim import Claim
from ..claims.judging import fault, judge
from ..claims.strict import is_rules_page, is_strict
from ..directive import RulebookDirective, reason
from ..options import TEXT, Kind


def _row(numbers: Mapping[int, int]) -> str:
    return " ".join(map(str, numbers.values()))


CLAIMS: Mapping[str, tuple[tuple[str, ...], Callable[[Rules], str]]] = {
    "players": (("hand_sizes", "targets"), lambda rules: " ".join(map(str, rules.players))),
    "hand-sizes": (("hand_sizes",), lambda rules: _row(rules.hand_sizes)),
    "targets": (("targets",), lambda rules: _row(rules.targets)),
    "reserve": (("reserve",), lambda rules: str(rules.reserve)),
}
"""What can be claimed, by option; with the settings that make it necessary."""


CLASHING, PLACE = "clashing", "clash_place"
"""Where the role leaves the options that clash, and file and line."""


class RulesText(RulebookDirective):
    """Shows rules as text, and compares what is claimed of them."""

    required_arguments = 1
    final_argument_whitespace = True
    takes: ClassVar[Mapping[str, Kind]] = dict.fromkeys((*CLAIMS, "same"), TEXT)

    def make(self) -> list[nodes.Node]:
        text = self.arguments[0]
        rules = self.rules_named(text)
        if rules is None:
            return []
        node = nodes.literal_block(text, text, language="none")
        self.set_source_info(node)
        self.judge(node, "rules", text, text, rules.name, None)
        for option, (settings, engine) in CLAIMS.items():
            if any(f";{setting}=" in text for setting in settings):
                self.demand(option, f"the engine reads {engine(rules)}")
            if option in self.options:
                said = " ".join(self.options[option].split())
                self.judge(node, option, text, said, engine(rules), option, [None])
        if "same" in self.options:
            said = self.options["same"].strip()
            other = self.rules_named(said)
            if other is not None:
                differing = _differing(rules, other)
                right = f"other than {said} in {differing}" if differing else said
                self.judge(node, "same", text, said, right, "same", [None])
        return [node]


def _differing(rules: Rules, other: Rules) -> str:
    """The options in which rules differ from others, by name; empty where they are the same."""
    if rules == replace(other, name=rules.name):
        return ""
    return ", ".join(
        option for option in OPTIONS if getattr(rules, option) != getattr(other, option)
    )


class ClashRole(SphinxRole):
    """Shows rules that contradict themselves, and claims which options do."""

    def run(self) -> tuple[list[nodes.Node], list[system_message]]:
        asked, added = numbers_and_checksum(self.text)
        text, *said = asked.split() or [""]
        place = self.get_location()
        node = nodes.literal(self.rawtext, text)
        self.set_source_info(node)
        judge(Claim("clash", text, " ".join(said), _clash(text), place), node, self.env)
        node[CLASHING], node[PLACE] = said, place
        total = sum(map(int, re.findall(r"\d+", text)))
        if added is not None:
            judge(Claim("control", text, added, str(total), place), node, self.env)
        elif total and is_strict(self.env):
            message = f"clash {text}: nothing checks its numbers; add them up: … = {total}"
            fault(message, "demand", place, self.env)
        return [node], []


def judge_clashes(app: Sphinx, doctree: nodes.document) -> None:
    """The options that clash are those that the sentence names after them. For `doctree-read`."""
    for node in doctree.findall(nodes.literal):
        if CLASHING not in node:
            continue
        paragraph = node.parent
        named = [one.astext() for one in paragraph.findall(nodes.literal) if CLASHING not in one]
        claim = Claim(
            "clash", "its words", " ".join(named), " ".join(node[CLASHING]), str(node[PLACE])
        )
        if named or is_rules_page(app.env, app.env.docname):
            judge(claim, node, app.env)


def _clash(text: str) -> str:
    """The two options that clash, or what else the engine says to rules as text."""
    try:
        read_rules(text)
    except RulesError as refusal:
        if refusal.code is Reason.CLASH:
            return f"{refusal.facts['option']} {refusal.facts['other']}"
        return reason(refusal)
    except ParseError as error:
        return reason(error)
    return "no clash"
