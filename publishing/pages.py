"""Runs Sphinx over the pages. Warnings are errors, and what is printed names files as seen from the project."""

import os
import subprocess
import sys
from pathlib import Path

from publishing import ROOT
from publishing.progress import Failed

DOCS = ROOT / "docs"
STRICT = ("--fail-on-warning", "--nitpicky", "--quiet", "--no-color")


def run(
    docs: Path, builder: str, trees: Path, out: Path, *options: str, **environment: str
) -> None:
    """Build the pages in `docs` into `out`, keeping what was read of them in `trees`."""
    command = [sys.executable, "-m", "sphinx", "--builder", builder, *STRICT, *options]
    done = subprocess.run(
        [*command, "--doctree-dir", str(trees), str(docs), str(out)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1", **environment},
    )
    if done.returncode:
        raise Failed(done.stdout.replace(f"{ROOT}{os.sep}", "").rstrip())
