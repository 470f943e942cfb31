"""The options in which tables differ: one enumeration each, with its values."""

from enum import StrEnum


class Drawing(StrEnum):
    """When a player may draw from the boneyard."""

    NONE = "none"
    """Never: what is not dealt is out of the round."""
    WHEN_STUCK = "when-stuck"
    """Only when no tile held can be placed, and then one must."""
    AT_WILL = "at-will"
    """Whenever a tile can be drawn; when no tile held can be placed, one must."""


class DrawCount(StrEnum):
    """How much a stuck player draws."""

    UNTIL_FIT = "until-fit"
    """Tile after tile, until one fits or none can be drawn."""
    ONE = "one"
    """One tile; if it does not fit, the turn is passed."""


class BlockedAward(StrEnum):
    """What the lowest total of a blocked round earns."""

    OTHERS_MINUS_OWN = "others-minus-own"
    """All the opponents' totals, less the own total once."""
    OTHERS = "others"
    """All the opponents' totals."""
    EVERY_PIP = "every-pip"
    """All totals, the own one too."""
    NOBODY = "nobody"
    """Nothing: a blocked round is drawn."""


class SharedLowest(StrEnum):
    """Who wins a blocked round when the lowest total is shared."""

    NOBODY = "nobody"
    """Nobody scores."""
    LIGHTEST_TILE = "lightest-tile"
    """Whoever of them holds the tile with the fewest pips; if that is level too, nobody."""
    FEWEST_TILES = "fewest-tiles"
    """Whoever of them holds the fewest tiles; if that is level too, nobody."""
    LAST_PLACED = "last-placed"
    """Whoever of them placed a tile last."""


class BlockedWinner(StrEnum):
    """Whose total counts in a blocked round between partners."""

    HAND = "hand"
    """The single lowest hand wins for its side."""
    SIDE = "side"
    """The lowest total of both partners' hands together wins."""


class OutAward(StrEnum):
    """Which hands going out earns."""

    OPPONENTS = "opponents"
    """The opponents' hands."""
    ALL = "all"
    """Every hand that is left, a partner's too."""


class FirstLead(StrEnum):
    """Who leads the first round of a match."""

    LOT = "lot"
    """Whoever wins the lot, with any tile."""
    HIGHEST_DOUBLE = "highest-double"
    """Whoever holds the highest double, and must lead with it."""
    HIGHEST_DOUBLE_FREE = "highest-double-free"
    """Whoever holds the highest double, with any tile."""


class NextLead(StrEnum):
    """Who leads the rounds after the first."""

    NEXT_SEAT = "next-seat"
    """The seat clockwise after the last leader, whoever won."""
    WINNER = "winner"
    """Whoever won the round; after a round that nobody won, the last leader again."""


class TargetMode(StrEnum):
    """What happens at the target; it is looked at when a round's points have been added."""

    AT_LEAST = "at-least"
    """Reaching or passing the target wins; points past it stay."""
    EXACT = "exact"
    """Only the exact target wins; points that would pass it are not added."""


class Spinner(StrEnum):
    """Which doubles open branches, once both their straight sides are joined."""

    NONE = "none"
    """None: the line has two open ends."""
    FIRST_DOUBLE = "first-double"
    """The first double that is placed, whenever that is."""
    EVERY_DOUBLE = "every-double"
    """Every double."""
