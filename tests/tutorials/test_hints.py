"""Hints lead to the goal: the last one names the right answer, whatever kind of step it is."""

import pytest

from course.lessons import check_lesson, read_lesson
from tests.tutorials.sample import step

LINE = 'line = "[1|4]"\nends = "1 4"\n'
TWO = 'hands = ["[1|3] [4|4] = 9|11", "[0|0] [5|5] = 10|10"]\n'
STUCK = 'hands = ["[2|2] = 2|2", "[0|0] [5|5] = 10|10"]\n'
DRAWN = 'boneyard = "[0|1] [0|2] [0|3] = 0|14"\n'

# the goal, what more stands in the step, a last hint that is right, one that is wrong, what is expected then
KINDS = {
    "place": ('kind = "place", any = ["[1|3]"]', LINE + TWO, "Place [1|3].", "Place [4|4].", "[1|3]"),
    "place, the end": (
        'kind = "place", any = ["[1|4]@1"]',
        'line = "[1|2] [2|4]@2"\nends = "1 4"\nhands = ["[1|4] = 1|4", "[5|5] = 5|5"]\n',
        "Place [1|4] at the {end}`1`.",
        "Place [1|4] at the {end}`4`.",
        "{end}`1`",
    ),
    "place, any of them": ('kind = "place"', LINE + TWO, "Place [1|3] or [4|4].", "Place [1|3].", "[1|3] or [4|4]"),
    "place, all fit": ('kind = "place"', LINE + TWO, "Place either.", "Place [4|4].", "[1|3] or [4|4]"),
    "draw": ('kind = "draw"', f'rules = "draw"\n{LINE}{STUCK}{DRAWN}', "Draw a tile.", "Pass.", "draw"),
    "pass": ('kind = "pass"', LINE + STUCK, "Pass.", "Draw.", "pass"),
    "end": ('kind = "end", any = ["L"]', LINE, "At the {end}`1`.", "At the {end}`4`.", "{end}`1`"),
    "end, blank": (
        'kind = "end", any = ["L"]', 'line = "[0|4]"\nends = "0 4"\n', "The blank end.", "The {end}`4`.", "blank",
    ),
    "tiles": (
        'kind = "tiles"', f'{LINE}hands = ["[1|3] [2|2] = 5|7"]\n', "Choose [1|3].", "Choose [2|2].", "[1|3]",
    ),
    "count": ('kind = "count", of = "pips"', LINE, "One and four make five.", "It is four.", "five"),
    "count, the last": ('kind = "count", of = "pips"', LINE, "Four and one: five.", "Five: four and one.", "five"),
    "winner": ('kind = "winner", totals = [3, 7]', "", "You win: seven less three make four.", "You win.", "four"),
    "winner, who": ('kind = "winner", totals = [7, 3]', "", "Player two wins four.", "You win.", "Player two wins"),
    "winner, nobody": ('kind = "winner", totals = [3, 3]', "", "Nobody wins.", "You win nothing.", "Nobody wins"),
    "blocked": ('kind = "blocked"', LINE + STUCK, "Yes, it is.", "No.", "Yes"),
    "round": (
        'kind = "round", win = true',
        f'{LINE}hands = ["[1|2] [3|4] = 7|10", "[1|6] [2|3] = 5|12"]\n',
        "Place [1|2] first. = 1|2",
        "Place [3|4] first. = 3|4",
        "[1|2]",
    ),
}  # fmt: skip


def told(kind: str, hint: str) -> list[str]:
    """What the engine says of a step with a last hint; whether it can arise is another matter."""
    goal, more, *_ = KINDS[kind]
    text = step(goal, more, hints=f'["Look.", "Think.", "{hint}"]')
    found = check_lesson(read_lesson(text, "sample"))
    return [fault.message for fault in found if "made_up" not in fault.message]


@pytest.mark.parametrize("kind", KINDS)
def test_a_last_hint_that_is_right(kind: str) -> None:
    assert told(kind, KINDS[kind][2]) == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_last_hint_that_is_wrong(kind: str) -> None:
    found = told(kind, KINDS[kind][3])
    assert any(one.startswith("hints: the last one") and KINDS[kind][4] in one for one in found), (
        found
    )


def test_the_goal_is_named_too_as_it_may_be_the_wrong_one() -> None:
    goal, more, *_ = KINDS["place"]
    text = step(goal, more, hints='["Look.",\n"Think.",\n"Place [4|4]."]')
    found = check_lesson(read_lesson(text, "sample"))
    assert [(fault.line, fault.also) for fault in found if "hints" in fault.message] == [(9, (6,))]


def test_where_a_reply_is_refused_the_goal_is_named_too() -> None:
    more = LINE + 'hands = ["[1|3] [4|4] = 9|11", "[3|5] [5|5] = 13|15"]\nreplies = ["pass"]\n'
    text = step('kind = "place", any = ["[1|3]"]', more, hints='["a", "b", "Place [1|3]."]')
    found = check_lesson(read_lesson(text, "sample"))
    assert [(fault.line, fault.also) for fault in found if "replies" in fault.message] == [
        (11, (6,))
    ]
