"""Sentences that lessons say of a position: each pattern with the property that makes it true.

A pattern is a regular expression in which `<n>` and `<m>` stand for number words, `<p>` and `<q>`
for pips as sentences name them ("a five", "sixes", "a blank", an end's role), `<tile>` for a tile.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from course.lessons.sentences.scenes import Scene
from number_words import number_words
from openends.errors import OpenEndsError
from openends.tiles import Tile

Property = Callable[..., str | None]
"""A function of a scene and of what a sentence names: what the engine says where that is not so."""

_NUMBER = (
    r"(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-[a-z]+)?|[a-z]+teen|one|two|three|four|"
    r"five|six|seven|eight|nine|ten|eleven|twelve|nothing|third|second|fourth|twice)"
)
_PIPS = r"(?:(?:an?|the|of)\s)?(?:\{end\}`\d{1,2}`|(?:one|two|three|four|five|seven|eight|nine|blank)s?|six(?:es)?)"
_STANDS_FOR = {
    **dict.fromkeys("nm", _NUMBER),
    **dict.fromkeys("pq", _PIPS),
    "rule": r"\{rule\}`[^`]*`",
    "tile": r"\[\d{1,2}\|\d{1,2}\]",
}
_PLACEHOLDER = re.compile(r"(?<!\?P)<(n|m|p|q|tile|rule)>")
_OTHER_ROLE = re.compile(r"\{(?!end\})[a-z-]+\}`[^`]*`")
_ROLE = re.compile(r"\{end\}`(\d{1,2})`")


@dataclass(frozen=True)
class Phrase:
    """A pattern, and what has to hold where it stands."""

    pattern: re.Pattern[str]
    holds: Property


PHRASES: list[Phrase] = []


def says(*patterns: str) -> Callable[[Property], Property]:
    """Register what has to hold where a sentence has one of these patterns."""

    def register(holds: Property) -> Property:
        for pattern in patterns:
            whole = _PLACEHOLDER.sub(
                lambda found: (
                    f"(?P<{found[1]}>{_STANDS_FOR[found[1]]})"
                    if found[1] != "rule"
                    else _STANDS_FOR["rule"]
                ),
                pattern,
            )
            PHRASES.append(Phrase(re.compile(rf"(?<![\w\]`|-]){whole}(?![\w-])", re.I), holds))
        return holds

    return register


Named = int | str | Tile | tuple[int, ...]


def named(found: re.Match[str]) -> dict[str, Named]:
    """What a sentence names, as numbers and tiles."""
    return {name: _value(name, text) for name, text in found.groupdict().items() if text}


def _value(name: str, text: str) -> Named:
    if name.startswith("tile"):
        return Tile(text)
    if name == "items":
        return text
    if name == "terms":
        return tuple(int(word.value) for word in number_words(text))
    return _pips(text) if name in ("p", "q") else _number(text)


def _pips(text: str) -> int:
    if role := _ROLE.search(text):
        return int(role[1])
    return 0 if "blank" in text.lower() else _number(text)


def _number(text: str) -> int:
    found = number_words(text)
    return int(found[0].value) if found else -1


Said = tuple[re.Match[str], Property]


@lru_cache(maxsize=4096)
def sentences_in(text: str) -> tuple[Said, ...]:
    """The sentences of a text that have a property, with it; each language asks for them again."""
    return tuple(
        (found, phrase.holds) for phrase in PHRASES for found in phrase.pattern.finditer(text)
    )


def untrue(text: str, scenes: list[Scene]) -> Iterator[tuple[str, str]]:
    """Each sentence that is not so in one of the scenes, with what the engine says."""
    for found, so in sentences_in(text):
        said = named(found)
        for scene in scenes:
            if right := _tried(so, scene, said):
                yield found[0], right
                break


def _tried(so: Property, scene: Scene, said: dict[str, Named]) -> str | None:
    try:
        return so(scene, **said)
    except (LookupError, ValueError, OpenEndsError):
        return "the step has nothing that this could be said of"


def seen(text: str) -> str:
    """A text in which the roles that say their numbers themselves have no words."""
    return _OTHER_ROLE.sub(lambda role: "{rule}`" + "·" * (len(role[0]) - 8) + "`", text)


def accounted(text: str) -> set[int]:
    """The places of a text that are part of a sentence whose property is known."""
    return {place for found, _ in sentences_in(text) for place in range(*found.span())}


def counted(says: int, right: int, what: str) -> str | None:
    """What the engine says where a number is another."""
    return None if says == right else f"{what}: {right}"


def holds(true: bool, what: str) -> str | None:
    """What the engine says where something is not so."""
    return None if true else what
