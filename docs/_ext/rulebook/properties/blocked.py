"""The blocked round in general: its two conditions, and the check that goes round the table."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from openends import DOUBLE_SIX, DOUBLE_TWELVE, IllegalMove, Tile
from openends.blocked import BlockedCheck, Look, Verdict, is_blocked
from rulebook.properties.property import says
from rulebook.properties.trial import Trial


@dataclass(frozen=True)
class Case:
    """A check by chance, gone through to its end."""

    hands: list[tuple[Tile, ...]]
    ends: list[int]
    drawable: int
    first: int
    looks: tuple[Look, ...]
    verdict: Verdict | None

    @property
    def fits(self) -> bool:
        """Whether any tile in any hand matches any open end."""
        return any(tile.has(pips) for hand in self.hands for tile in hand for pips in self.ends)


def _cases(trial: Trial) -> Iterator[Case]:
    chance = random.Random("checks")
    for number in range(160):
        tiles = list((DOUBLE_TWELVE if number % 2 else DOUBLE_SIX).tiles)
        players, ends = chance.randint(2, 4), chance.randint(2, 5)
        size = chance.randint(1, 3)
        chance.shuffle(tiles)
        hands = [tuple(tiles[seat * size : (seat + 1) * size]) for seat in range(players)]
        highest = 12 if number % 2 else 6
        pips = [chance.randint(0, highest) for _ in range(ends)]
        drawable, first = chance.choice((0, 0, 1, 3)), chance.randrange(players)
        check = BlockedCheck(hands, pips, drawable=drawable, first=first)
        check.run()
        trial.note("checks")
        yield Case(hands, pips, drawable, first, check.looks, check.verdict)


@says(
    "blocked when two things are true at the same time",
    "two conditions",
    "nobody can place a tile and nothing more can be drawn",
    unless="a round is blocked though a tile can be drawn",
)
def blocked_on_two_conditions(trial: Trial) -> bool:
    """A round is blocked just when no tile of any hand fits any open end, and nothing can be drawn."""
    return trial.every(
        is_blocked(case.hands, case.ends, drawable=case.drawable)
        == (not case.fits and not case.drawable)
        for case in _cases(trial)
    )


@says(
    "no open end can be matched",
    "no tile in anybody's hand fits any open end, on any line of the table",
    "then every one of these ends must be out of reach for every hand",
    "if, say, an eleven lies open somewhere, no hand may hold an eleven",
    unless="a check looks at the first open end alone",
)
def no_open_end_can_be_matched(trial: Trial) -> bool:
    """In a blocked round no tile in any hand fits any open end, on any line."""
    return trial.every(not case.fits for case in _cases(trial) if case.verdict is Verdict.BLOCKED)


@says("boneyard has nothing more to give", unless="a round is blocked though a tile can be drawn")
def nothing_more_can_be_drawn(trial: Trial) -> bool:
    """In a blocked round nothing can be drawn."""
    return trial.every(
        case.drawable == 0 for case in _cases(trial) if case.verdict is Verdict.BLOCKED
    )


@says(
    "if either of them fails, the round goes on",
    "one player who can extend one line is enough",
    unless="a round is blocked though a tile can be drawn",
)
def either_failing_the_round_goes_on(trial: Trial) -> bool:
    """If a tile fits anywhere, or one can be drawn, the round is not blocked."""
    return trial.every(
        case.verdict is not Verdict.BLOCKED for case in _cases(trial) if case.fits or case.drawable
    )


@says(
    "check begins with a player who cannot place and has nothing left to draw",
    unless="a round is blocked though a tile can be drawn",
)
def check_begins_with_a_stuck_player(trial: Trial) -> bool:
    """Where the first can place, or can draw, the check is over at once."""
    return trial.every(
        (len(case.looks) == 1) == (case.looks[0].can or case.drawable > 0) for case in _cases(trial)
    )


@says(
    "next player clockwise looks through their hand, and then the next",
    "the lap in which each player in turn looks whether a tile fits an open end",
    unless="a check goes round anticlockwise",
)
def check_goes_round_clockwise(trial: Trial) -> bool:
    """The looks are those of the seats clockwise from the first."""
    return trial.every(
        [look.seat for look in case.looks]
        == [(case.first + step) % len(case.hands) for step in range(len(case.looks))]
        for case in _cases(trial)
    )


@says(
    "the first who can extend an end does so",
    "check is over, and the round goes on",
    unless="a check goes on when somebody can place",
)
def first_who_can_ends_the_check(trial: Trial) -> bool:
    """The check ends with the first who can place, and with nobody later."""
    return trial.every(
        not any(look.can for look in case.looks[:-1])
        and (case.verdict is Verdict.PLAYS_ON) == case.looks[-1].can
        for case in _cases(trial)
    )


@says(
    "only when a whole lap of players could not place, with nothing left to draw, is the round blocked",
    "right in every game",
    unless="a check ends before the last player",
)
def blocked_after_a_whole_lap(trial: Trial) -> bool:
    """Only a whole lap of players who cannot place makes a round blocked."""
    return trial.every(
        len(case.looks) == len(case.hands) and not any(look.can for look in case.looks)
        for case in _cases(trial)
        if case.verdict is Verdict.BLOCKED
    )


@says(
    'whoever hides a tile that fits, or says "I can\'t" when it is not so, commits a foul and may be penalised',
    "to say in such a check that one cannot place, though one can. It is a foul",
    "to say in such a check that one cannot place, though one can",
    unless="a false declaration is taken",
)
def false_declaration_is_refused(trial: Trial) -> bool:
    """A declaration that is not true is refused, and the check does not move on."""
    found = []
    for case in _cases(trial):
        check = BlockedCheck(case.hands, case.ends, drawable=case.drawable, first=case.first)
        try:
            check.declare(not case.looks[0].can)
        except IllegalMove:
            found.append(not check.looks)
        else:
            found.append(False)
    return trial.every(found)


@says(
    "nothing in the two conditions speaks of two ends, or of six pips",
    "as well for sets up to the double twelve, and for games whose layout has many open lines",
    unless="a check looks at the first open end alone",
)
def conditions_hold_for_any_set_and_any_ends(trial: Trial) -> bool:
    """The conditions are the same up to the double twelve, and for more than two open ends."""
    return trial.every(
        (case.verdict is Verdict.BLOCKED) == (not case.fits and not case.drawable)
        for case in _cases(trial)
        if len(case.ends) > 2
    )
