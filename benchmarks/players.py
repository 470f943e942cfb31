"""How strong the players are, how long the strongest thinks, and whether any breaks a rule."""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from multiprocessing import Pool
from statistics import median, quantiles

from benchmarks.browser import PROJECT, RUNTIME
from benchmarks.measure import Row, Skipped
from openends import BLOCK, RulesError
from openends.duel import Duel, Terms, summed
from openends.duel.processes import play_on
from openends.players import LEVELS, Player
from openends.players.endgame import Endgame

STRONGEST = tuple(LEVELS)[-1]
ROUNDS = 4_000
# For pairs of levels: the strongest takes a hundred times as long as the others.
FEW, MANY = 1_200, 12_000
ENDINGS = 300
LEGAL_ROUNDS = 100_000
_TESTS = str(PROJECT / "tests" / "engine")
_THINKS = "the strongest player decides in Pyodide, Block for two, time of the processor"


def against_random() -> Row:
    """Points a round on duplicate deals."""
    return _ahead("random", 5.0, lambda duel: duel.mean, "points a round")


def against_thoughtful() -> Row:
    """The lower end of the interval on duplicate deals."""
    return _ahead("thoughtful", 0.0, lambda duel: duel.interval[0], "lower end of the interval")


def _ahead(level: str, target: float, value: Callable[[Duel], float], what: str) -> Row:
    duel = _duel(STRONGEST, level, 2, ROUNDS)
    return Row(
        f"{STRONGEST} against {level}, Block for two, {ROUNDS:,} rounds: {what}",
        _interval(duel),
        value(duel),
        target=target,
        at_most=False,
    )


def levels() -> Row:
    """The lowest lower end of all intervals of a level against the one before."""
    found: dict[str, Duel] = {}
    for weaker, stronger in pairwise(LEVELS):
        for players in BLOCK.players:
            rounds = FEW if stronger == STRONGEST else MANY
            name = f"{stronger} – {weaker}, {players} players"
            found[name] = _duel(stronger, weaker, players, rounds)
    return Row(
        "each level against the one before, Block: lowest lower end of the intervals",
        "; ".join(f"{name}: {_interval(duel)}" for name, duel in found.items()),
        min(duel.interval[0] for duel in found.values()),
        target=0.0,
        at_most=False,
    )


@cache
def _duel(first: str, second: str, players: int, rounds: int) -> Duel:
    terms = Terms((first, second), BLOCK, players, "bench")
    pairs = play_on(terms, rounds // 2, os.cpu_count() or 1)
    return summed([pair.ahead for pair in pairs])


def _interval(duel: Duel) -> str:
    low, high = duel.interval
    return f"{duel.mean:+.2f}, 95 % interval {low:+.2f} to {high:+.2f}"


def decision() -> Row | Skipped:
    """The median of its decisions."""
    return _decision("median", median, 25)


def slow_decision() -> Row | Skipped:
    """The time within which it takes 95 % of its decisions."""
    return _decision("95 % within", lambda times: quantiles(times, n=20)[-1], 80)


def _decision(name: str, value: Callable[[list[float]], float], target: float) -> Row | Skipped:
    if not RUNTIME.is_dir():
        return Skipped(_THINKS, "no runtime is built: run `python3 start.py site`")
    times = _decisions()
    return Row(
        f"{_THINKS}: {name}",
        f"{len(times)} decisions, the slowest {max(times):.0f} ms",
        value(times),
        target=target,
        at_most=True,
        unit="ms",
    )


@cache
def _decisions() -> list[float]:
    script = PROJECT / "benchmarks" / "decisions.mjs"
    command = ("node", str(script), str(RUNTIME))
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=True)
    times: list[float] = json.loads(done.stdout.splitlines()[-1])
    return times


def endgame() -> Row:
    """The median of exact ends with seven tiles each, all open, each from an empty memory."""
    chance = random.Random("bench")
    times = []
    for _ in range(ENDINGS):
        deck = chance.sample(BLOCK.tile_set.bits, 14)
        solver = Endgame(BLOCK)
        began = time.process_time()
        solver.value(sum(deck[:7]), sum(deck[7:]))
        times.append(1000 * (time.process_time() - began))
    return Row(
        "a round of two with 7 open tiles each solved exactly",
        f"{ENDINGS} rounds, 95 % within {quantiles(times, n=20)[-1]:.1f} ms",
        median(times),
        target=2,
        at_most=True,
        unit="ms",
    )


def legal() -> Row:
    """Rounds in which an action was not legal, of any game with any options changed."""
    with Pool(os.cpu_count()) as pool:
        broken = sum(pool.imap_unordered(_breaks_a_rule, range(LEGAL_ROUNDS), chunksize=50))
    return Row(
        "rounds of every game and option set with an action that is not legal",
        f"{LEGAL_ROUNDS:,} rounds",
        broken,
        target=0,
        at_most=True,
    )


def _breaks_a_rule(number: int) -> bool:
    """Plays one round: the fast levels at most seats, in one of two hundred the strongest."""
    # The tests of the engine do the same with fewer rounds; they find each other by this path.
    if _TESTS not in sys.path:
        sys.path.append(_TESTS)
    from option_sets import any_rules, play_checked

    players: list[Player] = list(LEVELS.values())
    chance = random.Random(f"legal {number}")
    rules = any_rules(chance)
    seats = chance.choices(players[:-1], k=chance.choice(rules.players))
    if number % 200 == 0:
        seats[0] = players[-1]
    try:
        play_checked(rules, seats, f"{number}", chance)
    except (AssertionError, RulesError):
        return True
    return False
