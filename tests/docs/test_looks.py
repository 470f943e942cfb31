"""The check of a blocked round, look by look."""

import pytest

from openends.words import LANGUAGES
from rulebook.blocked_check.looks import check


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_check_is_shown_look_by_look(language: str) -> None:
    hands = ["[1|2]", "[3|4]", "[2|6]"]
    shown = check(hands, [5, 6], drawable=0, first=1, language=language)
    assert [(look["seat"], look["can"]) for look in shown["looks"]] == [(1, False), (2, True)]
    assert shown["verdict"] == "plays-on"
    sentences = [look[key] for look in shown["looks"] for key in ("said", "refused")]
    assert len(set(sentences)) == 4
    assert "[2|6]" in shown["looks"][1]["refused"]
