"""No claim is lost in silence: each page claims what was affirmed, kind by kind."""

from pathlib import Path

import pytest

from checks.affirmed import FILE, affirm, affirmed_findings, counts_of, with_steps
from checks.mutations.running import Laboratory, changed
from checks.project import Report
from publishing import ROOT
from tests.tutorials.sample import step

COUNTS = {"block": {"end": 3, "open": 2}, "gone": {"end": 1}}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "block.md").write_text("# Block\n", "utf-8")
    affirm(tmp_path, COUNTS)
    return tmp_path


def told(root: Path, counts: dict[str, dict[str, int]]) -> list[str]:
    return [str(finding) for finding in affirmed_findings(root, counts)]


def test_as_much_as_was_affirmed_is_silent(root: Path) -> None:
    assert told(root, COUNTS) == []


def test_a_loss_is_told_with_page_kind_and_command(root: Path) -> None:
    (finding,) = told(root, COUNTS | {"block": {"end": 2, "open": 2}})
    assert finding == (
        "docs/block.md:1: [en] count: stands: 2 of end · affirmed: 3 "
        "(claims are lost; if that is meant: python3 start.py affirm)"
    )


def test_a_kind_that_is_gone_is_told(root: Path) -> None:
    (finding,) = told(root, COUNTS | {"block": {"end": 3}})
    assert "0 of open · affirmed: 2" in finding


def test_a_page_that_is_gone_is_told_where_its_numbers_stand(root: Path) -> None:
    (finding,) = told(root, {"block": COUNTS["block"]})
    assert finding.startswith(f"{FILE}:1: [en] count: stands: 0 of end · affirmed: 1")


def test_what_is_exchanged_for_another_kind_is_told(root: Path) -> None:
    found = told(root, COUNTS | {"block": {"end": 3, "open": 1, "sum": 1}})
    assert len(found) == 2
    assert "1 of open · affirmed: 2" in found[0]
    assert "1 of sum for 0" in found[1]


def test_a_gain_is_told_once_a_page_so_that_it_cannot_be_lost_again(root: Path) -> None:
    (finding,) = told(root, COUNTS | {"block": {"end": 4, "open": 3}})
    assert "4 of end for 3, 3 of open for 2" in finding
    assert "python3 start.py affirm" in finding


def test_affirming_says_what_has_changed_and_makes_it_silent(root: Path) -> None:
    counts = {"block": {"end": 2, "sum": 1}}
    assert affirm(root, counts) == [
        "block: end 3 → 2", "block: open 2 → 0", "block: sum 0 → 1", "gone: end 1 → 0"
    ]  # fmt: skip
    assert told(root, counts) == []
    assert affirm(root, counts) == []


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"block": 3}', '{"block": {"end": "3"}}', '{"block": {"end": true}}']
)
def test_a_damaged_file_is_told_and_written_anew(root: Path, text: str) -> None:
    (root / FILE).write_text(text, "utf-8")
    (finding,) = told(root, COUNTS)
    assert finding.startswith(f"{FILE}:1: ")
    assert "python3 start.py affirm" in finding
    affirm(root, COUNTS)
    assert told(root, COUNTS) == []


def test_without_the_file_nothing_is_affirmed(root: Path) -> None:
    (root / FILE).unlink()
    (finding,) = told(root, COUNTS)
    assert "nothing is affirmed" in finding


def test_those_of_the_project_are_its_own(report: Report) -> None:
    assert list(affirmed_findings(ROOT, with_steps(ROOT, counts_of(report.counts())))) == []


def test_another_table_in_its_place_is_told(lab: Laboratory) -> None:
    page = lab.root / "docs" / "draw.md"
    text = page.read_text("utf-8")
    with changed(page, text.replace("{hands-table} draw", "{hands-table} block")):
        found = [str(finding) for finding in lab.project.check().findings]
    assert any("[en] boneyards: stands: 14 · engine: 0" in one for one in found)
    assert lab.project.check().findings == []


STEP = """[[step]]
id = "not-the-fewest-tiles"
"""


def test_a_step_of_a_lesson_is_lost_no_more_than_a_claim_is(lab: Laboratory) -> None:
    lesson = lab.root / "tutorials" / "blocked.toml"
    text = lesson.read_text("utf-8")
    head, _, rest = text.partition(STEP)
    with changed(lesson, head + rest[rest.index("[[step]]") :]):
        found = [str(finding) for finding in lab.project.findings_of_pages()]
    assert any("docs/learn/blocked.md:1: [en] count: stands: 5 of steps" in one for one in found)
    assert lab.project.findings_of_pages() == []


@pytest.mark.parametrize("text", ["", "step = 5\n", "[[step]\n", "step = []\n", "\udcff"])
def test_a_lesson_that_cannot_be_read_has_no_steps(tmp_path: Path, text: str) -> None:
    (tmp_path / "tutorials").mkdir()
    path = tmp_path / "tutorials" / "blanks.toml"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    counts = with_steps(tmp_path, COUNTS)
    assert not counts.pop("learn/blanks", {}).get("steps")
    assert counts == COUNTS


def test_a_sentence_of_a_lesson_that_nothing_tries_any_more_is_told(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "tutorials").mkdir()
    lesson = tmp_path / "tutorials" / "sample.toml"
    hints = '["You can place.", "Two are playing.", "Place [1|3]."]'
    text = step('kind = "place"', 'line = "[1|4]"\nhands = ["[1|3]", "[0|0]"]\n', hints)
    lesson.write_text(text, "utf-8")
    affirm(tmp_path, with_steps(tmp_path, {}))
    assert told(tmp_path, with_steps(tmp_path, {})) == []
    lesson.write_text(text.replace("You can place", "You could place"), "utf-8")
    (finding,) = told(tmp_path, with_steps(tmp_path, {}))
    assert finding.startswith("tutorials/sample.toml:3: ")
    assert "2 of sentences of only · affirmed: 3" in finding
    lesson.write_text("no lesson", "utf-8")
    assert told(tmp_path, with_steps(tmp_path, {})) == [
        "docs/claims.json:1: [en] count: stands: 0 of steps · affirmed: 1 "
        "(claims are lost; if that is meant: python3 start.py affirm)"
    ]
