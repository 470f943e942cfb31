"""What sentences say of what can be done, has been done, and comes of it."""

from course.lessons.model import READER
from course.lessons.sentences.of_hands import shown
from course.lessons.sentences.phrases import counted, holds, says
from course.lessons.sentences.scenes import Scene
from openends.actions import Draw, Pass
from openends.line import Place
from openends.tiles import Tile


@says("<tile> fits at both ends")
def fits_both(at: Scene, tile: Tile) -> str | None:
    return counted(2, len(at.step.line.fits(tile)), f"ends that {tile} fits")


@says(
    "<tile>,? (?:just drawn, )?fits(?: there|(?=, (?:so|but)))",
    "<tile> (?:will|may) fit",
    "you can place <tile>",
)
def fits(at: Scene, tile: Tile) -> str | None:
    return holds(bool(at.line.fits(tile)), f"{tile} does not fit")


@says("<tile> does not fit", "<tile> would have nowhere left to go")
def fits_not(at: Scene, tile: Tile) -> str | None:
    return holds(not at.line.fits(tile), f"{tile} fits")


@says("it is <tile>, (?:which does not help|and it does not fit)")
def drawn_in_vain(at: Scene, tile: Tile) -> str | None:
    return fits_not(at, tile) or holds(tile in at.hand, f"the hand is {shown(at.hand)}")


@says("<tile>! that one fits", "you hold <tile> now", "with <tile> in your hand")
def drawn(at: Scene, tile: Tile) -> str | None:
    return holds(tile in at.hand, f"the hand is {shown(at.hand)}")


@says("you can place")
def able(at: Scene) -> str | None:
    return holds(any(map(at.step.line.fits, at.step.hand)), "no tile fits")


@says("there is a tile that fits")
def somebody_able(at: Scene) -> str | None:
    tiles = [tile for hand in at.step.hands for tile in hand]
    return holds(any(map(at.step.line.fits, tiles)), "no tile fits")


@says("you cannot place")
def unable(at: Scene) -> str | None:
    return holds(not any(map(at.step.line.fits, at.step.hand)), "a tile fits")


@says("(?:so )?you may not pass(?! only)")
def may_not_pass(at: Scene) -> str | None:
    actions = at.step.round.legal_actions
    return holds(Pass() not in actions, "passing is legal here")


@says("you can still draw", "you could draw as well", "you may draw once more")
def may_draw(at: Scene) -> str | None:
    return holds(Draw() in at.step.round.legal_actions, "drawing is not legal here")


@says("that is allowed")
def allowed(at: Scene) -> str | None:
    return holds(bool(at.then), "that is not legal")


@says("<n> tile can still be drawn")
def still_drawn(at: Scene, n: int) -> str | None:
    return counted(n, at.step.rules.drawable(at.boneyard), "tiles that can be drawn")


@says(
    "there is a whole boneyard to draw from",
    "the boneyard still has something to give",
    "there are plenty of tiles in the boneyard",
)
def something_to_draw(at: Scene) -> str | None:
    return holds(at.step.rules.drawable(at.boneyard) > 0, "nothing can be drawn")


@says("(?:your opponent|the next player)(?: holds none and)? can only pass")
def only_pass(at: Scene) -> str | None:
    actions = at.then[0].legal_actions if at.then else ()
    return holds(actions == (Pass(),), f"{' or '.join(map(str, actions))} is legal")


@says("so both have to pass", "nobody else could change it", "(?<!when )all have passed in a row")
def others_pass(at: Scene) -> str | None:
    moves = at.played.moves[1:] if at.played else ()
    passes = all(isinstance(action, Pass) for _, action in moves)
    return holds(passes and len(moves) == len(at.hands) - 1, "somebody places or draws")


@says("the next player has (?:already joined it|a blank and a way on)")
def next_places(at: Scene) -> str | None:
    moves = at.played.moves if at.played else ()
    return holds(len(moves) > 1 and isinstance(moves[1][1], Place), "the next player passes")


@says(
    "your opponent cannot go on, and nor can you\\. the round is blocked",
    "so the round ends at once",
    "both of you have passed",
)
def is_blocked(at: Scene) -> str | None:
    fit = [tile for hand in at.hands for tile in hand if at.line.fits(tile)]
    return holds(not fit, f"these fit: {shown(fit)}")


@says(
    "so the round goes on", "it is your turn (?:again already|still)", "but it is your turn still"
)
def goes_on(at: Scene) -> str | None:
    on = at.played is not None and at.played.outcome is None
    return holds(on, "the round is over")


