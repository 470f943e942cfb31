"""The words by which a sentence states a property: which must stand there, in which order.

    can place … must          these words, with anything between them
    {ends} open ends          a number that the engine puts in, as a word
    (whoever|who) goes out    one or the other

What stands in a gap may be anything but a word that turns a rule round: such a word belongs to the words
of some property, or the sentence is at fault. So no "not" slips in, and no "all" becomes "some".
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from number_words import in_words, number_words
from openends import BLOCK, Rules

_STRONG = (
    r"must|may(?! (?:have|find)\b)|cannot|can't|only|never|always|nobody|everybody|every|lowest|highest|unless|none|"
    r"(?<!at )(?<!after )all(?! the same)"
)
STRONG_WORD = re.compile(rf"\b(?:{_STRONG})\b", re.IGNORECASE)
"""A word that makes a sentence state a rule."""

TURNING_WORD = re.compile(
    rf"\b(?:{_STRONG}|might|can|no|not|nothing|neither|nor|any|anything|whole|either|each|exactly|once|most|least|"
    r"fewest|fewer|more|less|lower|lighter|larger|smaller|before|after|until|while|without|first|last|next|"
    r"winner|winning|own|opponents?|others?|clockwise|anticlockwise|equal|same|open|whoever|whether)\b",
    re.IGNORECASE,
)
"""A word with which a sentence that states a rule would state another one."""

_NAMES = re.compile(r"Fives family|double[- ](?:six|nine|twelve|fifteen)", re.IGNORECASE)
"""Names of games and sets, whose numbers count nothing."""

_END = re.compile(r"(?:(?<=[.!?])|(?<=[.!?][)\"”]))\s+(?=[A-Z(\"“◦])")
_ROLE = re.compile(r"\{([a-z][\w-]*)\}(`+)(.+?)\2", re.DOTALL)
_LINK = re.compile(r"!?\[([^\]|]*)\]\([^)]*\)")
_TILE = re.compile(r"\[\d+\|\d+\]")
SHOWN = "◦"
"""Stands for what a role or a tile shows: it has a check of its own."""


def readable(source: str) -> str:
    """A message of a page as its words alone: tiles and what roles show are each a small circle.

    >>> readable("**Place** {rule}`block tiles = 28` [tiles](#there), such as [1|4], by {term}`lot`.")
    'Place ◦ tiles, such as ◦, by lot.'
    """
    text = _ROLE.sub(lambda role: role[3] if role[1] == "term" else SHOWN, source)
    text = _LINK.sub(r"\1", _TILE.sub(SHOWN, text))
    return " ".join(re.sub(r"`[^`]*`", SHOWN, text).replace("**", "").split())


def sentences(text: str) -> list[str]:
    """The sentences of a readable text.

    >>> sentences("Draw one. (Or not: it is yours.) Pass!")
    ['Draw one.', '(Or not: it is yours.)', 'Pass!']
    """
    return [one.strip() for one in _END.split(text) if one.strip()]


def listed(numbers: Iterable[int], word: str = "or") -> str:
    """Numbers as words, listed.

    >>> listed([2, 3, 4])
    'two, three or four'
    """
    words = [in_words(number) for number in numbers]
    return f" {word} ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


def _ends(rules: Rules) -> int:
    """How many open ends a line has once a double in it has been joined on both sides."""
    line = rules.line("[1|1] [1|2]@L [1|3]@R")
    return len(line.open_ends)


NUMBERS: Mapping[str, Callable[[Rules], str]] = {
    "ends": lambda rules: in_words(_ends(rules)),
    "players": lambda rules: listed(rules.players),
    "range": lambda rules: f"{in_words(min(rules.players))} to {in_words(max(rules.players))}",
    "reserve": lambda rules: in_words(rules.reserve),
    "highest": lambda rules: in_words(rules.tile_set.highest),
    "twice": lambda rules: in_words(2 * (rules.targets[3] - 1) + 1),
    "larger": lambda rules: " and for ".join(
        in_words(players)
        for players in rules.players
        if rules.hand_sizes[players] > BLOCK.hand_sizes.get(players, 0)
    ),
}
"""Numbers that the engine puts into wordings, as words."""


@dataclass(frozen=True)
class Wording:
    """A wording with its numbers put in: finds its words in a sentence."""

    text: str
    pattern: re.Pattern[str]

    def find(self, sentence: str) -> list[tuple[int, int]]:
        """Where its words stand in a sentence; none, where they do not, or not in this order."""
        match = self.pattern.search(sentence)
        if match is None:
            return []
        return [match.span(number) for number in range(1, len(match.groups()) + 1)]


@lru_cache(maxsize=1024)
def wording(template: str, rules: Rules) -> Wording:
    """A wording with the numbers of rules."""
    text = template
    for name, number in NUMBERS.items():
        if f"{{{name}}}" in text:
            text = text.replace(f"{{{name}}}", number(rules))
    parts = [re.sub(r"\((?!\?)", "(?:", part.strip()) for part in text.split("…")]
    spaced = [r"\s+".join(part.split()) for part in parts]
    joined = r"(?!\w).*?(?<!\w)".join(f"({part})" for part in spaced)
    return Wording(text, re.compile(rf"(?<!\w){joined}(?!\w)", re.IGNORECASE | re.DOTALL))


@dataclass(frozen=True)
class Word:
    """A word that turns a rule, or a number, and where it stands in its sentence."""

    text: str
    start: int
    end: int
    value: float | None
    """What it counts, if it is a number."""
    strong: bool
    """Whether it makes its sentence state a rule."""


def turning_words(sentence: str) -> list[Word]:
    """The words of a sentence that turn a rule, and its numbers from two up, in their order.

    >>> [(word.text, word.strong) for word in turning_words("Place at any of the two ends, but not both.")]
    [('any', False), ('two', True), ('not', False), ('both', True)]
    """
    names = list(_NAMES.finditer(sentence))
    found = {
        (number.start, number.end): Word(
            number.text, number.start, number.end, float(number.value), True
        )
        for number in number_words(sentence)
        if number.value not in (0, 1)
        and not any(name.start() <= number.start < name.end() for name in names)
        and (not number.free or number.text.lower() == "both")
    }
    for match in TURNING_WORD.finditer(sentence):
        strong = STRONG_WORD.fullmatch(match[0]) is not None
        found.setdefault(match.span(), Word(match[0], *match.span(), None, strong))
    return [found[span] for span in sorted(found)]
