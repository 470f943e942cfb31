"""A hash of all that goes into the runtime, so that a second run can tell that nothing changed."""

import hashlib
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import npm

_TOOLS = ("babel", "build", "hatchling", "pyodide-build", "pyodide-lock")
_PROJECT_FILES = ("engine/pyproject.toml", "engine/hatch_build.py", "LICENSE")
_PACKAGES = ("openends", "openends_page")


def take(project: Path, pyodide: npm.Pyodide) -> str:
    """The stamp of the runtime that would be built now, as hex digits.

    It covers the engine, its catalogs, this build, Pyodide, the tools' versions and Python's.
    """
    whole = hashlib.sha256(f"python {sys.version}\n".encode())
    for tool in _TOOLS:
        whole.update(f"{tool} {version(tool)}\n".encode())
    for path in _inputs(project, pyodide):
        whole.update(f"{path}\n{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def _inputs(project: Path, pyodide: npm.Pyodide) -> Iterator[Path]:
    yield from (path for name in _PROJECT_FILES if (path := project / name).is_file())
    yield from sorted(project.glob("locales/*/LC_MESSAGES/openends.po"))
    for folder in (*(project / "engine" / name for name in _PACKAGES), Path(__file__).parent):
        yield from (path for path in sorted(folder.rglob("*")) if _is_source(path))
    yield from (pyodide.file(name) for name in (*npm.FILES, npm.LOCK))


def _is_source(path: Path) -> bool:
    # Compiled words and bytecode are made from the rest, sometimes by the very build.
    compiled = path.suffix == ".pyc" or path.parent.name == "locale"
    return path.is_file() and not compiled
