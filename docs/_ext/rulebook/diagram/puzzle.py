"""Puzzles of a diagram: what a step asks for, and the tiles that solve it, as the engine finds them."""

from collections.abc import Callable, Mapping

from openends import Line, Tile


def every_end(line: Line) -> tuple[Tile, ...]:
    """Tiles that fit every open end.

    >>> [str(tile) for tile in every_end(Line("[3|5] [5|5]@5 [1|3]@3"))]
    ['[1|5]']
    """
    ends = len(line.ends)
    return tuple(tile for tile in line.free if ends and len(line.fits(tile)) == ends)


PUZZLES: Mapping[str, Callable[[Line], tuple[Tile, ...]]] = {"every-end": every_end}
"""What can be asked for, by its name. The sentence for whoever has found it is `solved_` and the name."""
