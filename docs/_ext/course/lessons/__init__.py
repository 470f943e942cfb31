"""Lessons as data: read from TOML, played through by the engine, every choice answered.

A lesson is a file of steps; a step is a position, one thing to do there, and words. The build
puts the answer to every choice into the page, so a lesson never waits and never misjudges.
"""

from course.lessons.answers import Answer, Answers, Mistake, Verdict, answers
from course.lessons.checks import check_lesson
from course.lessons.faults import Fault, LessonError
from course.lessons.model import READER, Goal, Kind, Lesson, Step, Text
from course.lessons.reading import read_course, read_lesson
from course.lessons.walking import walked
from course.lessons.wrong_texts import words_for

__all__ = [
    "READER",
    "Answer",
    "Answers",
    "Fault",
    "Goal",
    "Kind",
    "Lesson",
    "LessonError",
    "Mistake",
    "Step",
    "Text",
    "Verdict",
    "answers",
    "check_lesson",
    "read_course",
    "read_lesson",
    "walked",
    "words_for",
]
