"""The practice table as it is written: a form that reads without scripts, words for the scripts."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from openends.players import LEVELS
from openends.words.options import game_name
from rulebook.kept_words import KEPT, KEPT_NOTICES, KEPT_SAID
from rulebook.practice.words import KEEPING, SAID, WORDS
from rulebook.unwritten import GAMES
from tests.docs.building import Built, build
from tests.docs.test_translation import translate

PAGE = """\
# A page

:::{practice}
:name: the-table
The title

Further text.
:::

See [the table](#the-table).
"""


def built_in(language: str, project: Path) -> Built:
    if language != "en":
        translate(project, "index", {"The title": "제목"})
        translate(project, "rulebook", {"Begin the match": "시작 단추", SAID["waits"]: "기다림"})
    made = build(project, {"index.md": PAGE}, "-D", f"language={language}")
    assert (made.code, made.warnings) == (0, [])
    return made


@pytest.fixture(scope="module")
def html(tmp_path_factory: pytest.TempPathFactory) -> str:
    return built_in("en", tmp_path_factory.mktemp("practice")).read("index.html")


def data(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" class="oe-data">(.*)</script>', page)
    assert found
    read: dict[str, Any] = json.loads(found[1])
    return read


def select(page: str, name: str) -> list[str]:
    """The values that a field offers."""
    [field] = re.findall(rf'<select[^>]* name="{name}".*?</select>', page, re.DOTALL)[:1]
    return re.findall(r'<option value="([^"]*)"', field)


def test_the_name_is_the_id(html: str) -> None:
    assert '<open-ends-practice class="oe-diagram oe-practice" id="the-table"' in html
    assert 'href="#the-table"' in html
    assert 'aria-labelledby="the-table--title"' in html


def test_the_form_offers_every_game_and_every_level(html: str) -> None:
    assert select(html, "rules") == [*GAMES, ""]
    assert select(html, "seat") == list(LEVELS)
    for name in GAMES:
        assert f">{game_name(name, 'en')}</option>" in html


def test_the_form_reads_without_scripts_and_says_that_it_needs_them(html: str) -> None:
    assert WORDS["needs_scripts"] in html
    assert '<fieldset class="oe-setup-fields" disabled>' in html
    labels = re.findall(r'<label for="([^"]*)"', html)
    assert len(labels) == len(set(labels)) > 8
    for target in labels:
        assert f'id="{target}"' in html


def test_what_describes_a_field_is_there(html: str) -> None:
    for described in re.findall(r'aria-describedby="([^"]*)"', html):
        for target in described.split():
            assert html.count(f'id="{target}"') == 1


def test_scripts_find_every_sentence(html: str) -> None:
    found = data(html)
    assert found["say"].items() >= (SAID | KEPT_SAID).items()
    assert found["keeping"] == KEEPING | KEPT_NOTICES
    assert set(found["levels"]) == set(LEVELS)
    assert found["lang"] == "en"


def test_no_word_takes_the_place_of_another(html: str) -> None:
    assert not WORDS.keys() & KEPT.keys()
    assert not SAID.keys() & KEPT_SAID.keys()
    for name in ("seed_note", "carried_note"):
        assert html.count(WORDS[name]) == 1
    assert html.count(KEPT["seed_told"]) == 1


def test_the_page_tells_no_tile_but_those_of_the_tray(html: str) -> None:
    tray = html[html.index('class="oe-tray"') : html.index('class="oe-actions"')]
    assert len(re.findall(r'data-tile="', tray)) == 2 * 28  # the button and its picture
    assert tray.count(" disabled>") == 28
    assert "data-tile=" not in html.replace(tray, "")


def test_in_another_language(tmp_path: Path) -> None:
    page = built_in("ko", tmp_path).read("index.html")
    assert "제목" in page
    assert "시작 단추" in page
    assert data(page)["say"]["waits"] == "기다림"
    assert f">{game_name('block', 'ko')}</option>" in page


def test_as_text_it_is_its_words(tmp_path: Path) -> None:
    made = build(tmp_path, {"index.md": PAGE}, builder="text")
    assert (made.code, made.warnings) == (0, [])
    assert "Further text." in made.read("index.txt")


def test_a_table_without_a_title_is_a_fault(tmp_path: Path) -> None:
    made = build(tmp_path, {"index.md": "# A page\n\n:::{practice}\n:::\n"})
    assert made.code
    [warning] = made.warnings
    assert "index.md:3" in warning
    assert "a practice begins with a paragraph that is its title" in warning
