"""Each feature of the extensions stands on its own: any module of them can be the first that is imported."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import course
import rulebook
from publishing import ROOT
from publishing.pages import DOCS
from tests.docs.building import build

EXTENSIONS = DOCS / "_ext"
FEATURES = [
    *(f"rulebook.{feature}" for feature in rulebook.FEATURES),
    *(f"course.figures.{feature}" for feature in course.FEATURES),
]
TRY_EACH = """
import importlib, sys
for name in sys.argv[1:]:
    for known in [one for one in sys.modules if one.split(".")[0] in ("rulebook", "course")]:
        del sys.modules[known]
    importlib.import_module(name)
"""
WITHOUT_SPHINX = "import course.lessons, rulebook.checksum, sys; print('sphinx' in sys.modules)"


def python(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        env={"PYTHONPATH": f"{EXTENSIONS}:{ROOT / 'engine'}"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_any_module_can_be_the_first_to_be_imported() -> None:
    names = [
        ".".join(path.relative_to(EXTENSIONS).with_suffix("").parts).removesuffix(".__init__")
        for folder in ("rulebook", "course")
        for path in sorted((EXTENSIONS / folder).rglob("*.py"))
    ]
    assert len(names) > 80
    python("-c", TRY_EACH, *(name for name in names if not name.endswith("__main__")))


def test_lessons_are_read_without_sphinx() -> None:
    assert python("-c", WITHOUT_SPHINX) == "False"


def test_each_folder_with_a_setup_is_a_feature() -> None:
    made = {
        ".".join(path.parent.relative_to(EXTENSIONS).parts)
        for path in EXTENSIONS.rglob("__init__.py")
        if "\ndef setup(" in path.read_text("utf-8")
    }
    assert made == {"rulebook", "course", "site_frame", *FEATURES}


@pytest.mark.parametrize("name", ["conf.py", "_templates/page.html"])
def test_the_site_names_no_file_of_a_figure(name: str) -> None:
    known = (DOCS / name).read_text("utf-8")
    files = {path.name for path in EXTENSIONS.rglob("*") if path.suffix in (".css", ".html")}
    assert {"board.css", "lesson.html", "practice.css"} <= files
    assert [file for file in files if re.search(rf"\b{re.escape(file)}\b", known)] == []


def test_a_project_of_others_gets_the_style_sheets_in_their_order(tmp_path: Path) -> None:
    made = build(tmp_path, {"index.md": "# A page\n\nWords.\n"})
    assert (made.code, made.warnings) == (0, [])
    linked = re.findall(r'href="_static/(\w+)\.css', made.read("index.html"))
    ours = [name for name in linked if (made.folder / "_static" / f"{name}.css").is_file()]
    order = [
        "board",
        "rounds",
        "cribbage",
        "settling",
        "lessons",
        "practice",
        "table",
        "kept",
        "checked",
    ]
    assert ours[-len(order) :] == order
