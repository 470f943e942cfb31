"""Sentences of hints and reviews: what can be placed, the best move and why, what was chosen."""

from collections.abc import Iterable

from openends.actions import Action, Draw
from openends.line import Line, Place
from openends.players.advice import Advice, Choice
from openends.words.advice import choice_said, look_said, points_text, reason_said, sure_said
from openends.words.catalog import N_, told
from openends.words.joining import listed
from openends.words.names import halves_name
from openends.words.rounds import action_named


def placeable_said(actions: Iterable[Action], language: str) -> list[str]:
    """The first rung of a hint: what can be placed, and what one may do besides.

    >>> from openends.actions import DRAW, PASS
    >>> from openends.tiles import Tile
    >>> placeable_said([Place(Tile("[1|4]")), DRAW], "en")
    ['You can place: one–four.', 'You may also draw a tile.']
    >>> placeable_said([Place(Tile("[1|4]"))], "en")
    ['You can place: one–four.', 'That is forced: you have no other move.']
    >>> placeable_said([PASS], "en")
    ['Nothing that you hold fits, and nothing can be drawn: you pass.']
    """
    allowed = list(actions)
    tiles = dict.fromkeys(action.tile for action in allowed if isinstance(action, Place))
    draws = any(isinstance(action, Draw) for action in allowed)
    if not tiles:
        message = (
            N_("Nothing that you hold fits: you must draw a tile.")
            if draws
            else N_("Nothing that you hold fits, and nothing can be drawn: you pass.")
        )
        return [told(language, message)]
    names = listed((halves_name(tile, language) for tile in tiles), language)
    said = [told(language, N_("You can place: {tiles}."), tiles=names)]
    if len(allowed) == 1:
        said.append(told(language, N_("That is forced: you have no other move.")))
    if draws:
        said.append(told(language, N_("You may also draw a tile.")))
    return said


def looks_said(advice: Advice, language: str) -> list[str]:
    """The second rung: what to look at."""
    said = [look_said(look, language) for look in advice.look]
    return said or [told(language, N_("Nobody has given anything away yet."))]


def best_said(advice: Advice, line: Line, language: str) -> list[str]:
    """The third rung: the best move, why, and how sure that is."""
    best = advice.choices[0]
    said = choice_said(best, line, language)
    if _forced(best):
        action = action_named(best.action, line, language)
        said = told(language, N_("Forced: {action}."), action=action)
    return [said, *reasons_said(best, line, language)]


def reasons_said(choice: Choice, line: Line, language: str) -> list[str]:
    """The reasons for an action, and how sure it is that it is better or worse than others."""
    said = [reason_said(reason, language) for reason in choice.reasons]
    return [*said, *filter(None, [sure_said(choice, line, language)])]


def move_said(chosen: Choice, best: Choice, line: Line, language: str) -> str:
    """What was chosen, beside the best that was found.

    >>> from openends.actions import DRAW, PASS
    >>> one = Choice(DRAW, 3.0, 0.5, (), PASS, 40, 0, 50)
    >>> other = Choice(PASS, 1.0, 0.5, (), DRAW, 10, 0, 50)
    >>> move_said(other, one, Line(), "en")
    'Chosen: Pass. Better by 2.0 points: Draw a tile.'
    >>> move_said(one, one, Line(), "en")
    'Chosen: Draw a tile. Nothing better was found.'
    >>> move_said(*[Choice(DRAW, 3.0, 0.5, (), None, 0, 0, 50)] * 2, Line(), "en")
    'Forced: Draw a tile. Nothing else was allowed.'
    """
    facts = {
        "chosen": action_named(chosen.action, line, language),
        "best": action_named(best.action, line, language),
        "points": points_text(best.points - chosen.points).lstrip("+"),
    }
    return told(language, _message(chosen, best), **facts)


def _forced(choice: Choice) -> bool:
    """Whether nothing else was allowed, so that there was nothing to choose."""
    return choice.rival is None


def _message(chosen: Choice, best: Choice) -> str:
    if _forced(chosen):
        return N_("Forced: {chosen}. Nothing else was allowed.")
    if chosen.action == best.action:
        return N_("Chosen: {chosen}. Nothing better was found.")
    # Both are found by chance: what is less apart than their errors is no difference.
    if best.points - chosen.points <= max(chosen.error, best.error):
        return N_("Chosen: {chosen}. About as good: {best}.")
    return N_("Chosen: {chosen}. Better by {points} points: {best}.")
