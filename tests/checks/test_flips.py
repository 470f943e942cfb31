"""A word that turns a rule into another one is found in every sentence that is bound, on the real pages.

The pages are read once; then each bound sentence has each of its turning words exchanged in turn, and is
bound again as the pages were.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from checks.pages import Pages
from number_words import in_words
from publishing import ROOT
from publishing.languages import SOURCE
from rulebook.properties.wording import readable, turning_words
from rulebook.statements.binding import Block, bind
from rulebook.statements.judging import stated

PAGES = ("block", "draw", "blocked", "house-rules", "glossary")

FLIPS = {
    "must": ("may", "must not", "need not"),
    "may": ("must", "may not", "cannot"),
    "might": ("must",),
    "can": ("cannot", "must", "can only"),
    "cannot": ("can", "must"),
    "can't": ("can",),
    "only": ("also", "not only", "never"),
    "never": ("always", "sometimes"),
    "always": ("never", "sometimes"),
    "nobody": ("everybody", "somebody"),
    "everybody": ("nobody", "somebody"),
    "every": ("no", "some"),
    "all": ("some", "none of the", "not all"),
    "any": ("no", "every"),
    "anything": ("nothing",),
    "no": ("a", "any", "every"),
    "not": ("also", "always"),
    "nothing": ("something", "everything"),
    "none": ("some", "all"),
    "neither": ("both",),
    "nor": ("and",),
    "either": ("neither",),
    "each": ("no", "one"),
    "exactly": ("at least",),
    "once": ("twice",),
    "lowest": ("highest",),
    "highest": ("lowest",),
    "most": ("fewest",),
    "least": ("most",),
    "fewest": ("most",),
    "fewer": ("more",),
    "more": ("less",),
    "less": ("more", "plus"),
    "lower": ("higher",),
    "lighter": ("heavier",),
    "larger": ("smaller",),
    "smaller": ("larger",),
    "before": ("after",),
    "after": ("before",),
    "until": ("unless", "while"),
    "while": ("until",),
    "without": ("with",),
    "first": ("last", "second"),
    "last": ("first", "next"),
    "next": ("last", "previous"),
    "winner": ("loser",),
    "winning": ("losing",),
    "own": ("opponents'", "partner's"),
    "opponent": ("partner",),
    "opponents": ("winners",),
    "other": ("same",),
    "others": ("winners",),
    "clockwise": ("anticlockwise",),
    "equal": ("different",),
    "same": ("other",),
    "open": ("closed",),
    "whoever": ("nobody who",),
    "whether": ("unless",),
    "unless": ("if",),
    "whole": ("half",),
    "both": ("one of the", "neither of the"),
    "twice": ("once",),
    "half": ("all",),
}


@dataclass(frozen=True)
class Flip:
    """A sentence of a page with one word exchanged."""

    page: str
    word: str
    other: str
    sentence: str
    block: Block

    bound: int
    """How many sentences of the block were bound before."""

    @property
    def found(self) -> bool:
        """Whether it is a fault, or a claim is lost, which is a finding by `docs/claims.json`."""
        binding = bind(self.block)
        return bool(binding.problems) or len(binding.bound) < self.bound


def _others(word: str, value: float | None) -> Iterator[str]:
    if word.lower() in FLIPS:
        yield from FLIPS[word.lower()]
    elif value is not None:
        yield from (in_words(int(value) + 1), in_words(max(int(value) - 1, 1)))


def _flips(page: str, block: Block) -> Iterator[Flip]:
    before = len(bind(block).bound)
    for number, sentence in dict.fromkeys((one.text, one.sentence) for one in bind(block).bound):
        for word in turning_words(sentence):
            for other in _others(word.text, word.value):
                turned = sentence[: word.start] + other + sentence[word.end :]
                texts = list(block.texts)
                whole = readable(texts[number].source)
                assert sentence in whole
                texts[number] = replace(texts[number], source=whole.replace(sentence, turned))
                changed = replace(block, texts=texts)
                yield Flip(page, word.text.lower(), other, sentence, changed, before)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Pages:
    """The pages of the book, as they are read in English."""
    pages = Pages(ROOT, tmp_path_factory.mktemp("flips"), SOURCE)
    pages.reread()
    return pages


@pytest.mark.parametrize("page", PAGES)
def test_a_word_that_turns_a_rule_is_found(pages: Pages, page: str) -> None:
    blocks = [mark["block"] for mark in pages.tree(page).findall(stated)]
    assert not [problem for block in blocks for problem in bind(block).problems]
    flips = [flip for block in blocks for flip in _flips(page, block)]
    missed = [flip for flip in flips if not flip.found]
    by_word, missed_by_word = (Counter(flip.word for flip in some) for some in (flips, missed))
    told = "\n".join(f"{flip.word} → {flip.other}: {flip.sentence}" for flip in missed)
    assert len(flips) > 20
    assert len(missed) <= 0.1 * len(flips), told
    assert all(missed_by_word[word] <= 0.2 * by_word[word] for word in by_word), told


def test_every_word_that_turns_a_rule_has_another() -> None:
    assert all(list(_others(word, None)) for word in FLIPS)
    assert re.search(r"two|three", " ".join(_others("three", 3.0)))
