"""Engine mutants: another rule in the engine, and the book must complain.

Each change is made in a copy of the engine, and a fresh process reads the English pages with it, from
nothing: a claim that no longer holds, or a lesson that is no longer right, is a finding.

    python -m checks.mutations.engine [PART OF A NAME …]

Exit code 0 if all are found, 1 if any is not.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from checks.mutations.engine_rules import CHANGES, RuleChange
from publishing import ENGINE, LIBRARY, ROOT


@dataclass(frozen=True)
class Complaint:
    """What the book says to a change of the engine: by page, its claims that do not hold, by kind."""

    change: RuleChange
    pages: dict[str, dict[str, int]]
    stopped: str = ""
    """Where the pages could not be read at all: why."""

    def __bool__(self) -> bool:
        return bool(self.pages) and not self.stopped

    def __str__(self) -> str:
        told = "; ".join(
            f"{page}: " + ", ".join(f"{kind} {count}" for kind, count in kinds.items())
            for page, kinds in self.pages.items()
        )
        return f"{self.change}: {self.stopped or told or 'not found'}"


def complaint_of(change: RuleChange) -> Complaint:
    """Read the English pages with a changed engine, and tell what they complain of."""
    with tempfile.TemporaryDirectory(prefix="openends-engine-") as name:
        for package in ENGINE:
            copy = Path(name) / package.name
            shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__"))
        path = Path(name) / LIBRARY.name / change.file
        path.write_text(change.text(path.read_text("utf-8")), "utf-8")
        places = [name, str(ROOT / "docs" / "_ext"), str(ROOT)]
        done = subprocess.run(
            [sys.executable, "-m", "checks.mutations.engine_judge", name],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(places), "PYTHONUTF8": "1"},
            capture_output=True,
            text=True,
            cwd=ROOT,
        )
        if done.returncode:
            last = done.stderr.strip().splitlines()[-1:] or ["no word"]
            return Complaint(change, {}, f"the check stops: {last[0]}")
        return Complaint(change, json.loads(done.stdout))


def run_engine(changes: Iterable[RuleChange]) -> list[Complaint]:
    """Try changes out, and print what became of each; gives those that were not found."""
    missed, count = [], 0
    for change in changes:
        complaint = complaint_of(change)
        count += 1
        print(complaint, flush=True)
        if not complaint:
            missed.append(complaint)
    print(f"{count - len(missed)} of {count} changes of the engine found")
    return missed


def main(parts: list[str]) -> int:
    """Try out all changes, or those whose names hold one of these parts."""
    meant = [one for one in CHANGES if not parts or any(part in one.name for part in parts)]
    return 1 if run_engine(meant) or not meant else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
