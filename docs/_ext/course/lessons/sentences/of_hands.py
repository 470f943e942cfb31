"""What sentences say of the tiles that players hold, and of those that nobody holds."""

from collections.abc import Iterable

from course.lessons.sentences.of_ends import ends_now
from course.lessons.sentences.phrases import counted, holds, says
from course.lessons.sentences.scenes import Scene
from openends.tiles import Tile

MANY = 4
"""A half has many pips from here on."""


def shown(tiles: Iterable[Tile]) -> str:
    return " ".join(map(str, tiles)) or "none"


@says(
    "<n> of (?:your|the) tiles? fits?",
    "and <n> of your tiles does(?! not)",
    "the <n> tile of yours that fits an open end",
    "<n> tiles? fits?",
    "(?:of|the heavier of the) (?P<n>two) tiles(?: that (?:fit|do the same))?",
)
def fitting(at: Scene, n: int) -> str | None:
    return counted(n, len(at.fitting), "tiles that fit")


@says("<n> of (?P<m>two|three|four|five|six), and easily missed")
def fitting_of(at: Scene, n: int, m: int) -> str | None:
    before = at.step.hand
    fits = sum(bool(at.step.line.fits(tile)) for tile in before)
    return holds((n, m) == (fits, len(before)), f"{fits} of {len(before)} tiles fit")


@says("nothing of yours fits", "no tile of yours fits", "nothing fits yet")
def nothing_fits(at: Scene) -> str | None:
    return holds(not at.fitting, f"these fit: {shown(at.fitting)}")


@says("all of your tiles fit", "both fit the blank end")
def all_fit(at: Scene) -> str | None:
    return holds(len(at.fitting) == len(at.hand), f"these fit: {shown(at.fitting)}")


@says("nobody could place", "nobody can place", "no hand fits, that is true", "nobody can go on")
def nobody_fits(at: Scene) -> str | None:
    able = [tile for hand in at.step.hands for tile in hand if at.step.line.fits(tile)]
    return holds(not able, f"these fit: {shown(able)}")


@says("nobody holds <p> or <q>", "neither of the others holds <p> or <q>")
def nobody_holds(at: Scene, p: int, q: int) -> str | None:
    held = [tile for hand in at.hands[1:] for tile in hand if tile.has(p) or tile.has(q)]
    return holds(not held and sorted((p, q)) == at.ends, f"{ends_now(at)}; held: {shown(held)}")


@says(
    "that is all of them, so your opponent cannot have <p>", "the next player holds (?:no(?P<p>ne))"
)
def cannot_have(at: Scene, p: int = 0) -> str | None:
    unseen = [
        tile
        for tile in at.step.rules.tile_set
        if tile.has(p) and tile not in (*at.step.line.tiles, *at.step.hand)
    ]
    return holds(not unseen, f"unseen: {shown(unseen)}")


@says("shown to lack <p> and <q>, and no others")
def lacks(at: Scene, p: int, q: int) -> str | None:
    ends = sorted(at.step.line.open_pips.values())
    return holds(sorted((p, q)) == ends, f"they passed at {ends}")


@says("you hold all the <p> that are not in the line")
def holds_the_rest(at: Scene, p: int) -> str | None:
    return cannot_have(at, p)


@says("<tile> has neither <p> nor <q>")
def has_neither(at: Scene, tile: Tile, p: int, q: int) -> str | None:
    lacking = not tile.has(p) and not tile.has(q)
    return holds(lacking and sorted((p, q)) == at.ends, ends_now(at))


@says("there is no <p> on <tile>", "<tile> has no <p>", "there is no <p> on that tile")
def has_no(at: Scene, p: int, tile: Tile | None = None) -> str | None:
    named = tile or at.tile
    lacking = named is None or not named.has(p)
    return holds(lacking and p in at.ends, f"{ends_now(at)}, the tile is {named}")


@says("a tile with <p> at")
def tile_with(at: Scene, p: int) -> str | None:
    lacking = [one for one in at.step.goal.any if not Tile(one.partition("@")[0]).has(p)]
    return holds(not lacking, f"the goal is {_goal(at)}")


def _goal(at: Scene) -> str:
    return " or ".join(at.step.goal.any) or str(at.step.goal.kind)


@says("your opponent has a double for <p>")
def double_for(at: Scene, p: int) -> str | None:
    last = str(at.played.moves[-1][1]) if at.played else ""
    placed = Tile(last.partition("@")[0]) if last.startswith("[") else None
    return holds(placed is not None and placed.is_double and placed.has(p), f"it plays {last}")


@says("<n> more <p> can follow it")
def can_follow(at: Scene, n: int, p: int) -> str | None:
    return counted(n, sum(tile.has(p) for tile in at.hand), f"tiles with a {p}")


@says("how many other tiles have <p>, and how many <q>")
def of_doubles(at: Scene, p: int, q: int) -> str | None:
    doubles = sorted(tile.low for tile in at.hand if tile.is_double)
    return holds(sorted((p, q)) == doubles, f"the doubles are of {doubles}")


@says("<p> is your number")
def most_held(at: Scene, p: int) -> str | None:
    most = max(range(7), key=lambda pips: sum(tile.has(pips) for tile in at.hand))
    return counted(p, most, "the number most held")


@says("while there is <p> for it")
def double_held(at: Scene, p: int) -> str | None:
    held = [tile for tile in at.hand if tile.is_double and tile.has(p)]
    return holds(bool(held), f"no double of {p} is held")


@says("you hold <n> doubles", "your <n> doubles")
def doubles_held(at: Scene, n: int) -> str | None:
    return counted(n, sum(tile.is_double for tile in at.step.hand), "doubles held")


@says("<n> doubles lie across this line")
def doubles_lying(at: Scene, n: int) -> str | None:
    return counted(n, sum(tile.is_double for tile in at.line.tiles), "doubles in the line")


@says("<n> of your tiles have blanks")
def with_blanks(at: Scene, n: int) -> str | None:
    return counted(n, sum(tile.has(0) for tile in at.hand), "tiles with blanks")


@says("<n> of your tiles have many pips on both halves")
def with_many(at: Scene, n: int) -> str | None:
    many = [tile for tile in at.hand if tile.low >= MANY]
    return counted(n, len(many), f"tiles with {MANY} or more on both halves")


@says("only <n> of the halves have any dots")
def with_dots(at: Scene, n: int) -> str | None:
    halves = [half for tile in at.step.shown for half in (tile.low, tile.high)]
    return counted(n, sum(half > 0 for half in halves), "halves with dots")


@says("<tile> is the lighter one: <n> pips against <m>")
def lighter(at: Scene, tile: Tile, n: int, m: int) -> str | None:
    fits = [one for one in at.step.hand if at.step.line.fits(one)]
    other = next((one.pips for one in fits if one != tile), 0)
    return holds((n, m) == (tile.pips, other) and n < m, f"{tile.pips} against {other}")


@says("<tile> has <n> <p>, but it is <m> tile")
def double_has(at: Scene, tile: Tile, n: int, p: int, m: int) -> str | None:
    right = sum(half == p for half in (tile.low, tile.high))
    return holds((n, m) == (right, 1), f"{tile} has {right}")


@says("<p> is the fullest half there is")
def fullest(at: Scene, p: int) -> str | None:
    return counted(p, at.step.rules.tile_set.highest, "the highest value")
