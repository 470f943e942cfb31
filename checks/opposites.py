"""The words that turn a rule, such as *lowest* and *highest*: a translation has them on the side of its source.

The words are data, the pairs of terms.toml. No sentence may put one side for another, nor be negated more or less
often than its source. Where the grammar of a language turns the sentence round, a comment on its message says so, in
numbers: `# opposites: not +1, may -1`. A side that a translation does without or has besides, as good sentences do, is
kept by the tool: see `checks.opposites_kept`. Both are exact, so that a word turned round there is found as well.
"""

import re
import tomllib
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import NamedTuple

from checks.findings import finding
from checks.messages import Translated
from checks.terms import TERMS
from checks.tokens import words_of
from openends.checking.diagnostics import Diagnostic
from publishing.languages import SOURCE

MARK = "# opposites:"
"""How such a comment begins in a catalog."""

_COMMENT = re.compile(r"opposites:\s*(.*)")
_STATED = re.compile(r"\s*(?P<side>[^,]*?)\s+(?P<sign>[-+])(?P<count>\d+)\s*")
_PLACEHOLDER = re.compile(r"\{\w*\}|%\(\w+\)[sd]")
KEPT = "kept by `python3 start.py affirm`, which writes it anew if the sentence means what its source does"


class Range(NamedTuple):
    """How often a text has a side of a pair: at least, and at most."""

    least: int = 0
    most: int = 0


Counts = tuple[Range, ...]
"""Those of the sides of a pair, in their order."""


@dataclass(frozen=True)
class Pair:
    """Words of which one turns a rule into what another says, side by side, by language."""

    name: str
    sides: tuple[str, ...]
    words: dict[str, re.Pattern[str]]
    exact: bool = False
    _known: dict[tuple[str, str], Counts] = field(default_factory=dict, compare=False)

    @cached_property
    def _none(self) -> Counts:
        return (Range(),) * len(self.sides)

    def count(self, text: str, language: str) -> Counts:
        """How often each side stands in a text; the source is counted once for all languages."""
        if language != SOURCE:
            return self._count(text, language)
        if (language, text) not in self._known:
            self._known[language, text] = self._count(text, language)
        return self._known[language, text]

    def _count(self, text: str, language: str) -> Counts:
        certain, perhaps = [0] * len(self.sides), [0] * len(self.sides)
        pattern = self.words[language]
        if pattern.search(text) is None:
            return self._none
        for found in pattern.finditer(text):
            kind = found.lastgroup or ""
            if kind.startswith("words"):
                certain[int(kind[5:])] += 1
            elif kind.startswith("perhaps"):
                perhaps[int(kind[7:])] += 1
        return tuple(Range(one, one + more) for one, more in zip(certain, perhaps, strict=True))


@dataclass(frozen=True)
class Compared:
    """How a translation stands to its source in one pair."""

    pair: Pair
    found: Counts
    wanted: Counts

    @property
    def differences(self) -> dict[str, int]:
        """By side: how many more the translation has than its source, or fewer."""
        return {
            side: found.least - wanted.least
            for side, found, wanted in self._sides()
            if found.least != wanted.least
        }

    @property
    def turned(self) -> bool:
        """Whether one side stands for another, or what is counted does not as often."""
        surplus = self._surplus().values()
        return any(surplus) if self.pair.exact else min(surplus) < 0 < max(surplus)

    @property
    def loose(self) -> Iterator[str]:
        """The sides that stand only in the translation, `+may`, or only in the source, `-may`.

        Where two sides meet, how often each stands more or less than in the source, `may -1`: one that is turned
        there would hide among the others.
        """
        if self.pair.exact:
            return
        meeting = sum(bool(found.least or wanted.least) for _, found, wanted in self._sides()) > 1
        for side, found, wanted in self._sides():
            if meeting and (surplus := _surplus(found, wanted)):
                yield f"{side} {surplus:+d}"
            elif not meeting and bool(found.most) < bool(wanted.least):
                yield f"-{side}"
            elif not meeting and bool(found.least) > bool(wanted.most):
                yield f"+{side}"

    def _surplus(self) -> dict[str, int]:
        return {side: _surplus(found, wanted) for side, found, wanted in self._sides()}

    def _sides(self) -> Iterator[tuple[str, Range, Range]]:
        return zip(self.pair.sides, self.found, self.wanted, strict=True)


def _surplus(found: Range, wanted: Range) -> int:
    """How many more there are than wanted, or fewer, at the least."""
    if found.least > wanted.most:
        return found.least - wanted.most
    return min(found.most - wanted.least, 0)


@cache
def pairs() -> tuple[Pair, ...]:
    """All pairs. Raises `ValueError` for one that lacks the words of a language or of a side."""
    return pairs_in(TERMS.read_text("utf-8"))


