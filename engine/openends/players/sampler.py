"""Sampled deals: hidden hands drawn by chance that fit all that a view proves."""

import random
from collections.abc import Iterable

from openends.players.knowledge import Knowledge
from openends.view import View


class Sampler:
    """Sampler of the deals that a view allows: where the tiles it does not show may lie.

    >>> from openends.round import Round
    >>> from openends.rules import BLOCK
    >>> view = View.of(Round(BLOCK, ["[5|6] [0|0]", "[0|3] [0|4]"]), seat=0)
    >>> hands, boneyard = Sampler(view, Knowledge.of(view)).sample(random.Random("tea"))
    >>> [hand.bit_count() for hand in hands], boneyard
    ([2, 2], [])
    """

    def __init__(self, view: View, known: Knowledge) -> None:
        self._unseen = known.unseen
        self._boneyard = view.boneyard
        self._own = view.seat
        self._hands = [0] * len(view.counts)
        self._hands[view.seat] = sum(tile.bit for tile in view.hand)
        suits = view.rules.tile_set.suits
        # Parts of hands: the seat, the tiles that can be in it, how many are.
        self._parts: list[tuple[int, int, int]] = []
        for seat, held in enumerate(known.held):
            if seat == view.seat:
                continue
            old = known.unseen & ~_union(suits[number] for number in held.old_lacks)
            new = known.unseen & ~_union(suits[number] for number in held.lacks)
            self._parts += [(seat, old, held.count - held.fresh), (seat, new, held.fresh)]
        self._parts = [part for part in self._parts if part[2]]
        # Those who can hold the fewest tiles are dealt first.
        self._parts.sort(key=lambda part: part[1].bit_count() - part[2])

    def sample(self, chance: random.Random) -> tuple[list[int], list[int]]:
        """Sample hands by seat, as integers used as sets, and the boneyard, drawn from its end.

        Raises `ValueError` where no deal fits, which no view of a round can bring about.
        """
        pick = chance.random
        hands = self._hands.copy()
        left = self._unseen
        for seat, possible, count in self._parts:
            able = bits_of(left & possible)
            size = len(able)
            if size < count:
                hands = self._matched(chance)
                left = self._unseen & ~sum(hands)
                break
            hand = 0
            for _ in range(count):
                # A shuffle that stops when enough tiles are out.
                chosen = int(pick() * size)
                size -= 1
                hand |= able[chosen]
                able[chosen] = able[size]
            hands[seat] |= hand
            left ^= hand
        if not self._boneyard:
            return hands, []
        rest = bits_of(left)
        chance.shuffle(rest)
        return hands, rest[: self._boneyard]

    def _matched(self, chance: random.Random) -> list[int]:
        """Hands by matching places with tiles: it finds a deal that fits wherever there is one."""
        places = [(seat, possible) for seat, possible, count in self._parts for _ in range(count)]
        taken: dict[int, int] = {}

        def find(place: int, tried: set[int]) -> bool:
            able = bits_of(places[place][1])
            chance.shuffle(able)
            for bit in able:
                if bit not in tried:
                    tried.add(bit)
                    if bit not in taken or find(taken[bit], tried):
                        taken[bit] = place
                        return True
            return False

        for place in range(len(places)):
            if not find(place, set()):
                raise ValueError("no deal fits what this view shows")
        hands = self._hands.copy()
        for bit, place in taken.items():
            hands[places[place][0]] |= bit
        return hands


def bits_of(mask: int) -> list[int]:
    """The tiles of an integer used as a set, each as such an integer.

    >>> bits_of(0b101)
    [1, 4]
    """
    bits = []
    while mask:
        bit = mask & -mask
        bits.append(bit)
        mask ^= bit
    return bits


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union
