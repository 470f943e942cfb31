"""Languages that are read at the same time are found to say what they say when read one after another."""

import os
from pathlib import Path

import pytest

from checks import project
from checks.pages import NotRead
from checks.project import Project
from tests.checks.small import edit, told, write_project


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The small project, on a machine with more than one core."""
    if not hasattr(os, "fork"):
        pytest.skip("no processes can be forked here")
    monkeypatch.setattr(project, "can_fork", lambda: True)
    folder = tmp_path / "project"
    folder.mkdir()
    write_project(folder)
    return folder


def test_what_is_found_is_the_same(root: Path, tmp_path: Path) -> None:
    edit(root / "docs" / "block.md", "hand_sizes 2 = 7`", "hand_sizes 2 = 6`")
    edit(root / "locales/ko/LC_MESSAGES/block.po", 'msgstr "Each', 'msgstr "[0|0] Each')
    edit(root / "locales/ja/LC_MESSAGES/learn/first.po", 'msgstr "Choose', 'msgstr "[0|0] Choose')
    edit(root / "tutorials" / "first.toml", "It joins.", "It joins [1|4].")
    after_another = Project(root, tmp_path / "after").check()
    at_once = Project(root, tmp_path / "at-once").check_once()
    assert {one.language for one in at_once.findings} == {"en", "ko", "ja"}
    assert told(at_once) == told(after_another)
    assert at_once.counts() == after_another.counts()
    assert at_once.marks == after_another.marks


def test_a_project_that_cannot_be_read_is_told_of(root: Path, tmp_path: Path) -> None:
    (root / "docs" / "conf.py").write_text("extensions = ['no_such_extension']\n", "utf-8")
    with pytest.raises(NotRead, match="no_such_extension"):
        Project(root, tmp_path / "at-once").check_once()
