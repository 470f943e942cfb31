"""What a lesson says of a position in words is what the engine says, and no number word is loose."""

import random
import re
from pathlib import Path

import pytest

from course.lessons import Lesson, LessonError, check_lesson, read_lesson
from course.lessons.folder import COURSE, read_text
from course.lessons.sentences.phrases import PHRASES, seen, sentences_in
from number_words import NumberWord, in_words, number_words
from tests.tutorials.sample import step

ROOT = Path(__file__).parents[2]
LESSONS = sorted(path for path in (ROOT / "tutorials").glob("*.toml") if path.name != COURSE)
SEED = 5
OF_EACH_LESSON = 6

HANDS = 'hands = ["[1|3] [4|4] = 9|11", "[0|0] [5|5] = 10|10"]\n'
PLACE = ('kind = "place", any = ["[1|3]"]', f'line = "[1|4]"\nends = "1 4"\n{HANDS}')
OUT = ('kind = "winner", out = 1', 'hands = ["", "[1|3] [4|4] = 9|11"]\n')

# The goal and the position, a true sentence, one that is not so, what the engine says of it.
SENTENCES = [
    (PLACE, "Two of your tiles fit.", "Three of your tiles fit.", "tiles that fit: 2"),
    (PLACE, "One end takes a one, the other a four.", "One end takes a one, the other a five.", "the ends are 1 and 4"),
    (PLACE, "The ends want a four and a one.", "The ends want a four and a two.", "the ends are 1 and 4"),
    (PLACE, "No end is a five.", "No end is a four.", "the ends are 1 and 4"),
    (PLACE, "You hold two tiles.", "You hold five tiles.", "tiles in your hand: 2"),
    (PLACE, "Two are playing.", "Three are playing.", "players: 2"),
    (PLACE, "Every number stands on seven tiles of the set.", "Every number stands on eight tiles of the set.", "7"),
    (PLACE, "[4|4] fits, so take it.", "[0|0] fits, so take it.", "[0|0] does not fit"),
    (PLACE, "You can place.", "You cannot place.", "a tile fits"),
    (PLACE, "All of your tiles fit.", "Nothing of yours fits.", "these fit: [1|3] [4|4]"),
    (PLACE, "So you may not pass.", "In Draw you could draw as well.", "drawing is not legal here"),
    (PLACE, "Place a tile with a three at the {end}`1`.", "Place a tile with a six at the {end}`1`.", "[1|3]"),
    (OUT, "Look at all two tiles.", "Look at all three tiles.", "tiles in the hands: 2"),
    (OUT, "You went out.", "Your opponent has gone out.", "the reader has gone out"),
    (OUT, "It is so. Four and eight make twelve.", "It is so. Five and seven make twelve.", "12"),
]  # fmt: skip


def told(of: tuple[str, str], hint: str) -> list[str]:
    """What is said of a step whose first hint is a sentence; checksums are another matter."""
    goal, more = of
    last = "You win: four and eight make twelve." if of is OUT else "Place [1|3] at the {end}`1`."
    found = check_lesson(
        read_lesson(step(goal, more, hints=f'["{hint}", "Think.", "{last}"]'), "x")
    )
    words = ("checks the tiles", "made_up")
    return [fault.message for fault in found if not any(word in fault.message for word in words)]


@pytest.mark.parametrize(("of", "true", "untrue", "right"), SENTENCES)
def test_a_sentence_is_tried_on_the_position(
    of: tuple[str, str], true: str, untrue: str, right: str
) -> None:
    assert told(of, true) == []
    [message] = told(of, untrue)
    assert "is not so" in message
    assert right in message


@pytest.mark.parametrize("word", ["two", "seven", "twice", "third", "dozen", "sixty-one"])
def test_a_number_word_that_nothing_accounts_for_is_told(word: str) -> None:
    [message] = told(PLACE, f"Whoever counts {word} is wise.")
    assert f"“{word}”" in message


def test_the_label_of_a_role_and_words_for_both_count_nothing() -> None:
    hint = "{rule}`100 for two players <block targets 2>`, on both sides of either."
    assert told(PLACE, hint) == []


@pytest.mark.parametrize(
    "sentence",
    [
        "Another hand has fewer pips.",
        "Begin with the heaviest.",
        "Your opponent has just passed at these two ends.",
        "Four in your hand and three in the line make seven.",
        "You could draw as well.",
        "Take a tile whose far half is a five.",
        "Place a tile that leaves the {end}`6` open.",
        "Somebody else holds the highest double, but you lead.",
        "Open no new number: after your tile, both ends should want a two, or both a six.",
        "You passed, the next player passed too, but the third could place.",
    ],
)
def test_what_cannot_be_said_of_a_step_is_told(sentence: str) -> None:
    of = ('kind = "count", of = "set"', "")
    hints = f'["{sentence}", "Think.", "Twenty-eight."]'
    found = check_lesson(read_lesson(step(*of, hints=hints), "x"))
    assert any("is not so" in fault.message for fault in found)


def test_a_target_is_that_of_as_many_as_play() -> None:
    hint = "{rule}`61 for three <block targets 3>` points."
    [message] = told(PLACE, hint)
    assert "the step is for 2" in message


def _changed(word: NumberWord) -> str:
    """The next number in the same form."""
    plural = word.text.endswith("s") and word.value != 6
    other = in_words(int(word.value) + 1) + "s" * plural
    return other.capitalize() if word.text[0].isupper() else other


def _mutants(text: str) -> list[tuple[str, str]]:
    """A lesson with another number word, for each of its texts that has one; what was changed."""
    found = []
    for said in re.finditer(r'"((?:[^"\\\n])*)"', text):
        shown = seen(said[1]) if " " in said[1] else ""
        for word in number_words(shown):
            cardinal = re.fullmatch(r"[a-z]+(?:-[a-z]+)?", word.text, re.IGNORECASE)
            if cardinal and not word.free and word.value < 90 and word.text.lower() not in _OTHER:
                start = said.start(1) + word.start
                end = said.start(1) + word.end
                what = f"{said[1]}: {word.text}"
                found.append((text[:start] + _changed(word) + text[end:], what))
    return found


_OTHER = {"second", "third", "twice"}
TRUE_BY_LUCK = "no end is a five. = 5|6: five"
"""The tile has a six too, and no end is one."""


def _faults(text: str, name: str) -> int:
    try:
        lesson: Lesson = read_lesson(text, name)
    except LessonError as error:
        return len(error.faults)
    return len(check_lesson(lesson))


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_another_number_word_in_a_lesson_is_found(path: Path) -> None:
    mutants = _mutants(read_text(path))
    assert mutants
    for text, what in random.Random(SEED).sample(mutants, min(OF_EACH_LESSON, len(mutants))):
        assert _faults(text, path.stem) or what.endswith(TRUE_BY_LUCK), what


def test_each_pattern_is_said_somewhere() -> None:
    lessons = [read_lesson(read_text(path), path.stem) for path in LESSONS]
    said = {
        so
        for lesson in lessons
        for one in lesson.steps
        for text in one.texts
        for _, so in sentences_in(seen(text.text))
    }
    assert {phrase.holds for phrase in PHRASES} <= said
