"""What sentences say of the open ends, and of the halves inside the line."""

from course.lessons.model import Kind
from course.lessons.sentences.phrases import counted, holds, says
from course.lessons.sentences.scenes import Scene
from openends.line import read_place
from openends.tiles import Tile


def ends_now(at: Scene) -> str:
    """What the engine says of the ends."""
    return f"the ends are {' and '.join(map(str, at.ends))}"


@says("(?:the|its|these) (?P<n>two) ends")
def two_ends(at: Scene, n: int) -> str | None:
    return counted(n, len(at.line.ends) or 2, "open ends")


@says("<n>: the far side of each double")
def ends_of_doubles(at: Scene, n: int) -> str | None:
    open_doubles = [end for end in at.line.open_ends if end.tile.is_double]
    return counted(n, len(open_doubles), "doubles at the ends")


@says(
    "(?:the )?ends (?:want|ask for|show|take) <p> and <q>",
    "the (?:open )?ends are (?:now |still )?<p> and <q>",
    "the line is open at <p> and at <q>",
    "one end (?:takes|is|wants) <p>, the other(?: is)? <q>",
    "leaves <p> at that end, but the other end is <q>",
    "look for <p> and <q>",
    "(?:holds?|tile has) <p> or <q>",
    "(?<!\\] )ha(?:ve|s) neither <p> nor <q>",
)
def both_named(at: Scene, p: int, q: int) -> str | None:
    return holds(sorted((p, q)) == at.ends, ends_now(at))


@says("both ends (?:want|ask for|show|are) <p>")
def both_alike(at: Scene, p: int) -> str | None:
    return both_wanted(at, p) if at.key == "task" else holds(at.ends == [p, p], ends_now(at))


@says("both ends (?:then show|are then) <p>", "you want them to ask for <p>")
def both_wanted(at: Scene, p: int) -> str | None:
    """Of a task: whatever reaches the goal leaves both ends so."""
    after = [sorted(answer.then[0].open_pips.values()) for answer in at.right if answer.then]
    wrong = [ends for ends in after if ends != [p, p]]
    return f"what reaches the goal leaves {wrong[0]}" if wrong else None


@says("open no new number: after your tile, both ends should want <p>, or both <q>")
def either_alike(at: Scene, p: int, q: int) -> str | None:
    after = {tuple(answer.then[0].open_pips.values()) for answer in at.right}
    return holds(after == {(p, p), (q, q)}, f"what reaches the goal leaves {sorted(after)}")


@says("both ends of this line show the same number")
def same_ends(at: Scene) -> str | None:
    return holds(len(set(at.ends)) == 1, ends_now(at))


@says("no end (?:is|asks for) <p>(?! or)")
def no_end(at: Scene, p: int) -> str | None:
    """Of a tile that does not fit, the number that stands on it is meant."""
    if at.tile and not at.tile.has(p):
        return f"{at.tile} has no {p}"
    return holds(p not in at.ends, ends_now(at))


@says("no end is <p> or <q>, so <tile> does not fit")
def neither_end(at: Scene, p: int, q: int, tile: Tile) -> str | None:
    return holds({p, q} == {tile.low, tile.high} and not {p, q} & {*at.ends}, ends_now(at))


@says("closes <p>", "(?<!on that side\\. )the <p> is closed", "has closed <p>")
def closes(at: Scene, p: int) -> str | None:
    before = list(at.step.line.open_pips.values())
    gone = before.count(p) > at.ends.count(p) or (p in before and not at.then)
    return holds(gone, f"the ends were {before}; now {ends_now(at)}")


@says(
    "<p> stays open",
    "<p> is open still",
    "(?:the|that|the other|one) end is <p>(?: still| already)?(?!, the other)",
    "your opponent opens <p>",
    "it joins at <p>(?: end)?",
)
def stays(at: Scene, p: int) -> str | None:
    return holds(p in at.ends, ends_now(at))


@says("leaves <p> open")
def left_open(at: Scene, p: int) -> str | None:
    closed = [answer for answer in at.right if p not in answer.then[0].open_pips.values()]
    return holds(not closed, f"what reaches the goal closes the {p}")


@says("make the new end <p>", "whose far half is <p>", "the new end is <p>", "the new end: <p>")
def new_end(at: Scene, p: int) -> str | None:
    if at.step.goal.kind is Kind.TILES:
        far = {half for tile in at.fitting for half in (tile.low, tile.high)} - {*at.ends}
        return holds(far == {p}, f"the new ends would be {sorted(far)}")
    lines = [answer.then[0].line for answer in at.right]
    known = [line for line in lines if p in line.open_pips.values()]
    return holds(known == lines, ends_now(at))


def _inside(at: Scene, p: int) -> str | None:
    if not any(tile.has(p) for tile in at.line.tiles):
        return f"the line has no {p}"
    return holds(p not in at.ends, ends_now(at))


@says("<p> in the line touch each other already", "<p> lie inside the line(?: and are closed)?")
def inside(at: Scene, p: int) -> str | None:
    return _inside(at, p)


@says("<p> and <q> in the line are (?:closed|done with)")
def both_inside(at: Scene, p: int, q: int) -> str | None:
    return _inside(at, p) or _inside(at, q)


@says("the <p> touch(?! each)", "closes <p> and opens another number")
def touching(at: Scene, p: int) -> str | None:
    arm = read_place(at.choice)[1] if at.choice.startswith("[") else None
    at_end = at.step.line.open_pips.get(arm) if isinstance(arm, str) else None
    return holds(at_end == p, f"the tile is placed at {at_end}")


@says("the <p> of <tile> is closed: (?P<tile2>\\[\\d\\|\\d\\]) has joined it")
def joined(at: Scene, p: int, tile: Tile, tile2: Tile) -> str | None:
    near = tile.has(p) and tile2.has(p) and p not in at.ends
    return holds(near, f"{ends_now(at)}, and {tile} and {tile2} lie in the line")


@says("only a tile with <p> can join <tile>", "the end at <tile> takes <p>, and nothing but <q>")
def only_with(at: Scene, p: int, tile: Tile, q: int | None = None) -> str | None:
    right = tile.is_double and tile.has(p) and p in at.ends and q in (None, p)
    return holds(right, f"{ends_now(at)}, of {tile}")


@says("the double must be one of <p>")
def double_of(at: Scene, p: int) -> str | None:
    placed = [read_place(one)[0] for one in at.step.goal.any]
    return holds(all(tile.is_double and tile.has(p) for tile in placed), f"it is {placed}")
