"""The least that plays a random round of Block for two: no text, no rules but these, no record."""

import random

TILES = [(low, high) for low in range(7) for high in range(low, 7)]


def play(chance: random.Random) -> int:
    """Deal and play one round at random; returns how many tiles were placed."""
    pick = chance.random
    dealt = chance.sample(TILES, 14)
    hands = dealt[:7], dealt[7:]
    left, right = hands[0].pop(int(pick() * 7))
    placed, seat, passed = 1, 1, False
    while True:
        hand = hands[seat]
        at_left = [tile for tile in hand if left in tile]
        at_right = [tile for tile in hand if right in tile]
        choices = len(at_left) + len(at_right)
        if choices:
            choice = int(pick() * choices)
            if choice < len(at_left):
                tile = at_left[choice]
                left = tile[0] if tile[1] == left else tile[1]
            else:
                tile = at_right[choice - len(at_left)]
                right = tile[0] if tile[1] == right else tile[1]
            hand.remove(tile)
            placed += 1
            if not hand:
                return placed
            passed = False
        elif passed:
            return placed
        else:
            passed = True
        seat = 1 - seat
