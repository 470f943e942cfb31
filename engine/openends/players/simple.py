"""Players that look at the table only: by chance, heavy tiles first, and thoughtful."""

import random

from openends.actions import Action
from openends.line import Place
from openends.players.knowledge import Knowledge, held_of
from openends.players.reasons import ends_after
from openends.view import View


def places_in(view: View) -> list[Place]:
    """The placements among a seat's legal actions.

    >>> from openends.round import Round
    >>> from openends.rules import BLOCK
    >>> print(*places_in(View.of(Round(BLOCK, ["[1|4]", "[2|2]"]), seat=0)))
    [1|4]
    """
    return [action for action in view.legal_actions if isinstance(action, Place)]


def by_chance(view: View, chance: random.Random) -> Action:
    """Any legal action, but drawing only when nothing can be placed."""
    return chance.choice(places_in(view) or list(view.legal_actions))


def heavy_first(view: View, chance: random.Random) -> Action:
    """The heaviest tile that fits, of two ends either."""
    places = places_in(view)
    if not places:
        return view.legal_actions[0]
    heaviest = max(place.tile.pips for place in places)
    return chance.choice([place for place in places if place.tile.pips == heaviest])


# Pips that one thing is worth, found by playing many rounds against `heavy_first`.
_KEPT = 2.0  # a tile of the own hand that fits an open end afterwards
_STUCK = 3.0  # an end on which the next player has passed
_DOUBLE = 2.0  # a double, which fits in one way only


def worth(view: View, known: Knowledge, place: Place) -> float:
    """What a placement seems worth, in pips: tiles shed, ends kept, others held up."""
    left, right = ends_after(view, place)
    rest = [tile for tile in view.hand if tile is not place.tile]
    value = place.tile.pips + _DOUBLE * place.tile.is_double
    value += _KEPT * sum(tile.has(left) or tile.has(right) for tile in rest)
    # With all that fit still held, an end is one's own for long.
    value += 0.5 * (held_of(rest, left) + held_of(rest, right))
    following = known.held[(view.seat + 1) % len(view.counts)].lacks
    return value + _STUCK * ((left in following) + (right in following))


def thoughtful(view: View, chance: random.Random) -> Action:
    """Weighs pips against the ends it keeps and what the next player has passed on."""
    places = places_in(view)
    if not places:
        return view.legal_actions[0]
    known = Knowledge.of(view)
    values = [worth(view, known, place) for place in places]
    best = max(values)
    pairs = zip(places, values, strict=True)
    return chance.choice([place for place, value in pairs if value == best])
