"""The three built sites show the same examples, in number, in order and in their data."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from publishing import SITE
from publishing.languages import NAMES, TRANSLATED

_PART = re.compile(
    r'<(?P<element>open-ends-[a-z]+)|<figure class="(?P<figure>oe-score)"'
    r'|<script type="application/json" class="oe-data">(?P<data>.*?)</script>'
    r'|(?P<picture><svg[^>]*class="oe-picture".*?</svg>)|class="oe-number">(?P<number>[^<]*)<'
    r'|data-tile="(?P<tile>[^"]*)"',
    re.DOTALL,
)
_WORDS = {"say", "lang", "name", "said", "words", "label"}
"""What data holds in the language of the page."""


def shown(path: Path) -> Iterator[tuple[str, object]]:
    """All that a page shows and that no language changes, in its order."""
    for match in _PART.finditer(path.read_text("utf-8")):
        kind = str(match.lastgroup)
        text = match[kind]
        if kind == "number":  # there may be words around it
            text = " ".join(re.findall(r"\d+", text)) or text
        yield kind, without_words(json.loads(text)) if kind == "data" else text


def without_words(data: Any) -> Any:
    """Data without sentences."""
    if isinstance(data, dict):
        return {name: without_words(value) for name, value in data.items() if name not in _WORDS}
    if isinstance(data, list):
        return [without_words(value) for value in data]
    if isinstance(data, str) and re.search(r"[^\W\d_]{2,}.* |[ぁ-ヿ一-鿿가-힣]", data):
        return ""
    return data


PAGES = ["block", "draw", "blocked", "house-rules", "index", "glossary"]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translated_page_shows_what_the_source_shows(page: str, language: str) -> None:
    source = list(shown(SITE / "en" / f"{page}.html"))
    target = list(shown(SITE / language / f"{page}.html"))
    examples = [kind for kind, _ in source if kind in ("element", "figure", "data")]
    of_target = [kind for kind, _ in target if kind in ("element", "figure", "data")]
    assert of_target == examples
    data = [value for kind, value in source if kind in ("element", "data", "picture")]
    assert [value for kind, value in target if kind in ("element", "data", "picture")] == data
    tiles = sorted(str(value) for kind, value in source if kind in ("tile", "number"))
    assert sorted(str(value) for kind, value in target if kind in ("tile", "number")) == tiles


def test_rules_pages_show_something() -> None:
    for language in NAMES:
        kinds = [kind for kind, _ in shown(SITE / language / "block.html")]
        assert kinds.count("element") >= 2
        assert kinds.count("figure") >= 5
        assert kinds.count("picture") > 5
