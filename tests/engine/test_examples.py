"""The examples in the engine's docstrings and in the tutorials are run, and there are some."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest
from source_examples import run_examples

import openends
import openends_page

MODULES = sorted(
    found.name
    for package in (openends, openends_page)
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    if not found.name.endswith("__main__")
)
TUTORIALS = sorted(Path(__file__).parents[2].glob("tutorials/**/*.md"))


def test_there_are_modules_and_tutorials() -> None:
    assert len(MODULES) > 20
    assert TUTORIALS


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    module = importlib.import_module(name)
    result = run_examples(module)
    assert result.failed == 0
    # A package that only gathers names, and a file of enumerations, have nothing to show.
    public = [value for value in vars(module).values() if getattr(value, "__module__", "") == name]
    if any(callable(value) and not isinstance(value, type) for value in public):
        assert result.attempted > 0


@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.name)
def test_tutorials(path: Path) -> None:
    result = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert result.failed == 0
    assert result.attempted > 0
