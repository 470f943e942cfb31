"""A level of players that is registered is known everywhere at once, with its words; or it is refused at once."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from assembling import answered

from openends import BLOCK, Round, RulesError, View
from openends.cli import main
from openends.marks import N_
from openends.players import LEVELS, RESERVED, choose, player_named, register, unregister
from openends.words import LANGUAGES
from openends.words.levels import level_said
from openends_page.practice import READER
from tests.docs.building import build

PAGE = "# A page\n\n:::{practice}\n:name: the-table\nThe title\n:::\n"


@pytest.fixture
def timid() -> Iterator[str]:
    """A level that takes the last of its actions."""
    register("timid-2", lambda view, chance: view.legal_actions[-1], N_("the last that fits"))
    yield "timid-2"
    unregister("timid-2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_offers_it_by_its_words(timid: str, language: str, tmp_path: Path) -> None:
    made = build(tmp_path, {"index.md": PAGE}, "-D", f"language={language}")
    assert (made.code, made.warnings) == (0, [])
    html = made.read("index.html")
    words = level_said(timid, language)
    assert f'<option value="{timid}">{words}</option>' in re.sub(r"\s*\n\s*", "", html)
    found = re.search(r'<script type="application/json" class="oe-data">(.*)</script>', html)
    assert found
    levels = json.loads(found[1])["levels"]
    assert levels == {level: level_said(level, language) for level in LEVELS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_can_be_played_against_it(timid: str, language: str) -> None:
    begun = answered(
        "practice_new",
        rules="block",
        seats=[timid, "you"],
        seed="tea",
        target=None,
        hands="hidden",
        lang=language,
        width=12,
    )["practice"]
    assert begun["seats"][0]["level"] == timid
    after = (
        begun
        if begun["yours"]
        else answered("practice_other", begun, practice=begun["practice"], lang=language, width=12)[
            "practice"
        ]
    )
    again = answered("practice", practice=after["practice"], lang=language, width=12)["practice"]
    assert again["seats"] == after["seats"]


def test_a_duel_and_every_other_use_know_it(timid: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", timid, "random", "--rounds", "4"]) == 0
    assert capsys.readouterr().out.startswith("timid-2 against random")
    view = View.of(Round(BLOCK, ["[1|6] [0|4]", "[2|2]"], line="[1|4]"), seat=0)
    assert choose(timid, view, "tea") == view.legal_actions[-1]
    assert tuple(LEVELS)[-1] == timid


def test_it_is_gone_when_it_is_taken_away(timid: str) -> None:
    unregister(timid)
    for asked in (
        lambda: player_named(timid),
        lambda: level_said(timid, "en"),
        lambda: unregister(timid),
    ):
        with pytest.raises(RulesError):
            asked()
    register(timid, lambda view, chance: view.legal_actions[0], "for the fixture")


@pytest.mark.parametrize(
    ("level", "player", "words", "what"),
    [
        ("heavy", choose, "heavy again", "taken"),
        ("you", choose, "the reader", "taken"),
        ("two words", choose, "words", "name is made of"),
        ("a/b", choose, "words", "name is made of"),
        ("", choose, "words", "name is made of"),
        ("Big", choose, "words", "name is made of"),
        ("new", None, "words", "is called with"),
        ("new", choose, "", "say what readers call it"),
        ("new", choose, " ", "say what readers call it"),
        ("new", choose, None, "say what readers call it"),
        ("new", choose, "{level}", "without braces"),
    ],
)
def test_what_cannot_be_registered_is_refused_at_once(
    level: str, player: Any, words: Any, what: str
) -> None:
    before = dict(LEVELS)
    with pytest.raises(ValueError, match=what) as caught:
        register(level, player, words)
    assert repr(level) in str(caught.value)
    assert dict(LEVELS) == before


def test_every_level_has_its_words_in_every_language() -> None:
    assert READER in RESERVED
    for level in LEVELS:
        said = {language: level_said(level, language) for language in LANGUAGES}
        assert len(set(said.values())) == len(LANGUAGES), said
