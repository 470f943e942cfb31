"""What comes of actions in a position, as an option of the directive `position`.

:next: draw 1; [1|5]@5 2; pass, pass, pass blocked

Actions with commas between them, and what there is then: the seat whose turn it is, `out` or `blocked`.
"""

from openends import OpenEndsError, Round

OUT, BLOCKED = "out", "blocked"


def what_comes(played: Round, actions: list[str]) -> str:
    """What there is after some actions. Raises `RulesError` or `ParseError`; the round stays as it is.

    >>> from openends import BLOCK
    >>> what_comes(Round(BLOCK, ["[5|6] [0|0]", "[0|3] [5|5]"]), ["[5|6]", "[5|5]@5"])
    '1'
    """
    done = 0
    try:
        for action in actions:
            played.play(action)
            done += 1
        outcome = played.outcome
        if outcome is None:
            return str(played.turn + 1)
        return BLOCKED if outcome.out is None else OUT
    finally:
        for _ in range(done):
            played.undo()


def coming(played: Round, text: str) -> str:
    """What the engine says to one part of the option, or why it cannot be done."""
    actions = [action.strip() for action in text.split(",")]
    try:
        return what_comes(played, actions)
    except OpenEndsError as error:
        return str(error)
