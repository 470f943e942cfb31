"""The list of standard library modules that the engine needs in the browser.

`modules.txt` is committed. It is made in the whole runtime, by `list_modules.mjs`: what is loaded
after the engine has answered one request of each kind and raised an error, and the encodings that
are needed besides. Pyodide's own modules for consoles and requests are not: no page has either.
"""

import json
import subprocess
from pathlib import Path

from failure import BuildError

HERE = Path(__file__).parent
PATH = HERE / "modules.txt"
_SCRIPT = HERE / "list_modules.mjs"
_HEADER = """\
# The standard library of the browser: one module a line.
# Made by `python engine/browser/build.py --write-modules`; checked with `--check-modules`.
"""
_SECONDS = 120


def read() -> list[str]:
    """The committed list, without its comments."""
    lines = PATH.read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def write(names: list[str]) -> None:
    """Write *names* as the new list."""
    PATH.write_text(_HEADER + "".join(f"{name}\n" for name in names), "utf-8", newline="\n")


def find(pyodide: Path, runtime: Path) -> list[str]:
    """The modules that the engine in *runtime* needs, found in the whole Pyodide at *pyodide*.

    Raises BuildError if Node or the engine in it fails.
    """
    try:
        done = subprocess.run(
            ("node", str(_SCRIPT), str(pyodide), str(runtime)),
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=_SECONDS,
        )
    except FileNotFoundError:
        raise BuildError(
            "Node 20 or later is needed, and no `node` was found: install it."
        ) from None
    except subprocess.TimeoutExpired:
        raise BuildError(f"{_SCRIPT.name} gave no answer in {_SECONDS} seconds.") from None
    if done.returncode:
        raise BuildError(f"{_SCRIPT.name} failed:\n{done.stdout}{done.stderr}")
    names: list[str] = json.loads(done.stdout.splitlines()[-1])
    return names


def compare(committed: list[str], needed: list[str]) -> None:
    """Raise BuildError, naming the modules, unless the two lists are equal."""
    missing = sorted(set(needed) - set(committed))
    idle = sorted(set(committed) - set(needed))
    if missing or idle:
        raise BuildError(
            "modules.txt is not what the engine needs"
            + (f"; missing: {', '.join(missing)}" if missing else "")
            + (f"; not needed: {', '.join(idle)}" if idle else "")
            + ". Run `python engine/browser/build.py --write-modules` and commit it."
        )
