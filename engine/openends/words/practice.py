"""Sentences around a match of practice: its rules, its board, what is unseen, what was undone."""

from collections.abc import Sequence

from openends.option_fields import ByPlayers
from openends.rules import RULES, Rules
from openends.variants import OPTIONS, declared
from openends.words.catalog import N_, told
from openends.words.joining import sentences
from openends.words.options import game_name, option_name, value_said
from openends.words.seats import side_named

TAKEN_BACK = N_("Taken back to your last choice.")
DEALT_AGAIN = N_("The same deal from its beginning.")


def rules_said(rules: Rules, players: int, language: str) -> str:
    """The game of a match: its name, players and target, and what differs from the named rules.

    >>> from openends.variants import read_rules
    >>> rules_said(read_rules("block;shared_lowest=fewest-tiles"), 2, "en")
    'Block. Players: 2. Target: 100. When the lowest total is shared: Whoever of them holds the \
fewest tiles wins.'
    """
    name = rules.name.partition(";")[0]
    named = RULES[name]
    said = [
        told(
            language,
            N_("{game}. Players: {players}. Target: {target}."),
            game=game_name(name, language),
            players=players,
            target=rules.targets[players],
        )
    ]
    if rules.hand_sizes[players] != named.hand_sizes.get(players):
        said.append(told(language, N_("Tiles for each: {hand}."), hand=rules.hand_sizes[players]))
    said += [
        told(
            language,
            N_("{option}: {value}"),
            option=option_name(option, language),
            value=value_said(option, getattr(rules, option), language),
        )
        for option in OPTIONS
        # What depends on the players is said in figures of the match itself.
        if not isinstance(declared(option).values, ByPlayers)
        and getattr(rules, option) != getattr(named, option)
    ]
    return sentences(said, language)


def board_said(
    sides: Sequence[Sequence[int]],
    scores: Sequence[int],
    before: Sequence[int],
    target: int,
    points_a_hole: int,
    reader: int | None,
    language: str,
) -> str:
    """The cribbage board: each side's score, and the one before it.

    >>> board_said([(0,), (1,)], [12, 0], [0, 0], 61, 1, 0, "en")
    'Cribbage board to 61. You: 12, before that 0. Player 2: 0.'
    """
    said = [told(language, N_("Cribbage board to {target}."), target=target)]
    if points_a_hole > 1:
        said.append(told(language, N_("Points for each hole: {points}."), points=points_a_hole))
    for side, score, was in zip(sides, scores, before, strict=True):
        message = N_("{name}: {score}, before that {was}.") if score else N_("{name}: {score}.")
        name = side_named(side, reader, language)
        said.append(told(language, message, name=name, score=score, was=was))
    return sentences(said, language)


def statistics_lines(
    *, rounds: int, won: int, most: int, drawn: int, passed: int, language: str
) -> tuple[str, ...]:
    """What a match came to for the reader, a line each: rounds, points, draws, passes.

    >>> statistics_lines(rounds=3, won=2, most=21, drawn=0, passed=4, language="en")[0]
    'Rounds: 3'
    """
    return (
        told(language, N_("Rounds: {count}"), count=rounds),
        told(language, N_("Rounds you won: {count}"), count=won),
        told(language, N_("Your most points in one round: {points}"), points=most),
        told(language, N_("Tiles you drew: {count}"), count=drawn),
        told(language, N_("Times you passed: {count}"), count=passed),
    )


def unseen_said(tiles: int, language: str) -> str:
    """How many tiles the reader has not seen.

    >>> unseen_said(21, "en")
    'Tiles not seen yet: 21.'
    """
    return told(language, N_("Tiles not seen yet: {number}."), number=tiles)


def number_unseen_said(pips: int, tiles: int, language: str) -> str:
    """How many of the tiles that show a number the reader has not seen.

    >>> number_unseen_said(6, 3, "en")
    '6 pips: 3 not seen'
    """
    return told(language, N_("{pips} pips: {number} not seen"), pips=pips, number=tiles)
