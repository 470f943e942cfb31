"""The line: how tiles join, where it can go on, what a double does."""

from collections.abc import Iterator
from dataclasses import replace

from number_words import in_words
from openends import BLOCK, DRAW, Line, Place, Rules, Spinner, Tile
from openends.drawing.layout import Box, lay_out
from rulebook.properties.property import says
from rulebook.properties.trial import Trial, Turn
from rulebook.properties.wording import NUMBERS

BRANCHING = replace(BLOCK, name="block with branches", spinner=Spinner.EVERY_DOUBLE)
"""Block as it would be if doubles opened branches."""

DRAW_BRANCHING = replace(DRAW, name="draw with branches", spinner=Spinner.EVERY_DOUBLE)

SCORING = replace(BLOCK, name="block with points", scoring=((5, 5),))
"""Block as it would be if placements earned points."""


def _placements(trial: Trial) -> Iterator[tuple[Tile, Turn]]:
    for turn in trial.turns:
        if isinstance(turn.action, Place) and turn.open_pips:
            yield turn.action.tile, turn


@says(
    "one line with {ends} open ends",
    "line with {ends} open ends",
    "one line, and it has {ends} open ends",
    "one more tile of the same line with the same {ends} ends",
    "in the same line with the same {ends} ends",
    "line has {ends} ends and no more",
    "always {ends}",
    fails=BRANCHING,
)
def two_open_ends(trial: Trial) -> bool:
    """The line has two open ends, whatever has been placed."""
    return NUMBERS["ends"](trial.rules) == in_words(2) and trial.every(
        len(turn.open_after) == 2 for turn in trial.turns if turn.open_after
    )


@says(
    "place one tile at one of the {ends} open ends, so that halves with equal pips touch",
    "joins the line where its pips are the same as those of an open end",
    "where a half has the same pips as an open end, the tile may join",
    "each joined to the next by halves of equal pips",
    "place at the edge of the line where the next tile can go",
    "pips decide what joins",
    "to add one tile to an open end",
    unless="a blank fits everywhere",
)
def equal_pips_join(trial: Trial) -> bool:
    """A tile is placed at an open end whose pips one of its halves has."""
    return trial.every(
        (tile in turn.placeable) == any(map(tile.has, turn.open_pips))
        for turn in trial.turns
        if turn.open_pips
        for tile in turn.hand
    )


@says("far half of your tile is the new open end", unless="the near half of a tile stays open")
def far_half_is_the_new_end(trial: Trial) -> bool:
    """The half of a placed tile that does not join is open now."""
    return trial.every(
        any(
            sorted(turn.open_after) == sorted([*_without(turn.open_pips, pips), tile.other(pips)])
            for pips in turn.open_pips
            if tile.has(pips)
        )
        for tile, turn in _placements(trial)
    )


def _without(pips: tuple[int, ...], one: int) -> list[int]:
    rest = list(pips)
    rest.remove(one)
    return rest


@says(
    "blank is matched like any other value",
    "joins a blank and nothing else, so ◦ is not a wild tile",
    "blank joins a blank and nothing else, so ◦ is not a wild tile",
    "joins another blank only",
    "the tile ◦ has two of them",
    "has a blank on either side, and only a blank will join it",
    "blanks join blanks",
    unless="a blank fits everywhere",
)
def blank_joins_blank_only(trial: Trial) -> bool:
    """A tile with a blank is placed at a blank, or by its other half."""
    return trial.every(
        (tile in turn.placeable) == (0 in turn.open_pips or tile.high in turn.open_pips)
        for turn in trial.turns
        if turn.open_pips
        for tile in turn.hand
        if tile.low == 0
    )


@says(
    "line may turn a corner where the table ends",
    "may turn a corner where the table ends, and it is one line all the same",
    "may bend, and remains one line",
    unless="the layout never bends",
)
def line_may_bend(trial: Trial) -> bool:
    """Laid out within a width, a long line turns, and its ends stay the same."""
    line = max((played.line for played in trial.rounds), key=len)
    trial.note("positions")
    layout = lay_out(line, 16)
    turned = [laid for laid in layout.tiles if _upright(laid.box) and not laid.tile.is_double]
    return len(layout.tiles) == len(line) and bool(turned) and len(layout.slots) == 2


