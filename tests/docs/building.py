"""Real Sphinx builds of small projects that hold nothing but the rule book's extension."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from sphinx.cmd.build import build_main
from sphinx.locale import translators

CONFIGURATION = """
extensions = ["myst_parser", "rulebook", "course"]
myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence"]
locale_dirs = ["locales"]
gettext_compact = False
gettext_uuid = False
suppress_warnings = ["toc.not_included"]
html_theme = "basic"
"""
EXEMPT = 'rulebook_exempt_pages = {"*": "it tries one thing at a time"}\n'

_COLOURS = re.compile(r"\x1b\[[0-9;]*m")


@dataclass(frozen=True)
class Built:
    """What a build left: its exit code, its warnings line by line, and the folder written."""

    code: int
    warnings: list[str]
    folder: Path

    def read(self, name: str) -> str:
        return (self.folder / name).read_text("utf-8")

    def assert_fault(self, page: str, line: int, words: Iterable[str], times: int = 1) -> None:
        """Fail unless the page has its faults of the rule book, the first at that line, in these words."""
        told = [warning for warning in self.warnings if f"/{page}.md:" in warning]
        assert len(told) == times, told
        assert f"/{page}.md:{line}: " in told[0]
        assert "[rulebook." in told[0]
        for word in words:
            assert word in told[0]


def build(
    project: Path,
    pages: Mapping[str, str],
    *options: str,
    builder: str = "html",
    settings: str = EXEMPT,
) -> Built:
    """Write the pages (by file name) into a project and build it, warnings being errors.

    `settings` are further lines of conf.py; left out, they exempt all pages from being strict.
    """
    project.mkdir(exist_ok=True)
    (project / "conf.py").write_text(CONFIGURATION + settings, "utf-8")
    for name, text in pages.items():
        path = project / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    out, log = project / "out" / builder, project / "warnings.txt"
    # Sphinx keeps catalogs for the whole process, by name alone: the last build's would win.
    translators.clear()
    code = build_main(["-q", "-W", "-b", builder, "-w", str(log), *options, str(project), str(out)])
    found = _COLOURS.sub("", log.read_text("utf-8")).splitlines() if log.exists() else []
    return Built(code, found, out)
