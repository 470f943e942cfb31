"""Installs what the jobs need into .venv and node_modules, then hands over to nox. Standard library only.

A stamp beside what is installed says from which pinned versions: a second run installs nothing.
"""

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Sequence
from pathlib import Path

from publishing import ROOT
from publishing.chromium import chromium_missing, find_chromium

VENV = ROOT / ".venv"
VENV_PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NODE_MODULES = ROOT / "node_modules"
OLDEST_NODE = 20
NEED_CHROMIUM = {"tests", "browser", "bench"}


class Missing(Exception):
    """Something is not on the machine; the message is one sentence that says what to do."""


def run_quietly(command: Sequence[str]) -> str | None:
    """What a command prints, or nothing where it cannot run."""
    with contextlib.suppress(OSError, subprocess.CalledProcessError):
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    return None


def check_node(run: Callable[[Sequence[str]], str | None] = run_quietly) -> str:
    """The path of npm, once Node is known to be young enough."""
    advice = f"install Node {OLDEST_NODE} or later from https://nodejs.org/ and run this again."
    said = run(["node", "--version"])
    if said is None:
        raise Missing(f"The site's scripts are built with Node and there is none here: {advice}")
    match = re.match(r"v?(\d+)", said)
    if match is None or int(match[1]) < OLDEST_NODE:
        raise Missing(f"Node here is {said or 'of no known version'}, too old: {advice}")
    npm = shutil.which("npm")
    if npm is None or run([npm, "--version"]) is None:
        raise Missing(f"Node is here but npm is not: {advice}")
    return npm


def check_chromium(job: str) -> None:
    """Only jobs that open pages need a browser."""
    if job in NEED_CHROMIUM and find_chromium() is None:
        raise Missing(chromium_missing())


def digest(*paths: Path) -> str:
    """What the stamp holds: the Python and the files that an installation was made from."""
    text = hashlib.sha256(sys.version.encode())
    for path in paths:
        text.update(path.read_bytes())
    return text.hexdigest()


def install_once(
    what: str, stamp: Path, sources: Sequence[Path], install: Callable[[], None]
) -> None:
    """Run an installation unless its stamp says that it was made from these very files."""
    wanted = digest(*sources)
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print(f"Installing {what} …", flush=True)
    began = time.monotonic()
    install()
    stamp.write_text(wanted)
    print(f"  done in {time.monotonic() - began:.0f} s", flush=True)


def pip(*arguments: str, total: int = 0) -> None:
    """Run the environment's pip, with a line of progress for every tenth package it has looked up."""
    command = [str(VENV_PYTHON), "-m", "pip", "--disable-pip-version-check", "install", *arguments]
    lines: list[str] = []
    seen = 0
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            if line.startswith(("Collecting ", "Requirement already")):
                seen += 1
                if total and seen % 10 == 0:
                    print(f"  {seen} of {total} packages", flush=True)
            elif line.startswith("Installing collected") and total:
                print("  unpacking them …", flush=True)
    if process.returncode:
        sys.stderr.writelines(lines[-20:])
        raise Missing(
            "pip could not install the packages: see its words above, then run this again."
        )


def install_python_packages() -> None:
    """The virtual environment, the pinned packages, and the engine itself (editable)."""
    if run_quietly([str(VENV_PYTHON), "-c", "import pip"]) is None:
        try:
            venv.create(VENV, clear=True, with_pip=True, symlinks=os.name != "nt")
        except subprocess.CalledProcessError as error:
            raise Missing(
                "This Python cannot make virtual environments: install its venv module (on Debian and"
                " Ubuntu `sudo apt-get install python3.13-venv`) and run this again."
            ) from error
    lock = ROOT / "requirements.lock"
    total = len(re.findall(r"^[\w.-]+==", lock.read_text(), re.MULTILINE))
    pip("--require-hashes", "-r", str(lock), total=total)
    pip("--no-deps", "--no-build-isolation", "--editable", str(ROOT))


def install_node_packages(npm: str) -> None:
    """Exactly what package-lock.json pins; .npmrc keeps the packages from running anything."""
    done = subprocess.run([npm, "ci", "--no-progress"], cwd=ROOT)
    if done.returncode:
        raise Missing(
            "npm could not install the packages: see its words above, then run this again."
        )


def main(arguments: Sequence[str]) -> int:
    """Check the machine, install what is not there yet, run the job."""
    job, *rest = arguments or ["serve"]
    command = ["-m", "nox", job, *rest] if job.startswith("-") else ["-m", "nox", "-s", job, *rest]
    try:
        npm = check_node()
        check_chromium(job)
        install_once(
            "the Python packages (a minute or two the first time)",
            VENV / "installed-from",
            [ROOT / "requirements.lock", ROOT / "pyproject.toml"],
            install_python_packages,
        )
        install_once(
            "the browser side's packages",
            NODE_MODULES / ".installed-from",
            [ROOT / "package-lock.json"],
            lambda: install_node_packages(npm),
        )
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    return subprocess.run([str(VENV_PYTHON), *command], cwd=ROOT).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
