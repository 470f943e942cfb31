"""The strongest player: imagines hands that fit all that was seen, and plays each on."""

import random
from collections.abc import Sequence
from dataclasses import replace

from openends.actions import Action
from openends.line import PLACES, Arm, Place
from openends.options import Drawing
from openends.players.endgame import Endgame
from openends.players.knowledge import Knowledge
from openends.players.simple import places_in
from openends.round import Round
from openends.settlement import Settlement
from openends.view import View

SAMPLES = 100
"""How many deals are imagined for a decision."""
_SOLVED = 5  # from so many tiles a hand on, each imagined deal of two is solved exactly
_TRIES = 5  # at a deal that fits, before one that is only near is taken


def expected_points(
    view: View, chance: random.Random, samples: int = SAMPLES
) -> dict[Place, float]:
    """For each placement, the points it is expected to bring: own less the opponents'.

    The same deals are imagined for all placements, so that their differences are fair.
    """
    places = places_in(view)
    totals = dict.fromkeys(places, 0.0)
    known = Knowledge.of(view)
    endgame = Endgame(view.rules)
    for _ in range(samples):
        hands, boneyard = _imagine(view, known, chance)
        drawable = max(len(boneyard) - view.rules.reserve, 0)
        exact = endgame.fits(len(hands), drawable) and max(view.counts) <= _SOLVED
        for place in places:
            if exact and len(view.hand) > 1:
                totals[place] += _solve(view, endgame, hands, place)
            else:
                totals[place] += _play_out(view, hands, boneyard, known.placed, place, chance)
    return {place: total / samples for place, total in totals.items()}


def sampling(view: View, chance: random.Random) -> Action:
    """The placement with the best expected points; of level ones the heaviest tile."""
    places = places_in(view)
    if len(places) <= 1:
        return places[0] if places else view.legal_actions[0]
    points = expected_points(view, chance)
    return max(points, key=lambda place: (points[place], place.tile.pips, str(place)))


def _imagine(view: View, known: Knowledge, chance: random.Random) -> tuple[list[int], list[int]]:
    """Hands that fit what was seen, and the boneyard they leave."""
    hands = next((dealt for _ in range(_TRIES) if (dealt := known.deal(view, chance))), None)
    if hands is None:
        # What was seen leaves few deals and all tries missed: take one that fits the counts.
        loose = replace(known, without=(0,) * len(view.counts))
        hands = loose.deal(view, chance)
    assert hands is not None, "the unseen tiles fill all hands"
    if view.rules.drawing is Drawing.NONE:
        return hands, []
    held = 0
    for hand in hands:
        held |= hand
    rest = [tile.bit for tile in view.rules.tile_set if tile.bit & known.unseen & ~held]
    chance.shuffle(rest)
    return hands, rest


def _solve(view: View, endgame: Endgame, hands: Sequence[int], place: Place) -> int:
    """The points of a placement when both hands lie open and both play their best."""
    ends = view.line.open_pips
    if place.arm is None:
        left, right = place.tile.low, place.tile.high
    else:
        ends[place.arm] = place.tile.other(ends[place.arm])
        left, right = ends[Arm.LEFT], ends[Arm.RIGHT]
    rest = hands[view.seat] ^ place.tile.bit
    both = (rest, hands[1]) if view.seat == 0 else (hands[0], rest)
    value = endgame.value(both, left, right, turn=1 - view.seat)
    return value if view.seat == 0 else -value


def _play_out(
    view: View,
    hands: Sequence[int],
    boneyard: Sequence[int],
    last: Sequence[int],
    place: Place,
    chance: random.Random,
) -> float:
    """The points of a placement when all then play by chance, heavy tiles rather first."""
    # A placement comes first, so passes before it do not matter.
    played = Round.resume(
        view.rules, hands, boneyard, line=view.line, turn=view.seat, passes=0, last=last
    )
    played.play(PLACES[place.arm][place.tile.index])
    pick = chance.random
    while played.outcome is None:
        legal = played.legal_actions
        # Two looks, the heavier tile: better than pure chance, and nearly as fast.
        one = legal[int(pick() * len(legal))]
        if len(legal) > 1:
            other = legal[int(pick() * len(legal))]
            if isinstance(other, Place) and (
                not isinstance(one, Place) or other.tile.pips > one.tile.pips
            ):
                one = other
        played.play(one)
    settled = played.settlement
    assert settled is not None
    return _points(view, settled)


def _points(view: View, settled: Settlement) -> float:
    """Points from this seat's side of the table, against the mean of the other sides."""
    if settled.winner is None:
        return 0.0
    if settled.winner == view.rules.side_of(view.seat):
        return float(settled.points)
    return -float(settled.points) / (len(view.rules.sides(len(view.counts))) - 1)
