"""The directive `hands-table`: tiles dealt to each, boneyard if there is one, and targets.

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
        columns = [("dealt", "hand_sizes", rules.hand_sizes)]
        if any(rules.boneyards.values()):
            columns.append(("boneyard", "boneyards", rules.boneyards))
        columns.append(("target", "targets", rules.targets))
        table = nodes.table(classes=["oe-hands"])
        self.set_source_info(table)
        group = nodes.tgroup(cols=len(columns) + 1)
        group += [nodes.colspec(colwidth=1) for _ in range(len(columns) + 1)]
        group += nodes.thead("", _row([words["players"], *(words[key] for key, _, _ in columns)]))
        group += (body := nodes.tbody())
        table += group
        for players in rules.players:
            numbers = {kind: str(found[players]) for _, kind, found in columns}
            body += _row([str(players), *numbers.values()])
            for kind, number in numbers.items():
                self.judge(table, kind, f"{rules.name} {players}", number, number, None)
        return [table]


def _row(cells: list[str]) -> nodes.row:
    # The cells come from the catalog already: `translated` keeps them out of the count of
    # paragraphs that a page's own catalog still has to translate.
    return nodes.row(
        "", *(nodes.entry("", nodes.paragraph("", cell, translated=True)) for cell in cells)
    )
