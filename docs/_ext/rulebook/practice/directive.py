"""The directive `practice`: a table at which one plays whole matches against the engine's players.

    :::{practice}
    :name: practice
    The title

    Further text.
    :::

The form offers every game that the engine has a name for, and rules as text.
"""

from collections.abc import Mapping
from typing import ClassVar

from docutils import nodes

from ..directive import RulebookDirective
from ..options import TEXT, Kind


class practice(nodes.General, nodes.Element):
    """A table at which one plays whole matches."""


class Practice(RulebookDirective):
    """Takes the words that stand above the table; all else is the engine's."""

    has_content = True
    takes: ClassVar[Mapping[str, Kind]] = {"name": TEXT}

    def make(self) -> list[nodes.Node]:
        node = practice()
        told = self.caption(node, self.prose(), "practice")
        if told is None:
            return []
        node += told
        return [node]
