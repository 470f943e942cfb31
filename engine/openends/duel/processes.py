"""A duel on several processes."""

import os
from collections.abc import Iterator

from openends.duel import Pair, Terms, play_pair, play_pairs

_AT_ONCE = 8  # pairs handed to a process together


def play_on(terms: Terms, pairs: int, processes: int) -> Iterator[Pair]:
    """The first so many pairs of a duel in order: however many processes play, the same.

    There are never more of them than pairs, or than processors to run on.

    >>> from openends.rules import BLOCK
    >>> len(list(play_on(Terms(("heavy", "random"), BLOCK, 2, "tea"), 3, processes=1)))
    3
    """
    processes = min(processes, pairs, os.cpu_count() or 1)
    if processes <= 1:
        yield from play_pairs(terms, range(pairs))
        return
    # A browser has no processes and loads nothing for them.
    from functools import partial
    from multiprocessing import Pool
    from signal import SIG_IGN, SIGINT, signal

    # An interruption is the command's own affair: it stops them.
    with Pool(processes, initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool:
        yield from pool.imap(partial(play_pair, terms), range(pairs), chunksize=_AT_ONCE)
