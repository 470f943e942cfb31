"""The directive `options-table`: every option of rules, each value tried on the same example.

:::{options-table}
:::

An option can be linked to: `#option-blocked_award`.
"""

from docutils import nodes

from ..directive import RulebookDirective
from ..unwritten import OPTIONS


class options_table(nodes.General, nodes.Element):
    """The table of all options of rules. Its `option` children are its entries, to link to."""


class option(nodes.General, nodes.Element):
    """An option in the table. Attributes: `option`, its name in rules as text."""


class OptionsTable(RulebookDirective):
    """A table made by the engine when the page is written; nothing in it is typed."""

    def make(self) -> list[nodes.Node]:
        table = options_table()
        self.set_source_info(table)
        for name in OPTIONS:
            entry = option(option=name, names=[f"option-{name}"])
            self.set_source_info(entry)
            self.state.document.note_explicit_target(entry, entry)
            table += entry
        return [table]
