"""Each fact of the games is told on its page, and something there holds it to the engine."""

import tomllib
from pathlib import Path

import pytest

from checks.pages import Pages, Reading
from publishing import ROOT
from publishing.languages import SOURCE
from rulebook.properties import PROPERTIES

FACTS = [
    (page, fact, by)
    for page, facts in tomllib.loads(
        Path(__file__).with_name("facts.toml").read_text("utf-8")
    ).items()
    for fact, by in facts.items()
]


@pytest.fixture(scope="module")
def reading(tmp_path_factory: pytest.TempPathFactory) -> Reading:
    """The pages of the book in English."""
    return Pages(ROOT, tmp_path_factory.mktemp("facts"), SOURCE).reread()


@pytest.mark.parametrize(
    ("page", "fact", "by"), FACTS, ids=[f"{one[0]}: {one[1]}" for one in FACTS]
)
def test_a_fact_is_held_to_the_engine(
    reading: Reading, page: str, fact: str, by: list[str]
) -> None:
    account = reading.accounts[page]
    bound = {name for one in account.statements for name, _ in one.properties}
    said = {f"{one.kind}: {one.about} = {one.said}" for one in account.claims}
    kinds = {one.kind for one in account.claims}
    assert by
    for one in by:
        assert one in (bound if one in PROPERTIES else said | kinds), f"{fact} {one}"


def test_every_property_is_stated_somewhere(reading: Reading) -> None:
    stated = {
        name
        for account in reading.accounts.values()
        for one in account.statements
        for name, _ in one.properties
    }
    assert sorted(PROPERTIES.keys() - stated) == []
