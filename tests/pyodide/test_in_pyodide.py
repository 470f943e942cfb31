"""The engine in Pyodide: its own tests, its docstrings, and the modules that it needs there."""

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pyodide.inside import modules

HERE = Path(__file__).parent
PROJECT = HERE.parents[1]

pytestmark = pytest.mark.pyodide


def run(*command: str | Path) -> str:
    """Run a Python command in the project's folder; its output. Fails with it, if it fails."""
    done = subprocess.run(
        (sys.executable, *command), cwd=PROJECT, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
def test_the_engine_passes_the_same_tests_as_in_cpython() -> None:
    collected = run("-m", "pytest", "--collect-only", "-q", "-m", "not slow", "tests/engine")
    summary = re.search(r"(\d+)(?:/\d+)? tests collected", collected)
    assert summary, collected
    finder = doctest.DocTestFinder()
    examples = sum(len(test.examples) for module in modules() for test in finder.find(module))

    report = json.loads(run(HERE / "run.py").splitlines()[-1])

    assert report["passed"] + report["skipped"] == int(summary[1])
    assert report["passed"] > report["skipped"]
    assert report["examples"] == examples > 0
    assert report["origin"].endswith("/openends/__init__.pyc")


def test_the_list_of_library_modules_is_what_the_engine_needs() -> None:
    run("engine/browser/build.py", "--check-modules")
