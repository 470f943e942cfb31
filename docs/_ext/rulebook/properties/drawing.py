"""The boneyard: who may draw from it, who must, and when nobody may."""

from collections.abc import Iterable
from itertools import pairwise

from openends import BLOCK, Draw, Drawing
from rulebook.properties.property import says
from rulebook.properties.trial import Trial, Turn


def _places_else_passes(trial: Trial, turns: Iterable[Turn]) -> bool:
    """Whether in all of these turns nothing is drawn, and who is able must place and who is not must pass."""
    return trial.every(turn.may_pass != turn.able and not turn.may_draw for turn in turns)


@says(
    "nobody draws",
    "which nobody draws",
    fails="draw",
)
def nobody_draws(trial: Trial) -> bool:
    """On no turn a tile can be drawn."""
    return trial.every(not turn.may_draw for turn in trial.turns)


@says(
    "has no boneyard",
    "block has none: what is not dealt there is out of the round",
    "there never was one",
    fails="draw",
)
def no_boneyard(trial: Trial) -> bool:
    """What is not dealt is no boneyard: nothing of it comes into play."""
    return not any(trial.rules.boneyards.values()) and trial.every(
        not played.boneyard and bool(played.undealt) for played in trial.rounds
    )


@says("tiles that nobody was dealt … out of the round", fails="draw")
def undealt_tiles_are_out(trial: Trial) -> bool:
    """Tiles that were not dealt are in no hand and on no line when the round is over."""
    return trial.every(
        played.undealt and played.undealt == played.at(0).undealt for played in trial.rounds
    )


@says(
    "two players half of the set sleeps … may not be in play",
    "in block with two players half of the set is asleep, and a number can run out without ever lying on the table",
    fails="draw",
)
def half_of_the_set_sleeps(trial: Trial) -> bool:
    """Between two players, half of the set is out of the round."""
    tiles = len(trial.rules.tile_set)
    return trial.every(
        2 * len(played.undealt) == tiles for played in trial.rounds if played.players == 2
    )


@says(
    "tiles that nobody was dealt lie on the table as the boneyard",
    "the rest are the boneyard",
    "what is left over is a boneyard",
    "not dealt and may be drawn",
    "draw has one",
    "where the tiles left over are a boneyard",
    fails="block",
)
def undealt_tiles_are_the_boneyard(trial: Trial) -> bool:
    """All tiles that were not dealt are the boneyard, from which one may draw."""
    return trial.every(
        bool(start.boneyard) and not start.undealt
        for start in (played.at(0) for played in trial.rounds)
    ) and any(turn.may_draw for turn in trial.turns)


@says(
    "may draw though you can place",
    "may draw from it when your hand does not please you",
    "may draw instead of placing",
    "may draw, whether a tile of yours fits or not",
    "may draw even when able to place",
    "both your tiles fit, and still you may draw",
    "you could draw all the same",
    "one may draw at will",
    "may place it, or go on drawing",
    "may draw first",
    "may even draw again",
    fails="common-draw",
)
def may_draw_though_able(trial: Trial) -> bool:
    """Whoever can place a tile may draw all the same, as long as a tile can be drawn."""
    return trial.every(
        turn.may_draw for turn in trial.turns if turn.able and turn.drawable and not turn.first
    )


@says(
    "nothing to place, you must",
    "nothing fits: you must draw",
    "if no tile you hold can be placed, you have no choice as long as drawing is possible",
    "neither of your tiles fits, so you draw",
    "a player who cannot place draws, tile after tile, until one fits or the boneyard is empty",
    fails="draw;drawing=none;reserve=0",
)
def must_draw_when_stuck(trial: Trial) -> bool:
    """Whoever cannot place must draw, as long as a tile can be drawn."""
    return trial.every(
        turn.may_draw and not turn.may_pass and not turn.placeable
        for turn in trial.turns
        if not turn.able and turn.drawable
    )


@says(
    "may hold back a tile that fits: as long as you can draw, nobody makes you place",
    fails="common-draw",
)
def may_hold_back(trial: Trial) -> bool:
    """As long as a tile can be drawn, one need not place a tile that fits."""
    return may_draw_though_able(trial)


@says(
    "turn may go on for several draws before it ends",
    "your turn goes on",
    "drawing keeps your turn",
    "draw one tile at a time … draw once more, or place",
    "then you choose anew: draw once more, or place",
    "draw, and it is your turn still",
    "turn goes on after it",
    fails="block",
)
def drawing_keeps_the_turn(trial: Trial) -> bool:
    """After a draw it is the same player's turn, and several draws can follow each other."""
    draws = [turn for turn in trial.turns if isinstance(turn.action, Draw)]
    twice = any(
        isinstance(first.action, Draw) and isinstance(second.action, Draw)
        for turns in trial.turns_by_round
        for first, second in pairwise(turns)
    )
    return twice and trial.every(turn.next_seat == turn.seat for turn in draws)


@says(
    "draw one tile … as long as more than ◦",
    "as long as more than the protected {reserve} are left, you may draw",
    fails="draw;reserve=0",
)
def draws_while_more_than_the_reserve(trial: Trial) -> bool:
    """A tile can be drawn while more than the protected two lie there, and then no more."""
    return trial.rules.reserve == 2 and trial.every(
        turn.may_draw == (turn.boneyard > 2) for turn in trial.turns
    )


@says(
    "last {reserve} tiles are protected: nobody ever draws them",
    "above the protected {reserve} there is one more tile",
    "last {reserve} stay where they are",
    "once {reserve} tiles are left, nobody draws any more",
    "last tiles of a boneyard, when nobody may draw them: in draw, {reserve}",
    "only the protected {reserve} are left",
    "until only the protected {reserve} are left",
    fails="common-draw",
)
def last_tiles_are_protected(trial: Trial) -> bool:
    """Nobody draws once only the protected tiles are left, and they lie there at the end."""
    return trial.rules.reserve > 0 and trial.every(
        not turn.may_draw for turn in trial.turns if turn.boneyard <= trial.rules.reserve
    )


