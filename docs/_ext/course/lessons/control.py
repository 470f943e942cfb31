"""Control sums in lessons: what an author is free to choose is added up beside it, so that a slip shows.

With another tile in a hand, the position is another, but no less true; with another tile in a
sentence, so is the sentence. So the tiles are added up after an equals sign, their low halves
and their high halves, and after them the other numbers; the engine adds again. Order matters:
what comes second counts twice, the third three times. So it also shows when two tiles of a
boneyard change places, or two halves in a hand. The key that a sentence stands under comes
before it. The sum is for authors alone: readers and translators never see it.

    hands = ["[1|5] [2|6] = 5|17", "[3|3] = 3|3"]
    after = "The new end is a {end}`1`, and [1|1] fits there. = 1|1 1"
    "[2|6]" = "[2|6] has neither a four nor a five. = 6|18"
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from openends.tiles import Tile

_CONTROL = re.compile(r"\s+=\s+((?:\d+\|\d+\s*)?\d*)\s*\Z")
_TILE = re.compile(r"\[\s*(\d{1,2})\s*\|\s*(\d{1,2})\s*\]")
_RULE = re.compile(r"\{rule\}`[^`]*`")  # states its own number


def split_control(text: str) -> tuple[str, str | None]:
    """A text without its control sum, and the sum, if there is one.

    >>> split_control("[1|5] [2|6] = 5|17"), split_control("[1|5]")
    (('[1|5] [2|6]', '5|17'), ('[1|5]', None))
    """
    match = _CONTROL.search(text)
    if match is None or not match[1].strip():
        return text, None
    return text[: match.start()], " ".join(match[1].split())


def control_of(tiles: Iterable[Tile]) -> str:
    """The low halves added up, and the high ones, each as often as its place in the row says.

    No single other tile leaves both as they are, nor do two that change places or exchange halves.

    >>> control_of([Tile("[1|5]"), Tile("[2|6]")]), control_of([Tile("[1|6]"), Tile("[2|5]")])
    ('5|17', '5|16')
    """
    return control_of_text(" ".join(map(str, tiles)))


def control_of_text(text: str) -> str:
    """The control sum of all tiles and numbers in a text; empty where it has none.

    >>> control_of_text("Place [4|4] at the {end}`4`, as [1|6] fits nowhere.")
    '6|16 4'
    """
    text = _RULE.sub("", text)
    found = _TILE.findall(text)
    numbers = re.findall(r"\d+", _TILE.sub("", text))
    low, high, number = (
        sum(int(one) * place for place, one in enumerate(row, 1))
        for row in ([low for low, _ in found], [high for _, high in found], numbers)
    )
    return " ".join([*([f"{low}|{high}"] if found else []), *([str(number)] if numbers else [])])


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
