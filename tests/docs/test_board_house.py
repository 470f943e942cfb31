"""The rules of the house for docs/_board: who touches the browser's storage, sizes, callbacks."""

import re
from pathlib import Path

import pytest

BOARD = Path(__file__).parents[2] / "docs" / "_board"
FILES = [pytest.param(path, id=path.relative_to(BOARD).as_posix()) for path in BOARD.rglob("*.js")]

_LONGEST = 400  # lines
_MOST_CALLBACKS = 4
_STORAGE = re.compile(r"\b(localStorage|sessionStorage|indexedDB)\b")
_COMMENT = re.compile(r"/\*\*.*?\*/", re.DOTALL)
_CALLBACK = re.compile(r"@(?:property|param) \{\([^\n]*=> |[{,]\s*\w+\??: \([^\n{}]*?\) =>")


@pytest.mark.parametrize("path", FILES)
def test_a_file_is_short(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) < _LONGEST


@pytest.mark.parametrize("path", FILES)
def test_one_file_touches_the_browsers_storage(path: Path) -> None:
    touches = bool(_STORAGE.search(path.read_text("utf-8")))
    assert touches == (path == BOARD / "store" / "store.js")


@pytest.mark.parametrize("path", FILES)
def test_nothing_takes_more_than_four_callbacks(path: Path) -> None:
    comments = _COMMENT.findall(path.read_text("utf-8"))
    crowded = [comment for comment in comments if len(_CALLBACK.findall(comment)) > _MOST_CALLBACKS]
    assert not crowded
