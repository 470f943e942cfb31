"""Whatever is changed is found: a sample of all changes, with a fixed seed. `nox -s mutations` tries all."""

import random
from pathlib import Path

import pytest

from checks.mutations.mutants import Mutant, mutants_of
from checks.mutations.running import Laboratory, changed
from checks.mutations.slips import slips_in
from checks.mutations.structural import restructured
from publishing import ROOT

SEED = 20
OF_EACH_FILE = 4

DOCS = ROOT / "docs"
NAMES = {path.relative_to(DOCS).with_suffix("").as_posix() for path in DOCS.rglob("*.md")}
PAGES = sorted(NAMES - {"authors", "checked", "licences"})  # these are exempt
TOML = sorted(path.name for path in (ROOT / "tutorials").glob("*.toml"))
FILES = [
    *(f"docs/{page}.md" for page in PAGES),
    *(f"tutorials/{name}" for name in TOML),
    *(f"locales/{language}/LC_MESSAGES/{page}.po" for language in ("ko", "ja") for page in PAGES),
]
WITHOUT_NUMBERS = {
    *(name for name in FILES if name.startswith("docs/learn/")),
    *(
        name
        for name in FILES
        if Path(name).suffix == ".po" and Path(name).stem in ("index", "practice", "architecture")
    ),
    "docs/architecture.md",
    "docs/practice.md",
    "tutorials/course.toml",
}
"""Files in which there is no digit at all: those of a lesson stand in its own file."""


def test_the_rules_pages_are_those(lab: Laboratory) -> None:
    assert [path.relative_to(lab.root).as_posix() for path in lab.rules_pages()] == FILES


@pytest.mark.parametrize("name", FILES)
def test_another_digit_or_tile_is_found_at_its_line(lab: Laboratory, name: str) -> None:
    chance = random.Random(SEED)
    mutants = list(mutants_of(lab.root / name, chance))
    assert bool(mutants) == (name not in WITHOUT_NUMBERS)
    for mutant in chance.sample(mutants, min(OF_EACH_FILE, len(mutants))):
        assert lab.try_out(mutant), str(mutant)


@pytest.mark.parametrize("name", FILES)
def test_another_structure_is_found(lab: Laboratory, name: str) -> None:
    chance = random.Random(SEED)
    mutants = list(restructured(lab.root / name))
    for mutant in chance.sample(mutants, min(2, len(mutants))):
        assert lab.try_structure(mutant), str(mutant)


def test_what_was_changed_is_put_back(lab: Laboratory) -> None:
    assert lab.project.check().findings == []


@pytest.mark.parametrize("name", ["openends", "rulebook", "sphinx"])
@pytest.mark.parametrize("language", ["ko", "ja"])
def test_a_slip_in_the_words_of_code_is_found(lab: Laboratory, language: str, name: str) -> None:
    path = lab.root / "locales" / language / "LC_MESSAGES" / f"{name}.po"
    assert path in lab.code_catalogs()
    chance = random.Random(SEED)
    by_kind: dict[str, list[Mutant]] = {}
    for slip in slips_in(path, chance):
        by_kind.setdefault(slip.kind, []).append(slip)
    assert {"tile put in", "empty translation"} <= set(by_kind)
    for slips in by_kind.values():
        for slip in chance.sample(slips, min(2, len(slips))):
            assert lab.try_slip(slip), str(slip)


@pytest.mark.parametrize("language", ["ko", "ja"])
def test_a_claim_in_a_translation_is_judged_by_the_engine_too(
    lab: Laboratory, language: str
) -> None:
    path = lab.root / "locales" / language / "LC_MESSAGES" / "learn" / "blanks.po"
    chance = random.Random(SEED)
    turned = [
        mutant
        for mutant in mutants_of(path, chance)
        if mutant.kind == "tile"
        and mutant.after == f"[{mutant.before[3]}|{mutant.before[1]}]"
        and path.read_text("utf-8").split("\n")[mutant.line - 1].startswith("msgstr")
    ]
    assert turned
    for mutant in turned[:2]:
        with changed(path, mutant.text(path.read_text("utf-8"))):
            found = lab.project.findings_of_pages(language)
        assert any(one.location.line == mutant.line for one in found), str(mutant)
        assert lab.project.findings_of_pages(language) == []
