"""Players that look at the table only: by chance, heavy tiles first, and thoughtful."""

import random

from openends.actions import Action
from openends.line import Place
from openends.players.knowledge import Knowledge, held_of
from openends.ruleset import Rules
from openends.view import View


def by_chance(view: View, chance: random.Random) -> Action:
    """Choose any legal action, but draw only when nothing can be placed.

    >>> from openends.round import Round
    >>> from openends.rules import BLOCK
    >>> view = View.of(Round(BLOCK, ["[1|4]", "[2|2]"]), seat=0)
    >>> print(by_chance(view, random.Random("tea")))
    [1|4]
    """
    return chance.choice(view.placements or view.legal_actions)


def heavy_first(view: View, chance: random.Random) -> Action:
    """The heaviest tile that fits, of two ends either."""
    places = view.placements
    if not places:
        return view.legal_actions[0]
    heaviest = max(place.tile.pips for place in places)
    return chance.choice([place for place in places if place.tile.pips == heaviest])


# Pips that one thing is worth, found by playing many rounds against `heavy_first`.
_KEPT = 2.0  # a tile of the own hand that fits an open end afterwards
_STUCK = 3.0  # an end on which the next player has passed
_POINT = 2.0  # a pip's worth of points earned at once
_DOUBLE = 2.0  # a double, which fits in one way only


def _pips_a_point(rules: Rules) -> int:
    """How many pips of the count go to a point, at most."""
    return max((by for _, by in rules.scoring), default=1)


def worth(view: View, known: Knowledge, place: Place) -> float:
    """What a placement seems worth, in pips: tiles shed, ends kept, others held up, points earned."""
    after = view.line.place(place.tile, place.arm)
    ends = tuple(after.open_pips.values())
    rest = [tile for tile in view.hand if tile is not place.tile]
    value = place.tile.pips + _DOUBLE * place.tile.is_double
    value += _POINT * _pips_a_point(view.rules) * view.rules.points_for(after.count)
    value += _KEPT * sum(any(map(tile.has, ends)) for tile in rest)
    # With all that fit still held, an end is one's own for long.
    value += 0.5 * sum(held_of(rest, end) for end in ends)
    following = known.held[(view.seat + 1) % len(view.counts)].lacks
    return value + _STUCK * sum(end in following for end in ends)


def thoughtful(view: View, chance: random.Random) -> Action:
    """Weighs pips against the ends it keeps and what the next player has passed on."""
    places = view.placements
    if not places:
        return view.legal_actions[0]
    known = Knowledge.of(view)
    values = [worth(view, known, place) for place in places]
    best = max(values)
    pairs = zip(places, values, strict=True)
    return chance.choice([place for place, value in pairs if value == best])
