"""A project of three pages and a lesson that the check can read: small, so that it can be read from nothing often."""

import os
import shutil
from pathlib import Path

from babel.messages.pofile import read_po, write_po

from checks.catalogs import OURS
from checks.project import Project, Report
from publishing import ROOT
from publishing.languages import TRANSLATED
from tests.tutorials.sample import LESSON

PAGES = {
    "index": "# Index\n\n```{toctree}\nblock\nlearn/index\n```\n\nRead [Block](#block-game).\n",
    "block": "(block-game)=\n# Block\n\nEach takes {rule}`block hand_sizes 2 = 7` tiles. {tile}`[1|4] fits 1`.\n",
    "learn/index": "# Learn\n\n:::{course}\n:::\n",
    "learn/first": "# First\n\n:::{lesson} first\n:::\n",
}


def write_project(root: Path) -> None:
    """Write the project, with catalogs of all languages that say what the English pages say."""
    for name in ("conf.py", "_templates"):
        source, target = ROOT / "docs" / name, root / "docs" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if source.is_dir() else shutil.copyfile)(source, target)
    for name, text in PAGES.items():
        path = root / "docs" / f"{name}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    (root / "tutorials").mkdir()
    (root / "tutorials" / "course.toml").write_text('lessons = ["first"]\n', "utf-8")
    (root / "tutorials" / "first.toml").write_text(LESSON, "utf-8")
    for language in TRANSLATED:
        folder = root / "locales" / language / "LC_MESSAGES"
        folder.mkdir(parents=True)
        for catalog in OURS:
            shutil.copyfile(
                ROOT / "locales" / language / "LC_MESSAGES" / f"{catalog}.po",
                folder / f"{catalog}.po",
            )
    Project(root, root / "build").check()
    for page in PAGES:
        with (root / "build" / "templates" / f"{page}.pot").open("rb") as template:
            messages = read_po(template)
        messages.fuzzy = False
        for message in messages:
            message.string = message.string or message.id
        for language in TRANSLATED:
            path = root / "locales" / language / "LC_MESSAGES" / f"{page}.po"
            path.parent.mkdir(exist_ok=True)
            with path.open("wb") as file:
                write_po(file, messages, width=0)
    Project(root, root / "build").catalogs.keep()
    shutil.rmtree(root / "build")


def edit(path: Path, old: str, new: str) -> None:
    """Put something in the place of something else, and leave the file with the date that it had."""
    text, before = path.read_text("utf-8"), path.stat()
    assert old in text, f"{path} has no {old!r}"
    path.write_text(text.replace(old, new), "utf-8")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def told(report: Report) -> dict[str, list[str]]:
    """All that a report says, but for the time that it took."""
    return {
        "findings": [str(finding) for finding in report.findings],
        "claims": sorted(f"{one.place} {one.language} {one.claim}" for one in report.claims),
        "marks": [f"{place} {number}" for place, number in report.marks],
        "orders": [f"{place} {language} {order}" for language, place, order in report.orders],
    }
