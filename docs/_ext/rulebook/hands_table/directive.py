"""The directive `hands-table`: tiles dealt to each, boneyard if there is one, and targets.

:::{hands-table} block
:dealt: 7 5 5
:target: 100 61 61
:::

The numbers are the engine's. `:dealt:`, `:boneyard:` and `:target:` state them, fewest players first, so
that another number in the engine shows; on a rules page they must.
"""

from collections.abc import Mapping
from typing import ClassVar

from docutils import nodes

from ..directive import RulebookDirective
from ..options import TEXT, Kind
from ..phrases import phrases
from ..tables import row, table


class HandsTable(RulebookDirective):
    """A table made by the engine; only its headings are words, from the catalog `rulebook`."""

    required_arguments = 1
    takes: ClassVar[Mapping[str, Kind]] = dict.fromkeys(("dealt", "boneyard", "target"), TEXT)

    def make(self) -> list[nodes.Node]:
        rules = self.rules_named(self.arguments[0])
        if rules is None:
            return []
        words = phrases(self.env)
        columns = [("dealt", "hand_sizes", rules.hand_sizes)]
        if any(rules.boneyards.values()) or "boneyard" in self.options:
            columns.append(("boneyard", "boneyards", rules.boneyards))
        columns.append(("target", "targets", rules.targets))
        rows = [
            row([str(players), *(str(numbers[players]) for _, _, numbers in columns)])
            for players in rules.players
        ]
        made = table([words["players"], *(words[key] for key, _, _ in columns)], rows)
        self.set_source_info(made)
        for key, kind, numbers in columns:
            engine = [str(numbers[players]) for players in rules.players]
            self.demand(key, f"the engine says {' '.join(engine)}")
            stated = self.options.get(key, " ".join(engine)).split()
            if len(stated) != len(engine):
                message = f"{key}: a number for each of {' '.join(map(str, rules.players))} players"
                self.fault(f"{message} expected: {' '.join(engine)}", key, key)
                continue
            for players, said, right in zip(rules.players, stated, engine, strict=True):
                option = key if key in self.options else None
                self.judge(made, kind, f"{rules.name} {players}", said, right, option)
        return [made]
