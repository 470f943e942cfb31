"""Tiles that are drawn: what a lesson says of them is what comes out of its boneyard."""

import re
from collections.abc import Iterator

from course.lessons.model import READER, Kind, Step
from openends.tiles import Tile

_TILE = re.compile(r"\[\d{1,2}\|\d{1,2}\]")


def drawn_tile(step: Step) -> Tile | None:
    """The tile that the reader draws in a step that asks for drawing; None in any other.

    Raises what the engine raises where drawing is not legal.

    >>> from course.lessons.reading import read_lesson
    >>> lesson = read_lesson('''
    ... rules = "draw"
    ... [[step]]
    ... id = "must-draw"
    ... line = "[0|0]"
    ... ends = "0 0"
    ... hands = ["[1|1] = 1|1", "[2|2] = 2|2"]
    ... boneyard = "[1|4] [3|6] [4|5] = 19|31"
    ... task = "What must you do?"
    ... goal = { kind = "draw" }
    ... hints = ["Nothing fits.", "There is a boneyard.", "Draw a tile."]
    ... ''', "draw")
    >>> drawn_tile(lesson.steps[0])
    Tile('[1|4]')
    """
    if step.goal.kind is not Kind.DRAW:
        return None
    played = step.start()
    before = set(played.hands[READER])
    played.play("draw")
    return next(tile for tile in played.hands[READER] if tile not in before)


def after_faults(step: Step, drawn: Tile) -> Iterator[str]:
    """Find what is wrong with the words after a draw.

    The first tile that they name is the one drawn, and others lie where the reader has seen them.
    """
    if step.after is None:
        return
    named = _TILE.findall(step.after.text)
    if named and named[0] != str(drawn):
        yield f"the first tile named is the one drawn; the lesson says {named[0]}, the engine draws {drawn}"
    seen = {str(tile) for tile in (*step.shown, drawn)}
    for tile in named[1:]:
        if tile not in seen:
            yield f"{tile} is named, but the reader has seen no such tile"


def continued_faults(before: Step, step: Step) -> Iterator[str]:
    """Where a step goes on after a draw, with one tile more in the hand, that is the tile drawn."""
    drawn = drawn_tile(before)
    if drawn is None or (step.line, step.hands[1:]) != (before.line, before.hands[1:]):
        return
    more = set(step.hand) - set(before.hand)
    if len(more) == 1 and set(before.hand) < set(step.hand) and more != {drawn}:
        yield f"the step before draws {drawn}, and here the hand has {next(iter(more))} more"
