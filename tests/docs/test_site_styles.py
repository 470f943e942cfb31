"""Style sheets say what every engine understands."""

import re
from pathlib import Path

import pytest

from publishing import ROOT

SHEETS = sorted(
    [*(ROOT / "docs" / "_static").glob("*.css"), *(ROOT / "docs" / "_ext").rglob("*.css")]
)
IN_ONE = re.compile(r"text-decoration:\s*[\w-]+\s+[^;}]+")


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_an_underline_has_its_colour_and_thickness_on_their_own(sheet: Path) -> None:
    """WebKit drops a `text-decoration` that has more than the line, and the line with it."""
    assert IN_ONE.findall(sheet.read_text("utf-8")) == []


def test_one_in_one_would_be_found() -> None:
    assert IN_ONE.search("a { text-decoration: underline 1px; }")
    assert not IN_ONE.search("a { text-decoration: none; text-decoration-thickness: 1px }")
