"""Every game and sets of options: for tests that have to hold whatever the rules are."""

import random
from collections.abc import Iterator

from openends import RULES, TILE_SETS, Round, Rules, RulesError, View
from openends.options import Choice
from openends.players import Player
from openends.variants import OPTIONS, values_of, vary

CHOICES = {
    option: values_of(option) for option in OPTIONS if isinstance(values_of(option)[0], Choice)
}
"""The options that are a choice between named values."""


def any_rules(chance: random.Random) -> Rules:
    """A game with some options changed by chance, so that they do not clash."""
    while True:
        base = chance.choice(list(RULES.values()))
        changed: dict[str, object] = {
            option: chance.choice(values_of(option)) for option in CHOICES if chance.random() < 0.4
        }
        if chance.random() < 0.4:
            changed["reserve"] = chance.choice(values_of("reserve"))
        if chance.random() < 0.1:  # rounds with many tiles are long
            changed["tile_set"] = chance.choice(TILE_SETS)
        if chance.random() < 0.2:
            changed["partners"] = not base.partners
            changed["hand_sizes"] = {4: 6}
            changed["targets"] = {4: 100}
        try:
            return vary(base, changed)
        except RulesError:
            continue  # two of the options cannot hold together


def single_changes() -> Iterator[Rules]:
    """Every named game, and every game that differs from one in a single option."""
    for base in RULES.values():
        yield base
        for option in OPTIONS:
            for value in values_of(option):
                if value != getattr(base, option):
                    try:
                        yield vary(base, {option: value})
                    except RulesError:
                        continue


def play_checked(rules: Rules, players: list[Player], seed: str, chance: random.Random) -> Round:
    """A round in which every action that a player chooses is held against the legal ones."""
    seats = len(players)
    played = Round.deal(rules, seats, seed, leader=chance.randrange(seats))
    while played.outcome is None:
        action = played.legal_actions[0]
        if len(played.legal_actions) > 1:  # else there is nothing to choose
            action = players[played.turn](View.of(played, played.turn), chance)
            assert action in played.legal_actions, (rules.name, seed, str(action))
        played.play(action)
    return played
