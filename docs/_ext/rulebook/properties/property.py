"""Properties of rules: each with a name, what has to hold for it, and the words that state it.

    @says("can place … must", fails="draw")
    def must_place_when_able(trial: Trial) -> bool:
        \"\"\"Whoever can place a tile must place one.\"\"\"
        return trial.every(not turn.may_draw for turn in trial.turns if turn.able)

The name is that of the function, with hyphens: `must-place-when-able`. `fails` names rules for which
the property is false: a predicate that no rules refute says nothing. Where no option of the rules
changes it, `unless` tells what of the engine would have to be another.
"""

from collections.abc import Callable
from dataclasses import dataclass

from openends import Rules
from rulebook.properties.trial import Trial


@dataclass(frozen=True)
class Property:
    """Something that holds for some rules and not for others, and how sentences say it."""

    name: str
    wordings: tuple[str, ...]
    holds: Callable[[Trial], bool]
    fails: str | Rules
    """Rules for which it is false, as text or as they are; empty where no option changes it."""
    unless: str
    """Where no option changes it: what of the engine would have to be another."""

    @property
    def meaning(self) -> str:
        """What the property is, in a sentence."""
        return " ".join((self.holds.__doc__ or "").split())


PROPERTIES: dict[str, Property] = {}
"""All properties, by their names."""


def says(
    *wordings: str, fails: str | Rules = "", unless: str = ""
) -> Callable[[Callable[[Trial], bool]], Callable[[Trial], bool]]:
    """Register a predicate as a property, with the ways in which a sentence may say it."""

    def register(holds: Callable[[Trial], bool]) -> Callable[[Trial], bool]:
        name = holds.__name__.replace("_", "-")
        if name in PROPERTIES:
            raise ValueError(f"there are two properties {name}")
        if bool(fails) == bool(unless):
            raise ValueError(f"{name}: say for which rules it fails, or what else would change it")
        PROPERTIES[name] = Property(name, wordings, holds, fails, unless)
        return holds

    return register
