"""What a match came to for the reader, counted from its events."""

from collections.abc import Iterable
from dataclasses import dataclass

from openends.events import Dealt, Drawn, Event, Passed, Settled


@dataclass(frozen=True, slots=True)
class Statistics:
    """Counts of a match: rounds, rounds won, the most points won in one, tiles drawn, passes."""

    rounds: int
    won: int
    """Rounds that the reader or their side won."""
    most: int
    """The most points that the reader's side scored in one round."""
    drawn: int
    """Tiles that the reader drew."""
    passed: int
    """How often the reader passed."""


def count_statistics(events: Iterable[Event], reader: int) -> Statistics:
    """Count what a match came to for the seat of the reader.

    >>> from openends.events import Stuck
    >>> count_statistics([Dealt(1, 7, 0, 14), Passed(0, (1, 4), Stuck.NO_DRAWING)], reader=0)
    Statistics(rounds=1, won=0, most=0, drawn=0, passed=1)
    """
    seen = tuple(events)
    won = [
        event.settlement.points
        for event in seen
        if isinstance(event, Settled) and reader in event.settlement.seats
    ]
    return Statistics(
        rounds=sum(isinstance(event, Dealt) for event in seen),
        won=len(won),
        most=max(won, default=0),
        drawn=sum(isinstance(event, Drawn) and event.seat == reader for event in seen),
        passed=sum(isinstance(event, Passed) and event.seat == reader for event in seen),
    )
