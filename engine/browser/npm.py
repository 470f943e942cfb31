"""Pyodide as npm ships it: where it lies, its version, and the Python inside."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path

from failure import BuildError

FILES = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK = "pyodide-lock.json"


@dataclass(frozen=True)
class Pyodide:
    """An unpacked npm package `pyodide`.

    folder: where it lies.
    version: its version, such as "0.29.5".
    python: the version of Python in it, such as "3.13.2".
    """

    folder: Path
    version: str
    python: str

    def file(self, name: str) -> Path:
        """The path of one of its files.

        Raises BuildError if it is not there.
        """
        path = self.folder / name
        if not path.is_file():
            raise BuildError(
                f"Pyodide {self.version} should hold {name}, but {path} is not there: run `npm ci`."
            )
        return path


def find(project: Path) -> Pyodide:
    """Pyodide as `npm ci` installed it for the project at *project*.

    Raises BuildError if it is not installed, or if its Python has another minor version than the
    Python that runs this: the build compiles with the one what the other has to load.
    """
    folder = project / "node_modules" / "pyodide"
    try:
        version: str = json.loads((folder / "package.json").read_text("utf-8"))["version"]
        python: str = json.loads((folder / LOCK).read_text("utf-8"))["info"]["python"]
    except FileNotFoundError as missing:
        raise BuildError(
            f"Pyodide is not installed ({missing.filename} is not there): run `npm ci`."
        ) from None
    wanted = python.rpartition(".")[0]
    host = f"{sys.version_info.major}.{sys.version_info.minor}"
    if host != wanted:
        raise BuildError(
            f"Pyodide {version} runs Python {wanted}, and the browser build compiles for it, so it "
            f"has to run on Python {wanted} as well; this is Python {host} ({sys.executable})."
        )
    return Pyodide(folder, version, python)