@says("you are out, and the round is over")
def reader_out(at: Scene) -> str | None:
    over = at.played is not None and at.played.outcome is not None and not at.hand
    return holds(over, f"the hand is {shown(at.hand)}")


@says("it was the one thing you could do")
def one_choice(at: Scene) -> str | None:
    return counted(1, len(at.step.round.legal_actions), "legal actions")


@says("you (?:have gone|went|go) out", "your hand is empty")
def went_out(at: Scene) -> str | None:
    return holds(at.step.goal.out == READER, "another player has gone out, or nobody")


@says("your opponent has gone out")
def opponent_out(at: Scene) -> str | None:
    return holds(at.step.goal.out not in (READER, None), "the reader has gone out, or nobody")


@says("only <n> player has no tile left")
def without_tiles(at: Scene, n: int) -> str | None:
    return counted(n, sum(not hand for hand in at.hands), "empty hands")


@says("(?:one opponent is left with|your opponent holds) <tile>", "you are the one with <tile>")
def left_with(at: Scene, tile: Tile) -> str | None:
    return holds((tile,) in at.hands, f"the hands are {'; '.join(map(shown, at.hands))}")


@says("the table is still empty")
def empty_table(at: Scene) -> str | None:
    return holds(not at.line, "tiles lie there")


@says("it lies across the line")
def lies_across(at: Scene) -> str | None:
    return holds(at.tile is not None and at.tile.is_double, f"{at.tile} is placed")


@says("what the end shows is the same as before: <p>")
def same_end(at: Scene, p: int) -> str | None:
    same = at.ends == sorted(at.step.line.open_pips.values())
    return holds(same and p in at.ends, f"the ends are {at.ends}")


@says("the double lies across at one end of the line")
def double_at_end(at: Scene) -> str | None:
    ends = [end.tile.is_double for end in at.line.open_ends]
    return counted(1, sum(ends), "ends at doubles")


@says("you have none to give")
def nothing_to_give(at: Scene) -> str | None:
    return counted(0, at.totals[READER], "your pips")


@says("you win, and add nothing", "this one just adds nothing")
def adds_nothing(at: Scene) -> str | None:
    settled = at.settlement
    won = settled is not None and settled.winner == READER and not settled.points
    return holds(won, f"{settled}")


@says("this round is blocked too")
def asked_blocked(at: Scene) -> str | None:
    return holds(at.step.goal.out is None, "somebody goes out")


@says("(?:now|then) your turn is over", "one tile, and your turn is over")
def turn_over(at: Scene) -> str | None:
    next_up = [answer.then[0] for answer in at.right if answer.then]
    return holds(all(one.turn != READER for one in next_up), "it is the reader's turn still")


@says("your opponent could not place at <p> or <q>, and so holds neither")
def could_not(at: Scene, p: int, q: int) -> str | None:
    held = [tile for hand in at.others for tile in hand if tile.has(p) or tile.has(q)]
    return holds(not held and sorted((p, q)) == at.ends, f"held: {shown(held)}")


@says("that opens another number")
def opens_another(at: Scene) -> str | None:
    before = {*at.step.line.open_pips.values()}
    return holds(not {*at.ends} <= before, f"the ends are {at.ends}")


@says(
    "the one after which another tile of yours fits",
    "leave an end that a tile still in your hand can join",
    "place one so that the other still fits there",
)
def goes_on_fitting(at: Scene) -> str | None:
    after = [answer.then[0] for answer in at.right if answer.then]
    stuck = [one for one in after if not any(map(one.line.fits, one.hands[READER]))]
    return holds(not stuck, "after what reaches the goal no tile fits")


@says("your opponent has just passed at these <n> ends")
def has_passed(at: Scene, n: int) -> str | None:
    fit = [tile for hand in at.others for tile in hand if at.line.fits(tile)]
    return counted(n, len(at.ends), "ends") or holds(not fit, f"these fit: {shown(fit)}")


@says("that makes them pass again")
def pass_again(at: Scene) -> str | None:
    after = [answer.then[0] for answer in at.right if answer.then]
    able = [one for one in after if one.legal_actions != (Pass(),)]
    return holds(not able, "after what reaches the goal a tile can be placed")


@says("the other long side is still open")
def side_open(at: Scene) -> str | None:
    sides = [end for end in at.line.open_ends if end.tile.is_double]
    return holds(bool(sides), "no side of a double is open")
