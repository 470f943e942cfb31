"""Wheel and bytecode: what the build has other programs make, and how it calls them."""

import os
import subprocess
import sys
from pathlib import Path

from failure import BuildError

# The oldest time a zip can hold. With it set, backends and py_compile write no time of today.
_EPOCH = "315532800"
# No docstrings and no assertions, and no columns for tracebacks, which need a source to point at.
_BARE = {"PYTHONOPTIMIZE": "2", "PYTHONNODEBUGRANGES": "1"}


def make_wheel(project: Path, folder: Path) -> Path:
    """Build the wheel of the pyproject.toml in *project* into *folder*; returns its path.

    Raises BuildError if the backend fails or makes anything but one wheel.
    """
    _run("-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(project))
    return _only_wheel(folder)


def compile_wheel(wheel: Path) -> Path:
    """Compile the modules in *wheel*, in place of their sources, without what nobody reads in a page.

    The wheel gets another name, with the tag of the Python that compiled it; returns its path.
    Raises BuildError if the compiler fails.
    """
    _py_compile(wheel, **_BARE)
    return _only_wheel(wheel.parent)


def compile_library(archive: Path) -> None:
    """Compile the standard library in *archive* likewise.

    Raises BuildError if the compiler fails.
    """
    _py_compile(archive, **_BARE)


def _py_compile(archive: Path, **environment: str) -> None:
    # The command, since the Python function behind it is private.
    _run("-m", "pyodide_cli", "py-compile", "--silent", str(archive), **environment)


def _only_wheel(folder: Path) -> Path:
    wheels = sorted(folder.glob("*.whl"))
    if len(wheels) != 1:
        found = ", ".join(wheel.name for wheel in wheels) or "none"
        raise BuildError(f"one wheel was expected in {folder}, found: {found}.")
    return wheels[0]


def _run(*arguments: str, **environment: str) -> None:
    done = subprocess.run(
        (sys.executable, *arguments),
        env={**os.environ, "SOURCE_DATE_EPOCH": _EPOCH, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    if done.returncode:
        raise BuildError(
            f"`python {' '.join(arguments)}` failed and said:\n{done.stdout}{done.stderr}"
        )
