"""What lessons say in translation against the engine: the answer of the last hint, and a tile drawn.

The lessons' own check compares both in English. Where an answer is a word (what to do, yes or no,
a number, who wins), a translation may say another without touching any tile or digit.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Set
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from checks.catalogs import Catalogs
from checks.findings import finding
from checks.messages import Translated
from checks.numerals import LANGUAGES as NUMERALS
from checks.numerals import numbers_in
from checks.tokens import plain_words
from course.lessons import Kind, Lesson, LessonError, Step, Verdict, answers, read_lesson
from course.lessons.drawn import drawn_tile
from course.lessons.folder import COURSE, read_text
from course.lessons.numbers import numbers_in as english_numbers
from number_words import in_words
from openends.checking.diagnostics import Diagnostic, Location
from openends.errors import OpenEndsError
from publishing.languages import TRANSLATED

WORDS = Path(__file__).with_name("answers.toml")
_TILE = re.compile(r"\[\d{1,2}\|\d{1,2}\]")
_ACTIONS = ("place", "draw", "pass")
_NUMBERED = (Kind.COUNT, Kind.WINNER, Kind.BLOCKED)


@dataclass(frozen=True)
class Fault:
    """What stands in a translation, and what the engine says instead."""

    kind: str
    expected: str
    hint: str
    by: str = "engine"


@cache
def _words() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = tomllib.loads(WORDS.read_text("utf-8"))
    return found


def languages() -> Set[str]:
    """The languages whose answers can be compared: one that has no words here yet is left out."""
    return _words().keys() & NUMERALS


def lesson_findings(root: Path, catalogs: Catalogs) -> Iterator[Diagnostic]:
    """All translated answers that are not the right ones, at the lines of the catalogs."""
    for language in sorted(_words().keys() ^ NUMERALS):
        name = WORDS.relative_to(WORDS.parents[1]).as_posix()
        hint = "words for answers stand here and in numerals.py; one of them has none"
        yield finding(Location(name, 1), language, "answer", hint=hint)
    for path in sorted((root / "tutorials").glob("*.toml")):
        if path.name == COURSE:
            continue
        try:
            lesson = read_lesson(read_text(path), path.stem)
        except LessonError:
            continue  # the page that shows it tells of that
        written = path.relative_to(root).as_posix()
        for language in sorted(languages() & set(TRANSLATED)):
            catalog = root / "locales" / language / "LC_MESSAGES" / "learn" / f"{path.stem}.po"
            if catalog.is_file():
                messages = {one.source: one for one in catalogs.messages(catalog)}
                yield from _in_catalog(lesson, messages, language, written)


def _in_catalog(
    lesson: Lesson, messages: dict[str, Translated], language: str, written: str
) -> Iterator[Diagnostic]:
    for step in lesson.steps:
        try:
            right = right_answers(step, lesson)
            drawn = drawn_tile(step)
        except (OpenEndsError, ValueError):
            continue  # likewise
        hint = step.hints[-1]
        if message := messages.get(hint.text):
            for fault in answer_faults(step, right, message.target, language):
                yield _finding(fault, message, language, Location(written, hint.line))
        if drawn and step.after and (message := messages.get(step.after.text)):
            for fault in drawn_faults(str(drawn), message.target):
                yield _finding(fault, message, language, Location(written, step.after.line))


def _finding(fault: Fault, message: Translated, language: str, source: Location) -> Diagnostic:
    return finding(
        message.target_place,
        language,
        fault.kind,
        message.target,
        fault.expected,
        fault.hint,
        (source,),
        by=fault.by,
    )


def right_answers(step: Step, lesson: Lesson) -> list[str]:
    """The choices that solve a step; of a round to be played, none is asked for."""
    if step.goal.kind is Kind.ROUND:
        return []
    given = answers(step, lesson).items()
    return [choice for choice, answer in given if answer.verdict is Verdict.RIGHT]


def answer_faults(step: Step, right: list[str], said: str, language: str) -> Iterator[Fault]:
    """Where the last hint, as a translation says it, does not give the answer."""
    kind, words = step.goal.kind, _words()[language]
    match kind:
        case Kind.PLACE | Kind.DRAW | Kind.PASS:
            named = [word for word in _ACTIONS if re.search(words[word], said)]
            if named != [str(kind)]:
                hint = f"the last hint names what to do, by the word {words[kind]}"
                yield Fault("answer", str(kind), hint)
            if kind is not Kind.PLACE and (
                more := set(numbers_in(plain_words(said), language)) - {0, 1}
            ):
                hint = f"one tile is drawn, and none is counted; found {', '.join(map(str, more))}"
                yield Fault("answer", str(kind), hint)
        case Kind.BLOCKED:
            if not re.match(words[right[0]], said):
                hint = f"the last hint begins with the answer: {words[right[0]]}"
                yield Fault("answer", right[0], hint)
        case Kind.COUNT:
            yield from _number(int(right[0]), said, language)
        case Kind.WINNER:
            seat, points = map(int, right[0].split())
            names = words["seats"]
            wins = {0: words["nobody"], 1: words["reader"]}.get(seat) or words["player"].replace(
                "{seat}", names[seat - 1]
            )
            if not re.match(wins, said):
                yield Fault("answer", f"seat {seat}", f"the last hint says who wins: {wins}")
            if seat:
                yield from _number(points, said, language)
        case _:
            return
    if kind in _NUMBERED:
        yield from _same_numbers(step.hints[-1].text, said, language)


def _number(right: int, said: str, language: str) -> Iterator[Fault]:
    found = numbers_in(plain_words(said), language)
    if found[-1:] != [right]:
        last = f"ends in {found[-1]}" if found else "names none"
        hint = f"the last hint comes to the number, after all others; this one {last}"
        yield Fault("answer", in_words(right), hint)


def _same_numbers(source: str, said: str, language: str) -> Iterator[Fault]:
    """The numbers on the way to an answer are those of the source. What is nothing is said freely."""
    wanted = Counter(number for number in english_numbers(plain_words(source)) if number)
    found = Counter(number for number in numbers_in(plain_words(said), language) if number)
    if wanted != found:
        numbers = ", ".join(map(str, sorted(wanted.elements()))) or "no number"
        stands = ", ".join(map(str, sorted(found.elements()))) or "none"
        hint = f"the numbers in words are those of the source; found {stands}"
        yield Fault("answer", numbers, hint, "source")


def drawn_faults(drawn: str, said: str) -> Iterator[Fault]:
    """Where the words after a draw do not name first the tile that is drawn."""
    named = _TILE.findall(said)
    if drawn and named and named[0] != drawn:
        yield Fault("drawn", drawn, "the first tile that these words name is the one drawn")
