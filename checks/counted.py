"""Numbers in words of a translation against those of its source, in whichever form each is written.

A digit may stand for an English word, and a word for a digit, but not for one that the engine
printed. Where the words stand in the sentence is left to the language, and so is what hangs on
nothing: "one" and "nobody", "both" of two.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from fractions import Fraction

from checks.numerals import LANGUAGES, words_in
from checks.tokens import Token, plain_words
from number_words import NumberWord

HINT = "numbers are those of the source, in words or in digits, whichever reads best"


@dataclass(frozen=True)
class Counted:
    """What is left to compare as it stands, and where the numbers in words differ."""

    source: list[Token]
    target: list[Token]
    differences: list[tuple[str, str]]
    """What stands in the translation, and what in the source; one of them may be empty."""


def without_words(
    source: str,
    target: str,
    source_tokens: Sequence[Token],
    target_tokens: Sequence[Token],
    language: str,
) -> Counted:
    """Compare the numbers in words of two texts, and those of their digits that one says in a word."""
    said = words_in(plain_words(source), "en")
    if language not in LANGUAGES:  # its digits for English words are all that can be told
        digits_left, _ = _without_digits(target_tokens, source_tokens, said)
        return Counted(list(source_tokens), digits_left, [])
    says = words_in(plain_words(target), language)
    target_left, digits = _without_digits(target_tokens, source_tokens, said)
    source_left, source_digits = _without_digits(source_tokens, target_tokens, says)
    differences = _differences([*says, *digits], [*said, *source_digits])
    return Counted(source_left, target_left, list(differences))


def _without_digits(
    tokens: Sequence[Token], others: Sequence[Token], words: Sequence[NumberWord]
) -> tuple[list[Token], list[NumberWord]]:
    """Tokens without the digits that the other text lacks and says in words, and those digits."""
    more = Counter(tokens) - Counter(others)
    matcher = SequenceMatcher(a=list(tokens), b=list(others), autojunk=False)
    same = {
        place
        for block in matcher.get_matching_blocks()
        for place in range(block.a, block.a + block.size)
    }
    digits = {}
    for place, token in sorted(enumerate(tokens), key=lambda one: one[0] in same):
        if more[token] and not token.printed and token.kind == "number" and token.value.isdecimal():
            value = int(token.value)
            # Of words for nothing a digit says only "zero": else it may be another digit, turned into it.
            if any(word.value == value and (value or word.text == "zero") for word in words):
                more[token] -= 1
                digits[place] = NumberWord(value, token.value + token.after, place, place)
    left = [token for place, token in enumerate(tokens) if place not in digits]
    return left, [*digits.values()]


def _differences(
    says: Sequence[NumberWord], said: Sequence[NumberWord]
) -> Iterator[tuple[str, str]]:
    """What one of them has more than the other; a number that stands there anyway may be repeated."""
    extra, lacking = _unmatched(says, said), _unmatched(said, says)
    if not extra:
        lacking = [word for word in lacking if not _values(word, says)]
    elif not lacking:
        extra = [word for word in extra if not (_may_be_repeated(word) and _values(word, said))]
    if not extra and not lacking:
        extra, lacking = _doubled(says, said)
    for number in range(max(len(extra), len(lacking))):
        yield (
            _shown(extra[number]) if number < len(extra) else "",
            _shown(lacking[number]) if number < len(lacking) else "",
        )


def _doubled(
    says: Sequence[NumberWord], said: Sequence[NumberWord]
) -> tuple[list[NumberWord], list[NumberWord]]:
    """A one that has become a two, where "both" of the source would account for that."""
    ones = [word for word in said if word.single]
    twos = [word for word in says if word.value == 2 and not word.free]
    counted = sum(word.value == 2 and not word.free for word in said)
    if ones and len(twos) > counted and not any(word.value == 1 for word in says):
        return twos[-1:], ones[:1]
    return [], []


def _may_be_repeated(word: NumberWord) -> bool:
    """Whether a sentence may say it again: not a bare digit, nor two, which "one" is changed to."""
    return word.value > 2 and not word.text.isdecimal()


def _values(word: NumberWord, others: Sequence[NumberWord]) -> bool:
    return any(other.value == word.value for other in others)


def _unmatched(words: Sequence[NumberWord], others: Sequence[NumberWord]) -> list[NumberWord]:
    """The words that the other text does not have as often, without those that are free.

    What is free in both stands for itself, and so does what counts the two ends; what is left of it
    may stand for any other.
    """
    free = Counter(word.value for word in words if word.free)
    there: Counter[int | Fraction] = Counter()
    for other in sorted(others, key=lambda word: (not word.free, not word.pair)):
        if (other.free or other.pair) and free[other.value]:
            free[other.value] -= 1
        else:
            there[other.value] += 1
    left = []
    for word in words:
        if word.free:
            continue
        if there[word.value]:
            there[word.value] -= 1
        else:
            left.append(word)
    return left


def _shown(word: NumberWord) -> str:
    """The word, and its number.

    >>> _shown(NumberWord(2, "두", 0, 1))
    '두 (2)'
    """
    return f"{' '.join(word.text.split())} ({word.value})"
