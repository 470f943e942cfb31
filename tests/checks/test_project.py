"""The project as it stands holds, in each language, and says how much that is."""

import json
import re

import pytest

from checks.formats import FORMATS, as_json, as_sarif, as_text
from checks.mutations.running import Laboratory
from checks.project import Report
from publishing.languages import NAMES


def test_nothing_is_found(report: Report) -> None:
    assert [str(finding) for finding in report.findings] == []


def test_as_much_is_claimed_in_each_language(report: Report) -> None:
    totals = report.totals()
    print(totals)
    assert set(totals) == set(NAMES)
    assert len(set(totals.values())) == 1
    assert totals["en"] > 400


@pytest.mark.parametrize("page", ["block", "draw", "blocked", "house-rules"])
def test_each_rules_page_claims_something(report: Report, page: str) -> None:
    assert all(min(counts.values()) > 0 for counts in report.counts()[page].values())


def test_claims_of_translated_sentences_stand_in_the_catalog(report: Report) -> None:
    ends = [one for one in report.claims if one.language == "ko" and one.claim.kind == "end"]
    assert ends
    assert all(one.place.path.startswith("locales/ko/") for one in ends)


def test_text_ends_with_what_was_checked(report: Report) -> None:
    assert as_text(report).splitlines()[-1].startswith("0 findings. Claims: en ")


def test_json_has_counts_marks_and_orders(report: Report) -> None:
    told = json.loads(as_json(report))
    assert told["diagnostics"] == []
    assert told["totals"] == report.totals()
    assert told["orders"]
    assert set(told) >= {"counts", "marks", "examples", "openends"}


def test_sarif_is_sarif(report: Report) -> None:
    told = json.loads(as_sarif(report))
    assert told["version"] == "2.1.0"
    assert told["runs"][0]["results"] == []
    assert set(FORMATS) == {"text", "json", "sarif"}


def test_each_language_is_read_in_its_own_words(lab: Laboratory) -> None:
    kana, hangul = re.compile("[ぁ-ヿ]"), re.compile("[가-힣]")
    for _ in range(2):  # also when it is read again, after the others
        page = lab.root / "docs" / "block.md"
        page.write_text(page.read_text("utf-8"), "utf-8")
        lab.project.check()
        texts = {pages.language: pages.tree("block").astext() for pages in lab.project.pages}
        en, ko, ja = texts["en"], texts["ko"], texts["ja"]
        assert not kana.search(en)
        assert not hangul.search(en)
        assert hangul.search(ko)
        assert kana.search(ja)
        assert not hangul.search(ja)
