"""What is written: HTML that reads without scripts, plain text, and the list of claims."""

import json
import pickle
import re
from pathlib import Path
from typing import Any

import pytest

from openends import BLOCK, Line
from openends.words import say
from openends_page.api import position
from rulebook.claims.claim import Claim
from tests.docs.building import Built, build
from tests.docs.sample import PAGE

STEPS = ("[1|4]", "[1|4] [1|1]@1")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    made = build(tmp_path_factory.mktemp("sample"), {"index.md": PAGE})
    assert (made.code, made.warnings) == (0, [])
    return made


@pytest.fixture(scope="module")
def html(built: Built) -> str:
    return built.read("index.html")


def test_the_name_of_a_diagram_is_its_id(html: str) -> None:
    assert 'id="joining"' in html
    assert 'href="#joining"' in html


@pytest.mark.parametrize("line", STEPS)
def test_every_step_has_its_words_and_its_picture(html: str, line: str) -> None:
    shown = position({"line": line, "rules": "block", "lang": "en", "width": 12})
    picture = shown["picture"].removeprefix("<svg ")
    assert f'<p class="oe-words">{say(Line(line), "en")}</p>' in html
    assert picture in html


def test_refused_examples_say_why(html: str) -> None:
    text = re.sub(r"<[^>]+>", "", html)
    assert "[2|3] has no half that matches there. Needed: 4." in text
    assert "[1|4] stands in two places" in text


def test_the_data_for_scripts_are_the_engines_answers(html: str) -> None:
    found = re.search(r'<script type="application/json" class="oe-data">(.*?)</script>', html)
    assert found is not None
    data = json.loads(found[1])
    assert data["rules"] == "block"
    assert data["lang"] == "en"
    for line, step in zip(STEPS, data["steps"], strict=True):
        asked: Any = {"line": line, "rules": "block", "lang": "en", "width": data["width"]}
        answer = json.loads(json.dumps(position(asked)))
        assert step == {name: answer[name] for name in step}


def test_every_tile_of_the_set_can_be_chosen(html: str) -> None:
    found = re.findall(r'class="oe-pick" data-tile="([^"]+)"', html)
    assert found == [str(tile) for tile in BLOCK.tile_set]


def test_nothing_needs_an_inline_style_or_script(html: str) -> None:
    body = html[html.index("<open-ends-diagram") : html.rindex("</figure>")]
    assert " style=" not in body
    assert "<style" not in body
    assert re.search(r"\son\w+=", body) is None


def test_tiles_in_prose_are_drawn_and_code_is_not(html: str) -> None:
    sentence = html[html.index("Start with") : html.index("Written as")]
    assert 'aria-label="one–four"' in sentence
    assert '<span class="oe-unseen">[1|4]</span>' in sentence
    assert "[4|1]</span></code>" in html


def test_numbers_come_from_the_engine(html: str) -> None:
    assert re.findall(r'<span class="oe-number">(\d+)</span>', html) == ["12", "7"]
    cells = re.findall(r"<td><p>(\d+)</p></td>", html)
    assert cells == ["2", "7", "100", "3", "5", "61", "4", "5", "61"]


def test_scores_show_their_sum(html: str) -> None:
    assert '<td class="oe-sum">7 + 8 − 3 = 12</td>' in html
    assert '<td class="oe-sum">0 + 8 = 8</td>' in html


def test_plain_text_says_the_same(tmp_path: Path) -> None:
    made = build(tmp_path, {"index.md": PAGE}, builder="text")
    assert (made.code, made.warnings) == (0, [])
    text = " ".join(made.read("index.txt").split())
    for line in STEPS:
        assert say(Line(line), "en") in text
    assert "Placed tile: [1|1]" in text
    assert "7 + 8 − 3 = 12" in text
    assert "What is said about all of it, with [0|0]." in text


def test_every_claim_is_on_the_list(built: Built) -> None:
    with (built.folder / ".doctrees" / "environment.pickle").open("rb") as file:
        environment = pickle.load(file)
    claims: list[Claim] = environment.rulebook_accounts["index"].claims
    assert all(claim.holds for claim in claims)
    assert all(re.search(r"index\.md:\d+$", claim.place) for claim in claims)
    kinds = [claim.kind for claim in claims]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "tile": 3,
        "pips": 1,
        "rule": 1,
        "line": 2,
        "open": 2,
        "refuses": 2,
        "points": 2,
        "sum": 1,
        "winner": 2,
        "hand_sizes": 3,
        "targets": 3,
    }
    lines = PAGE.splitlines()
    for claim in claims:
        if claim.kind == "open":
            line = int(claim.place.rpartition(":")[2])
            assert lines[line - 1].startswith(":open:")
