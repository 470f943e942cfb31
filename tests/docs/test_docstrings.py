"""The examples in the docstrings of the extensions, the checks and the publishing hold, each file's own."""

import doctest
import importlib
from pathlib import Path

import pytest

from publishing import ROOT

FOLDERS = {"docs/_ext": "docs/_ext", "checks": ".", "publishing": "."}
"""Where they lie, and the folder that their names begin in."""

EXAMPLE = ">>> "


def modules() -> list[str]:
    """The names of all modules with an example."""
    found = []
    for folder, start in FOLDERS.items():
        for path in sorted((ROOT / folder).rglob("*.py")):
            if EXAMPLE in path.read_text("utf-8"):
                found.append(_name(path.relative_to(ROOT / start)))
    return found


def _name(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("name", modules())
def test_its_examples_hold(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.failed == 0
    assert result.attempted > 0


def test_those_of_the_extension_are_among_them() -> None:
    assert {"rulebook.claims.numerals", "rulebook.prose.glued", "rulebook.checksum"} <= set(
        modules()
    )
