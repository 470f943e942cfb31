"""A number in a label, glued to a claim or in another dress is found, in each language, where it stands."""

import random
from pathlib import Path

import pytest

from checks.mutations.running import Laboratory
from checks.mutations.signs import signed
from checks.mutations.structural import Restructured
from publishing.languages import TRANSLATED
from tests.checks.test_mutations import FILES

SEED = 11
OF_EACH_KIND = 2


def sampled(path: Path) -> list[Restructured]:
    """Some of each kind."""
    kinds: dict[str, list[Restructured]] = {}
    for mutant in signed(path):
        kinds.setdefault(mutant.kind, []).append(mutant)
    chance = random.Random(SEED)
    return [
        mutant
        for mutants in kinds.values()
        for mutant in chance.sample(mutants, min(OF_EACH_KIND, len(mutants)))
    ]


@pytest.mark.parametrize("name", FILES)
def test_a_number_that_is_added_is_found(lab: Laboratory, name: str) -> None:
    mutants = sampled(lab.root / name)
    assert mutants
    for mutant in mutants:
        assert lab.try_sign(mutant), str(mutant)


@pytest.mark.parametrize(
    "name", ["docs/block.md", "tutorials/blanks.toml", "locales/ko/LC_MESSAGES/block.po"]
)
def test_a_word_that_is_added_is_not(lab: Laboratory, name: str) -> None:
    numerals = [mutant for mutant in signed(lab.root / name) if mutant.kind == "add a numeral"]
    text = (lab.root / name).read_text("utf-8")
    for mutant in numerals[:2]:
        harmless = mutant.text.replace(f" {mutant.what.split()[-1]}", " x", 1)
        assert harmless != text
        assert not lab.try_sign(Restructured(mutant.path, "a word", "x", harmless))


def test_each_kind_is_tried_in_each_language(lab: Laboratory) -> None:
    kinds = {"glue a sign before", "glue a sign behind", "put a number in a label", "add a numeral"}
    translated = [f"locales/{language}/LC_MESSAGES/block.po" for language in TRANSLATED]
    for name in ("docs/block.md", *translated):
        assert {mutant.kind for mutant in signed(lab.root / name)} == kinds
    contents = {mutant.kind for mutant in signed(lab.root / "docs" / "index.md")}
    assert contents >= {"put a number in a title", "number the chapters"}
