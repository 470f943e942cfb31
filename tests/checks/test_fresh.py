"""After any change, a check that goes on says what a check from nothing says: dates and memories count for nothing."""

from pathlib import Path

import pytest

from checks.project import Project
from tests.checks.small import PAGES, edit, told, write_project

KO = "locales/ko/LC_MESSAGES"
EDITS = {
    "a claim of a page": ("docs/block.md", "hand_sizes 2 = 7`", "hand_sizes 2 = 6`"),
    "the words of a page": ("docs/block.md", "Each takes", "Everyone takes"),
    "markup that Sphinx warns of": ("docs/block.md", "# Block", "# Block\n\n:::{nothing}\n:::"),
    "an address that is asked for elsewhere": ("docs/block.md", "block-game", "block-rules"),
    "an address that there is already": ("docs/index.md", "# Index", "(block-game)=\n# Index"),
    "a link": ("docs/index.md", "#block-game", "#nowhere"),
    "front matter": ("docs/block.md", "(block-game)", "---\ndate: 2024-01-01\n---\n(block-game)"),
    "a page that cannot be read": ("docs/block.md", "(block-game)", "---\n1: x\n---\n(block-game)"),
    "a role of a translated page": (f"{KO}/block.po", 'msgstr "Each takes {rule}`', 'msgstr "Each takes 7 `'),
    "a tile of a translated page": (f"{KO}/block.po", 'msgstr "Each', 'msgstr "[0|0] Each'),
    "a tile of a translated lesson": (f"{KO}/learn/first.po", 'msgstr "Choose [1|3].', 'msgstr "Choose [0|0] [3|1].'),
    "a broken catalog": (f"{KO}/block.po", 'msgstr "Each', 'msgstr Each'),
    "a position of a lesson": ("tutorials/first.toml", 'join"\nline = "[1|4]"', 'join"\nline = "[0|4]"'),
    "the words of a lesson": ("tutorials/first.toml", "It joins.", "It joins [1|4]."),
    "the course": ("tutorials/course.toml", '"first"', '"first", "second"'),
    "a template": ("docs/_templates/page.html", "{% ", '{{ _("Another word") }}{% '),
    "the words of all pages": (f"{KO}/sphinx.po", 'msgstr "언어"', 'msgstr "언어 1"'),
    "the words of the board": (f"{KO}/rulebook.po", 'msgstr "{count}단계 중', 'msgstr "1{count}단계 중'),
    "the words of the engine": (f"{KO}/openends.po", 'msgstr "가지 A"', 'msgstr "가지 1"'),
    "the settings": ("docs/conf.py", 'exclude_patterns = [', 'exclude_patterns = ["learn/first.md", '),
}  # fmt: skip


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small project."""
    folder = tmp_path_factory.mktemp("project")
    write_project(folder)
    return folder


@pytest.fixture(scope="module")
def going_on(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A check that has read everything and reads on, through all tests."""
    project = Project(root, tmp_path_factory.mktemp("going-on"))
    project.check()
    return project


@pytest.fixture(scope="module")
def untouched(root: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What a check from nothing says of the small project."""
    return told(Project(root, tmp_path_factory.mktemp("untouched")).check())


@pytest.mark.parametrize("what", EDITS)
def test_it_says_what_a_check_from_nothing_says(
    root: Path,
    going_on: Project,
    untouched: dict[str, list[str]],
    tmp_path: Path,
    what: str,
) -> None:
    name, old, new = EDITS[what]
    other = root / "docs" / "learn" / "first.md"
    edit(root / name, old, new)
    try:
        from_nothing = told(Project(root, tmp_path).check())
        assert from_nothing["findings"] != untouched["findings"]
        assert told(going_on.check()) == from_nothing
        edit(
            other, "# First", "# First\n"
        )  # what was found stays found when another page is changed
        assert told(going_on.check())["findings"] == from_nothing["findings"]
    finally:
        other.write_text(PAGES["learn/first"], "utf-8")
        edit(root / name, new, old)
    assert told(going_on.check()) == untouched


def test_pages_that_come_and_go(
    root: Path, going_on: Project, untouched: dict[str, list[str]], tmp_path: Path
) -> None:
    page = root / "docs" / "new.md"
    page.write_text("# New\n\n{rule}`block hand_sizes 2 = 6`\n", "utf-8")
    try:
        from_nothing = told(Project(root, tmp_path).check())
        assert any("docs/new.md:3" in finding for finding in from_nothing["findings"])
        assert told(going_on.check()) == from_nothing
    finally:
        page.unlink()
    assert told(going_on.check()) == untouched


def test_nothing_is_written_beside_the_catalogs(root: Path, going_on: Project) -> None:
    going_on.check()
    assert not list((root / "locales").rglob("*.mo"))
