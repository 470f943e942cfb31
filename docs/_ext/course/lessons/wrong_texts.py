"""Which of an author's words for mistakes is shown for which choice.

Legality comes first. An illegal action is answered with the engine's reason, unless the author
has words for that very reason: a key that ends in its code, with or without what was chosen.
Every other key is for choices that no rule forbids.

    no-match = "…"             any action that is illegal for this reason
    "[2|6] no-match" = "…"     this tile, where it is illegal for this reason
    "[2|6]" = "…"              this tile, where it is legal and not asked
    "[2|6]@4" = "…"            the same, at this end
    not-asked = "…"            any legal action that is not asked
    other = "…"                any other mistake that is not illegal
"""

from collections.abc import Iterable, Iterator

from course.lessons.answers import Answer, Mistake, Verdict
from course.lessons.model import Kind, Step
from openends.errors import ParseError, Reason
from openends.line import read_place

OTHER = "other"

_CODES = frozenset(map(str, [*Reason, *Mistake]))


def key_parts(key: str) -> tuple[str, str]:
    """What was chosen and the code, as a key names them; either may be empty.

    >>> key_parts("[2|6] no-match"), key_parts("no-match"), key_parts("[2|6]@4"), key_parts("other")
    (('[2|6]', 'no-match'), ('', 'no-match'), ('[2|6]@4', ''), ('', ''))
    """
    chosen, _, code = key.rpartition(" ")
    if code not in _CODES:
        chosen, code = key, ""
    return ("" if chosen == OTHER else chosen), code


def matches(key: str, choice: str, answer: Answer, step: Step) -> bool:
    """Whether words under a key may be shown for a choice that is answered so."""
    chosen, code = key_parts(key)
    if code != answer.code and (code or answer.illegal):
        return False
    return not chosen or _names(chosen, choice, answer, step)


def words_for(choice: str, answer: Answer, step: Step) -> str | None:
    """The key of the author's words for a mistake, the closest; None: the engine's own are shown.

    Closer is what names the choice, the longer the closer, then what names the code.
    """
    found = (key for key in step.wrong if matches(key, choice, answer, step))
    return max(found, key=_closeness, default=None)


def _closeness(key: str) -> tuple[int, bool]:
    chosen, code = key_parts(key)
    return len(chosen), bool(code)


def _names(chosen: str, choice: str, answer: Answer, step: Step) -> bool:
    """Whether the first half of a key is this choice, or a part of it that tells it apart."""
    if chosen == choice:
        return True
    match step.goal.kind:
        case Kind.WINNER:
            points = choice.split()[-1]
            return chosen.isdecimal() and answer.code == Mistake.POINTS and points == chosen
        case Kind.TILES:
            return chosen.startswith("[") and answer.code == Mistake.EXTRA and chosen in choice
        case Kind.END:
            pips = {str(arm): str(value) for arm, value in step.line.open_pips.items()}
            return pips.get(choice) == chosen
        case Kind.PLACE | Kind.DRAW | Kind.PASS | Kind.ROUND:
            return _same_placement(chosen, choice, step)
        case _:
            return False


def _same_placement(chosen: str, choice: str, step: Step) -> bool:
    """Whether a tile, perhaps with an end, is what a placement places there."""
    if not (chosen.startswith("[") and choice.startswith("[")):
        return False
    try:
        tile, end = read_place(chosen)
    except ParseError:
        return False
    placed, arm = read_place(choice)
    if tile != placed or end is None or end == arm:
        return tile == placed
    if step.goal.kind is Kind.ROUND:
        return False  # its ends are others at each turn
    return any(pips == end and at == arm for at, pips in step.line.open_pips.items())


def unshown(step: Step, answered: Iterable[tuple[str, Answer]]) -> Iterator[tuple[str, str]]:
    """The keys whose words no choice ever shows, each with what an author is told."""
    wrong = [pair for pair in answered if pair[1].verdict is Verdict.WRONG]
    shown = {words_for(choice, answer, step) for choice, answer in wrong}
    codes = ", ".join(sorted({answer.code for _, answer in wrong})) or "no codes"
    for key in step.wrong:
        if key in shown:
            continue
        chosen, code = key_parts(key)
        illegal = sorted(
            {
                answer.code
                for choice, answer in wrong
                if answer.illegal
                and (
                    _names(chosen, choice, answer, step)
                    if chosen
                    else words_for(choice, answer, step) is None
                )
            }
        )
        if illegal and not code:
            better = " or ".join(f'"{chosen} {one}"' if chosen else one for one in illegal)
            yield (
                key,
                f"{key!r} is for what is legal, and here only illegal actions reach it;"
                f" {better} expected, or nothing: the engine gives its reason",
            )
        elif key == OTHER or any(matches(key, choice, answer, step) for choice, answer in wrong):
            yield key, f"{key!r} is never shown: every mistake has closer words; leave it out"
        else:
            yield (
                key,
                f"no mistake is {key!r}; a choice, one of {codes}, both with a space between,"
                f" or {OTHER} expected",
            )
