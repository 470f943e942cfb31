"""Matches that begin at one press: what the form of a practice match says for each of them."""

from dataclasses import dataclass

from openends import RULES


def _(message: str) -> str:
    """Mark a message for extraction; it is translated when a page is written."""
    return message


@dataclass(frozen=True, slots=True)
class Preset:
    """A match that is set up already: a game, so many players, and a target; empty is the game's own."""

    name: str
    rules: str
    players: int
    target: str = ""

    def __post_init__(self) -> None:
        if self.players not in RULES[self.rules].players:
            raise ValueError(
                f"preset {self.name!r}: {self.rules} is not for {self.players} players"
            )


PRESETS = (
    Preset("short", "block", 2, "30"),
    Preset("classic", "draw", 2),
    Preset("four", "draw", 4),
    Preset("partners", "partners-block", 4),
)
"""In the order offered."""

PRESET_WORDS = {
    "short": _("A short match of Block"),
    "classic": _("The classic: Draw for two"),
    "four": _("Four at the table: Draw"),
    "partners": _("Partners: Block, two against two"),
}
"""What each is called."""
