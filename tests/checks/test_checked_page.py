"""The page of claims lists each example once, and each badge leads to the line of its example."""

import json
import re

import pytest

from publishing import BUILD, SITE
from publishing.languages import NAMES


@pytest.mark.parametrize("language", NAMES)
def test_each_badge_leads_to_its_line(language: str) -> None:
    folder = SITE / language
    table = (folder / "checked.html").read_text("utf-8")
    lines = re.findall(r'<li id="(claims-[^"]+)">', table)
    assert len(lines) == len(set(lines))
    badges = [
        target
        for path in folder.glob("*.html")
        for target in re.findall(r'class="oe-badge" href="[^"#]*#([^"]+)"', path.read_text("utf-8"))
    ]
    assert badges
    assert sorted(badges) == sorted(lines)


@pytest.mark.parametrize("language", NAMES)
def test_the_page_says_how_much_was_checked_by_which_engine(language: str) -> None:
    table = (SITE / language / "checked.html").read_text("utf-8")
    told = json.loads((BUILD / "checked.json").read_text("utf-8"))
    assert told["openends"] in table
    for code, count in told["totals"].items():
        assert f"{code}</span> {count}" in table or f"{code} {count}" in table
