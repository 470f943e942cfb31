"""What a reader is asked to count.

pips            the pips of all tiles that are shown
pips hand       … of the reader's hand; `pips line` of the line
tiles           the tiles that are shown; likewise `tiles hand`, `tiles line`
doubles         the doubles among them; likewise `doubles hand`, `doubles line`
fits            the tiles of the reader's hand that fit an open end
shown 4         the tiles that are shown and have a 4
unseen 4        the tiles of the set that have a 4 and are not shown
end L           the pips that the left end asks for; `end R` likewise
set             the tiles of the whole set
drawable        the tiles of the boneyard that may still be drawn
leader 2 of 3   the seat that leads after seat 2 of three has led
short 58 of 3   the points that a score of 58 lacks to the target of three players
"""

import re
from collections.abc import Iterable

from course.lessons.model import Step
from openends.line import Arm
from openends.options import NextLead
from openends.rules import Rules
from openends.tiles import Tile

MEASURES = (
    "pips, tiles or doubles (of hand or line), fits, shown 4, unseen 4, ends, end L, set, "
    "drawable, leader 2 of 3, short 58 of 3"
)
"""What can be counted, for an author."""

_SUMS = re.compile(r"(pips|tiles|doubles)(?: (hand|line))?")
_NUMBER = re.compile(r"(shown|unseen) (\d{1,2})")
_END = re.compile(r"end ([LR])")
_MATCH = re.compile(r"(leader|short) (\d{1,3}) of (\d)")


def counted(step: Step, of: str) -> int:
    r"""The number. Raises `ValueError` for what cannot be counted.

    >>> from course.lessons.reading import read_lesson
    >>> text = 'rules = "block"\n[[step]]\nid = "a"\ntask = "Count."\nhints = ["a", "b", "c"]\n'
    >>> lesson = read_lesson(text + 'line = "[1|4] [4|4]"\ngoal = {kind = "count", of = "pips"}', "x")
    >>> counted(lesson.steps[0], "pips"), counted(lesson.steps[0], "unseen 4"), counted(lesson.steps[0], "set")
    (13, 5, 28)
    """
    if found := _SUMS.fullmatch(of):
        where = {"hand": step.hand, "line": step.line.tiles}
        return _sum(found[1], where.get(found[2], step.shown))
    if found := _NUMBER.fullmatch(of):
        pips = int(found[2])
        shown = sum(tile.has(pips) for tile in step.shown)
        all_of_them = sum(tile.has(pips) for tile in step.rules.tile_set)
        if all_of_them:
            return shown if found[1] == "shown" else all_of_them - shown
    if (found := _END.fullmatch(of)) and step.line:
        return step.line.open_pips[Arm(found[1])]
    if of == "ends":
        return len(step.line.ends)
    if of == "fits":
        return sum(bool(step.line.fits(tile)) for tile in step.hand)
    if of == "set":
        return len(step.rules.tile_set)
    if of == "drawable":
        return step.rules.drawable(len(step.boneyard))
    if found := _MATCH.fullmatch(of):
        return _of_match(step.rules, found[1], int(found[2]), int(found[3]))
    raise ValueError(f"{of!r} cannot be counted here; one of {MEASURES} expected")


def possible(of: str) -> range:
    """What an answer may be at all: seats go no further than the players."""
    found = _MATCH.fullmatch(of)
    return range(1, int(found[3]) + 1) if found and found[1] == "leader" else range(1000)


def _of_match(rules: Rules, what: str, number: int, players: int) -> int:
    if players not in rules.targets:
        able = ", ".join(map(str, rules.targets))
        raise ValueError(f"{rules.name} is played by {able}, not by {players}")
    if what == "short" and number < rules.targets[players]:
        return rules.targets[players] - number
    if what == "leader" and number in range(1, players + 1):
        if rules.next_lead is NextLead.NEXT_SEAT:
            return number % players + 1
        raise ValueError(f"by the rules of {rules.name}, who leads depends on who won")
    what = f"a seat from 1 to {players}" if what == "leader" else "a score below the target"
    raise ValueError(f"{what} expected, found {number}")


def _sum(what: str, tiles: Iterable[Tile]) -> int:
    weights = {
        "pips": lambda tile: tile.pips,
        "tiles": lambda tile: 1,
        "doubles": lambda tile: tile.is_double,
    }
    return sum(map(weights[what], tiles))
