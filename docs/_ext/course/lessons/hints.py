"""The last hint of a step gives the answer away, so it has to be the right one.

Hints are three rungs: where to look, which rule, and what to do. What the last one must name
depends on the kind of goal: the tiles and the end, all tiles that fit, the end, the action, the
number, the winner with the points, whether it is blocked; of a round to be played the first move.
"""

import re
from collections.abc import Iterator, Sequence

from course.lessons.model import Kind, Step
from course.lessons.numbers import numbers_in
from number_words import in_words
from openends.line import Arm, Line, read_place

_TILE = re.compile(r"\[\d{1,2}\|\d{1,2}\]")
_ROLE = re.compile(r"\{end\}`(\d{1,2})`")
_END = re.compile(rf"{_ROLE.pattern}|\b(blank)\b", re.IGNORECASE)
_COMPARED = (Kind.PLACE, Kind.TILES, Kind.END)


def speaks_for_itself(step: Step) -> bool:
    """Whether all tiles and ends of the last hint are compared with the answer."""
    return step.goal.kind in _COMPARED


def names_all_ends(text: str, line: Line) -> bool:
    """Whether the numbers of a text are those of all open ends, from left to right, and no others.

    A blank end may be named in words, and ends that are equal need be named once only.

    >>> names_all_ends("The ends are a {end}`1` and a {end}`4`.", Line("[1|4]"))
    True
    >>> names_all_ends("One end is a {end}`4`.", Line("[1|4]"))
    False
    """
    ends = [str(pips) for pips in line.open_pips.values()]
    named = _ROLE.findall(text)
    if re.search(r"\d", _ROLE.sub("", text)) or not named:
        return False
    not_blank = [pips for pips in ends if pips != "0"]
    return named in (ends, not_blank) or (len(set(ends)) == 1 and named == ends[:1])


def hint_faults(step: Step, right: Sequence[str]) -> Iterator[str]:
    """What is wrong with the last hint; `right` are the choices that reach the goal."""
    text = step.hints[-1].text
    match step.goal.kind:
        case Kind.PLACE:
            yield from _of_place(step, text, right)
        case Kind.ROUND:
            yield from _of_round(step, text, right)
        case Kind.TILES:
            if _TILE.findall(text) != _TILE.findall(right[0]):
                yield f"the last one names the tiles; expected {right[0]}"
        case Kind.END:
            wanted = {str(step.line.open_pips[Arm(arm)]) for arm in right}
            if _ends(text) != wanted or _TILE.search(text):
                yield f"the last one names the end and no tile; expected {_written(wanted)}"
        case Kind.DRAW | Kind.PASS as kind:
            if not re.search(rf"\b{kind}\b", text, re.IGNORECASE):
                yield f"the last one names what to do; expected {kind}"
        case Kind.BLOCKED:
            word = right[0].capitalize()
            if not re.match(rf"{word}\b", text):
                yield f"the last one begins with the answer; expected {word}"
        case Kind.COUNT:
            yield from _of_number(text, int(right[0]))
        case Kind.WINNER:
            yield from _of_winner(text, right[0])


def _of_place(step: Step, text: str, right: Sequence[str]) -> Iterator[str]:
    """All tiles that may be placed, or none where each tile of the hand may; the end, if it matters."""
    tiles = sorted({choice.partition("@")[0] for choice in right})
    named = _TILE.findall(text)
    every = len(tiles) == len(step.hand)
    if named != tiles and not (every and not named):
        yield f"the last one names the move; expected {' or '.join(tiles)}"
        return
    legal = {str(action) for action in step.round.legal_actions}
    matters = any(choice not in right for choice in legal if choice.partition("@")[0] in tiles)
    wanted = _pips_of(step, right)
    if _ends(text) != wanted and (matters or _ends(text)):
        yield f"the last one names the end; expected {_written(wanted)}"


def _of_round(step: Step, text: str, right: Sequence[str]) -> Iterator[str]:
    """The first move: an action after which the goal can still be reached, and no later one.

    What comes after depends on what is done until then; the hints for it are the engine's.
    """
    first = _TILE.search(text)
    if first is None:
        if not any(re.search(rf"\b{word}\b", text, re.IGNORECASE) for word in right):
            yield f"the last one names the first move; expected {' or '.join(right)}"
        return
    ends = _END.search(text, first.end(), _next_tile(text, first.end()))
    moves = [choice for choice in right if choice.partition("@")[0] == first[0]]
    if ends:
        moves = [one for one in moves if _pips_of(step, [one]) == _ends(ends[0])]
    if not moves:
        yield f"the last one names the first move; expected {' or '.join(right)}"
    for tile in _TILE.findall(text)[1:]:
        if tile != first[0]:
            yield f"the last one names the first move and no later one; {tile} is left out"


def _next_tile(text: str, start: int) -> int:
    found = _TILE.search(text, start)
    return found.start() if found else len(text)


def _of_number(text: str, right: int) -> Iterator[str]:
    if numbers_in(text)[-1:] != [right]:
        yield f"the last one comes to the number, in words; expected … {in_words(right)}"


def _of_winner(text: str, right: str) -> Iterator[str]:
    """Who wins, and after all other numbers the points; where nobody wins, that is all."""
    seat, points = map(int, right.split())
    wins = {0: "Nobody wins", 1: "You win"}.get(seat, f"Player {in_words(seat)} wins")
    if not text.startswith(wins):
        yield f"the last one says who wins; expected {wins}"
    elif seat and numbers_in(text)[-1:] != [points]:
        yield f"the last one comes to the points, in words; expected … {in_words(points)}"


def _ends(text: str) -> set[str]:
    """The pips of the ends that a text names, as text."""
    return {pips or "0" for pips, _ in _END.findall(text)}


def _pips_of(step: Step, choices: Sequence[str]) -> set[str]:
    """The pips of the ends of placements."""
    arms = [read_place(choice)[1] for choice in choices if choice.startswith("[")]
    return {str(step.line.open_pips[arm]) for arm in arms if isinstance(arm, str)}


def _written(pips: set[str]) -> str:
    """Ends as an author writes them."""
    return " or ".join(f"{{end}}`{one}`" if one != "0" else "blank" for one in sorted(pips))
