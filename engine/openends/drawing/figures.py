"""Figures drawn as strokes: pictures hold no fonts, and look the same everywhere."""

_STROKES = {
    "0": "M.3 0A.3.32 0 0 0 0 .32V.68A.3.32 0 0 0 .6.68V.32A.3.32 0 0 0 .3 0Z",
    "1": "M.1.2.36 0V1",
    "2": "M.02.28A.29.28 0 0 1 .6.28C.6.55.1.75 0 1H.62",
    "3": "M.02.06H.56L.28.4A.3.3 0 1 1 .0.86",
    "4": "M.46 1V0L0 .7H.64",
    "5": "M.55 0H.1L.05.44A.31.31 0 1 1 .0.86",
    "6": "M.5 0C.2.18 .0.42 0 .7A.3.3 0 1 0 .07.5",
    "7": "M0 0H.6L.2 1",
    "8": "M.3.46A.24.23 0 1 1 .3 0A.24.23 0 1 1 .3.46A.3.27 0 1 0 .3 1A.3.27 0 1 0 .3.46Z",
    "9": "M.1 1C.4.82 .6.58 .6.3A.3.3 0 1 0 .53.5",
}
_ADVANCE = 0.86
_WIDTH = 0.6


def figures_width(text: str, size: float) -> float:
    """How wide figures of a height are drawn.

    >>> figures_width("10", 1)
    1.46
    """
    return (_ADVANCE * (len(text) - 1) + _WIDTH) * size


def figures(text: str, x: float, y: float, size: float) -> str:
    """The paths of figures around the middle `x`, from the top `y`, of a height.

    >>> figures("1", 5, 2, 1)
    '<path transform="translate(4.7 2) scale(1)" d="M.1.2.36 0V1"/>'
    """
    left = x - figures_width(text, size) / 2
    return "".join(
        f'<path transform="translate({round(left + number * _ADVANCE * size, 3):g} {round(y, 3):g})'
        f' scale({size:g})" d="{_STROKES[figure]}"/>'
        for number, figure in enumerate(text)
    )
