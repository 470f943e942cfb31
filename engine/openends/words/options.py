"""The options of rules in words: what each is called, what each value means, who plays it so."""

from collections.abc import Mapping
from enum import StrEnum

from openends.errors import Reason, Refusal
from openends.options import (
    BlockedAward,
    BlockedWinner,
    DrawCount,
    Drawing,
    FirstLead,
    NextLead,
    OutAward,
    SharedLowest,
    TargetMode,
)
from openends.words.catalog import N_, told

_NAMES: Mapping[str, str] = {
    "hand_sizes": N_("Tiles dealt to each player"),
    "targets": N_("Match target"),
    "tile_set": N_("Set of tiles"),
    "drawing": N_("When one may draw"),
    "draw_count": N_("How much a stuck player draws"),
    "reserve": N_("Protected tiles of the boneyard"),
    "out_award": N_("What going out earns"),
    "blocked_award": N_("What winning a blocked round earns"),
    "blocked_winner": N_("Who wins a blocked round between partners"),
    "shared_lowest": N_("When the lowest total is shared"),
    "first_lead": N_("Who leads the first round"),
    "next_lead": N_("Who leads the next round"),
    "target_mode": N_("What happens at the target"),
    "partners": N_("Partners"),
}

_MOST = N_("most tables")
_MANY = N_("many programs")

# Of each option, what each value means and who plays it so: names of sites and programs, or one
# of the phrases above. Values of two options may be the same text, so each option has its own.
_VALUES: Mapping[str, Mapping[StrEnum, tuple[str, tuple[str, ...]]]] = {
    "drawing": {
        Drawing.NONE: (
            N_("Nobody draws; tiles not dealt are out of the round."),
            ("Pagat (Block)",),
        ),
        Drawing.WHEN_STUCK: (
            N_("Only a player who cannot place draws, and then must."),
            ("onlinedominogames", "PlayAural", "Parlor"),
        ),
        Drawing.AT_WILL: (
            N_("A player may draw even when able to place."),
            ("Pagat (Draw)", "lawngames", "puzzle-place", "askalink"),
        ),
    },
    "draw_count": {
        DrawCount.UNTIL_FIT: (
            N_("Tile after tile, until one fits or none can be drawn."),
            (_MOST,),
        ),
        DrawCount.ONE: (N_("One tile; if it does not fit, the turn is passed."), ("aigaming",)),
    },
    "out_award": {
        OutAward.OPPONENTS: (
            N_("The pips left in the opponents' hands."),
            ("Parlor", "PlayAural", "jawaker"),
        ),
        OutAward.ALL: (N_("All pips that are left, a partner's too."), ("dominoes (PyPI)",)),
    },
    "blocked_award": {
        BlockedAward.OTHERS_MINUS_OWN: (
            N_("The opponents' totals, less the own total once."),
            ("Pagat (Block)", "onlinedominogames", "learnplaywin"),
        ),
        BlockedAward.OTHERS: (
            N_("The opponents' totals."),
            ("PlayAural", "OpenSpiel", "dominorules"),
        ),
        BlockedAward.EVERY_PIP: (N_("All totals, the own one too."), ("dominoes (PyPI)",)),
        BlockedAward.NOBODY: (N_("Nothing: nobody wins a blocked round."), ("Ludii",)),
    },
    "blocked_winner": {
        BlockedWinner.HAND: (
            N_("The side of the single lowest hand."),
            ("carib-domino", "jawaker"),
        ),
        BlockedWinner.SIDE: (
            N_("The side whose hands together have the lowest total."),
            ("dominoes (PyPI)", "bonesdomino", "PlayAural"),
        ),
    },
    "shared_lowest": {
        SharedLowest.NOBODY: (N_("Nobody scores."), ("onlinedominogames", "Pagat (Double Draw)")),
        SharedLowest.LIGHTEST_TILE: (
            N_("Whoever of them holds the lightest tile wins."),
            ("domino-games",),
        ),
        SharedLowest.FEWEST_TILES: (N_("Whoever of them holds the fewest tiles wins."), (_MANY,)),
        SharedLowest.LAST_PLACED: (N_("Whoever of them placed a tile last wins."), (_MANY,)),
    },
    "first_lead": {
        FirstLead.LOT: (N_("Whoever wins the lot, with any tile."), ("Pagat", "onlinedominogames")),
        FirstLead.HIGHEST_DOUBLE: (
            N_("Whoever holds the highest double, with that double."),
            (_MANY,),
        ),
        FirstLead.HIGHEST_DOUBLE_FREE: (
            N_("Whoever holds the highest double, with any tile."),
            (_MANY,),
        ),
    },
    "next_lead": {
        NextLead.NEXT_SEAT: (N_("The next seat clockwise, whoever won."), ("onlinedominogames",)),
        NextLead.WINNER: (N_("Whoever won the round."), (_MOST,)),
    },
    "target_mode": {
        TargetMode.AT_LEAST: (N_("Reaching or passing it wins; points past it stay."), ("Pagat",)),
        TargetMode.EXACT: (
            N_("Only the exact number wins; points that would pass it are not added."),
            ("Teesdale", "eightygames"),
        ),
    },
}


def option_name(option: str, language: str) -> str:
    """What an option of rules is called. Raises `Refusal` (`no-such-option`).

    >>> option_name("reserve", "en")
    'Protected tiles of the boneyard'
    """
    if option not in _NAMES:
        raise Refusal(Reason.NO_SUCH_OPTION, option=option, known=tuple(_NAMES))
    return told(language, _NAMES[option])


def value_said(option: str, value: StrEnum, language: str) -> str:
    """What a value of an option means, as a line of words.

    >>> value_said("blocked_award", BlockedAward.OTHERS, "en")
    "The opponents' totals."
    """
    return told(language, _VALUES[option][value][0])


def played_by(option: str, value: StrEnum, language: str) -> tuple[str, ...]:
    """Who plays it so: names of sites and programs.

    >>> played_by("blocked_award", BlockedAward.NOBODY, "en")
    ('Ludii',)
    """
    return tuple(told(language, source) for source in _VALUES[option][value][1])
