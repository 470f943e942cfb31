"""Checksums in lessons: what an author is free to choose is added up beside it, so that a slip shows.

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
from dataclasses import dataclass

_CHECKSUM = re.compile(r"\s+=\s+((?:\d+\|\d+\s*)?\d*)\s*\Z")


def split_checksum(text: str) -> tuple[str, str | None]:
    """A text without its checksum, and the sum, if there is one.

    >>> split_checksum("[1|5] [2|6] = 5|17"), split_checksum("[1|5]")
    (('[1|5] [2|6]', '5|17'), ('[1|5]', None))
    """
    match = _CHECKSUM.search(text)
    if match is None or not match[1].strip():
        return text, None
    return text[: match.start()], " ".join(match[1].split())


@dataclass(frozen=True)
class Checksum:
    """The checksum that an author states, if any, and the right one."""

    said: str | None
    right: str

    @property
    def fault(self) -> str:
        """What an author is told, as it is missing or does not hold."""
        if self.said is None:
            return f"nothing checks the tiles and numbers here; add them up at the end: … = {self.right}"
        return f"control: the lesson says {self.said}, the engine adds up {self.right or 'nothing'}"