@says(
    "once … left … if you can place, you place; if not, you pass",
    "if you can place, you place; if not, you pass",
    "boneyard is down to {reserve}, that leaves only placing",
    "you cannot: it is the one thing you may do",
    unless="who can place may pass",
)
def place_else_pass_at_the_reserve(trial: Trial) -> bool:
    """Once nothing can be drawn, whoever can place must, and whoever cannot must pass."""
    return _places_else_passes(trial, (turn for turn in trial.turns if not turn.drawable))


@says(
    "four players that is half of it, so the whole table has two draws to share",
    fails="draw;reserve=1",
)
def four_players_share_two_draws(trial: Trial) -> bool:
    """With four players half of the boneyard is protected, and two tiles can be drawn."""
    boneyard = trial.rules.boneyards.get(4, 0)
    draws = [len(played.drawn) for played in trial.rounds if played.players == 4]
    return 2 * trial.rules.reserve == boneyard and bool(draws) and max(draws) == 2


@says(
    "nobody may pass just because they would rather not place or draw",
    "who can place or draw does one of the two",
    "what you may not do is pass",
    unless="who can draw may pass",
)
def no_pass_while_able(trial: Trial) -> bool:
    """Nobody may pass who can place or draw."""
    return trial.every(not turn.may_pass for turn in trial.turns if turn.able or turn.drawable)


@says(
    "tile you have just drawn has no claim to be placed",
    "choose among all you hold, old and new",
    "either of the two may go down",
    fails="block",
)
def newest_tile_has_no_claim(trial: Trial) -> bool:
    """After a draw any tile held that fits may be placed, not only the one drawn."""
    after = [
        second
        for turns in trial.turns_by_round
        for first, second in pairwise(turns)
        if isinstance(first.action, Draw) and second.open_pips
    ]
    return trial.every(turn.placeable == set(turn.fitting) for turn in after)


@says(
    "only a player who cannot place draws",
    "only a stuck player draws",
    "the first is draw in which only stuck players draw",
    "who can place does not draw",
    fails="draw",
)
def only_the_stuck_draw(trial: Trial) -> bool:
    """Whoever can place may not draw; whoever cannot must, while a tile can be drawn."""
    return (
        trial.every(turn.may_draw == (not turn.able and turn.drawable > 0) for turn in trial.turns)
        and trial.rules.drawing is not Drawing.NONE
    )


@says(
    "draws, tile after tile, until one fits or the boneyard is empty",
    "until a tile fits or the boneyard is empty",
    "draw until you can place",
    "draw until one fits",
    fails="common-draw;reserve=1",
)
def draws_until_one_fits_or_none_is_left(trial: Trial) -> bool:
    """A stuck player draws on, until a tile fits or the boneyard is empty."""
    return only_the_stuck_draw(trial) and trial.every(
        turn.may_draw == (turn.boneyard > 0) for turn in trial.turns if not turn.able
    )


@says(
    "if one came, it is placed; if none came, the turn is passed",
    "with the boneyard empty, you pass",
    unless="who can place may pass",
)
def placed_if_one_came_else_passed(trial: Trial) -> bool:
    """After drawing, a tile that fits is placed, and with none the turn is passed."""
    return _places_else_passes(trial, (turn for turn in trial.turns if not turn.may_draw))


@says(
    "no tile is protected, and a round can be blocked only when the boneyard is empty",
    "nothing is protected",
    "by the common rules it is empty",
    "one tile is left, and it may be drawn",
    fails="draw",
)
def no_tile_is_protected(trial: Trial) -> bool:
    """The last tile of the boneyard is drawn too; a blocked round leaves none."""
    return (
        trial.every(
            not played.boneyard
            for played in trial.rounds
            if played.outcome is not None and played.outcome.blocked
        )
        and trial.rules.drawable(1) == 1
    )


@says(
    "every tile you draw is one more to get rid of, and if somebody else goes out first, it counts for them",
    fails="block",
)
def drawn_tiles_count_for_who_goes_out(trial: Trial) -> bool:
    """A tile drawn and still held when another goes out is among the pips that this one scores."""
    found = []
    for played in trial.rounds:
        if played.outcome is None or played.outcome.out is None or played.settlement is None:
            continue
        held = sum(tile.pips for hand in played.hands for tile in hand)
        drawn = {tile for hand in played.hands for tile in hand} & set(played.drawn)
        if drawn:
            found.append(played.settlement.points == held)
    return trial.every(found)


@says(
    "{reserve} protected tiles are nobody's hand",
    "they count for nobody, whoever wins",
    "are nobody's hand and count for nobody",
    "two tiles in the boneyard are left out of it",
    fails="block",
)
def protected_tiles_count_for_nobody(trial: Trial) -> bool:
    """What is left in the boneyard is no part of any total."""
    return trial.every(
        played.settlement is not None
        and sum(played.settlement.totals) == sum(played.totals)
        and not {tile for hand in played.hands for tile in hand} & set(played.boneyard)
        for played in trial.rounds
        if played.boneyard
    )


@says("all else is the same", fails="common-draw")
def differs_from_block_in_deal_and_drawing(trial: Trial) -> bool:
    """Of all that the rules say, only the deal and the drawing are other than Block's."""
    trial.note("rules")
    other = {name for name, value in vars(trial.rules).items() if value != vars(BLOCK)[name]}
    return other <= {"name", "hand_sizes", "drawing", "reserve"}
