"""Another rule in the engine, and the book complains: some changes here, all in `nox -s mutations`."""

import pytest

from checks.mutations.engine import complaint_of
from checks.mutations.engine_rules import CHANGES
from publishing import LIBRARY

BY_NAME = {change.name: change for change in CHANGES}


def test_each_change_has_its_place_in_the_engine() -> None:
    assert len(BY_NAME) == len(CHANGES) >= 24
    for change in CHANGES:
        whole = (LIBRARY / change.file).read_text("utf-8")
        assert change.text(whole) != whole


@pytest.mark.parametrize(
    ("name", "page", "kind"),
    [
        ("the lead goes anticlockwise", "block", "leads"),
        ("scores are divided by five", "draw", "scores"),
        ("drawing ends the turn", "draw", "next"),
        ("a shared best score is no drawn match", "block", "result"),
    ],
)
def test_a_changed_rule_is_found_where_it_is_told(name: str, page: str, kind: str) -> None:
    complaint = complaint_of(BY_NAME[name])
    assert complaint, str(complaint)
    assert complaint.pages[page][kind] > 0
