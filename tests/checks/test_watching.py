"""The check that goes on: it looks at what stands in the files, and at its own code too."""

import os
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from checks import watching
from checks.project import Project, Report
from checks.watching import CodeChanged, watch

READ_AGAIN = ("docs/block.md", "locales/ko/LC_MESSAGES/learn/blanks.po", "tutorials/blanks.toml")
LOADED = (
    "engine/openends/rules.py",
    "checks/terms.toml",
    "checks/pages.py",
    "publishing/languages.py",
    "docs/conf.py",
    "docs/_ext/rulebook/claims/judging.py",
    "docs/_ext/rulebook/diagram/step.html",
    "docs/_templates/page.html",
    "locales/ko/LC_MESSAGES/openends.po",
    "locales/ko/LC_MESSAGES/rulebook.po",
    "locales/ko/LC_MESSAGES/sphinx.po",
)


class Enough(Exception):
    """Ends what would go on for ever."""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of files that nobody reads."""
    for name in (*READ_AGAIN, *LOADED):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("1", "utf-8")
    monkeypatch.setattr(watching, "ROOT", tmp_path)
    monkeypatch.setattr(watching, "ENGINE", (tmp_path / "engine" / "openends",))
    monkeypatch.setattr(watching, "PERIOD", 0)
    return tmp_path


def change(path: Path) -> None:
    """Write another text of the same length, and leave the date as it was."""
    date = path.stat()
    path.write_text("2" if path.read_text("utf-8") == "1" else "1", "utf-8")
    os.utime(path, ns=(date.st_atime_ns, date.st_mtime_ns))


def watched(root: Path, after: Callable[[int], None]) -> None:
    """Watch a project; after each report something is done."""
    reports: list[Report] = []

    def tell(report: Report) -> None:
        reports.append(report)
        after(len(reports))

    watch(cast(Project, SimpleNamespace(root=root, check=Report)), tell)


@pytest.mark.parametrize("name", READ_AGAIN)
def test_a_source_that_changes_is_checked_again(root: Path, name: str) -> None:
    def after(count: int) -> None:
        if count == 3:
            raise Enough
        change(root / name)

    with pytest.raises(Enough):
        watched(root, after)


@pytest.mark.parametrize("name", LOADED)
def test_what_was_loaded_before_it_changed_calls_for_a_new_process(root: Path, name: str) -> None:
    with pytest.raises(CodeChanged, match=f"{name} has changed"):
        watched(root, lambda count: change(root / name))


def test_a_file_that_comes_or_goes_counts_too(root: Path) -> None:
    def after(count: int) -> None:
        if count == 1:
            (root / "docs" / "draw.md").write_text("1", "utf-8")
        elif count == 2:
            (root / "docs" / "draw.md").unlink()
        else:
            raise Enough

    with pytest.raises(Enough):
        watched(root, after)
