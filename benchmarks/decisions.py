"""How long the strongest player thinks. Runs in CPython and in Pyodide: it imports the engine alone."""

from collections.abc import Callable

from openends import BLOCK, Round, View
from openends.players import choose

ROUNDS = 40


def milliseconds(clock: Callable[[], float]) -> list[float]:
    """The time of every decision of the strongest level in whole rounds for two, as they come.

    *clock* gives milliseconds. Nothing is warmed up: the first decisions are among them.
    """
    times = []
    for seed in range(ROUNDS):
        played = Round.deal(BLOCK, 2, f"decisions {seed}", leader=seed % 2)
        while played.outcome is None:
            action = played.legal_actions[0]
            if len(played.legal_actions) > 1:
                view = View.of(played, played.turn)
                began = clock()
                action = choose("sampling", view, f"{seed}")
                times.append(clock() - began)
            played.play(action)
    return times
