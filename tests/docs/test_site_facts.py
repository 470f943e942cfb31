"""Facts of the pages that no directive states: the customer's lines of words."""

import re
from html import unescape
from pathlib import Path

import pytest

from publishing import ROOT, SITE

LINES = (ROOT / "tests/engine/customer_lines.txt").read_text("utf-8").splitlines()
FIRST_WORD = {"ko": "타일: ", "ja": "牌: "}


def words_on(page: Path) -> str:
    return unescape(re.sub(r"<[^>]+>", "", page.read_text("utf-8")))


@pytest.mark.parametrize("game", ["block", "draw"])
@pytest.mark.parametrize("language", FIRST_WORD)
def test_both_games_say_the_customers_lines_letter_for_letter(language: str, game: str) -> None:
    lines = [line for line in LINES if line.startswith(FIRST_WORD[language])]
    shown = words_on(SITE / language / f"{game}.html")
    assert len(lines) == 7
    assert [line for line in lines if line not in shown] == []
