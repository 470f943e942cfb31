"""Examples of rounds as they are written: HTML that needs no script, text, translations, claims."""

import json
import pickle
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from babel.messages.pofile import read_po

from openends import BLOCK, Line, settle
from openends.words import LANGUAGES, listed, say
from openends_page.api import act, round_shown
from rulebook.blocked_check.looks import check
from rulebook.claims.claim import Claim
from rulebook.options_table.values import options_shown
from tests.docs.building import Built, build
from tests.docs.rounds_sample import PAGE, PROSE
from tests.docs.test_translation import translate

ROUND = "round draw leader=0 hands=[1|5][2|6]/[0|4][3|3] boneyard=[0|0][0|1][0|2] line=[2|5] :"


def built_in(language: str, project: Path) -> Built:
    if language != "en":
        translate(project, "index", {PROSE[1]: "제목"})
        translate(project, "rulebook", {"Draw a tile": "뽑기 단추"})
    made = build(project, {"index.md": PAGE}, "-D", f"language={language}")
    assert (made.code, made.warnings) == (0, [])
    return made


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    return built_in("en", tmp_path_factory.mktemp("rounds"))


@pytest.fixture(scope="module")
def html(built: Built) -> str:
    return built.read("index.html")


def figure(html: str, name: str) -> str:
    """The element with that id, as it is written."""
    start = html.rindex("<open-ends-", 0, html.index(f'id="{name}"'))
    return html[start : html.index("</open-ends-", start)]


def data_of(html: str, name: str) -> dict[str, Any]:
    found = re.search(r'class="oe-data">(.*?)</script>', figure(html, name), re.DOTALL)
    assert found is not None
    read: dict[str, Any] = json.loads(found[1])
    return read


