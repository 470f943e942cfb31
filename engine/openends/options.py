"""The choices in which tables differ: one enumeration each, of each value its words and who plays it so."""

from enum import StrEnum

from openends.marks import N_

MOST_TABLES = N_("most tables")
MANY_PROGRAMS = N_("many programs")


class Choice(StrEnum):
    """Values by their names in texts; each has its words in English, and who plays it so."""

    said: str
    played_by: tuple[str, ...]

    def __new__(cls, name: str, said: str, *played_by: str) -> "Choice":
        value = str.__new__(cls, name)
        value._value_ = name
        value.said, value.played_by = said, played_by
        return value


class Drawing(Choice):
    """When a player may draw from the boneyard."""

    NONE = ("none", N_("Nobody draws; tiles not dealt are out of the round."), "Pagat (Block)")
    """Never: what is not dealt is out of the round."""
    WHEN_STUCK = (
        "when-stuck",
        N_("Only a player who cannot place draws, and then must."),
        "onlinedominogames",
        "PlayAural",
        "Parlor",
    )
    """Only when no tile held can be placed, and then one must."""
    AT_WILL = (
        "at-will",
        N_("A player may draw even when able to place."),
        "Pagat (Draw)",
        "lawngames",
        "puzzle-place",
        "askalink",
    )
    """Whenever a tile can be drawn; when no tile held can be placed, one must."""


class DrawCount(Choice):
    """How much a stuck player draws."""

    UNTIL_FIT = (
        "until-fit",
        N_("Tile after tile, until one fits or none can be drawn."),
        MOST_TABLES,
    )
    """Tile after tile, until one fits or none can be drawn."""
    ONE = ("one", N_("One tile; if it does not fit, the turn is passed."), "aigaming")
    """One tile; if it does not fit, the turn is passed."""


class BlockedAward(Choice):
    """What the lowest total of a blocked round earns."""

    OTHERS_MINUS_OWN = (
        "others-minus-own",
        N_("The opponents' totals, less the own total once."),
        "Pagat (Block)",
        "onlinedominogames",
        "learnplaywin",
    )
    """All the opponents' totals, less the own total once."""
    OTHERS = ("others", N_("The opponents' totals."), "PlayAural", "OpenSpiel", "dominorules")
    """All the opponents' totals."""
    EVERY_PIP = ("every-pip", N_("All totals, the own one too."), "dominoes (PyPI)")
    """All totals, the own one too."""
    NOBODY = ("nobody", N_("Nothing: nobody wins a blocked round."), "Ludii")
    """Nothing: a blocked round is drawn."""


class SharedLowest(Choice):
    """Who wins a blocked round when the lowest total is shared."""

    NOBODY = ("nobody", N_("Nobody scores."), "onlinedominogames", "Pagat (Double Draw)")
    """Nobody scores."""
    LIGHTEST_TILE = (
        "lightest-tile",
        N_("Whoever of them holds the lightest tile wins."),
        "domino-games",
    )
    """Whoever of them holds the tile with the fewest pips; if that is level too, nobody."""
    FEWEST_TILES = (
        "fewest-tiles",
        N_("Whoever of them holds the fewest tiles wins."),
        MANY_PROGRAMS,
    )
    """Whoever of them holds the fewest tiles; if that is level too, nobody."""
    LAST_PLACED = ("last-placed", N_("Whoever of them placed a tile last wins."), MANY_PROGRAMS)
    """Whoever of them placed a tile last."""


class BlockedWinner(Choice):
    """Whose total counts in a blocked round between partners."""

    HAND = ("hand", N_("The side of the single lowest hand."), "carib-domino", "jawaker")
    """The single lowest hand wins for its side."""
    SIDE = (
        "side",
        N_("The side whose hands together have the lowest total."),
        "dominoes (PyPI)",
        "bonesdomino",
        "PlayAural",
    )
    """The lowest total of both partners' hands together wins."""


class OutAward(Choice):
    """Which hands going out earns."""

    OPPONENTS = (
        "opponents",
        N_("The pips left in the opponents' hands."),
        "Parlor",
        "PlayAural",
        "jawaker",
    )
    """The opponents' hands."""
    ALL = ("all", N_("All pips that are left, a partner's too."), "dominoes (PyPI)")
    """Every hand that is left, a partner's too."""
    ONE = ("one", N_("One point, whatever is left."), "gambiter")
    """One point."""


