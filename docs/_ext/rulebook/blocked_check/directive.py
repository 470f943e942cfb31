"""The directive `blocked-check`: the check of a blocked round, to go through seat by seat.

    :::{blocked-check}
    :name: the-check
    :hands: [0|1] = 0|1 / [2|3] = 2|3 / [4|5] = 4|5
    :line: [5|6] [6|6]@6
    :open: 5 6
    :drawable: 0
    :first: 2
    :verdict: plays-on
    :looks: 2 no; 3 yes
    The title

    Further text.
    :::

In place of `:line:`, `:ends:` gives the pips at any number of open ends: `0 4 11 = 15`. `:set:`
is double-six unless it says otherwise. `:first:` is the seat that begins, from 1. `:drawable:` may
be written as a subtraction, boneyard less protected tiles: `3 − 2 = 1`. After the other equals
signs stand checksums (`checksum`). Claims: `:open:` states the open pips of the line,
`:verdict:` is blocked, plays-on or must-draw; `:looks:` are the seats that look, each with yes or
no.
"""

import re
from collections.abc import Mapping
from typing import ClassVar

from docutils import nodes

from openends import Line, OpenEndsError, RulesError, Tile, TileSet
from openends.blocked import BlockedCheck
from openends.errors import Reason
from openends.tiles import TILE_SETS

from ..checksum import numbers_and_checksum, tiles_and_checksum
from ..claims.strict import is_strict
from ..directive import RulebookDirective, reason
from ..hands import hand_text, hands_in, hands_text
from ..nodes import example
from ..options import TEXT, Kind, number, one_of

SETS = {tile_set.name: tile_set for tile_set in TILE_SETS}
FACTS = ("hands", "line", "ends", "drawable", "first")
SUBTRACTION = re.compile(r"(\d+)\s*[−-]\s*(\d+)\s*=\s*(\d+)")


def _read_drawable(written: str) -> object:
    """A number, or the three of a subtraction."""
    if match := SUBTRACTION.fullmatch(written.strip()):
        return tuple(map(int, match.groups()))
    return number(0).read(written)


_DRAWABLE = Kind("a number from 0, or a subtraction such as 3 − 2 = 1", _read_drawable)
ANSWERS = {True: "yes", False: "no"}


class blocked_check(example):
    """A check of a blocked round.

    Attributes: `hands`, tiles as text by seat; `line`, or None where only ends are given; `set`;
    `ends`, the open pips; `drawable`; `first`, a seat from 0.
    """


class BlockedCheckDirective(RulebookDirective):
    """Runs the check in the engine and compares looks and verdict."""

    has_content = True
    takes: ClassVar[Mapping[str, Kind]] = {
        "name": TEXT,
        "hands": TEXT,
        "line": TEXT,
        "open": TEXT,
        "ends": TEXT,
        "set": one_of(SETS),
        "drawable": _DRAWABLE,
        "first": number(1),
        "verdict": TEXT,
        "looks": TEXT,
    }

    def make(self) -> list[nodes.Node]:
        if "hands" not in self.options or ("line" in self.options) == ("ends" in self.options):
            self.fault("a check needs :hands: and one of :line: and :ends:", "blocked-check")
            return []
        name = str(self.values.get("set", TILE_SETS[0].name))
        node = blocked_check(set=name, line=None)
        checked = self._check(node, SETS[name])
        if checked is None:
            return []
        told = self.caption(node, self.prose(), "blocked-check")
        if told is None:
            return []
        checked.run()
        self._judge(node, checked)
        node += told
        return [node]

    def _check(self, node: blocked_check, tile_set: TileSet) -> BlockedCheck | None:
        """The check, if all that is written can be read; hands and line are judged."""
        texts = hands_in(self.options["hands"])
        hands = [self.checksummed(node, text, "hands") for text in texts]
        drawable, first = self._drawable(node), self.number("first", 1)
        line, ends = self._ends(node, tile_set)
        if None in hands or ends is None:
            return None
        held = [hand or () for hand in hands]
        try:
            tile_set.check(tile for hand in held for tile in hand)
            _check_apart(held, line)
            checked = BlockedCheck(held, ends, drawable=drawable, first=first - 1)
        except RulesError as error:
            default = "first" if "seat" in error.facts else "hands"
            self.fault_at_tile(error, default, "hands", "line")
            return None
        node["hands"] = [hand_text(hand) for hand in held]
        node["ends"], node["drawable"], node["first"] = ends, drawable, first - 1
        plain = hands_text([tiles_and_checksum(text)[0] for text in texts])
        self.judge(node, "hands", tile_set.name, plain, hands_text(node["hands"]), "hands")
        if line is not None:
            node["line"] = str(line)
            said = " ".join(self.options["line"].split())
            self.judge(node, "line", said, said, str(line), "line")
            self.judge_open(node, line, "line")
        return checked

    def _drawable(self, node: blocked_check) -> int:
        """How many tiles can be drawn, written as a number or as a subtraction."""
        drawable = self.values.get("drawable", 0)
        if isinstance(drawable, tuple):
            boneyard, kept, left = drawable
            text = self.options["drawable"]
            self.judge(node, "drawable", text, str(left), str(boneyard - kept), "drawable")
            return int(left)
        assert isinstance(drawable, int), "it is taken as a number or a subtraction"
        if drawable and is_strict(self.env):
            self.fault(
                f"drawable {drawable}: nothing checks the number; write the boneyard less the "
                f"protected tiles, such as {drawable + 2} − 2 = {drawable}",
                "demand",
                "drawable",
            )
        return drawable

    def _ends(self, node: blocked_check, tile_set: TileSet) -> tuple[Line | None, list[int] | None]:
        """The line, if there is one, and the open pips; None, and a fault, where they are none."""
        if "line" in self.options:
            text = " ".join(self.options["line"].split())
            try:
                line = Line(text, tile_set=tile_set)
            except OpenEndsError as error:
                self.fault(f"line {text}: {reason(error)}", "line", "line")
                return None, None
            return line, [end.pips for end in line.ends.values()]
        text, said = numbers_and_checksum(self.options["ends"])
        words = text.split()
        if all(word.isdecimal() and int(word) <= tile_set.highest for word in words):
            ends = [int(word) for word in words]
            if said is not None:
                self.judge(node, "control", text, said, str(sum(ends)), "ends")
            elif is_strict(self.env):
                self.fault(
                    f"ends: nothing checks these; add them up: {text} = {sum(ends)}",
                    "demand",
                    "ends",
                )
            return None, ends
        self.fault(
            f"ends {self.options['ends']}: pips from 0 to {tile_set.highest} expected",
            "ends",
            "ends",
        )
        return None, None

    def _judge(self, node: blocked_check, checked: BlockedCheck) -> None:
        looks = "; ".join(f"{look.seat + 1} {ANSWERS[look.can]}" for look in checked.looks)
        for kind, engine in (("verdict", str(checked.verdict)), ("looks", looks)):
            self.demand(kind, f"the engine finds {engine}")
            if kind in self.options:
                said = " ".join(self.options[kind].split())
                self.judge(node, kind, hands_text(node["hands"]), said, engine, kind, FACTS)


def _check_apart(hands: list[tuple[Tile, ...]], line: Line | None) -> None:
    """Raise `RulesError` for a tile that is in a hand and on the table."""
    placed = set(line.tiles) if line else set()
    for tile in (tile for hand in hands for tile in hand):
        if tile in placed:
            raise RulesError(Reason.DUPLICATE_TILE, tile=tile)
