"""Matches that begin at one press: what the form of a practice match says for each of them."""

from dataclasses import dataclass

from openends import RULES

from ..marks import _


@dataclass(frozen=True, slots=True)
class Preset:
    """A match that is set up already: its words, a game, so many players, a target; empty is the game's own."""

    words: str
    rules: str
    players: int
    target: str = ""

    def __post_init__(self) -> None:
        if self.players not in RULES[self.rules].players:
            raise ValueError(
                f"preset {self.words!r}: {self.rules} is not for {self.players} players"
            )


PRESETS = (
    Preset(_("A short match of Block"), "block", 2, "30"),
    Preset(_("The classic: Draw for two"), "draw", 2),
    Preset(_("Four at the table: Draw"), "draw", 4),
    Preset(_("Partners: Block, two against two"), "partners-block", 4),
)
"""In the order offered."""
