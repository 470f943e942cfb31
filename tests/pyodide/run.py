"""Run the engine's tests in Pyodide under Node, on the very wheel that the pages load.

    python tests/pyodide/run.py [pytest's arguments]

The tests are those of tests/engine that are not marked slow, and the examples in the docstrings. The
wheel is built if it is not there; pytest for Pyodide is installed once, into build/pytest-site.
"""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
RUNTIME = PROJECT / "build" / "runtime"
SITE = PROJECT / "build" / "pytest-site"


def install_pytest() -> None:
    """Install pytest and Hypothesis for Pyodide, unless the very same are there.

    Raises subprocess.CalledProcessError if pip fails; it has said why.
    """
    wanted = HERE / "requirements.txt"
    mark = hashlib.sha256(wanted.read_bytes()).hexdigest()
    stamp = SITE.with_name(f"{SITE.name}.stamp")
    if SITE.is_dir() and stamp.is_file() and stamp.read_text("utf-8") == mark:
        return
    print(f"installing pytest for Pyodide into {SITE}", flush=True)
    shutil.rmtree(SITE, ignore_errors=True)
    # No platform: Pyodide's is none that these packages know, so only pure Python will do.
    subprocess.run(
        (
            *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
            *("--target", str(SITE), "--only-binary=:all:", "--platform", "any"),
            *("--implementation", "py", "--no-deps", "--require-hashes", "-r", str(wanted)),
        ),
        check=True,
    )
    stamp.write_text(mark, "utf-8")


def main(arguments: list[str]) -> int:
    """Build what is missing and run the tests. Returns the exit status: 0 if all passed."""
    try:
        build = PROJECT / "engine" / "browser" / "build.py"
        subprocess.run((sys.executable, str(build)), check=True)
        install_pytest()
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    tests = () if any(not word.startswith("-") for word in arguments) else ("tests/engine",)
    command = ("node", str(HERE / "run.mjs"), str(RUNTIME), str(SITE), *tests, *arguments)
    return subprocess.run(command, cwd=PROJECT).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
