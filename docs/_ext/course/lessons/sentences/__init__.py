"""What the texts of a lesson say of a position, in English, is what the engine says.

A sentence is recognised by a pattern and has a property of the position; a number word in a text
that no such sentence accounts for is a fault. To say something new, add its pattern beside its
like, with the function that tries it.
"""

from collections.abc import Iterator

from course.lessons.faults import Fault
from course.lessons.model import Kind, Lesson, Step
from course.lessons.sentences import of_counts, of_ends, of_game, of_hands
from course.lessons.sentences.phrases import accounted, seen, untrue
from course.lessons.sentences.scenes import scenes
from number_words import number_words

__all__ = ["of_counts", "of_ends", "of_game", "of_hands", "sentence_faults"]

_PAIRS = {"both", "either", "neither", "pair", "halves", "more than one"}
"""Words for two that count nothing by themselves."""


def sentence_faults(step: Step, lesson: Lesson) -> Iterator[Fault]:
    """Sentences that are not so, and number words that nothing accounts for.

    Raises what the engine raises of the step's position.
    """
    for text, read_at in scenes(step, lesson):
        shown = seen(text.text)
        for said, right in untrue(shown, read_at):
            yield Fault(text.line, f"“{said}” is not so; the engine says: {right}")
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
