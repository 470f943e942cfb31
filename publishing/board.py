"""Bundles the page's elements into one ES module, which Sphinx takes among its static files.

One file: Sphinx puts a version on the file that a page names, not on modules which that file would import.
"""

import subprocess
from pathlib import Path

from publishing import BUILD, ROOT
from publishing.inputs import digest
from publishing.progress import Failed

ENTRY = ROOT / "docs" / "_board" / "main.js"
BUNDLE = BUILD / "board" / "board.js"
STAMP = BUILD / "stamps" / "board"
ESBUILD = ROOT / "node_modules" / "esbuild" / "bin" / "esbuild"


def bundle() -> None:
    """Write build/board/board.js unless it was made from these very sources."""
    wanted = digest(ENTRY.parent, ROOT / "package-lock.json", Path(__file__))
    if BUNDLE.is_file() and STAMP.is_file() and STAMP.read_text() == wanted:
        return
    options = [
        "--bundle",
        "--format=esm",
        "--minify",
        "--target=es2022",
        "--charset=utf8",
        "--log-level=warning",
    ]
    done = subprocess.run(
        ["node", str(ESBUILD), str(ENTRY), *options, f"--outfile={BUNDLE}"], cwd=ROOT
    )
    if done.returncode:
        raise Failed(
            "The page's elements in docs/_board could not be bundled, see esbuild's words above."
        )
    STAMP.parent.mkdir(parents=True, exist_ok=True)
    STAMP.write_text(wanted)
