"""The check lives beside other Sphinx builds in one process: neither sees what the other registered."""

from pathlib import Path

from checks.mutations.running import Laboratory, changed
from tests.docs.building import build
from tests.docs.sample import PAGE


def test_a_build_after_the_check_has_no_warnings(lab: Laboratory, tmp_path: Path) -> None:
    assert lab.untouched.findings == []
    made = build(tmp_path / "project", {"index.md": PAGE})
    assert (made.code, made.warnings) == (0, [])


def test_the_check_reads_again_after_a_build(lab: Laboratory, tmp_path: Path) -> None:
    build(tmp_path / "project", {"index.md": PAGE})
    page = lab.root / "docs" / "block.md"
    with changed(page, page.read_text("utf-8") + "\n"):
        again = lab.project.check()
    assert again.findings == []
    assert again.totals() == lab.untouched.totals()
