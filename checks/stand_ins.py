"""What stands in a catalog instead of a translation: English, a dot, another script, half of a sentence.

What a language is written in, and how long it is beside others, is taken from its catalogs themselves. A translation
that is meant to be short has a comment that says so: `# short: a label`. What stands alike in all languages is a name.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from statistics import median

from checks.findings import finding
from checks.messages import Translated
from checks.tokens import words_of
from course.lessons.numbers import numbers_in
from openends.checking.diagnostics import Diagnostic

_ROLE = re.compile(r"\{[a-z][\w-]*\}`[^`]*`")
_PLACEHOLDER = re.compile(r"\{\w*\}|%\(\w+\)[sd]|&#?\w+;")
_SENTENCE = re.compile(r"[A-Za-z][a-z']+(?: [a-z']+){2,}")
_LATIN = "LATIN"
_COMMON = 0.1
"""In how many of its messages a script stands that a language is written in."""

_LABEL = 4
"""Letters of the shortest text whose length says anything."""

_ENOUGH = 30
"""Of fewer messages nobody can tell how a language is written."""


@dataclass(frozen=True)
class Habits:
    """What a language is written in, and how many letters it takes for one of the source."""

    scripts: frozenset[str]
    length: float


def habits_of(messages: Sequence[Translated]) -> Habits | None:
    """Those of all messages of a language; none if they are too few to tell."""
    if len(messages) < _ENOUGH:
        return None
    found = Counter(script for message in messages for script in set(_scripts(message.target)))
    common = frozenset(script for script in found if found[script] >= _COMMON * len(messages))
    return Habits(
        common, median(_letters(one.target) / (_letters(one.source) or 1) for one in messages)
    )


def judge_stand_ins(
    message: Translated,
    language: str,
    habits: Mapping[str, Habits],
    others: Mapping[str, str],
) -> Iterator[Diagnostic]:
    """What is no translation. `others` are those of the same message in other languages."""
    own = habits.get(language)
    if own is None or not _letters(message.source):
        return
    if message.target.isdecimal() and message.source.isalpha() and numbers_in(message.source):
        return  # the name of a number, in digits
    if message.target == message.source and all(one == message.source for one in others.values()):
        return
    scripts = _scripts(message.target)
    if foreign := sorted(set(scripts) - own.scripts - {_LATIN} - set(_scripts(message.source))):
        yield _finding(
            message, language, f"letters of another script: {', '.join(foreign).lower()}"
        )
    if not own.scripts & set(scripts):
        yield _finding(message, language, f"not a letter of what {language} is written in")
    elif _LATIN not in own.scripts and (
        left := _SENTENCE.search(_bare(_ROLE.sub("", message.target)))
    ):
        yield _finding(message, language, f"left in another language: {left[0]}")
    elif not any(comment.strip().startswith("short:") for comment in message.comments):
        yield from _too_short(message, language, habits, others)


def _too_short(
    message: Translated,
    language: str,
    habits: Mapping[str, Habits],
    others: Mapping[str, str],
) -> Iterator[Diagnostic]:
    """A text far shorter than its source and all its other translations let expect."""
    expected = [_letters(message.source) * habits[language].length]
    expected += [
        _letters(text) * habits[language].length / habits[other].length
        for other, text in others.items()
        if other in habits
    ]
    least, found = min(expected), _letters(message.target)
    if least >= _LABEL and found < least * _least_share(least):
        hint = f"{found} letters where about {least:.0f} are expected; if it is all: # short: why"
        yield _finding(message, language, hint)


def _least_share(letters: float) -> float:
    """How much of its expected length a text has at least: labels differ more than sentences.

    >>> _least_share(10), _least_share(100)
    (0.41, 0.65)
    """
    return round(min(0.35 + 0.006 * letters, 0.65), 3)


@cache
def _bare(text: str) -> str:
    return _PLACEHOLDER.sub("", words_of(text))


@cache
def _letters(text: str) -> int:
    return sum(map(str.isalpha, _bare(text)))


@cache
def _scripts(text: str) -> tuple[str, ...]:
    """The scripts of the letters of a text, as Unicode's names of letters begin."""
    return tuple(sorted({_script(letter) for letter in set(_bare(text)) if letter.isalpha()}))


@cache
def _script(letter: str) -> str:
    name = unicodedata.name(letter, "unknown").partition(" ")[0].partition("-")[0]
    return "CJK" if name == "IDEOGRAPHIC" else name  # 々 and 〆 are written among them


def _finding(message: Translated, language: str, hint: str) -> Diagnostic:
    return finding(message.target_place, language, "translation", message.target, hint=hint)
