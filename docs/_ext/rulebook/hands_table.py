"""The directive `hands-table`: tiles dealt to each player and targets, read off the rules.

:::{hands-table} block
:::
"""

from docutils import nodes

from .directive import RulebookDirective
from .phrases import phrases


class HandsTable(RulebookDirective):
    """A table made by the engine; only its headings are words, from the catalog `rulebook`."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        rules = self.rules_named(self.arguments[0])
        if rules is None:
            return []
        words = phrases(self.env)
        head = [words["players"], words["dealt"], words["target"]]
        rows = [
            [str(value) for value in (players, rules.hand_sizes[players], rules.targets[players])]
            for players in rules.players
        ]
        table = nodes.table(classes=["oe-hands"])
        self.set_source_info(table)
        group = nodes.tgroup(cols=len(head))
        group += [nodes.colspec(colwidth=1) for _ in head]
        group += nodes.thead("", _row(head))
        group += nodes.tbody("", *map(_row, rows))
        table += group
        for players, hand, target in rows:
            self.judge(table, "hand_sizes", f"{rules.name} {players}", hand, hand, None)
            self.judge(table, "targets", f"{rules.name} {players}", target, target, None)
        return [table]


def _row(cells: list[str]) -> nodes.row:
    # The cells come from the catalog already: `translated` keeps them out of the count of
    # paragraphs that a page's own catalog still has to translate.
    return nodes.row(
        "", *(nodes.entry("", nodes.paragraph("", cell, translated=True)) for cell in cells)
    )
