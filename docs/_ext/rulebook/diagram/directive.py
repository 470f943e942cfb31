"""The directive `diagram`: a figure with a caption whose steps can be played.

::::{diagram} block
:name: equal-pips

Equal pips join

What is said about the whole.

:::{step} [1|4]
The caption of the step.
:::
::::
"""

from collections.abc import Mapping
from typing import ClassVar

from docutils import nodes

from ..directive import RulebookDirective
from ..nodes import example
from ..options import TEXT, Kind
from .step import RULES_KEY, faulty_step, step


class diagram(example):
    """A diagram: a caption and its steps. Attributes: `rules`."""


class diagram_steps(nodes.General, nodes.Element):
    """The steps of a diagram, in their order."""


class Diagram(RulebookDirective):
    """Collects a caption and steps; the first paragraph is the title."""

    required_arguments = 1
    has_content = True
    takes: ClassVar[Mapping[str, Kind]] = {"name": TEXT}

    def make(self) -> list[nodes.Node]:
        rules = self.rules_named(self.arguments[0])
        if rules is None:
            return []
        self.env.current_document[RULES_KEY] = rules
        try:
            content = self.prose()
        finally:
            self.env.current_document[RULES_KEY] = None
        first = next((at for at, node in enumerate(content) if _is_step(node)), len(content))
        caption, rest = content[:first], content[first:]
        if not rest:
            self.fault("a diagram needs a step", "diagram")
        node = diagram(rules=rules.name)
        told = self.caption(node, caption, "diagram")
        if told is not None and not all(map(_is_step, rest)):
            self.fault(
                "text stands between the steps; move it above the first step or into one",
                "diagram",
            )
        steps = [one for one in rest if isinstance(one, step)]
        if not steps or told is None:
            return caption
        node += [told, diagram_steps("", *steps)]
        return [node]


def _is_step(node: nodes.Node) -> bool:
    return isinstance(node, step | faulty_step)
