"""Lines of words with branches, written and read back in every language."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openends import RULES, Round
from openends.checking import check_file
from openends.checking.reading import Part, statements_in
from openends.variants import read_rules
from openends.words import LANGUAGES, say

GAMES = (
    RULES["all-fives"],
    RULES["five-up"],
    RULES["muggins"],
    read_rules("all-fives;branches=at-once"),
    read_rules("all-fives;spinner=lead-double"),
    read_rules("five-up;branches=at-once"),
)
LINE = RULES["all-fives"].line("[6|6] [3|6]@L [2|6]@R [5|6]@6A")


@pytest.mark.parametrize(
    ("language", "join", "end"),
    [
        ("en", "[6|6] (branch A) – [5|6] (high end)", "[6|6] (branch B, 6)"),
        ("ko", "[6|6] (가지 A) – [5|6] (높은 끝)", "[6|6] (가지 B, 6)"),
        ("ja", "[6|6] (枝A) – [5|6] (大きい目の端)", "[6|6] (枝B, 6)"),
    ],
)
def test_a_branch_is_named_as_the_ports_are(language: str, join: str, end: str) -> None:
    said = say(LINE, language)
    assert join in said
    assert end in said


@pytest.mark.parametrize("language", LANGUAGES)
@given(st.sampled_from(GAMES), st.integers(0, 10**6), st.integers(1, 20))
def test_every_line_is_read_back(language: str, rules: object, seed: int, most: int) -> None:
    assert isinstance(rules, type(RULES["block"]))
    chance = random.Random(seed)
    played = Round.deal(rules, 2, chance)
    while played.outcome is None and len(played.line) < most:
        played.play(chance.choice(played.legal_actions))
    (statement,) = statements_in(say(played.line, language))
    assert statement.mismatches == ()
    assert statement.line is not None
    assert statement.line.placements == played.line.placements
    assert statement.line.open_pips == played.line.open_pips


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_branch_that_is_not_open_is_found(language: str, tmp_path: Path) -> None:
    right = say(LINE, language)
    (wrong,) = statements_in(right.replace("B, 6)", "B, 5)"))
    assert [mismatch.part for mismatch in wrong.mismatches] == [Part.OPEN_END]
    early = say(RULES["all-fives"].line("[6|6] [3|6]@L [2|6]@R"), language)
    assert next(statements_in(early)).mismatches == ()
    # Both straight sides are joined before a branch is: the third tile lies at the wrong port.
    swapped = right.replace("[6|6] (" + port(language, "B") + ") – [2|6]", "[6|6] (x) – [2|6]")
    assert swapped != right
    (broken,) = statements_in(swapped)
    assert broken.mismatches
    path = tmp_path / "lines.txt"
    path.write_text(f"{right}\n{swapped}\n", "utf-8")
    assert len(check_file(path).findings) == len(broken.mismatches)


def port(language: str, side: str) -> str:
    return {"en": f"straight {side}", "ko": f"직선 {side}", "ja": f"直線側{side}"}[language]
