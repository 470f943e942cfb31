"""Numbers in English words: read from a text with their places, and written.

A word that a language leaves out or puts in as it likes is *free*: nothing hangs on its being said.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

_ONES = {
    **{"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8},
    **{"nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14},
    **{"fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19},
}
_TENS = {
    **{"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50},
    **{"sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90},
}
_ORDINALS = {
    **{"first": 1, "second": 2, "third": 3, "fifth": 5, "eighth": 8, "ninth": 9, "twelfth": 12},
    **{f"{word}th": number for word, number in _ONES.items() if number in (4, 6, 7, 10, 11)},
    **{f"{word}th": number for word, number in _ONES.items() if number > 12},
    **{f"{word[:-1]}ieth": number for word, number in _TENS.items()},
    "hundredth": 100,
}
_PLURALS = {"sixes": 6} | {
    f"{word}s": number for word, number in (_ONES | _TENS).items() if number != 6
}
_TIMES = {"once": 1, "twice": 2, "thrice": 3, "dozen": 12}
_NOTHING = {"nothing": 0, "nobody": 0, "none": 0, "zero": 0, "no": 0}
_BOTH = {"both": 2, "either": 2, "neither": 2, "pair": 2, "pairs": 2, "couple": 2}
"""Two things at once, which another language need not count."""

_VALUES = _ONES | _TENS | _ORDINALS | _PLURALS | _TIMES | _NOTHING | _BOTH


def _any(words: dict[str, int]) -> str:
    return "|".join(sorted(words, key=len, reverse=True))


_UNIT = {word: number for word, number in (_ONES | _ORDINALS | _PLURALS).items() if number < 10}
_SMALL = rf"(?:{_any(_TENS)})[-\s](?:{_any(_UNIT)})|{_any(_ONES | _TENS | _ORDINALS | _PLURALS)}"
_FREE_TWO = (
    r"\b(?:those|these)\s(?P<two>two)(?=\shalves\b)"
    r"|\b(?:one\s(?:of|or\sthe\sother\sof)\s|the\s(?=two(?:[.,;:]|\sdiffer)))(?P<of_two>two)"
)
"""Two of what has been spoken of, or is always two."""
_WORD = re.compile(
    rf"\b(?:(?P<more>more\sthan\sone)|{_FREE_TWO}"
    rf"|(?:(?P<hundreds>a|{_any({k: v for k, v in _ONES.items() if v < 10})})[-\s])?"
    rf"(?P<hundred>hundred)(?:\s+and\s+(?P<rest>{_SMALL}))?"
    r"|(?P<half>half)(?=\s(?:of\s)?(?:the|it|a|an|as|them)\b)"
    rf"|(?P<small>{_SMALL})|(?P<free>{_any(_TIMES | _NOTHING | _BOTH)}))\b",
    re.IGNORECASE,
)
_NOT_A_QUANTITY = re.compile(
    r"\b(?:one|each|this|that|the|its|which|low|high|far|other|empty|blank|smaller)\s$", re.I
)
"""What stands before the half of a tile, which is a thing and no number."""

_PAIR = re.compile(r"\s(?:(?:open|blank|far|equal)\s)?(?:ends|halves)\b", re.IGNORECASE)

_SINGLE = re.compile(
    r"one\s(?:of|more|tile|player|opponent|line|half|end|pip|point|round|score|hand|seat)\b",
    re.IGNORECASE,
)

FREE = {0, 1}
"""Values that are said freely: "a tile" and "one tile", "nobody" and "not"."""


_NAMES = {0: "nothing"} | {number: word for word, number in (_ONES | _TENS).items()}


def in_words(number: int) -> str:
    """A number from 0 to 199 in words.

    >>> in_words(0), in_words(13), in_words(26), in_words(121)
    ('nothing', 'thirteen', 'twenty-six', 'hundred and twenty-one')
    """
    if number >= 100:
        rest = number % 100
        return "hundred" + (f" and {in_words(rest)}" if rest else "")
    if number in _NAMES:
        return _NAMES[number]
    return f"{_NAMES[number - number % 10]}-{_NAMES[number % 10]}"


@dataclass(frozen=True)
class NumberWord:
    """A number as a text says it in words; `free` if nothing hangs on its being said."""

    value: int | Fraction
    text: str
    start: int
    end: int
    free: bool = False
    pair: bool = False
    """Whether it counts what comes in twos, ends or halves, of which others speak without a number."""
    single: bool = False
    """Whether it is a one that counts, "one tile" and "one of them", and no pronoun."""


def number_words(text: str) -> list[NumberWord]:
    """The numbers that an English text says in words, in their order.

    >>> [str(word.value) for word in number_words("Two of the twenty-one, a hundred and ninety-ninth")]
    ['2', '21', '199']
    >>> [(word.text, word.free) for word in number_words("Both third players, half the set, twice; one half")]
    [('Both', True), ('third', False), ('half', False), ('twice', False), ('one', True)]
    """
    return list(_number_words(text))


def _number_words(text: str) -> Iterator[NumberWord]:
    for found in _WORD.finditer(text):
        value: int | Fraction
        if found["half"]:
            if _NOT_A_QUANTITY.search(text[: found.start()]):
                continue
            value = Fraction(1, 2)
        elif two := found["more"] or found["two"] or found["of_two"]:
            yield NumberWord(2, two, *found.span(), True)
            continue
        elif found["hundred"]:
            value = 100 * _VALUES.get((found["hundreds"] or "a").lower(), 1)
            value += _small(found["rest"]) if found["rest"] else 0
        else:
            value = _small(found["small"] or found["free"])
        free = value in FREE or (found["free"] or "").lower() in _BOTH
        pair = value == 2 and _PAIR.match(text, found.end()) is not None
        single = value == 1 and _SINGLE.match(text, found.start()) is not None
        yield NumberWord(value, found[0], *found.span(), free, pair, single)


def _small(words: str) -> int:
    """Twenty-one, or a single word."""
    return sum(_VALUES[word] for word in re.split(r"[-\s]", words.lower()))
