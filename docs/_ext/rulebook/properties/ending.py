"""How a round ends: by a last tile, or blocked."""

from openends import Pass, Place
from rulebook.properties.property import says
from rulebook.properties.trial import Trial


@says(
    "stops at once, in one of two ways",
    "until somebody goes out or everybody is stuck",
    unless="the round goes on when somebody has gone out",
)
def round_ends_in_one_of_two_ways(trial: Trial) -> bool:
    """A round ends with the action by which somebody goes out, or by which everybody is stuck."""
    ends = [played.outcome for played in trial.rounds]
    return {end is not None and end.blocked for end in ends} == {True, False} and trial.every(
        not any(turn.outcome for turn in turns[:-1]) and turns[-1].outcome is not None
        for turns in trial.turns_by_round
    )


@says(
    "places their last tile",
    "a last tile put down",
    unless="the round goes on when somebody has gone out",
)
def last_tile_placed_ends_the_round(trial: Trial) -> bool:
    """Whoever places a last tile has gone out, and the round is over."""
    return trial.every(
        turn.outcome is not None and turn.outcome.out == turn.seat
        for turn in trial.turns
        if len(turn.hand) == 1 and isinstance(turn.action, Place)
    )


@says(
    "everybody has passed in a row, because nobody can place",
    "everybody has passed in a row because nobody can place",
    "three passes in a row",
    unless="a round is blocked one pass too early",
)
def blocked_when_all_have_passed(trial: Trial) -> bool:
    """A round is blocked with the pass by which all have passed in a row, not before."""
    found = []
    for turns in trial.turns_by_round:
        run = 0
        for turn in turns:
            run = run + 1 if isinstance(turn.action, Pass) else 0
            blocked = turn.outcome is not None and turn.outcome.blocked
            if run:
                found.append(blocked == (run == turn.players))
    return trial.every(found)


@says(
    "others end in silence: everybody holds tiles, and nobody can place one",
    unless="a round is blocked one pass too early",
)
def nobody_can_place_in_a_blocked_round(trial: Trial) -> bool:
    """At the end of a blocked round everybody holds tiles, and none of them fits an open end."""
    return trial.every(
        all(played.hands)
        and not any(
            tile.has(pips)
            for hand in played.hands
            for tile in hand
            for pips in played.open_pips.values()
        )
        for played in trial.rounds
        if played.outcome is not None and played.outcome.blocked
    )


@says(
    "boneyard is down to {reserve}, and everybody has passed",
    "in draw it is down to its protected {reserve}",
    fails="common-draw",
)
def blocked_at_the_reserve(trial: Trial) -> bool:
    """A blocked round leaves the protected tiles in the boneyard, no more and no fewer."""
    return trial.rules.reserve > 0 and trial.every(
        len(played.boneyard) == trial.rules.reserve
        for played in trial.rounds
        if played.outcome is not None and played.outcome.blocked
    )


@says(
    "blocked only when nothing can be drawn any more",
    unless="the last tile that can be drawn is left",
)
def blocked_only_when_nothing_can_be_drawn(trial: Trial) -> bool:
    """No round is blocked while a tile can be drawn."""
    return trial.every(
        trial.rules.drawable(len(played.boneyard)) == 0
        for played in trial.rounds
        if played.outcome is not None and played.outcome.blocked
    )


@says(
    "all the points of a round are won when it is over: by the player who got rid of every tile or, "
    "if the line is stuck, by the one who is left with the least",
    "only now are there points",
    "points come when the round is over",
    "brings no points; those wait for the end of the round",
    fails="block;blocked_award=nobody",
)
def points_are_won_at_the_end(trial: Trial) -> bool:
    """No action earns points; at the end whoever went out wins them, or who holds the least."""
    found = []
    for played in trial.rounds:
        settlement = played.settlement
        if settlement is None or played.outcome is None:
            return False
        least = settlement.totals.index(min(settlement.totals))
        winner = least if played.outcome.blocked else played.outcome.out
        tied = played.outcome.blocked and settlement.totals.count(min(settlement.totals)) > 1
        found.append(not any(played.points) and (tied or settlement.winner == winner))
    return trial.every(found)
