"""Settling a round: who won it, how many points, and the sum as one writes it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from openends.rules import BlockedAward, Rules

MINUS = "−"


@dataclass(frozen=True)
class Settlement:
    """How a round was settled.

    `winner` is a seat from 0, or None when nobody scores; `points` are raw points;
    `sum` is the sum as written, empty when nobody scores; `totals` are the pips left in
    each hand, first seat first; `blocked` tells a blocked round from one gone out.
    """

    winner: int | None
    points: int
    sum: str
    totals: tuple[int, ...] = field(repr=False)
    blocked: bool = field(repr=False)


def settle(
    rules: Rules,
    *,
    blocked: Sequence[int] | None = None,
    out: int | None = None,
    totals: Sequence[int] | None = None,
) -> Settlement:
    """Settles a round from pip totals, first seat first.

    Give `blocked` the totals of all hands of a blocked round; or `out` the seat that went
    out and `totals` those of all hands. Raises `ValueError` for totals that cannot be.

    >>> from openends.rules import BLOCK
    >>> settle(BLOCK, blocked=[3, 7, 8])
    Settlement(winner=0, points=12, sum='7 + 8 − 3 = 12')
    >>> settle(BLOCK, blocked=[3, 3, 8])
    Settlement(winner=None, points=0, sum='')
    >>> settle(BLOCK, out=0, totals=[0, 0, 8])
    Settlement(winner=0, points=8, sum='0 + 8 = 8')
    """
    if blocked is not None and out is None and totals is None:
        return _settle_blocked(rules, _checked(blocked))
    if out is not None and totals is not None and blocked is None:
        return _settle_out(out, _checked(totals))
    raise ValueError("settle takes either blocked=totals, or out=seat and totals=totals")


def _checked(totals: Sequence[int]) -> tuple[int, ...]:
    if len(totals) < 2:
        raise ValueError(f"a round has at least two hands, found {len(totals)}")
    for total in totals:
        if total < 0:
            raise ValueError(f"a pip total is never below zero, found {total}")
    return tuple(totals)


def _settle_out(out: int, totals: tuple[int, ...]) -> Settlement:
    if totals[out] != 0:
        raise ValueError(f"who went out holds nothing, found a total of {totals[out]}")
    others = [total for seat, total in enumerate(totals) if seat != out]
    points = sum(others)
    return Settlement(out, points, _written(others, [], points), totals, blocked=False)


def _settle_blocked(rules: Rules, totals: tuple[int, ...]) -> Settlement:
    lowest = min(totals)
    if totals.count(lowest) > 1:
        return Settlement(None, 0, "", totals, blocked=True)
    winner = totals.index(lowest)
    added = [total for seat, total in enumerate(totals) if seat != winner]
    taken = []
    match rules.blocked_award:
        case BlockedAward.OTHERS_MINUS_OWN:
            taken = [lowest]
        case BlockedAward.EVERY_PIP:
            added = list(totals)
        case BlockedAward.OTHERS:
            pass
    points = sum(added) - sum(taken)
    return Settlement(winner, points, _written(added, taken, points), totals, blocked=True)


def _written(added: Sequence[int], taken: Sequence[int], points: int) -> str:
    terms = " + ".join(map(str, added)) + "".join(f" {MINUS} {total}" for total in taken)
    return terms if len(added) + len(taken) == 1 else f"{terms} = {points}"
