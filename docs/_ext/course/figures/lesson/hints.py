"""The hints of a round that is played to its end: those of the author, then the engine's own.

The author's speak of the position in which the step begins. Once the reader has acted, another
lies on the table, and the engine says of it the same three things: where to look, what the rules
allow, and what to do.
"""

from course.lessons import Answers, Step
from course.lessons.walking import leading, walked
from openends.record import round_text
from openends.round import Round
from openends.words.coaching import placeable_said
from openends.words.joining import sentences
from openends.words.rounds import move_advised
from openends.words.sentences import open_said


def hints_by_turn(step: Step, language: str, said: dict[str, str]) -> list[list[str]]:
    """By turn, in the order of `walked`, what the engine hints; nothing at the first turn."""
    turns = walked(step)
    good = leading(turns)
    first = round_text(step.round)
    return [
        [] if text == first else _hints(played, given, good[text], language, said)
        for text, (played, given) in turns.items()
    ]


def _hints(
    played: Round, given: Answers, good: frozenset[str], language: str, said: dict[str, str]
) -> list[str]:
    moves = [action for action in played.legal_actions if str(action) in good & given.keys()]
    return [
        *filter(None, [open_said(played.line, language)]),
        sentences(placeable_said(played.legal_actions, language), language),
        move_advised(moves, played.line, language) if moves else said["lost"],
    ]
