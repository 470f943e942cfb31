"""A word that is turned into its opposite is found, and so is a translation that belongs to another message.

A sample of all, with a fixed seed; `nox -s mutations` tries them all and prints the table.
"""

import random
from pathlib import Path

import pytest

from checks.mutations.opposites import exchanged_messages, turned, turned_in
from checks.mutations.replaced import replaced
from checks.mutations.running import Laboratory
from checks.mutations.words import BESIDE, ENOUGH, Table, beside, sampled
from publishing.languages import TRANSLATED

SEED = 20
NAMES = ("block", "blocked", "draw", "learn/drawing", "openends", "rulebook")


def catalog(lab: Laboratory, language: str, name: str) -> Path:
    return lab.root / "locales" / language / "LC_MESSAGES" / f"{name}.po"


@pytest.mark.parametrize("language", TRANSLATED)
def test_of_each_class_nearly_all_are_found(lab: Laboratory, language: str) -> None:
    chance, table = random.Random(SEED), Table()
    for name in NAMES:
        for mutant in sampled(turned_in(catalog(lab, language, name), language), chance, 2):
            table.count(mutant.kind, language, lab.try_slip(mutant), mutant)
    assert len(table.kinds()) >= 20
    whole = [found for tried in table.tried.values() for found in tried]
    assert sum(whole) / len(whole) >= ENOUGH, "\n".join(table.missed)
    for kind in ("number words", "ordinals", "lowest and highest", "clockwise"):
        assert table.share(kind, language) == 1, "\n".join(table.missed)


def test_a_rule_turned_in_english_is_found_beside_its_translations(lab: Laboratory) -> None:
    chance, table = random.Random(SEED), Table()
    for name in NAMES:
        for change in sampled(beside(lab, catalog(lab, TRANSLATED[0], name)), chance, 4):
            table.count(change.kind, BESIDE, change.found(), change)
    whole = [found for tried in table.tried.values() for found in tried]
    assert len(whole) > 200
    assert sum(whole) / len(whole) >= ENOUGH, "\n".join(table.missed)


@pytest.mark.parametrize("language", TRANSLATED)
def test_two_sentences_exchanged_are_found(lab: Laboratory, language: str) -> None:
    chance = random.Random(SEED)
    for name in NAMES[:3]:
        exchanges = list(exchanged_messages(catalog(lab, language, name)))
        found = [lab.try_exchange(one) for one in chance.sample(exchanges, 5)]
        assert sum(found) >= 4


def test_what_is_code_or_a_placeholder_is_not_turned() -> None:
    assert not list(turned("{term}`open <first>`, `first`, [x](#first), {first}", "en"))
    assert [new for *_, new in turned("the first end", "en")] == ["second", "last"]


def test_the_table_counts_by_class_and_column() -> None:
    table = Table()
    table.count("negation", "ko", True, "one")
    table.count("negation", "ko", False, "another")
    table.count("negation", BESIDE, True, "a third")
    assert table.share("negation", "ko") == 0.5
    assert table.share("negation", "ja") == 1
    assert table.poor() == ["negation in ko"]
    assert table.missed == ["not found (ko): another"]
    head, row, whole = table.lines()
    assert head.split() == ["ko", "ja", "en", "beside", "en", "alone"]
    assert row.split()[1:] == ["1/2", "50", "%", "–", "1/1", "100", "%", "–"]
    assert whole.startswith("all")


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_stands_instead_of_a_translation_is_found(lab: Laboratory, language: str) -> None:
    chance, kinds = random.Random(SEED), set()
    for name in NAMES[2:5]:
        for other in sampled(replaced(catalog(lab, language, name)), chance, 2):
            if other.kind != "half a sentence":  # of those some are as long as others are whole
                kinds.add(other.kind)
                assert lab.try_exchange(other), str(other)
    assert kinds == {"left in English", "a dot", "another script"}
