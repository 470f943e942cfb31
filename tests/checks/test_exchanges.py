"""Claims of one kind cannot change places: a sample of all exchanges. `nox -s mutations` tries all."""

import random

import pytest

from checks.mutations.exchanges import exchanged
from checks.mutations.running import Laboratory
from checks.mutations.structural import Restructured

SEED = 9
OF_EACH = 3
PAGES = ["docs/block.md", "docs/draw.md", "docs/house-rules.md", "tutorials/drawing.toml"]


@pytest.mark.parametrize("name", PAGES)
def test_an_exchange_is_found(lab: Laboratory, name: str) -> None:
    by_kind: dict[str, list[Restructured]] = {}
    chance = random.Random(SEED)
    for mutant in exchanged(lab.root / name):
        by_kind.setdefault(mutant.kind, []).append(mutant)
    assert by_kind
    for mutants in by_kind.values():
        for mutant in chance.sample(mutants, min(OF_EACH, len(mutants))):
            assert lab.try_structure(mutant), str(mutant)


@pytest.mark.parametrize("language", ["ko", "ja"])
def test_no_comment_makes_an_exchange_right(lab: Laboratory, language: str) -> None:
    path = lab.root / "locales" / language / "LC_MESSAGES" / "block.po"
    mutants = list(exchanged(path))
    assert mutants
    for mutant in random.Random(SEED).sample(mutants, OF_EACH):
        assert lab.try_structure(mutant), str(mutant)
