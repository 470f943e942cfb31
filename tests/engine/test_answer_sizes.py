"""No answer in a match is too large, however long the match: what a page has is not sent again."""

import random

import pytest
from assembling import Shown, asked
from practising import SETTINGS, ask, match, played_rounds, review

from openends.drawing import picture
from openends.words import LANGUAGES
from openends_page.practice import READER, read_practice
from openends_page.questions.pieces import LARGEST_ANSWER, size_of, text_from

LARGE = [
    ("draw;tile_set=double-fifteen;hand_sizes=2:9;targets=2:100", (READER, "random")),
    ("common-draw;tile_set=double-twelve;hand_sizes=4:7;targets=4:100", (READER, *["random"] * 3)),
]
"""Many tiles on the table, and many in a hand."""


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "seats"), [*SETTINGS, *LARGE])
def test_no_answer_of_a_whole_match_is_too_large(rules: str, seats: tuple[str, ...]) -> None:
    """Every answer is held against the limit where it is given, in `assembling.asked`."""
    language = random.Random(rules).choice(LANGUAGES)
    shown = {}
    for shown in match(rules, seats, lang=language, hands="open"):
        if shown["round"] > 20:
            break  # an exact target may take very long
    opened = ask("practice", practice=shown["practice"], lang=language)["practice"]
    assert {**opened, "added": 0, "message": ""} == {**shown, "added": 0, "message": ""}
    ask("practice", practice=shown["practice"], lang=language, at=len(shown["events"]) // 2)
    if shown["over"] != "no":
        assert review(shown, shown["round"], language)
    assert size_of(shown) > LARGEST_ANSWER, "it is too much for one answer"


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["tea", "🁢 茶"])
def test_a_very_long_match_comes_in_pieces(seed: str) -> None:
    rules = "block;blocked_award=nobody;target_mode=exact;targets=2:999,3:999,4:999"
    text = played_rounds(rules, 200, seed)
    shown = ask("practice", practice=text)["practice"]
    assert shown["practice"] == text
    assert size_of(text) > LARGEST_ANSWER
    unwritten = f"practice 1 hands=hidden seats=you/random match{text.partition('match')[2]}"
    assert ask("practice", practice=unwritten)["practice"] == shown
    assert ask("practice_act", practice=text, action="deal")["practice"]["round"] == 201


@pytest.mark.parametrize("rules", ["block", "draw"])
def test_the_picture_put_together_is_the_one_that_is_drawn_whole(rules: str) -> None:
    for shown in match(rules, (READER, "heavy"), until=lambda one: one["round"] > 2):
        line = read_practice(shown["practice"]).round.line
        whole = picture(line, 12, new=line.tiles[-1] if line else None)
        assert shown["position"]["picture"] == whole.svg


def test_only_what_is_new_is_sent() -> None:
    def can_place(shown: Shown) -> bool:
        return len(shown["tiles"]) > 4 and [one["kind"] for one in shown["legal"]][:1] == ["place"]

    *_, shown = match("draw", (READER, "heavy"), seed=2, until=can_place)
    params = {"practice": shown["practice"], "lang": "en", "width": 12}
    params["action"] = shown["legal"][0]["action"]
    pieces = asked("practice_act", **params, drawn=12)["practice"]["pieces"]
    assert pieces["text"] == f" {params['action']}"
    assert [event["kind"] for event in pieces["events"]] == ["place"]
    assert len(pieces["tiles"]) == 2, "the new one, and that which is not the newest any more"
    assert "board" not in pieces
    wider = asked("practice_act", **params, drawn=14)["practice"]["pieces"]
    assert wider["tiles_from"] == 0, "a picture of another width is drawn anew"


@pytest.mark.parametrize(
    ("known", "text", "at"),
    [("", "a b", 0), ("a b", "a b c", 3), ("a b c", "a b", 3), ("a b", "a c", 2), ("🁢b", "🁢c", 2)],
)
def test_texts_are_alike_in_units_of_javascript(known: str, text: str, at: int) -> None:
    assert text_from(known, text) == at
