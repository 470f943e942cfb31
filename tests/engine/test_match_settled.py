"""What a page is shown of the end of a round: the pips of each hand, the sum, and what the match came to."""

from typing import Any

import pytest
from assembling import Shown, answered

from openends.words import LANGUAGES
from openends_page.practice import read_practice, snapshot_of

FRAME: dict[str, Any] = {"lang": "en", "width": 12}


def played(seats: list[str], rules: str = "block", target: str = "1") -> list[Shown]:
    """What is shown after each step of a match in which the reader does the first thing allowed."""
    shown: Shown = answered(
        "practice_new", rules=rules, seats=seats, seed="tea", target=target, hands="hidden", **FRAME
    )["practice"]
    steps = [shown]
    while shown["over"] != "match":
        if shown["over"] == "round":
            asked: dict[str, Any] = {"method": "practice_act", "action": "deal"}
        elif shown["yours"]:
            asked = {"method": "practice_act", "action": shown["legal"][0]["action"]}
        else:
            asked = {"method": "practice_other"}
        shown = answered(before=shown, practice=shown["practice"], **asked, **FRAME)["practice"]
        steps.append(shown)
    return steps


@pytest.mark.parametrize(
    ("rules", "seats"),
    [("block", ["you", "random"]), ("draw", ["you", "heavy", "random"])],
)
def test_hands_are_counted_once_the_round_is_settled(rules: str, seats: list[str]) -> None:
    for shown in played(seats, rules):
        over = shown["over"] != "no"
        assert ("settled" in shown) is over
        assert all(("pips" in seat) is over for seat in shown["seats"])
        if not over:
            continue
        totals = [[0, *seat["pips"]][-1] for seat in shown["seats"]]
        for seat, total in zip(shown["seats"], totals, strict=True):
            assert len(seat["pips"]) == seat["count"]
            assert total == sum(
                int(pips) for tile in seat["hand"] for pips in tile[1:-1].split("|")
            )
        settlement = snapshot_of(read_practice(shown["practice"])).settlement
        assert settlement is not None
        assert totals == list(settlement.totals)
        assert shown["settled"]["sum"] == settlement.sum
        assert shown["settled"]["winners"] == list(settlement.seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_tells_at_its_end_what_it_came_to(language: str) -> None:
    *before, last = played(["you", "random"], "draw", target="30")
    assert all(shown.get("settled", {"statistics": []})["statistics"] == [] for shown in before)
    told = answered("practice", practice=last["practice"], lang=language, width=12)["practice"]
    lines = told["settled"]["statistics"]
    mine = [event for event in last["events"] if event.get("seat") == 0]
    counts = [
        sum(event["kind"] == "deal" for event in last["events"]),
        sum(0 in shown["settled"]["winners"] for shown in [*before, last] if shown["over"] != "no"),
        None,
        sum(event["kind"] == "draw" for event in mine),
        sum(event["kind"] == "pass" for event in mine),
    ]
    for line, count in zip(lines, counts, strict=True):
        assert count is None or str(count) in line


def test_an_action_says_whose_it_is_and_which_tile_was_placed() -> None:
    last = played(["you", "random"], "draw")[-1]
    kinds = {"place", "draw", "pass"}
    for event in last["events"]:
        assert ("seat" in event) is (event["kind"] in kinds)
        assert ("tile" in event) is (event["kind"] == "place")
