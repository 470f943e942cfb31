"""What a player may and must do on a turn."""

from openends import Draw, Pass, Place, View
from rulebook.properties.property import says
from rulebook.properties.trial import Trial


@says("turns … clockwise", "direction in which turns", unless="the turn goes anticlockwise")
def turns_go_clockwise(trial: Trial) -> bool:
    """After a placement or a pass it is the turn of the next seat clockwise."""
    return trial.every(
        turn.next_seat == turn.clockwise
        for turn in trial.turns
        if not isinstance(turn.action, Draw) and turn.outcome is None and turn.players > 2
    )


@says("add a tile to it, or … cannot", fails="draw")
def adds_a_tile_or_cannot(trial: Trial) -> bool:
    """On each turn a tile is placed, unless none can be."""
    return trial.every(isinstance(turn.action, Place) or not turn.able for turn in trial.turns)


@says("exactly one of two things", fails="draw")
def one_of_two_things(trial: Trial) -> bool:
    """On a turn there is one action, a placement or a pass, and the turn is over."""
    kinds = {type(turn.action) for turn in trial.turns}
    return kinds == {Place, Pass} and trial.every(
        turn.next_seat == turn.clockwise for turn in trial.turns if turn.outcome is None
    )


@says("three things you might do", fails="block")
def three_things_on_a_turn(trial: Trial) -> bool:
    """On a turn one may place, draw or pass, each at times."""
    kinds = {type(action) for turn in trial.turns for action in turn.legal}
    return kinds == {Place, Draw, Pass}


@says("pass … only if no tile … can be placed", unless="who can place may pass")
def pass_only_when_stuck(trial: Trial) -> bool:
    """Whoever can place may not pass."""
    return trial.every(not turn.able for turn in trial.turns if turn.may_pass)


@says(
    "pass … only if … can neither place nor draw",
    "no tile held can be placed and none can be drawn",
    "nothing fits and nothing can be drawn",
    unless="who can draw may pass",
)
def pass_only_when_neither(trial: Trial) -> bool:
    """Whoever can place or draw may not pass."""
    return trial.every(not turn.able and not turn.drawable for turn in trial.turns if turn.may_pass)


@says(
    "can place … must … cannot be held back by passing",
    "who can place must",
    "who can place does not draw",
    "in draw you could draw all the same; here you place",
    fails="draw",
)
def must_place_when_able(trial: Trial) -> bool:
    """Whoever can place a tile must place one."""
    return trial.every(not turn.may_draw and not turn.may_pass for turn in trial.turns if turn.able)


@says("either one ends your turn", fails="draw")
def every_action_ends_the_turn(trial: Trial) -> bool:
    """After any action the turn is the next player's."""
    return trial.every(
        turn.next_seat == turn.clockwise for turn in trial.turns if turn.outcome is None
    )


@says(
    "which tile you place, and at which end, is your own choice",
    "choose among all you hold, old and new",
    "may place any playable tile",
    unless="a blank fits everywhere",
)
def free_choice_of_tile_and_end(trial: Trial) -> bool:
    """Every tile that matches an open end may be placed, at each end that it matches."""
    return trial.every(
        turn.placeable == set(turn.fitting)
        and sum(isinstance(action, Place) for action in turn.legal)
        == sum(tile.has(pips) for tile in turn.fitting for pips in turn.open_pips)
        for turn in trial.turns
        if turn.open_pips and turn.able
    )


@says(
    "look at your own tiles … let nobody else see them until the round is over",
    "others do not see them until the round is over",
    "hands are hidden, so nobody can see alone",
    unless="a view shows all hands",
)
def hands_are_hidden(trial: Trial) -> bool:
    """Of the other hands a player is told how many tiles they hold, and nothing more."""
    found = []
    for played in trial.rounds:
        start = played.at(0)
        for seat in range(played.players):
            view = View.of(start, seat)
            trial.note("positions")
            known = {
                tile for value in vars(view).values() if isinstance(value, tuple) for tile in value
            }
            others = {
                tile for other, hand in enumerate(start.hands) if other != seat for tile in hand
            }
            found.append(view.hand == start.hands[seat] and not known & others)
    return trial.every(found)
