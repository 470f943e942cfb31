"""Sentences about what an option of rules changes: the example, and what comes of it."""

from collections.abc import Iterable

from openends.actions import Action, Draw, Pass
from openends.tiles import Tile
from openends.words.catalog import N_, told
from openends.words.joining import listed

PLACE, DRAW, PASS = N_("place"), N_("draw"), N_("pass")


def actions_said(actions: Iterable[Action], language: str) -> str:
    """The kinds of actions that are allowed, each once.

    >>> from openends.actions import DRAW, PASS
    >>> actions_said([DRAW, PASS], "en")
    'draw / pass'
    """
    kinds = {Draw: DRAW, Pass: PASS}
    words = dict.fromkeys(kinds.get(type(action), PLACE) for action in actions)
    return " / ".join(told(language, word) for word in words)


def may_said(hand: Iterable[Tile], actions: Iterable[Action], language: str) -> str:
    """What one may do with a hand.

    >>> from openends.actions import DRAW
    >>> may_said([Tile("[0|4]")], [DRAW], "en")
    '[0|4]: draw.'
    """
    message = N_("{hand}: {actions}.")
    allowed = actions_said(actions, language)
    return told(language, message, hand=tiles_text(hand), actions=allowed)


def drawn_said(drawn: Iterable[Tile], actions: Iterable[Action], language: str) -> str:
    """What was drawn, and what one may do then."""
    message = N_("Drawn: {tiles}. Then: {actions}.")
    allowed = actions_said(actions, language)
    return told(language, message, tiles=tiles_text(drawn), actions=allowed)


def turn_given(ends: Iterable[int], hand: str, boneyard: str, language: str) -> str:
    """The example of a turn: the open ends, a hand or hands, the boneyard."""
    message = N_("Open: {ends}. In hand: {hand}. Boneyard: {boneyard}.")
    return told(language, message, ends=listed(ends, language), hand=hand, boneyard=boneyard)


def dealt_given(players: int, hand: int | None, tiles: int, language: str) -> str:
    """The example of a deal; `hand` is None where it is what the option is about."""
    if hand is None:
        return told(
            language, N_("Players: {players}. Tiles: {tiles}."), players=players, tiles=tiles
        )
    message = N_("Players: {players}. Tiles for each: {hand}.")
    return told(language, message, players=players, hand=hand)


def left_said(left: int, language: str) -> str:
    """How many tiles are not dealt."""
    return told(language, N_("Not dealt: {number}."), number=left)


def scored_given(players: int, score: int, points: int, target: int | None, language: str) -> str:
    """The example of a score near the target; None where that is what the option is about."""
    message = (
        N_("Players: {players}. A score of {score}, then a round worth {points}.")
        if target is None
        else N_("Target: {target}. A score of {score}, then a round worth {points}.")
    )
    return told(language, message, players=players, score=score, points=points, target=target)


def scored_said(score: int, won: bool, language: str) -> str:
    """The score after the round, and whether the match is won."""
    message = (
        N_("A score of {score}, and the match is won.")
        if won
        else N_("A score of {score}, and the match goes on.")
    )
    return told(language, message, score=score)


def settled_given(left: str, out: int | None, last: int | None, language: str) -> str:
    """The example of a round that is settled: what is left in the hands, first seat first."""
    if out is not None:
        message = N_("Player {player} goes out. Left in the hands: {left}.")
        return told(language, message, player=out + 1, left=left)
    if last is not None:
        message = N_("A blocked round. Left in the hands: {left}. Player {player} placed last.")
        return told(language, message, player=last + 1, left=left)
    return told(language, N_("A blocked round. Left in the hands: {left}."), left=left)


def placed_given(line: str, language: str) -> str:
    """The example of placements in notation."""
    return told(language, N_("Placed: {line}."), line=line)


def ends_said(ends: Iterable[int], language: str) -> str:
    """How many ends are open, of one line or of several."""
    return told(language, N_("Open ends: {ends}."), ends=" / ".join(map(str, ends)))


def count_said(count: int, points: int, language: str) -> str:
    """What the open ends count, and the points of that."""
    message = N_("The open ends count {count}. Points: {points}.")
    return told(language, message, count=count, points=points)


def first_given(hands: str, lot: int, language: str) -> str:
    """The example of a first deal, and whom the lot falls to."""
    message = N_("Dealt: {hands}. The lot falls to player {player}.")
    return told(language, message, hands=hands, player=lot + 1)


def next_given(leader: int, winner: int, language: str) -> str:
    """The example of a round that has been won."""
    message = N_("Player {leader} led, and player {player} won the round.")
    return told(language, message, leader=leader + 1, player=winner + 1)


def leads_said(seat: int, opening: Tile | None, language: str) -> str:
    """Who leads, and with which tile if it must be a certain one."""
    if opening is None:
        return told(language, N_("Player {player} leads, with any tile."), player=seat + 1)
    message = N_("Player {player} leads with {tile}.")
    return told(language, message, player=seat + 1, tile=opening)


def tiles_text(tiles: Iterable[Tile]) -> str:
    """Tiles in notation with spaces between them."""
    return " ".join(map(str, tiles))