def words(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", "", html)).split())


def test_every_answer_to_the_first_turn_is_in_the_page_and_is_the_engines(html: str) -> None:
    data = data_of(html, "may-draw")
    asked: Any = {"round": ROUND, "lang": "en", "width": data["width"]}
    placements = [f"{tile}@{end}" for tile in ("[1|5]", "[2|6]") for end in ("L", "R")]
    assert sorted(data["answers"]) == sorted([*placements, "draw", "pass"])
    for action, answer in data["answers"].items():
        assert answer == json.loads(json.dumps(act(asked | {"action": action})))
    shown = round_shown(asked)
    assert data["first"]["legal"] == shown["legal"]
    assert "picture" not in data["first"]["position"]
    assert shown["position"]["picture"].removeprefix("<svg ") in figure(html, "may-draw")


def test_a_position_reads_without_scripts(html: str) -> None:
    text = words(figure(html, "may-draw").partition('<script type="application/json"')[0])
    for part in (
        "Player 1 to play Tiles: 2",
        "Player 2 to play Tiles: 2 face down",
        "Boneyard Tiles: 3 Never drawn: 2",
        say(Line("[2|5]"), "en"),
        "The engine allows:",
        "Place [1|5] (Right end, 5)",
        "Draw a tile",
        "Pass: This is not allowed while a tile that fits is held.",
        "[1|5] has no half that matches there. Needed: 2.",
    ):
        assert part in text


def test_a_hand_face_down_tells_nothing_but_its_count(html: str) -> None:
    seats = re.findall(r'<li class="oe-seat".*?</li>', figure(html, "may-draw"), re.DOTALL)
    assert len(seats) == 2
    assert 'data-tile="[1|5]"' in seats[0]
    assert "data-tile" not in seats[1]
    assert seats[1].count('class="oe-back"') == 2


def test_a_check_is_whole_in_the_page(html: str) -> None:
    shown = check(["[0|1]", "[2|3]", "[4|5]"], [5, 6], drawable=0, first=1, language="en")
    text = words(figure(html, "the-check"))
    for look in shown["looks"]:
        assert look["said"] in text
        assert look["refused"] in text
    assert shown["said"] in text
    assert "need not look" in text
    assert data_of(html, "the-check")["can"] == [False, True]


def test_ends_without_a_line_are_listed_and_drawn(html: str) -> None:
    ends = figure(html, "blocked-check-1")
    assert re.findall(r'<span class="oe-number">(\d+)</span>', ends) == ["1", "4", "11"]
    assert ends.count("oe-slot") == 3
    assert "oe-scene" not in ends


def test_a_calculator_stands_as_text_and_has_labels(html: str) -> None:
    form = figure(html, "reckon")
    assert '<td class="oe-sum">7 + 8 − 3 = 12</td>' in form
    assert say(settle(BLOCK, blocked=[3, 7, 8]), "en") in words(form)
    controls = re.findall(r'<(?:input|select) id="([^"]+)"', form)
    assert len(controls) == 2 + 4 + 2 + 1
    assert set(controls) == set(re.findall(r'<label for="([^"]+)"', form))
    ids = set(re.findall(r' id="([^"]+)"', form))
    for described in re.findall(r'aria-describedby="([^"]+)"', form):
        assert set(described.split()) <= ids
    assert data_of(html, "reckon")["tiles"] == [None, ["[3|4]"], None]


def test_scores_of_varied_rules_show_tiles_and_sides(html: str) -> None:
    varied, partners, last = re.findall(r'<figure class="oe-score".*?</figure>', html, re.DOTALL)
    assert '<td class="oe-sum">7 + 8 = 15</td>' in varied
    assert 'aria-label="one–two tile"' in varied
    assert re.findall(r'<tr class="oe-wins">\s*<th scope="row">(Player \d)', partners) == [
        "Player 2",
        "Player 4",
    ]
    assert "Player 2 placed last." in last


def test_hands_with_a_boneyard(html: str) -> None:
    table = html[html.index('class="oe-hands ') :]
    cells = re.findall(r"<td><p>(\d+)</p></td>", table[: table.index("</table>")])
    assert cells == ["2", "7", "14", "100", "3", "7", "7", "61", "4", "6", "4", "61"]
    assert re.findall(r'<span class="oe-number">(14|2|1)</span>', html)[-3:] == ["14", "2", "1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_all_its_values(tmp_path: Path, language: str) -> None:
    html = built_in(language, tmp_path).read("index.html")
    text = words(html)
    for one in options_shown(language):
        assert f"{one['name']} {one['option']}" in text
        for value in one["values"]:
            assert f"{value['said']} {value['value']}" in text
            assert value["outcome"] in text
            assert listed(value["played_by"], language) in text
            assert listed(value["games"], language) in text
    assert 'href="#option-blocked-award"' in html
    assert 'id="option-blocked-award"' in html


def test_nothing_needs_an_inline_style_or_script(html: str) -> None:
    body = html[html.index("<open-ends-position") : html.rindex("</figure>")]
    assert " style=" not in body
    assert "<style" not in body
    assert re.search(r"\son\w+=", body) is None


def test_all_prose_is_extracted_and_no_notation(tmp_path: Path) -> None:
    made = build(tmp_path, {"index.md": PAGE}, builder="gettext")
    assert (made.code, made.warnings) == (0, [])
    with (made.folder / "index.pot").open("rb") as file:
        found = [message.id for message in read_po(file) if message.id]
    assert found == list(PROSE)


def test_translations_are_shown(tmp_path: Path) -> None:
    html = built_in("ko", tmp_path).read("index.html")
    assert ">제목</p>" in html
    assert ">뽑기 단추</button>" in html
    assert "1번 플레이어는 놓을 수 있습니다" not in words(html)
    assert "3번 플레이어는 놓을 수 있습니다: [4|5]." in words(figure(html, "the-check"))


def test_plain_text_says_the_same(tmp_path: Path) -> None:
    made = build(tmp_path, {"index.md": PAGE}, builder="text")
    assert (made.code, made.warnings) == (0, [])
    text = " ".join(made.read("index.txt").split())
    for part in (
        "Player 1: [1|5] [2|6] Player 2: face down Boneyard: 3",
        "It is player 1's turn.",
        "Player 2 cannot place. Player 3 can place: [4|5].",
        "Player 3 can place, so the round goes on.",
        "3 / [3|4] / 8",
        say(settle(BLOCK, blocked=[3, 7, 8]), "en"),
        "Nothing: nobody wins a blocked round. The round is blocked. Nobody scores.",
    ):
        assert part in text


def test_every_claim_is_on_the_list(built: Built) -> None:
    with (built.folder / ".doctrees" / "environment.pickle").open("rb") as file:
        claims: list[Claim] = pickle.load(file).rulebook_accounts["index"].claims
    assert all(claim.holds for claim in claims)
    kinds = [claim.kind for claim in claims]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "hands": 6,  # position, two checks, calculator; in a score each hand of tiles
        "line": 2,
        "boneyard": 1,
        "allows": 2,
        "only": 1,
        "refuses": 2,
        "verdict": 2,
        "looks": 1,
        "points": 3,
        "sum": 1,
        "winner": 3,
        "players": 1,
        "hand_sizes": 3,
        "boneyards": 3,
        "targets": 3,
        "rule": 3,
        "tile": 2,
    }
    lines = PAGE.splitlines()
    for claim in claims:
        if claim.kind in ("only", "verdict", "boneyard", "allows"):
            line = int(claim.place.rpartition(":")[2])
            assert lines[line - 1].startswith(f":{claim.kind}:")
