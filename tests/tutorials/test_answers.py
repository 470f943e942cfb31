"""What the engine answers to every choice of every kind of step."""

from course.lessons import (
    Answer,
    Lesson,
    Verdict,
    answers,
    check_lesson,
    read_lesson,
    walked,
    words_for,
)
from tests.tutorials.sample import LESSON, step


def lesson_of(text: str) -> Lesson:
    return read_lesson(text, "sample")


def answered(text: str) -> dict[str, Answer]:
    lesson = lesson_of(text)
    return dict(answers(lesson.steps[0], lesson))


def right(text: str) -> list[str]:
    return [choice for choice, answer in answered(text).items() if answer.verdict == "right"]


def codes(text: str) -> dict[str, str]:
    return {choice: answer.code for choice, answer in answered(text).items()}


def test_placing() -> None:
    assert codes(LESSON) == {
        "[1|3]@L": "",
        "[1|3]@R": "no-match",
        "[2|6]@L": "no-match",
        "[2|6]@R": "no-match",
    }
    after = answered(LESSON)["[1|3]@L"].then
    assert [str(play.line) for play in after] == ["[1|4] [1|3]@1"] * 2
    assert [play.turn for play in after] == [1, 0]


def test_any_legal_placement() -> None:
    hands = 'line = "[1|4]"\nhands = ["[1|1] [4|4] [2|2]", "[0|0]"]\n'
    assert right(step('kind = "place"', hands)) == ["[1|1]@L", "[4|4]@R"]


def test_what_is_legal_but_not_asked_shows_what_would_happen() -> None:
    hands = 'line = "[1|4]"\nhands = ["[1|1] [4|5]", "[1|6] [5|5]"]\n'
    answer = answered(step('kind = "place", any = ["[4|5]"]', hands))["[1|1]@L"]
    assert (answer.verdict, answer.code) == ("wrong", "not-asked")
    assert [str(play.actions[-1]) for play in answer.then] == ["[1|1]@L", "[1|6]@L"]


def test_drawing_and_passing() -> None:
    hands = 'rules = "draw"\nline = "[1|4]"\nhands = ["[2|2]", "[0|0]"]\n'
    assert right(step('kind = "draw"', hands + 'boneyard = "[0|1] [0|2] [0|3]"\n')) == ["draw"]
    assert right(step('kind = "pass"', hands + 'boneyard = "[0|1] [0|2]"\n')) == ["pass"]
    assert codes(step('kind = "pass"', hands + 'boneyard = "[0|1] [0|2]"\n'))["draw"] == "reserve"


def test_ends() -> None:
    line = 'line = "[1|4] [4|4]@4"\n'
    assert codes(step('kind = "end", any = ["1"]', line)) == {"L": "", "R": "not-asked"}
    assert right(step('kind = "end", any = ["R"]', line)) == ["R"]


def test_all_tiles_that_fit() -> None:
    found = codes(step('kind = "tiles"', 'line = "[1|4]"\nhands = ["[1|3] [2|6] [4|4]"]\n'))
    assert len(found) == 8
    assert [choice for choice, code in found.items() if not code] == ["[1|3] [4|4]"]
    assert found[""] == found["[1|3]"] == "missing"
    assert found["[2|6]"] == found["[1|3] [2|6] [4|4]"] == "extra"


def test_counting() -> None:
    shown = 'line = "[1|4] [4|4]@4"\nhands = ["[2|4] [6|6]", "[0|4]"]\n'
    for of, number in {
        "pips": 31, "pips hand": 18, "pips line": 13, "tiles": 4, "doubles": 2, "doubles hand": 1,
        "shown 4": 3, "unseen 4": 4, "end L": 1, "end R": 4, "ends": 2, "fits": 1, "set": 28,
    }.items():  # fmt: skip
        text = step(f'kind = "count", of = "{of}"', shown)
        assert right(text) == [str(number)], of
        assert len(answered(text)) == 5
    assert codes(step('kind = "count", of = "tiles"', shown))["3"] == "too-few"


def test_counting_what_can_be_drawn_and_in_a_match() -> None:
    drawn = 'rules = "draw"\nboneyard = "[0|1] [0|2] [0|3]"\n'
    assert right(step('kind = "count", of = "drawable"', drawn)) == ["1"]
    assert right(step('kind = "count", of = "short 58 of 3"')) == ["3"]
    assert right(step('kind = "count", of = "short 58 of 2"')) == ["42"]
    assert right(step('kind = "count", of = "leader 2 of 3"')) == ["3"]
    after_the_last = 'kind = "count", of = "leader 3 of 3"'
    assert codes(step(after_the_last)) == {"1": "", "2": "too-many", "3": "too-many"}


