"""What Sphinx or an extension cannot take is a finding with file and line, and the other pages are read."""

import pytest

from checks.project import Project
from tests.checks.small import PAGES, write_project

BAD = {
    "a date": (b"---\ndate: 2024-01-01\n---\n", 1, "nothing checks this number: 2024-01-01"),
    "dates inside": (b"---\na: {b: 2024-01-01}\n---\n", 1, "nothing checks this"),
    "a number for a name": (b"---\n1: x\n---\n", 1, ""),
    "a date for a name": (b"---\n2024-01-01: x\n---\n", 1, ""),
    "broken YAML": (b"---\na: [1\n---\n", 1, "Malformed YAML"),
    "a tab in YAML": (b"---\na:\n\tb: c\n---\n", 1, "Malformed YAML"),
    "an object of Python": (b"---\na: !!python/object:os.system x\n---\n", 1, "Malformed YAML"),
    "a list": (b"---\n- a\n---\n", 1, "YAML is not a dict"),
    "no UTF-8": (b"a\n\xe9\n", 2, "not a text in UTF-8; save it as UTF-8"),
    "UTF-16": ("a\n".encode("utf-16"), 1, "not a text in UTF-8; save it as UTF-8"),
    "itself inside itself": (b"```{include} block.md\n```\n", 1, "too many things stand inside each other"),
    "too much inside each other": (
        b"".join(b":" * (203 - depth) + b"{note}\n" for depth in range(200)) + b"a\n\n",
        2,
        "too many things stand inside each other",
    ),
    "an unknown directive": (b":::{nothing}\n:::\n\n", 1, "nothing"),
}  # fmt: skip


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A small project that has been read."""
    root = tmp_path_factory.mktemp("project")
    write_project(root)
    project = Project(root, tmp_path_factory.mktemp("build"))
    project.check()
    return project


@pytest.mark.parametrize("what", BAD)
def test_it_is_told_with_file_and_line(project: Project, what: str) -> None:
    head, line, said = BAD[what]
    page, other = project.root / "docs" / "block.md", project.root / "docs" / "learn" / "first.md"
    page.write_bytes(head + PAGES["block"].encode())
    other.write_text(
        PAGES["learn/first"] + "\n[Nowhere](#nowhere) {rule}`block hand_sizes 2 = 6`\n", "utf-8"
    )
    try:
        report = project.check()
    finally:
        page.write_text(PAGES["block"], "utf-8")
        other.write_text(PAGES["learn/first"], "utf-8")
    of_page = [one for one in report.findings if one.location.path == "docs/block.md"]
    assert any(one.location.line == line and said in one.message for one in of_page), of_page
    assert any("hand_sizes" in one.message for one in report.findings if "first.md" in str(one))
    assert not any("block-game" in str(one) for one in report.findings)


def test_a_folder_may_be_named_like_a_page(project: Project) -> None:
    folder = project.root / "docs" / "folder.md"
    folder.mkdir()
    try:
        assert not any("folder" in str(one) for one in project.check().findings)
    finally:
        folder.rmdir()


def test_nulls_and_long_pages_are_read(project: Project) -> None:
    page = project.root / "docs" / "block.md"
    page.write_text("a\0b " + "word " * 50_000 + "\n\n" + PAGES["block"], "utf-8")
    try:
        findings = project.check().findings
    finally:
        page.write_text(PAGES["block"], "utf-8")
    assert any("missing" in one.code for one in findings)
