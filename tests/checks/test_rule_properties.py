"""Each property of rules says something: there are rules, or a changed engine, for which it is false."""

import json
import os
import subprocess
import sys

import pytest

from openends import BLOCK, DRAW, RULES
from openends.variants import read_rules
from publishing import ROOT
from rulebook.properties import PROPERTIES, tried
from tests.checks.changed_engine import KNOWN, changed

BY_OPTIONS = {name: one for name, one in PROPERTIES.items() if one.fails}
BY_CHANGE: dict[str, list[str]] = {}
for _name, _one in PROPERTIES.items():
    if _one.unless:
        BY_CHANGE.setdefault(_one.unless, []).append(_name)


@pytest.mark.parametrize("name", BY_OPTIONS)
def test_a_property_is_false_for_some_rules(name: str) -> None:
    fails = BY_OPTIONS[name].fails
    rules = read_rules(fails) if isinstance(fails, str) else fails
    assert tried(name, rules)[0] is False


@pytest.mark.parametrize("name", BY_OPTIONS)
def test_a_property_holds_for_the_rules_it_is_named_for(name: str) -> None:
    others = (
        "block;blocked_award=others",
        "block;blocked_award=every-pip",
        "block;target_mode=exact",
    )
    varied = (*others, "draw;hand_sizes=2:9,3:7;targets=2:150,3:100")
    assert any(tried(name, rules)[0] for rules in [*RULES.values(), *map(read_rules, varied)])


@pytest.mark.parametrize("change", BY_CHANGE)
def test_a_property_is_false_in_another_engine(change: str) -> None:
    names = BY_CHANGE[change]
    holds = {
        name: {f"{name} {rules.name}" for rules in (BLOCK, DRAW) if tried(name, rules)[0]}
        for name in names
    }
    assert all(holds.values())
    done = subprocess.run(
        [sys.executable, "-m", "tests.checks.changed_engine", change, *names],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(str(ROOT / one) for one in ("engine", "docs/_ext", ".")),
        },
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    held = set(json.loads(done.stdout))
    # A game without a boneyard hears nothing of another way to draw.
    assert [name for name in names if holds[name] <= held] == []


@pytest.mark.parametrize("change", KNOWN)
def test_a_change_has_its_place_in_the_engine(change: str) -> None:
    assert changed(change)


def test_each_property_tells_what_it_is() -> None:
    assert len(PROPERTIES) > 80
    for name, one in PROPERTIES.items():
        assert one.meaning.endswith("."), name
        assert one.wordings, name
