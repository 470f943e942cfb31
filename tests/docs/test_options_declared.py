"""An option of the rules is a field of `Rules`, and a game a value of it: all else takes them from there.

The field and the game are put into a copy of the engine; the book is then built with it, untouched.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from publishing import ROOT

FIELD = '''
    knocking: bool = field(
        default=False,
        metadata=option(
            N_("Knocking on the table"),
            switch(no=(N_("Whoever passes says so."),), yes=(N_("Whoever passes knocks."), "Nobody")),
            example("settled", base="block", hands=[5, 8]),
            applies=lambda rules: not rules.partners,
            clashes={"partners": lambda rules: rules.knocking and rules.partners},
            settles=True,
        ),
    )
    """How one passes."""
'''
GAME = """
KNOCK = Rules("knock", hand_sizes={2: 6}, targets={2: 50}, knocking=True)

"""
SCRIPT = """
import json
from openends.errors import RulesError
from openends.rules import RULES
from openends.variants import OPTIONS, applies, read_rules, value_text
from openends.words import say
from openends.words.options import game_name, option_name
from openends.words.practice import rules_said
from openends_page.api import handle, settlement
from rulebook.options_table.values import options_shown

def clash():
    try:
        read_rules("partners-block;knocking=yes")
    except RulesError as refusal:
        return say(refusal, "en")

rules = read_rules("block;knocking=yes")
new = {"rules": rules.name, "seats": ["you", "heavy"], "seed": "tea", "target": None, "hands": "open"}
request = {"method": "practice_new", "args": {**new, "lang": "en", "width": 12}}
print(json.dumps({
    "last": OPTIONS[-1],
    "value": rules.knocking,
    "name": rules.name,
    "again": read_rules(rules.name) == rules,
    "of game": value_text("knocking", read_rules("knock").knocking),
    "applies": [applies("knocking", RULES[name]) for name in ("block", "partners-block")],
    "clash": clash(),
    "said": rules_said(rules, 2, "en"),
    "in Korean": option_name("knocking", "ko"),
    "shown": options_shown("en")[-1],
    "settled": settlement(
        {"rules": "block", "lang": "en", "out": None, "last": [], "hands": ["3", "4"]}
    )["choices"],
    "practised": json.loads(handle(json.dumps(request)))["ok"]["practice"]["rules"],
    "game": game_name("knock", "en"),
}))
"""
PAGES = {
    "index.md": "# Play\n\n:::{practice}\n:name: practice\nA table\n:::\n\n"
    ":::{calculator} block\n:name: sums\n:players: 2\n:hands: 3 / 7\n:sum: 7 − 3 = 4\n:winner: 1\n"
    "Settle\n:::\n\n:::{options-table}\n:::\n\n:::{rules} block;knocking=yes\n:::\n"
}


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the engine with a further option and a further game."""
    copy = tmp_path_factory.mktemp("copy") / "engine"
    shutil.copytree(ROOT / "engine", copy, ignore=shutil.ignore_patterns("__pycache__"))
    for module, before, more in (
        ("ruleset", "\n    def __post_init__", FIELD),
        ("rules", "\n_GAMES = {", GAME),
        ("rules", '\n    N_("Block"): BLOCK', '\n    N_("Knock"): KNOCK,'),
    ):
        path = copy / "openends" / f"{module}.py"
        text = path.read_text("utf-8")
        assert text.count(before) == 1
        path.write_text(text.replace(before, more + before), "utf-8")
    return copy


def run(engine: Path, *command: str, code: int = 0) -> str:
    """What a command prints with this engine."""
    paths = os.pathsep.join(map(str, (engine, ROOT / "docs" / "_ext", ROOT)))
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, *command],
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def test_the_engine_reads_says_and_offers_both(engine: Path) -> None:
    told = json.loads(run(engine, "-c", SCRIPT))
    shown = told.pop("shown")
    assert told == {
        "last": "knocking",
        "value": True,
        "name": "block;knocking=yes",
        "again": True,
        "of game": "yes",
        "applies": [True, False],
        "clash": "These two options cannot hold together: “Knocking on the table” – “Partners”.",
        "said": "Block. Players: 2. Target: 100. Knocking on the table: Whoever passes knocks.",
        "in Korean": "Knocking on the table",
        "settled": {
            "blocked_award": "others-minus-own",
            "shared_lowest": "nobody",
            "knocking": "no",
        },
        "practised": "block;knocking=yes",
        "game": "Knock",
    }
    assert (shown["option"], shown["name"]) == ("knocking", "Knocking on the table")
    assert shown["given"] == "A blocked round. Left in the hands: 5 / 8."
    assert [(one["value"], one["said"], one["played_by"]) for one in shown["values"]] == [
        ("no", "Whoever passes says so.", []),
        ("yes", "Whoever passes knocks.", ["Nobody"]),
    ]
    assert [one["games"] for one in shown["values"]] == [
        ["Block", "Draw", "Draw by the common rule"],
        ["Knock"],
    ]


def test_a_duel_is_played_by_them(engine: Path) -> None:
    for rules in ("knock", "block;knocking=yes"):
        command = ("duel", "heavy", "random", "--rules", rules, "--rounds", "4")
        assert rules in run(engine, "-m", "openends", *command)


def test_the_forms_and_the_table_of_the_book_have_them(engine: Path, tmp_path: Path) -> None:
    script = (
        "import json, sys; from pathlib import Path; from tests.docs.building import build;"
        "built = build(Path(sys.argv[1]), json.loads(sys.argv[2]));"
        "print(*built.warnings, sep='\\n')"
    )
    said = run(engine, "-c", script, str(tmp_path / "book"), json.dumps(PAGES))
    assert said.strip() == ""
    page = (tmp_path / "book" / "out" / "html" / "index.html").read_text("utf-8")
    assert '<option value="knock" data-players="2"' in page
    assert '<select id="sums--knocking" name="knocking"' in page
    assert '<option value="yes">Whoever passes knocks.</option>' in page
    assert 'id="option-knocking"' in page
