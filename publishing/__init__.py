"""Makes the static site of the pages, the runtime and the board, serves it, and keeps its catalogs true.

Run from the project's root: `python -m publishing.assemble`, `python -m publishing.serve`,
`python -m publishing.catalogs`; the jobs of noxfile.py call these.
"""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIBRARY = ROOT / "engine" / "openends"
"""The package of the rules engine."""

ENGINE = (LIBRARY, ROOT / "engine" / "openends_page")
"""The packages whose code says what pages show: the library, and what it answers a page."""

BUILD = ROOT / "build"
"""Everything that is built; git ignores it."""

SITE = BUILD / "site"
"""The finished static site: what a static host publishes."""