def pairs_in(text: str) -> tuple[Pair, ...]:
    """The pairs of a file, each with the words of its sides in every language that the file speaks of."""
    data = tomllib.loads(text)["pair"]
    spoken = {language for one in data for language in one["words"]}
    for one in data:
        for language in sorted(spoken):
            number, wanted = len(one["words"].get(language, ())), len(one["sides"])
            if number != wanted:
                raise ValueError(
                    f"{TERMS.name}: the pair {one['name']!r} needs words of {wanted} sides in {language},"
                    f" it has {number}"
                )
    sides = [side for one in data for side in one["sides"]]
    if twice := sorted({side for side in sides if sides.count(side) > 1}):
        raise ValueError(f"{TERMS.name}: two sides have one name: {', '.join(twice)}")
    return tuple(
        Pair(
            one["name"],
            tuple(one["sides"]),
            {language: _pattern(one, language) for language in spoken},
            one.get("exact", False),
        )
        for one in data
    )


def _pattern(pair: dict[str, dict[str, list[str]]], language: str) -> re.Pattern[str]:
    """One expression for all: what only looks like one of the words, the words, what may be one."""
    groups = [
        (f"{kind}{number}", words)
        for kind in ("aside", "words", "perhaps")
        for number, words in enumerate(pair.get(kind, {}).get(language, []))
    ]
    whole = "|".join(f"(?P<{name}>{words})" for name, words in groups if words)
    return re.compile(rf"\b(?:{whole})\b" if language == SOURCE else whole, re.IGNORECASE)


def languages() -> Set[str]:
    """The languages of which the pairs have words."""
    return {language for pair in pairs() for language in pair.words}


def compared(message: Translated, language: str) -> Iterator[Compared]:
    """A message and its source in all pairs; in none if it is not translated, or the pairs have no words for it."""
    source, target = (
        _PLACEHOLDER.sub("…", words_of(text)) for text in (message.source, message.target)
    )
    for pair in pairs():
        if language in pair.words and message.source != message.target:
            yield Compared(pair, pair.count(target, language), pair.count(source, SOURCE))


def judge_opposites(message: Translated, language: str, kept: str) -> Iterator[Diagnostic]:
    """The pairs of which a translation and its source have different sides, but for what is stated and kept."""
    stated = dict(_stated(message))
    loose: list[str] = []
    for one in compared(message, language):
        said = (
            {side: stated.pop(side) for side in one.pair.sides if side in stated} if stated else {}
        )
        if said:
            if said != one.differences:
                yield _turned(message, language, one)
        elif one.found == one.wanted:
            continue
        elif one.turned:
            yield _turned(message, language, one)
        else:
            loose += one.loose
    for side in stated:
        hint = "the comment names sides of the pairs in checks/terms.toml, each with how many more or fewer"
        yield finding(message.place, language, "opposites", side, hint=hint, by="pairs")
    if ", ".join(loose) != kept:
        found = ", ".join(loose) or "the sides of its source"
        place = message.target_place
        yield finding(place, language, "opposites", found, kept or "none", KEPT, by="affirmed")


def loose_in(message: Translated, language: str) -> str:
    """The sides that a translation adds and leaves out, but for those that a comment states."""
    stated = dict(_stated(message))
    return ", ".join(
        side
        for one in compared(message, language)
        if not one.turned and not stated.keys() & set(one.pair.sides)
        for side in one.loose
    )


def _stated(message: Translated) -> Iterator[tuple[str, int]]:
    for comment in message.comments:
        if found := _COMMENT.match(comment.strip()):
            for part in found[1].split(","):
                stated = _STATED.fullmatch(part)
                if stated is None:
                    yield part.strip(), 0
                else:
                    yield stated["side"], int(stated["sign"] + stated["count"])


def comment_on(message: Translated, language: str) -> str:
    """What a comment has to state of a message; empty if nothing.

    What only some of its sides need is left to what is kept: a comment speaks of pairs that are turned round.
    """
    return ", ".join(
        f"{side} {number:+d}"
        for one in compared(message, language)
        if one.turned
        for side, number in one.differences.items()
    )


def _turned(message: Translated, language: str, one: Compared) -> Diagnostic:
    comment = ", ".join(f"{side} {number:+d}" for side, number in one.differences.items())
    hint = f"{one.pair.name}; if the sentence means the same, put a comment on it: # opposites: {comment}"
    if not comment:
        hint = f"{one.pair.name}; the sides are those of the source: leave the comment out"
    stands, right = (_seen(one.pair, counts) for counts in (one.found, one.wanted))
    return finding(message.target_place, language, "opposites", stands, right, hint, by="source")


def _seen(pair: Pair, counts: Counts) -> str:
    seen = [
        f"{side} {count.least}"
        for side, count in zip(pair.sides, counts, strict=True)
        if count.least
    ]
    return ", ".join(seen) or "none"
