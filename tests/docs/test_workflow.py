"""What is tested elsewhere on every change is what one runs oneself, and nothing is published without it."""

import re
import tomllib
from typing import Any

import pytest

from publishing import ROOT

yaml: Any = pytest.importorskip("yaml")  # it comes with the pages' parser

JOBS: dict[str, Any] = yaml.safe_load(
    (ROOT / ".github" / "workflows" / "site.yml").read_text("utf-8")
)["jobs"]
SESSIONS = dict(
    re.findall(
        r"^@nox\.session\ndef (\w+)\((.*?)(?=^@nox|\Z)",
        (ROOT / "noxfile.py").read_text("utf-8"),
        re.MULTILINE | re.DOTALL,
    )
)
"""What each job of this machine does, by its name."""

RUN = [
    job
    for one in JOBS["tests"]["strategy"]["matrix"]["include"]
    for job in one["run"].partition(" -- ")[0].split()
]


def test_its_jobs_are_those_of_this_machine() -> None:
    assert RUN
    assert set(RUN) <= set(SESSIONS)


def test_it_runs_all_that_the_tests_here_run() -> None:
    called = re.findall(r'(\w+)\(session\)|"(\w+)"', SESSIONS["tests"])
    named = {job or beside for job, beside in called} & SESSIONS.keys() - {"tests"}
    inside = set(re.findall(r"(\w+)\(session\)", "".join(SESSIONS[job] for job in RUN)))
    assert named >= {"lint", "types", "claims", "site"}
    assert named <= set(RUN) | inside


def test_each_folder_of_tests_is_in_one_of_its_jobs() -> None:
    folders = {f"tests/{path.parent.name}" for path in ROOT.glob("tests/*/test_*.py")}
    assert "tests/browser" in folders
    assert folders == set(re.findall(r'"(tests/\w+)"', "".join(SESSIONS[job] for job in RUN)))


def test_nothing_is_published_without_all_of_it() -> None:
    assert set(JOBS["publish"]["needs"]) == JOBS.keys() - {"publish"}


def test_the_library_is_tried_with_every_python_that_it_says_it_runs_on() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    oldest = int(project["requires-python"].removeprefix(">=3."))
    tried = JOBS["library"]["strategy"]["matrix"]["python"]
    assert tried == [f"3.{minor}" for minor in range(oldest, oldest + len(tried))]
    assert (ROOT / ".python-version").read_text("utf-8").strip() in tried
