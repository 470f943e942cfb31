"""What the texts of a lesson say of a position, in English, is what the engine says.

A sentence is recognised by a pattern and has a property of the position; a number word in a text
that no such sentence accounts for is a fault. To say something new, add its pattern beside its
like, with the function that tries it.
"""

import re
from collections.abc import Iterator

from course.lessons.faults import Fault
from course.lessons.model import Kind, Lesson, Step
from course.lessons.numbers import numbers_in
from course.lessons.sentences import (
    of_counts,
    of_ends,
    of_game,
    of_goals,
    of_hands,
    of_mistakes,
    of_moves,
    of_rules,
    of_tiles,
    of_worth,
)
from course.lessons.sentences.phrases import accounted, seen, sentences_in, untrue
from course.lessons.sentences.scenes import scenes
from number_words import number_words

__all__ = ["sentence_faults", "sentences_of"]

_SUBJECTS = (
    *(of_counts, of_ends, of_game, of_goals, of_hands, of_mistakes),
    *(of_moves, of_rules, of_tiles, of_worth),
)
"""The modules whose sentences are known: each registers its own."""

_TARGET = re.compile(r"\{rule\}`([^`<]*[a-z][^`<]*)<\w+ targets [\d ]+>`")
_PAIRS = {"both", "either", "neither", "pair", "halves", "more than one"}
"""Words for two that count nothing by themselves."""


def sentences_of(step: Step) -> int:
    """How many sentences of a step's texts have a property that is tried."""
    return sum(len(sentences_in(seen(text.text))) for text in step.texts)


def _of_others(text: str, step: Step) -> Iterator[str]:
    """Targets that a text names for another number of players than the step has."""
    playing = of_counts.players(step)
    for label in _TARGET.findall(text):
        if playing is not None and playing not in numbers_in(label):
            yield f"“{label.strip()}”: the step is for {playing}"


def sentence_faults(step: Step, lesson: Lesson) -> Iterator[Fault]:
    """Sentences that are not so, and number words that nothing accounts for.

    Raises what the engine raises of the step's position.
    """
    for text, read_at in scenes(step, lesson):
        shown = seen(text.text)
        for said, right in untrue(shown, read_at):
            yield Fault(text.line, f"“{said}” is not so; the engine says: {right}")
        if not read_at[0].key.startswith("wrong."):  # which may speak of what is not so
            yield from (Fault(text.line, message) for message in _of_others(text.text, step))
        places = accounted(shown)
        if text is step.hints[-1] and step.goal.kind in (Kind.COUNT, Kind.WINNER):
            places |= {word.start for word in number_words(shown)[-1:]}  # that is the answer
        for word in number_words(shown):
            if word.value >= 2 and word.text.lower() not in _PAIRS and word.start not in places:
                yield Fault(
                    text.line,
                    f"nothing accounts for “{word.text}”: say it as lessons do elsewhere, by a "
                    "role, or add the sentence to course/lessons/sentences",
                )
