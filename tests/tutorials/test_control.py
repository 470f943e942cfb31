"""No digit and no tile of a lesson can be another: each such change is told at its line."""

import random
from pathlib import Path

import pytest

from checks.mutations.mutants import Mutant, mutants_of
from course.lessons.folder import check_file
from publishing import ROOT
from tests.tutorials.sample import LESSON

CHANCE = 3
OF_EACH = 25


def found(mutant: Mutant, text: str) -> bool:
    mutant.path.write_text(mutant.text(text), "utf-8")
    faults = check_file(mutant.path).faults
    return any(mutant.line in (fault.line, *fault.also) for fault in faults)


def test_every_change_of_a_lesson_is_found(tmp_path: Path) -> None:
    path = tmp_path / "sample.toml"
    path.write_text(LESSON, "utf-8")
    mutants = list(mutants_of(path, random.Random(CHANCE)))
    assert len(mutants) > 80
    assert [str(one) for one in mutants if not found(one, LESSON)] == []


LESSONS = sorted(path for path in (ROOT / "tutorials").glob("*.toml") if path.stem != "course")


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda path: path.stem)
def test_changes_of_the_book_s_lessons_are_found(tmp_path: Path, lesson: Path) -> None:
    text = lesson.read_text("utf-8")
    path = tmp_path / lesson.name
    path.write_text(text, "utf-8")
    chance = random.Random(CHANCE)
    # What stands in the role `rule` is judged where the page is read, see tests/checks.
    mutants = [
        one for one in mutants_of(path, chance) if "{rule}" not in text.split("\n")[one.line - 1]
    ]
    assert [str(one) for one in chance.sample(mutants, OF_EACH) if not found(one, text)] == []


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ('"[1|3] [2|6] = 5|15"', '"[1|3] [2|6]"', 7, "add them up at the end: … = 5|15"),
        ("= 5|15", "= 4|15", 7, "the lesson says 4|15, the engine adds up 5|15"),
        ('ends = "1 4"\n', "", 5, 'ends = "1 4" expected'),
        ('ends = "1 4"', 'ends = "1 5"', 6, "the lesson says 1 5, the engine says 1 4"),
        ("[1|4]. = 1|4", "[1|4].", 9, "add them up"),
        ("It joins.", "It joins. = 1|3", 17, "the engine adds up nothing"),
        ("It joins.", "Five and one make seven.", 17, "Five and one make six"),
        ('"block"', '"draw;reserve=1"', 1, "add them up at the end: … = 1"),
    ],
)  # fmt: skip
def test_what_is_told(tmp_path: Path, old: str, new: str, line: int, said: str) -> None:
    assert old in LESSON
    path = tmp_path / "sample.toml"
    path.write_text(LESSON.replace(old, new, 1), "utf-8")
    told = check_file(path).faults
    assert [one for one in told if one.line == line and said in one.message], told