@says(
    "a double lies across",
    "a tile whose two halves are equal",
    "lies across the line",
    "lie across it, the first tile included",
    "doubles lie across",
    unless="doubles lie along the line",
)
def doubles_lie_across(trial: Trial) -> bool:
    """A tile with equal halves lies across the line, where another lies along it."""
    trial.note("positions", 2)
    ordinary, double = (lay_out(_line(trial.rules, text), 16).tiles for text in ("[1|4]", "[4|4]"))
    joined = lay_out(_line(trial.rules, "[1|4] [4|4]@4"), 16).tiles[1]
    equal = all(tile.is_double == (tile.low == tile.high) for tile in trial.rules.tile_set)
    across = all(_upright(laid.box) for laid in (double[0], joined))
    return equal and across and not _upright(ordinary[0].box)


def _upright(box: Box) -> bool:
    return box.height > box.width


def _line(rules: Rules, text: str) -> Line:
    return rules.line(text)


@says(
    "no double is a spinner",
    "block and draw are not among them",
    "not even the first double is a spinner",
    "opens no branch",
    "no branch begins there: the line goes on from a ◦ or a ◦, and ◦ cannot join",
    "none of them opens a branch",
    "matched by its pips like any tile, and no branch grows",
    "have none",
    fails=BRANCHING,
)
def no_double_is_a_spinner(trial: Trial) -> bool:
    """No double, the first included, opens a branch."""
    starts = ("[2|2] [1|2]@L [2|3]@R", "[1|4] [4|4]@4 [4|5]@4")
    trial.note("positions", len(starts))
    return all(len(_line(trial.rules, text).open_ends) == 2 for text in starts)


@says(
    "takes a ◦ on either of its long sides, but nothing at its tips, so ◦ must stay in the hand",
    "takes a ◦ on either long side, and nothing anywhere else: ◦ does not go at its tip",
    "a double that starts the line can be built on from both",
    "it joins with A when it is placed, and the line goes on from B",
    "two long sides, straight A and straight B",
    "an ordinary tile has a low end and a high end, named for the smaller and the larger value",
    fails=BRANCHING,
)
def doubles_join_by_their_long_sides(trial: Trial) -> bool:
    """A double joins by its two long sides alone, an ordinary tile by its two ends."""
    ports = {
        (end.tile.is_double, end.port) for played in trial.rounds for end in played.line.open_ends
    } | {
        (tile.is_double, port)
        for played in trial.rounds
        for join in played.line.joins
        for tile, port in ((join.table, join.table_port), (join.placed, join.placed_port))
    }
    start = _line(trial.rules, "[2|2] [1|2]@L [2|3]@R")
    trial.note("positions")
    return (
        {str(port) for double, port in ports if double} == {"straight-a", "straight-b"}
        and {str(port) for double, port in ports if not double} == {"low", "high"}
        and len(start.open_ends) == 2
    )


@says("goes on from (its|the double's) own pips", unless="the near half of a tile stays open")
def play_goes_on_from_the_double(trial: Trial) -> bool:
    """After a double, the end where it lies asks for its own pips."""
    return trial.every(
        sorted(turn.open_after) == sorted(turn.open_pips)
        for tile, turn in _placements(trial)
        if tile.is_double
    )


@says(
    "no placement scores",
    "nothing you place earns a point",
    "placing earns nothing",
    "joining earns nothing",
    "no placement has earned any, neither the first tile nor the last",
    "no tile earns a point by being placed, neither the first nor the last",
    fails=SCORING,
)
def no_placement_scores(trial: Trial) -> bool:
    """No action earns a point, neither the first nor the last."""
    return trial.every(not any(played.points) for played in trial.rounds)


@says(
    "score while you place, count in fives, and build on a spinner that sends out branches",
    "scores while placing and counts in fives, and in which a double can be a spinner",
    "double from which branches grow as well",
    "branch … arm of the line that starts at a spinner",
    "a further arm of the line that starts at a spinner",
    unless="placements score by another count",
)
def fives_score_while_placing(trial: Trial) -> bool:
    """With the scoring and the spinner of the Fives family, placements earn points and doubles branch."""
    fives = Trial(
        replace(trial.rules, name="fives", scoring=((5, 1),), spinner=Spinner.EVERY_DOUBLE)
    )
    earned = [points for played in fives.rounds for points in played.points if points]
    trial.counts.update(fives.counts)
    branched = any(len(turn.open_after) > 2 for turn in fives.turns)
    return branched and trial.every(points % 5 == 0 for points in earned)
