"""The words by which sentences about numbers are known are those of the glossary."""

from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from publishing.languages import TRANSLATED
from rulebook.phrases import GAMES, SUBJECTS

LOCALES = Path(__file__).parents[2] / "locales"


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_rule_is_known_by_its_word_in_the_glossary(language: str) -> None:
    known, terms = words(language, "rulebook"), words(language, "glossary")
    named = {message for message in [*GAMES.values(), *SUBJECTS.values()] if message in terms}
    assert {"common draw rule", "partners", "boneyard"} <= named
    others = {
        message: known[message]
        for message in sorted(named)
        if terms[message] not in known[message].split("|")
    }
    assert not others, f"the glossary has {[terms[message] for message in others]}"


def words(language: str, catalog: str) -> dict[str, str]:
    path = LOCALES / language / "LC_MESSAGES" / f"{catalog}.po"
    with path.open("rb") as file:
        return {str(one.id): str(one.string) for one in read_po(file) if one.id}