def test_numbers_that_have_words_are_offered() -> None:
    text = step('kind = "count", of = "pips"', 'line = "[6|6]"\n[step.wrong]\n6 = "Half."\n')
    assert codes(text)["6"] == "too-few"
    assert right(text) == ["12"]


def test_winners() -> None:
    assert right(step('kind = "winner", totals = [3, 7, 8]')) == ["1 12"]
    assert right(step('kind = "winner", totals = [0, 7, 8], out = 1')) == ["1 15"]
    assert right(step('kind = "winner", totals = [3, 3, 8]')) == ["0 0"]
    found = codes(step('kind = "winner", totals = [3, 7, 8]'))
    assert found["2 12"] == found["0 12"] == "winner"
    assert found["1 18"] == found["1 15"] == "points"


def test_winners_of_hands() -> None:
    hands = 'line = "[5|6]"\nhands = ["[1|2]", "[3|4]"]\n'
    assert right(step('kind = "winner"', hands)) == ["1 4"]


def test_blocked() -> None:
    line = 'line = "[5|6]"\n'
    asked = 'kind = "blocked"'
    assert right(step(asked, line + 'hands = ["[1|2]", "[3|4]"]\n')) == ["yes"]
    assert right(step(asked, line + 'hands = ["[1|2]", "[3|5]"]\n')) == ["no"]


def test_a_round_is_walked_through_whatever_the_reader_does() -> None:
    text = step(
        'kind = "round", win = true',
        'line = "[1|4]"\nhands = ["[1|2] [2|2] [4|6] [4|4]", "[2|5] [0|6] [3|3]"]\n',
    )
    lesson = lesson_of(text)
    states = walked(lesson.steps[0])
    assert len(states) > 5
    verdicts = {answer.verdict for _, given in states.values() for answer in given.values()}
    assert verdicts == set(Verdict)
    for played, given in states.values():
        assert played.turn == 0
        for answer in given.values():
            if answer.verdict is Verdict.UNDECIDED:
                assert answer.then[-1].turn == 0


def test_words_are_the_closest() -> None:
    lesson = lesson_of(LESSON)
    first = lesson.steps[0]
    given = answers(first, lesson)
    keys = {choice: words_for(choice, answer, first) for choice, answer in given.items()}
    assert keys["[2|6]@L"] == "[2|6] no-match"
    assert keys["[1|3]@R"] == "no-match"


def test_the_hash_follows_the_position_and_not_the_words() -> None:
    first = lesson_of(LESSON).steps[0].hash
    assert lesson_of(LESSON.replace("It joins.", "Joined.")).steps[0].hash == first
    assert lesson_of(LESSON.replace("[2|6]", "[2|5]")).steps[0].hash != first
    assert lesson_of(LESSON.replace("[1|3]@1", "[1|3]")).steps[0].hash != first


ROUND = 'line = "[1|4]"\nhands = ["[1|2] [2|2] [4|6]", "[2|5] [2|3] [6|6]"]\nreplies = ["[2|3]", "pass"]\n'


def first_reply(text: str, choice: str) -> str:
    """What the other seat does after a choice of the first turn."""
    lesson = lesson_of(text)
    (_, given), *_ = walked(lesson.steps[0]).values()
    return str(given[choice].then[1].actions[-1])


def test_a_round_is_played_against_a_script_as_far_as_it_is_legal() -> None:
    plain = ROUND.partition("replies")[0]
    assert first_reply(step('kind = "round"', plain), "[1|2]@L") == "[2|5]@L"
    assert first_reply(step('kind = "round"', ROUND), "[1|2]@L") == "[2|3]@L"
    assert first_reply(step('kind = "round"', ROUND), "[4|6]@R") == "[6|6]@R"


def test_a_reply_that_nobody_can_ever_give_is_told() -> None:
    never = step('kind = "round"', ROUND.replace('[2|3]",', '[0|0]",'))
    found = [fault.message for fault in check_lesson(lesson_of(never))]
    assert [one for one in found if one.startswith("replies: [0|0] is not legal when its turn")]
