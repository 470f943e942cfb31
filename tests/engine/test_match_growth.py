"""What a match costs grows with its length and no faster: counted, not timed."""

import pytest
from practising import played_rounds

from openends import table as table_module
from openends.match import Match
from openends.record import match_text, read_match
from openends.variants import read_rules
from openends_page.api import practice
from openends_page.practice import practice_text, read_practice

RULES = "block;blocked_award=nobody;target_mode=exact;targets=2:999,3:999,4:999"


def settled(text: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often a round is settled while the text of a match is read and shown."""
    counted = 0
    settle = table_module.settle  # type: ignore[attr-defined]

    def count(*args: object, **named: object) -> object:
        nonlocal counted
        counted += 1
        return settle(*args, **named)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(table_module, "settle", count)
        assert "practice" in practice({"practice": text, "lang": "en", "width": 12})
    return counted


def test_reading_settles_each_round_once(monkeypatch: pytest.MonkeyPatch) -> None:
    short, long = (settled(played_rounds(RULES, rounds), monkeypatch) for rounds in (15, 30))
    assert (short, long) == (15, 30)


def test_scores_are_those_of_all_settlements() -> None:
    match = read_practice(played_rounds(RULES, 12)).match
    for _ in range(40):
        points = [0, 0]
        for settlement in match.settlements:
            if settlement.winner is not None:
                points[settlement.winner] += settlement.points
        assert match.scores == tuple(points)
        match.undo()


def test_a_first_lead_by_the_hands_starts_at_nothing() -> None:
    match = Match(read_rules("block;first_lead=highest-double"), players=2, seed="tea")
    assert match.scores == (0, 0)
    assert match_text(read_match(match_text(match))) == match_text(match)


def test_the_text_of_a_long_match_reads_back() -> None:
    text = played_rounds(RULES, 30)
    assert practice_text(read_practice(text)) == text
