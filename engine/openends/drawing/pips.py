"""Where the pips of a half lie: as on dice up to six, in rows of up to five beyond."""

from collections.abc import Iterator

_LOW, _MID, _HIGH = 0.25, 0.5, 0.75
_THREE = (_LOW, _MID, _HIGH)
_CORNERS = tuple((u, v) for u in (_LOW, _HIGH) for v in (_LOW, _HIGH))
_SIX = tuple((u, v) for v in (_LOW, _HIGH) for u in _THREE)  # two rows of three along the tile
_NINE = tuple((u, v) for v in _THREE for u in _THREE)
_CENTRE = ((_MID, _MID),)


def _rows(*counts: int) -> tuple[tuple[float, float], ...]:
    """Rows along the tile, with so many pips each, spread evenly."""
    return tuple(
        ((number + 1) / (count + 1), v)
        for count, v in zip(counts, (0.2, 0.5, 0.8), strict=True)
        for number in range(count)
    )


_PATTERNS = (
    (),
    _CENTRE,
    ((_LOW, _LOW), (_HIGH, _HIGH)),
    ((_LOW, _LOW), (_HIGH, _HIGH), *_CENTRE),
    _CORNERS,
    _CORNERS + _CENTRE,
    _SIX,
    _SIX + _CENTRE,
    tuple(place for place in _NINE if place != _CENTRE[0]),
    _NINE,
    _rows(4, 2, 4),
    _rows(4, 3, 4),
    _rows(4, 4, 4),
    _rows(5, 3, 5),
    _rows(5, 4, 5),
    _rows(5, 5, 5),
)


def pip_radius(pips: int) -> float:
    """The radius of one pip, in half-tiles: smaller where there are many."""
    return 0.1 if pips <= 9 else 0.07


def pip_places(pips: int, *, lying: bool) -> Iterator[tuple[float, float]]:
    """The middles of the pips within a half, from its upper left corner, in half-tiles.

    The pattern turns with the tile: `lying` is a tile whose halves are side by side.

    >>> list(pip_places(2, lying=True))
    [(0.25, 0.25), (0.75, 0.75)]
    """
    for along, across in _PATTERNS[pips]:
        yield (along, across) if lying else (across, along)
