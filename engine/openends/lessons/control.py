"""Control sums in lessons: what an author is free to choose is added up beside it, so that a slip shows.

With another tile in a hand, the position is another, but no less true; with another tile in a
sentence, so is the sentence. So the tiles of a text are added up after an equals sign, their low
halves and their high halves, and after them the other numbers; the engine adds again. The sum
is for authors alone: readers and translators never see it.

    hands = ["[1|5] [2|6] = 3|11", "[3|3] = 3|3"]
    after = "The new end is a {end}`1`, and [1|1] fits there. = 1|1 1"
    13 = "You have counted one half of [6|6] only. = 6|6 13"       # the key is added up too
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from openends.errors import NotationError
from openends.tiles import Tile

_CONTROL = re.compile(r"\s+=\s+((?:\d+\|\d+\s*)?\d*)\s*\Z")
_TILE = re.compile(r"\[\s*(\d{1,2})\s*\|\s*(\d{1,2})\s*\]")
_RULE = re.compile(r"\{rule\}`[^`]*`")  # states its own number


def split_control(text: str) -> tuple[str, str | None]:
    """A text without its control sum, and the sum, if there is one.

    >>> split_control("[1|5] [2|6] = 3|11"), split_control("[1|5]")
    (('[1|5] [2|6]', '3|11'), ('[1|5]', None))
    """
    match = _CONTROL.search(text)
    if match is None or not match[1].strip():
        return text, None
    return text[: match.start()], " ".join(match[1].split())


def control_of(tiles: Iterable[Tile]) -> str:
    """The low halves added up, and the high ones. No single other tile leaves both as they are.

    >>> control_of([Tile("[1|5]"), Tile("[2|6]")])
    '3|11'
    """
    held = tuple(tiles)
    return f"{sum(tile.low for tile in held)}|{sum(tile.high for tile in held)}"


def control_of_text(text: str) -> str:
    """The control sum of all tiles and numbers in a text; empty where it has none.

    >>> control_of_text("Place [4|4] at the {end}`4`, as [1|6] fits nowhere.")
    '5|10 4'
    """
    text = _RULE.sub("", text)
    found = _TILE.findall(text)
    numbers = re.findall(r"\d+", _TILE.sub("", text))
    try:
        tiles = control_of(Tile(f"[{low}|{high}]") for low, high in found)
    except NotationError:  # what is no tile is told elsewhere, and has no halves to add up
        tiles = ""
    return " ".join(
        [*([tiles] if found and tiles else []), *([str(sum(map(int, numbers)))] if numbers else [])]
    )


@dataclass(frozen=True)
class Control:
    """The control sum that an author states, if any, and the right one."""

    said: str | None
    right: str

    @property
    def fault(self) -> str:
        """What an author is told, as it is missing or does not hold."""
        if self.said is None:
            return f"nothing checks the tiles and numbers here; add them up at the end: … = {self.right}"
        return f"control: the lesson says {self.said}, the engine adds up {self.right or 'nothing'}"
