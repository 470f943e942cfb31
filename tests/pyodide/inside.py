"""Runs inside Pyodide: the engine's tests and the examples in its docstrings, on the built wheel."""

import importlib
import json
import os
import pkgutil
import sys
from collections.abc import Iterator
from types import ModuleType

import pytest


class _Count:
    """Counts what was run, so that nothing can pass because nothing was there."""

    def __init__(self) -> None:
        self.passed = self.skipped = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.passed += report.when == "call" and report.passed
        self.skipped += report.skipped


def modules() -> Iterator[ModuleType]:
    """All modules of the engine, imported, but those that are commands."""
    import openends
    import openends_page

    for package in (openends, openends_page):
        yield package
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if found.name.rpartition(".")[2] != "__main__":
                yield importlib.import_module(found.name)


def main(arguments: list[str]) -> int:
    """Run all; *arguments* go to pytest. Prints a line of JSON last. Returns the exit status."""
    import openends

    origin = str(openends.__file__)
    if sys.platform != "emscripten" or not origin.endswith(".pyc"):
        print(f"expected the compiled wheel in Pyodide, found {origin} on {sys.platform}")
        return 1
    os.chdir("/repo")
    sys.path.append("/repo/tests/engine")
    # What no page asks is not in the wheel; the tests of it take it from the sources.
    openends.__path__.append("/repo/engine/openends")
    count = _Count()
    status = pytest.main(
        [
            *("-p", "no:cacheprovider", "-p", "small_hypothesis", "-o", "pythonpath="),
            *("--hypothesis-profile", "pyodide", "-m", "not slow", *arguments),
        ],
        plugins=[count],
    )
    from source_examples import run_examples  # late: found only now

    results = [run_examples(module) for module in modules()]
    tried = sum(result.attempted for result in results)
    print(json.dumps({**vars(count), "examples": tried, "origin": origin}))
    return int(status) or int(any(result.failed for result in results))