class FirstLead(Choice):
    """Who leads the first round of a match."""

    LOT = ("lot", N_("Whoever wins the lot, with any tile."), "Pagat", "onlinedominogames")
    """Whoever wins the lot, with any tile."""
    HIGHEST_DOUBLE = (
        "highest-double",
        N_("Whoever holds the highest double, with that double."),
        MANY_PROGRAMS,
    )
    """Whoever holds the highest double, and must lead with it."""
    HIGHEST_DOUBLE_FREE = (
        "highest-double-free",
        N_("Whoever holds the highest double, with any tile."),
        MANY_PROGRAMS,
    )
    """Whoever holds the highest double, with any tile."""


class NextLead(Choice):
    """Who leads the rounds after the first."""

    NEXT_SEAT = ("next-seat", N_("The next seat clockwise, whoever won."), "onlinedominogames")
    """The seat clockwise after the last leader, whoever won."""
    WINNER = ("winner", N_("Whoever won the round."), MOST_TABLES)
    """Whoever won the round; after a round that nobody won, the last leader again."""
    OUT_OR_LOT = (
        "out-or-lot",
        N_("Whoever went out; after a blocked round whoever wins a lot."),
        "Pagat (All Fives)",
    )
    """Whoever went out; after a blocked round lots are drawn."""


class TargetMode(Choice):
    """What happens at the target; it is looked at when a round's points have been added."""

    AT_LEAST = ("at-least", N_("Reaching or passing it wins; points past it stay."), "Pagat")
    """Reaching or passing the target wins; points past it stay."""
    EXACT = (
        "exact",
        N_("Only the exact number wins; points that would pass it are not added."),
        "Teesdale",
        "eightygames",
    )
    """Only the exact target wins; points that would pass it are not added."""


class Spinner(Choice):
    """Which doubles open branches."""

    NONE = (
        "none",
        N_("None: the line has two open ends."),
        "Pagat (Block)",
        "Pagat (Muggins)",
        "gambiter",
    )
    """None: the line has two open ends."""
    FIRST_DOUBLE = (
        "first-double",
        N_("The first double, whenever it is placed."),
        "Pagat (All Fives)",
    )
    """The first double that is placed, whenever that is."""
    LEAD_DOUBLE = (
        "lead-double",
        N_("A double that starts the line."),
        "huuuge",
        "all-fives-domino",
    )
    """The first tile of the line, if it is a double."""
    EVERY_DOUBLE = ("every-double", N_("Every double."), "Pagat (Five Up)", "kirinnox")
    """Every double."""


class Branches(Choice):
    """When the branches of a spinner open."""

    AFTER_SIDES = (
        "after-sides",
        N_("When both long sides are joined."),
        "Pagat (All Fives)",
    )
    """Once both its straight sides are joined."""
    AT_ONCE = ("at-once", N_("At once, all four sides together."), "PlayAural")
    """As soon as it is placed."""


class SpinnerCount(Choice):
    """What a spinner adds to the count once both its long sides are joined."""

    NOTHING = (
        "nothing",
        N_("Nothing; a branch counts from its first tile on."),
        "Pagat (All Fives)",
    )
    """Nothing: each branch counts from its first tile on."""
    SHORT_SIDES = (
        "short-sides",
        N_("The pips of each short side that is free."),
        N_("Sniff in the United States"),
    )
    """The pips of each short side at which nothing is joined."""


class Rounding(Choice):
    """How the points of a settlement are rounded: to multiples of five, or of the divisor."""

    NONE = ("none", N_("Not at all: every pip counts."), "Pagat (Block)")
    """Not at all."""
    NEAREST = (
        "nearest",
        N_("Added up, then rounded once to the nearest multiple."),
        "Pagat (All Fives)",
    )
    """Hands are added, then rounded once to the nearest multiple."""
    EACH_NEAREST = (
        "each-nearest",
        N_("Each hand to the nearest multiple, then added up."),
        "Wikipedia (Muggins)",
    )
    """Each hand is rounded to the nearest multiple, then they are added."""
    UP = ("up", N_("Added up, then rounded up to a multiple."), "domino2")
    """Hands are added, then rounded up to a multiple."""
