"""Averages of results, and how far they may be off.

The standard library's `statistics` computes them exactly, with fractions: more than samples need,
and three modules more for a browser to load.
"""

from collections.abc import Sequence
from math import fsum, sqrt


def mean(values: Sequence[float]) -> float:
    """The average of some values.

    >>> mean([1, 2, 6])
    3.0
    """
    return fsum(values) / len(values)


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the average; 0 where one value tells nothing of it.

    >>> standard_error([1, 2, 6]).__round__(3), standard_error([4])
    (1.528, 0.0)
    """
    count = len(values)
    if count < 2:
        return 0.0
    middle = mean(values)
    variance = fsum((value - middle) ** 2 for value in values) / (count - 1)
    return sqrt(variance / count)
