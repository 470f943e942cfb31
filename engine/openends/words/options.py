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
from openends.tiles import TileSet
from openends.variants import value_text
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

_GAMES: Mapping[str, str] = {
    "block": N_("Block"),
    "draw": N_("Draw"),
    "common-draw": N_("Draw by the common rule"),
    "partners-block": N_("Block between partners"),
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

# Values that are numbers or sets are said from their facts; who plays them so, by their text.
_SOURCES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "hand_sizes": {
        "2:7,3:5,4:5": ("Pagat (Block)",),
        "2:7,3:7,4:6": ("Pagat (Draw)",),
        "4:7": ("dominoes (PyPI)", "bonesdomino"),
    },
    "targets": {
        "2:100,3:61,4:61": ("Pagat",),
        "4:200": ("dominoes (PyPI)",),
    },
    "tile_set": {
        "double-six": (_MOST,),
        "double-nine": ("digigamers", "PlayAural"),
        "double-twelve": ("digigamers", "PlayAural"),
    },
    "reserve": {
        "0": ("Pagat (All Fives)", "huuuge"),
        "1": ("all-fives-domino",),
        "2": ("Pagat (Draw)", "onlinedominogames", "lawngames"),
    },
    "partners": {
        "no": ("Pagat",),
        "yes": ("dominoes (PyPI)", "bonesdomino", "jawaker", "PlayAural"),
    },
}


def game_name(name: str, language: str) -> str:
    """What named rules are called on a page. Raises `Refusal` (`no-such-rules`).

    >>> game_name("common-draw", "en")
    'Draw by the common rule'
    """
    if name not in _GAMES:
        raise Refusal(Reason.NO_SUCH_RULES, name=name, known=tuple(_GAMES))
    return told(language, _GAMES[name])


def option_name(option: str, language: str) -> str:
    """What an option of rules is called. Raises `Refusal` (`no-such-option`).

    >>> option_name("reserve", "en")
    'Protected tiles of the boneyard'
    """
    if option not in _NAMES:
        raise Refusal(Reason.NO_SUCH_OPTION, option=option, known=tuple(_NAMES))
    return told(language, _NAMES[option])


def value_said(option: str, value: object, language: str) -> str:
    """What a value of an option means, as a line of words.

    >>> value_said("blocked_award", BlockedAward.OTHERS, "en")
    "The opponents' totals."
    >>> value_said("targets", {2: 100, 3: 61}, "en")
    '2 players: 100. 3 players: 61.'
    """
    match value:
        case StrEnum():
            return told(language, _VALUES[option][value][0])
        case Mapping():
            message = N_("{players} players: {number}.")
            return " ".join(
                told(language, message, players=players, number=number)
                for players, number in value.items()
            )
        case TileSet():
            message = N_("{count} tiles, up to {highest}.")
            return told(language, message, count=len(value), highest=value.tiles[-1])
        case bool():
            return told(language, _PARTNERS[value])
        case _:
            message = N_("Tiles never drawn: {number}.")
            return told(language, message if value else N_("All of it is drawn."), number=value)


_PARTNERS = {
    False: N_("Everybody plays alone."),
    True: N_("Those who face each other are a side with one score."),
}


def played_by(option: str, value: object, language: str) -> tuple[str, ...]:
    """Who plays it so: names of sites and programs; empty where none is known.

    >>> played_by("blocked_award", BlockedAward.NOBODY, "en")
    ('Ludii',)
    """
    if isinstance(value, StrEnum):
        sources = _VALUES[option][value][1]
    else:
        sources = _SOURCES[option].get(value_text(option, value), ())
    return tuple(told(language, source) for source in sources)
