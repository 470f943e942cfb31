"""What sentences compare: tiles by their pips, hands by their totals."""

from course.lessons.model import READER
from course.lessons.sentences.of_hands import shown
from course.lessons.sentences.phrases import counted, holds, says
from course.lessons.sentences.scenes import Scene
from openends.tiles import Tile


@says("somebody else holds the highest double, but you lead")
def highest_elsewhere(at: Scene) -> str | None:
    doubles = {tile for hand in at.hands for tile in hand if tile.is_double}
    highest = max(doubles, key=lambda tile: tile.pips)
    return holds(highest not in at.hand, f"the reader holds {highest}")


@says("(?:begin|be|place) (?:with )?the (?P<items>heaviest|lightest|heavier)(?! of the two)")
def asked_by_weight(at: Scene, items: str) -> str | None:
    tiles = at.fitting if at.line else at.hand
    best = (min if items == "lightest" else max)(tiles, key=lambda tile: tile.pips)
    asked = {one.partition("@")[0] for one in at.step.goal.any}
    return holds(asked == {str(best)}, f"that is {best}")


@says("you hold (?P<items>heavier ones|a lighter one|a tile with even less)")
def other_weights(at: Scene, items: str) -> str | None:
    if at.tile is None:
        return "no tile is chosen"
    more = items.startswith("heavier")
    other = [
        tile for tile in at.step.hand if (tile.pips > at.tile.pips) == more and tile != at.tile
    ]
    return holds(bool(other), f"{at.tile} is compared with {shown(at.step.hand)}")


@says("one of your tiles has one pip more")
def one_more(at: Scene) -> str | None:
    more = at.tile is not None and any(tile.pips == at.tile.pips + 1 for tile in at.step.hand)
    return holds(more, f"the hand is {shown(at.step.hand)}")


@says("<n> of your tiles has no dots at all")
def no_dots(at: Scene, n: int) -> str | None:
    return counted(n, sum(not tile.pips for tile in at.hand), "tiles without dots")


@says("<tile>, the double blank, is the lightest tile of all")
def lightest_of_all(at: Scene, tile: Tile) -> str | None:
    least = min(at.step.rules.tile_set, key=lambda one: one.pips)
    return holds(tile == least, f"that is {least}")


@says("<n> more than <tile>")
def more_than(at: Scene, n: int, tile: Tile) -> str | None:
    placed = Tile(at.choice.partition("@")[0]) if at.choice.startswith("[") else None
    right = placed is not None and placed.pips == tile.pips + n
    return holds(right, f"{tile} has {tile.pips}")


@says("one half of <tile> is empty, and the other is full")
def half_empty(at: Scene, tile: Tile) -> str | None:
    full = (0, at.step.rules.tile_set.highest)
    return holds((tile.low, tile.high) == full, f"its halves are {tile.low} and {tile.high}")


@says("your heaviest tile is gone")
def heaviest_gone(at: Scene) -> str | None:
    gone = max(at.step.hand, key=lambda tile: tile.pips)
    return holds(gone not in at.hand, f"{gone} is held still")


@says("only <tile> could join it")
def only_joining(at: Scene, tile: Tile) -> str | None:
    able = [one for one in at.hand if at.tile and one.has(at.tile.low) and one != at.tile]
    return holds(able == [tile], f"these could: {shown(able)}")


@says("more of your tiles can join the other double")
def other_double(at: Scene) -> str | None:
    joining = {
        double: sum(tile.has(double.low) for tile in at.step.hand)
        for double in at.step.hand
        if double.is_double
    }
    best = max(joining, key=joining.__getitem__, default=None)
    return holds(at.tile is not None and at.tile != best, f"more can join {best}")


@says(
    "the more pips on a tile, the heavier it is",
    "tiles that fit, shed the one with more pips",
    "let the (?:heavier one|heavy tiles) go first",
    "place the one that you would not like to be left with",
)
def heavy_first(at: Scene) -> str | None:
    """Where one tile is asked for, it is the heaviest of those that can be placed."""
    if len(at.step.goal.any) != 1:
        return None
    able = at.fitting if at.step.line else list(at.step.hand)
    best = max(able, key=lambda tile: tile.pips)
    return holds(at.step.goal.any[0].startswith(str(best)), f"that is {best}")


@says("another hand has fewer pips")
def unique_lowest(at: Scene) -> str | None:
    return counted(1, at.totals.count(min(at.totals)), "hands with the lowest total")


@says("you hold fewer tiles, but more pips")
def fewer_but_more(at: Scene) -> str | None:
    fewer = len(at.hand) < min(map(len, at.others))
    more = at.totals[READER] > min(at.totals)
    return holds(fewer and more, f"the totals are {at.totals}")


@says("for a double, you would need <tile> or (?P<tile2>\\[\\d\\|\\d\\])")
def doubles_needed(at: Scene, tile: Tile, tile2: Tile) -> str | None:
    needed = sorted(Tile(pips, pips) for pips in at.ends)
    return holds(sorted((tile, tile2)) == needed, f"{shown(needed)} would fit")
