"""Facts of the pages that no directive states: the customer's lines of words, rules as text."""

import re
from html import unescape
from pathlib import Path

import pytest

from openends import Reason, Refusal
from openends.variants import read_rules
from publishing import ROOT, SITE

LINES = (ROOT / "tests/engine/customer_lines.txt").read_text("utf-8").splitlines()
FIRST_WORD = {"ko": "타일: ", "ja": "牌: "}

HOUSE_RULES = (ROOT / "docs/house-rules.md").read_text("utf-8")
BLOCKS = re.findall(r"^```\n(.*?)^```$", HOUSE_RULES, re.MULTILINE | re.DOTALL)
CLASHES = re.findall(
    r"^- `([\w;=-]+)` .*: `(\w+)` clashes with `(\w+)`\.$", HOUSE_RULES, re.MULTILINE
)


def words_on(page: Path) -> str:
    return unescape(re.sub(r"<[^>]+>", "", page.read_text("utf-8")))


@pytest.mark.parametrize("game", ["block", "draw"])
@pytest.mark.parametrize("language", FIRST_WORD)
def test_both_games_say_the_customers_lines_letter_for_letter(language: str, game: str) -> None:
    lines = [line for line in LINES if line.startswith(FIRST_WORD[language])]
    shown = words_on(SITE / language / f"{game}.html")
    assert len(lines) == 7
    assert [line for line in lines if line not in shown] == []


@pytest.mark.parametrize("text", [line for block in BLOCKS for line in block.splitlines()])
def test_rules_written_as_text_are_rules_in_their_plainest_form(text: str) -> None:
    assert read_rules(text).name == text


def test_there_are_rules_and_clashes_on_the_page() -> None:
    assert len(BLOCKS) == 2
    assert len(CLASHES) == 4


@pytest.mark.parametrize(("text", "option", "other"), CLASHES)
def test_rules_that_contradict_themselves_are_refused_by_those_names(
    text: str, option: str, other: str
) -> None:
    with pytest.raises(Refusal) as refused:
        read_rules(text)
    assert refused.value.code is Reason.CLASH
    assert refused.value.facts == {"option": option, "other": other}
