"""Other engines, in which a property of rules does not hold; and a process that tries properties in one.

    python -m tests.checks.changed_engine CHANGE NAME…

prints those of the named properties that hold for Block, or for Draw, when the engine is changed so.
"""

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import sys
from collections.abc import Mapping, Sequence
from types import ModuleType

from checks.mutations.engine_rules import CHANGES
from publishing import LIBRARY

OWN: Mapping[str, tuple[tuple[str, str], ...]] = {
    "a check ends before the last player": (
        ("len(self.looks) == len(self.hands) else None", "self.looks else None"),
    ),
    "a check goes on when somebody can place": (
        (
            "        if self.looks[-1].can:\n",
            "        if self.looks[-1].can and len(self.looks) == len(self.hands):\n",
        ),
        ("        if self.drawable:\n", "        if self.drawable and not self.looks[-1].can:\n"),
    ),
    "a check goes round anticlockwise": (
        ("(self.first + len(self.looks)) %", "(self.first - len(self.looks)) %"),
    ),
    "a check looks at the first open end alone": (
        ("any(map(tile.has, self.open_pips))", "tile.has(self.open_pips[0])"),
    ),
    "the tiles are not shuffled": (
        ("chance.sample(rules.tile_set.bits, used)", "list(rules.tile_set.bits[:used])"),
    ),
    "a false declaration is taken": (("if look.can is not can:", "if False:"),),
    "the last tile that can be drawn is left": (
        (
            "if not rules.drawable(len(self._boneyard)):\n            raise",
            "if rules.drawable(len(self._boneyard)) < 2:\n            raise",
        ),
        (
            "if not self.rules.drawable(len(self._boneyard)):\n            return",
            "if self.rules.drawable(len(self._boneyard)) < 2:\n            return",
        ),
        (
            "able = self._boneyard and self.rules.drawable(len(self._boneyard))",
            "able = self.rules.drawable(len(self._boneyard)) > 1",
        ),
    ),
    "an empty hand ties with a total of nothing": (
        (
            "    side = rules.side_of(out)\n",
            "    side = rules.side_of(out)\n    if hands.totals.count(0) > 1:\n"
            '        return Settlement(None, 0, "", hands.totals, blocked=False)\n',
        ),
    ),
    "a blank fits everywhere": (
        ("(arm, tile_set.suits[pips])", "(arm, tile_set.suits[pips] | tile_set.suits[0])"),
        (
            "if joined is None or not tile.has(joined.pips):\n                return None\n"
            "            tips[arm] = Tip(arm, tile.other(joined.pips), kind)",
            "if joined is None:\n                return None\n            number = joined.pips\n"
            "            far = tile.other(number) if tile.has(number) else tile.high\n"
            "            tips[arm] = Tip(arm, far, kind)",
        ),
    ),
    "the near half of a tile stays open": (
        (
            "tips[arm] = Tip(arm, tile.other(joined.pips), kind)",
            "tips[arm] = Tip(arm, (joined.pips + tile.is_double) % 7, kind)",
        ),
    ),
    "a view shows all hands": (("hand=hands[seat],", "hand=sum(hands, ()),"),),
    "doubles lie along the line": (
        ("        if double and not self.bending:\n", "        if False:\n"),
        (
            "    if double:\n        return Box(width // 2, -1, 1, 2)\n    return",
            "    return",
        ),
    ),
    "the layout never bends": (("return room < 2 and not self.bending", "return False"),),
    "placements score by another count": (
        ("if count % multiple == 0)", "if count % multiple == 1)"),
    ),
    "the leader is dealt another number": (
        ("sum(deck[first : first + size])", "sum(deck[first + (first == 0) : first + size])"),
    ),
    "the turn begins beside the leader": (
        ("        self.turn = leader\n", "        self.turn = (leader + 1) % len(hands)\n"),
    ),
    "three players earn a bonus": (
        (
            "    total = sum(added) - sum(taken)\n",
            "    total = sum(added) - sum(taken) + 5 * (len(added) == 2)\n",
        ),
    ),
    "there is another award": (
        (
            '    NOBODY = ("nobody", N_("Nothing: nobody wins a blocked round."), "Ludii")\n',
            '    NOBODY = ("nobody", N_("Nothing: nobody wins a blocked round."), "Ludii")\n'
            '    HALF = ("half", "Half of it.")\n',
        ),
    ),
    "a shared lowest total goes to the heaviest tile": (
        ("seat: min((tile.pips for tile", "seat: max((tile.pips for tile"),
    ),
}
"""What makes another engine: pieces of its source that stand there once, and others in their place."""

KNOWN: Mapping[str, tuple[tuple[str, str], ...]] = {
    **OWN,
    **{change.name: ((change.before, change.after),) for change in CHANGES},
}
"""These, and those that the book is tried with."""


_FILES: Mapping[str, str] = {change.name: change.file for change in CHANGES}
"""The file that a change is made in, where it names one; else the piece stands in one file of all."""


def changed(name: str) -> dict[str, str]:
    """The modules of the engine that a change touches, with their source. Raises `ValueError`."""
    sources = {
        ".".join(path.relative_to(LIBRARY.parent).with_suffix("").parts): path.read_text("utf-8")
        for path in sorted(LIBRARY.rglob("*.py"))
        if _FILES.get(name) in (None, path.relative_to(LIBRARY).as_posix())
    }
    found: dict[str, str] = {}
    for before, after in KNOWN[name]:
        places = [one for one, text in (sources | found).items() if before in text]
        if len(places) != 1 or (sources | found)[places[0]].count(before) != 1:
            raise ValueError(f"{name}: {before!r} stands in {places or 'no file'}, once expected")
        found[places[0]] = (sources | found)[places[0]].replace(before, after)
    return found


class _Changed(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Has some modules be made of other sources."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.sources = sources

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        module = f"{name}.__init__" if f"{name}.__init__" in self.sources else name
        if module not in self.sources:
            return None
        return importlib.util.spec_from_loader(name, self, is_package=module != name)

    def get_source(self, fullname: str) -> str:
        return self.sources.get(fullname) or self.sources[f"{fullname}.__init__"]


def _main(name: str, names: Sequence[str]) -> None:
    sources = changed(name)
    for module in [one for one in sys.modules if one.partition(".")[0] in ("openends", "rulebook")]:
        del sys.modules[module]
    sys.meta_path.insert(0, _Changed(sources))
    properties = importlib.import_module("rulebook.properties")
    openends = importlib.import_module("openends")
    held = []
    for one in names:
        for rules in (openends.BLOCK, openends.DRAW):
            try:
                holds, _ = properties.tried(one, rules)
            except (openends.OpenEndsError, ValueError):  # so changed, nobody can play
                holds = False
            if holds:
                held.append(f"{one} {rules.name}")
    print(json.dumps(held))


if __name__ == "__main__":
    _main(sys.argv[1], sys.argv[2:])
