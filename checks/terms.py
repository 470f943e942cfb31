"""The words of the game in translations: those of the glossary, and none that it rejects.

The words are data, terms.toml. A translator who must say a thing otherwise in one sentence puts a
comment on the message: `# term: boneyard`.
"""

import re
import tomllib
from collections.abc import Iterator, Set
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from checks.findings import finding
from checks.messages import Translated
from checks.tokens import words_of
from openends.checking.diagnostics import Diagnostic

TERMS = Path(__file__).with_name("terms.toml")
_ABOUT = {"name", "source", "rejected", "free", "common"}
"""What the file says of a term; all else are its words, by language."""


@dataclass(frozen=True)
class Term:
    """A word of the game: its name, how English says it, the words of each language."""

    name: str
    source: re.Pattern[str]
    words: dict[str, tuple[str, ...]]
    rejected: dict[str, tuple[str, ...]]
    free: bool
    common: bool


@cache
def terms() -> tuple[Term, ...]:
    """All terms. Raises `ValueError` for one that has no words of a language that others have."""
    return terms_in(TERMS.read_text("utf-8"))


def terms_in(text: str) -> tuple[Term, ...]:
    """The terms of a file, each with its words in every language that the file speaks of."""
    data = tomllib.loads(text)["term"]
    languages = {key for one in data for key in one} - _ABOUT
    for one in data:
        if missing := sorted(languages - one.keys()):
            raise ValueError(
                f"{TERMS.name}: the term {one['name']!r} needs its words in {', '.join(missing)}"
            )
    return tuple(
        Term(
            one["name"],
            re.compile(rf"\b(?:{one['source']})\b", re.IGNORECASE),
            {language: tuple(one[language]) for language in languages},
            {language: tuple(words) for language, words in one.get("rejected", {}).items()},
            one.get("free", False),
            one.get("common", False),
        )
        for one in data
    )


def languages() -> Set[str]:
    """The languages that the glossary has words of."""
    return {language for term in terms() for language in term.words}


def judge_terms(message: Translated, language: str) -> Iterator[Diagnostic]:
    """What a translation calls otherwise than the glossary does; nothing in a language that it has no words of."""
    source, target = words_of(message.source), words_of(message.target)
    excused = {comment.removeprefix("term:").strip() for comment in message.comments}
    for term in terms():
        if language not in term.words:
            continue
        right = term.words[language][0]
        for word in term.rejected.get(language, ()):
            if _says(target, word):
                yield _finding(message, language, word, right, f"the word for {term.name}")
        if term.name in excused:  # the thing may be said, or left out, but not by a rejected word
            continue
        asked = bool(term.source.search(source))
        used = next((word for word in term.words[language] if word in target), "")
        if asked and not used and not term.free:
            yield _finding(message, language, "", right, f"the source speaks of {term.name}")
        if right in target and not asked and not term.common:
            hint = f"the source does not speak of {term.name}"
            yield _finding(message, language, right, "another word", hint)


def _says(text: str, word: str) -> bool:
    """Whether a word stands in a text; in katakana, not as a part of a longer one."""
    return word in text and _alone(word).search(text) is not None


@cache
def _alone(word: str) -> re.Pattern[str]:
    """Finds a word: one in katakana only where no more of it stands around."""
    alone = rf"(?<![ァ-ー]){re.escape(word)}(?![ァ-ー])"
    return re.compile(alone if re.fullmatch("[ァ-ー]+", word) else re.escape(word))


def _finding(message: Translated, language: str, stands: str, right: str, why: str) -> Diagnostic:
    hint = f"{why}; if it must be said otherwise here, put a comment on the message: # term: …"
    place = message.target_place
    return finding(place, language, "term", stands, right, hint, by="glossary")
