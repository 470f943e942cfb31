"""The command `python -m openends duel A B --rounds N`."""

import argparse
import sys
import time
from collections.abc import Sequence

from openends.duel import Duel, Terms, summed
from openends.duel.processes import play_on
from openends.errors import OpenEndsError
from openends.players import LEVELS, player_named
from openends.variants import read_rules
from openends.words import LANGUAGES, say
from openends.words.advice import MINUS
from openends.words.catalog import N_, told

COULD_NOT_RUN = 2
_SECONDS = 1.0  # between two lines of progress on a terminal
_STEPS = 10  # lines of progress elsewhere


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    levels = ", ".join(LEVELS)
    parser.add_argument("first", metavar="A", help=f"a level: {levels}")
    parser.add_argument("second", metavar="B", help="another level, or the same")
    parser.add_argument(
        "--rounds",
        type=_even,
        required=True,
        metavar="N",
        help="an even number: deals are played twice",
    )
    parser.add_argument(
        "--rules", default="block", help="such as 'draw' or 'block;partners=yes'; default: block"
    )
    parser.add_argument(
        "--players", type=_positive, metavar="N", help="default: the fewest possible"
    )
    parser.add_argument("--seed", type=_text, default="duel", help="of all chance; default: duel")
    parser.add_argument(
        "--processes",
        type=_positive,
        default=1,
        metavar="N",
        help="default: 1; at most one for each processor is used",
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="default: en")


def _text(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise argparse.ArgumentTypeError(
            f"{text!a} is not a text: character {error.start + 1} is half of one"
        ) from None
    return text


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text)):
        raise argparse.ArgumentTypeError(f"{text:.20} is not a whole number from 1 to 999999999")
    return int(text)


def _even(text: str) -> int:
    if _positive(text) % 2:
        raise argparse.ArgumentTypeError(f"{text} is not even, and deals are played twice")
    return int(text)


def run(chosen: argparse.Namespace) -> int:
    """Plays the duel, tells of it on the way, and returns the exit status."""
    language: str = chosen.lang
    try:
        rules = read_rules(chosen.rules)
        players: int = chosen.players or min(rules.players)
        rules.check_players(players)
        for level in (chosen.first, chosen.second):
            player_named(level)
    except OpenEndsError as error:
        print(say(error, language), file=sys.stderr)
        return COULD_NOT_RUN
    terms = Terms((chosen.first, chosen.second), rules, players, chosen.seed)
    progress = _Progress(chosen.rounds, language)
    ahead: list[float] = []
    times: dict[str, list[float]] = {level: [] for level in terms.levels}
    for pair in play_on(terms, chosen.rounds // 2, chosen.processes):
        ahead.append(pair.ahead)
        for level, spent in pair.times.items():
            times[level] += spent
        progress.tell(ahead)
    print(result_said(terms, summed(ahead), language))
    for level, spent in times.items():
        print(times_said(level, spent, language))
    return 0


class _Progress:
    """Tells on stderr how far a duel has come, on a terminal in one line."""

    def __init__(self, rounds: int, language: str) -> None:
        self._rounds = rounds
        self._language = language
        self._terminal = sys.stderr.isatty()
        self._told = time.monotonic()

    def tell(self, ahead: Sequence[float]) -> None:
        played = 2 * len(ahead)
        if self._terminal:
            due = time.monotonic() - self._told >= _SECONDS or played == self._rounds
        else:
            due = played * _STEPS // self._rounds > (played - 2) * _STEPS // self._rounds
        if not due:
            return
        self._told = time.monotonic()
        found = summed(ahead)
        said = told(
            self._language,
            N_("Rounds played: {played} of {rounds}. Ahead so far: {mean} ± {error}."),
            played=f"{played:,}",
            rounds=f"{self._rounds:,}",
            mean=_signed(found.mean),
            error=f"{1.96 * found.error:.2f}",
        )
        end = "\n" if not self._terminal or played == self._rounds else ""
        print(f"\r{said}" if self._terminal else said, end=end, file=sys.stderr, flush=True)


def result_said(terms: Terms, duel: Duel, language: str) -> str:
    """What a duel came to.

    >>> from openends.rules import BLOCK
    >>> result_said(Terms(("heavy", "random"), BLOCK, 2, "tea"), Duel(50, 2.0, 0.5), "en")
    'heavy against random, block, players: 2, rounds: 100. Points a round ahead: +2.00 (95 % interval: +1.02 to +2.98).'
    """
    low, high = duel.interval
    return told(
        language,
        N_(
            "{first} against {second}, {rules}, players: {players}, rounds: {rounds}."
            " Points a round ahead: {mean} (95 % interval: {low} to {high})."
        ),
        first=terms.levels[0],
        second=terms.levels[1],
        rules=terms.rules.name,
        players=terms.players,
        rounds=f"{2 * duel.pairs:,}",
        mean=_signed(duel.mean),
        low=_signed(low),
        high=_signed(high),
    )


def times_said(level: str, times: Sequence[float], language: str) -> str:
    """How long a level thought.

    >>> times_said("heavy", [0.001, 0.002, 0.004], "en")
    'heavy: decisions: 3, of the processor median 2.00 ms, 95 % within 4.00 ms.'
    """
    if not times:
        return told(language, N_("{level}: nothing to decide."), level=level)
    ordered = sorted(times)
    return told(
        language,
        N_(
            "{level}: decisions: {count}, of the processor median {median} ms, 95 % within {most} ms."
        ),
        level=level,
        count=f"{len(ordered):,}",
        median=f"{1000 * ordered[len(ordered) // 2]:.2f}",
        most=f"{1000 * ordered[len(ordered) * 95 // 100]:.2f}",
    )


def _signed(points: float) -> str:
    return f"{points:+.2f}".replace("-", MINUS)
