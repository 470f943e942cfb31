"""The cribbage board as SVG: a lane of holes for each side, and two pegs in it.

The full peg stands at the score, the hollow one at the score before. Pegs of the sides have
shapes of their own, so that neither colour nor order alone tells them apart. As in the other
pictures every shape takes `currentColor`, and there are no fonts and no ids.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from openends.drawing.figures import figures, figures_width
from openends.drawing.track import FIGURES, GAP, GROUP, Track

_WOOD, _INLAY, _RULE, _HOLE, _FIGURE = "#ead3a6", "#dcbd86", "#b48d52", "#7d5c2e", "#4a3517"
_PEGS = ("#1d3f77", "#a2231d", "#0a5f52", "#663399")
_SIZE = 0.85  # of figures
_RADIUS = 0.44  # of a peg

_SHAPES = (
    "M{r} 0A{r} {r} 0 1 1 -{r} 0A{r} {r} 0 1 1 {r} 0Z",
    "M-{s} -{s}H{s}V{s}H-{s}Z",
    "M0 -{d}L{d} 0L0 {d}L-{d} 0Z",
    "M0 -{d}L{d} {t}H-{d}Z",
)
"""A peg from above, around its middle: round, square, diamond, triangle."""


@dataclass(frozen=True, slots=True)
class CribbageBoard:
    """A picture of a board: the SVG and its size, the mark of each side's pegs as SVG."""

    svg: str
    width: float
    height: float
    points_a_hole: int
    marks: tuple[str, ...]


def cribbage_board(target: int, scores: Sequence[int], before: Sequence[int]) -> CribbageBoard:
    """Draws the scores of the sides towards a target, and the scores they had before.

    >>> board = cribbage_board(61, [12, 0], [4, 0])
    >>> board.points_a_hole, len(board.marks), board.svg.count("oe-crib-peg-1")
    (1, 2, 2)
    """
    track = Track(target, len(scores))
    pegs = "".join(
        _pegs(track, lane, now, was)
        for lane, (now, was) in enumerate(zip(scores, before, strict=True))
    )
    size = f"0 0 {track.width:g} {track.height:g}"
    return CribbageBoard(
        svg=_svg("oe-crib", size, _wood(track) + pegs),
        width=track.width,
        height=track.height,
        points_a_hole=track.points_a_hole,
        marks=tuple(peg_mark(lane) for lane in range(len(scores))),
    )


@lru_cache(maxsize=32)
def peg_mark(lane: int) -> str:
    """The pegs of a lane alone, as a mark beside a name.

    >>> peg_mark(0).startswith('<svg class="oe-crib-mark"')
    True
    """
    return _svg("oe-crib-mark", "-0.55 -0.55 1.1 1.1", _peg(lane, (0, 0), _RADIUS, was=False))


def _svg(name: str, view: str, inside: str) -> str:
    return (
        f'<svg class="{name}" xmlns="http://www.w3.org/2000/svg" viewBox="{view}"'
        f' aria-hidden="true" focusable="false">{inside}</svg>'
    )


@lru_cache(maxsize=16)
def _wood(track: Track) -> str:
    """All but the pegs."""
    inset = 0.1
    wood = (
        f'<rect class="oe-crib-wood" color="{_WOOD}" fill="currentColor" x="{inset}" y="{inset}"'
        f' width="{track.width - 2 * inset:g}" height="{track.height - 2 * inset:g}" rx=".8"/>'
        f'<rect class="oe-crib-rule" color="{_RULE}" fill="none" stroke="currentColor"'
        f' stroke-width=".08" x=".3" y=".3" width="{track.width - 0.6:g}"'
        f' height="{track.height - 0.6:g}" rx=".6"/>'
    )
    bands, rules, holes, marked = [], [], [], []
    for row in range(track.rows):
        first = row * track.in_row + 1
        last = track.holes if row == track.rows - 1 else first + track.in_row - 1
        bands.append(_band(track, row, first, last))
        rules.append(_rules(track, first, last))
        holes += [
            _run(track, lane, first, min(last, track.holes - 1)) for lane in range(track.lanes)
        ]
        marked.append(_figures(track, first, last))
    holes += [_run(track, lane, -1, 0) for lane in range(track.lanes)]
    finish = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r=".3"/><circle cx="{x:g}" cy="{y:g}" r=".12"/>'
        for x, y in (track.place(track.holes, lane) for lane in range(track.lanes))
    )
    return (
        f'{wood}<g class="oe-crib-inlay" color="{_INLAY}" fill="currentColor">{"".join(bands)}</g>'
        f'<path class="oe-crib-rule" color="{_RULE}" fill="none" stroke="currentColor"'
        f' stroke-width=".07" d="{"".join(rules)}"/>'
        f'<path class="oe-crib-hole" color="{_HOLE}" fill="none" stroke="currentColor"'
        f' stroke-width=".42" stroke-linecap="round" d="{"".join(holes)}"/>'
        f'<g class="oe-crib-finish" color="{_HOLE}" fill="none" stroke="currentColor"'
        f' stroke-width=".1">{finish}</g>'
        f'<g class="oe-crib-figure" color="{_FIGURE}" fill="none" stroke="currentColor"'
        f' stroke-width=".13" stroke-linecap="round" stroke-linejoin="round">{"".join(marked)}</g>'
    )


def _band(track: Track, row: int, first: int, last: int) -> str:
    """The strip under the lanes of a row, with the start before the first one."""
    left = track.place(-1 if first == 1 else first, 0)[0] - 0.7
    right = track.place(last, 0)[0] + 0.7
    top = track.row_top(row) + FIGURES
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{right - left:g}" height="{track.band:g}"'
        ' rx=".35"/>'
    )


def _rules(track: Track, first: int, last: int) -> str:
    """The lines between groups of five, and that of the start."""
    lines = []
    top, bottom = track.place(first, 0)[1] - 0.6, track.place(first, track.lanes - 1)[1] + 0.6
    for hole in range(first if first == 1 else first + GROUP, last + 1, GROUP):
        x = track.place(hole, 0)[0] - 0.5 - GAP / 2
        lines.append(f"M{x:g} {top:g}V{bottom:g}")
    return "".join(lines)


def _run(track: Track, lane: int, first: int, last: int) -> str:
    """The holes of a lane from one to another within a row, as points of a path."""
    points = []
    before = None
    for hole in range(first, last + 1):
        x, y = track.place(hole, lane)
        points.append(f"M{x:g} {y:g}h0" if before is None else f"m{x - before:g} 0h0")
        before = x
    return "".join(points)


def _figures(track: Track, first: int, last: int) -> str:
    """The numbers above a row: at every ten holes, and at the target."""
    target = str(track.target)
    end = track.place(track.holes, 0)
    drawn = []
    for hole in range(first, last + 1):
        if hole % 10 or hole == track.holes:
            continue
        text = str(hole * track.points_a_hole)
        x, y = track.place(hole, 0)
        room = (figures_width(text, _SIZE) + figures_width(target, _SIZE)) / 2 + 0.5
        if y != end[1] or end[0] - x > room:
            drawn.append(figures(text, x, y - 0.75 - _SIZE - 0.12, _SIZE))
    if last == track.holes:
        drawn.append(figures(target, end[0], end[1] - 0.75 - _SIZE - 0.12, _SIZE))
    return "".join(drawn)


def _pegs(track: Track, lane: int, now: int, was: int) -> str:
    full, hollow = track.hole_of(now), track.hole_of(was)
    shared = full == hollow and full > 0
    before = _peg(lane, track.place(hollow if hollow else -1, lane), _RADIUS, was=True)
    return before + _peg(lane, track.place(full, lane), 0.24 if shared else _RADIUS, was=False)


def _peg(lane: int, place: tuple[float, float], radius: float, *, was: bool) -> str:
    number = lane % len(_SHAPES)
    shape = _SHAPES[number].format(
        r=round(radius, 3),
        s=round(0.86 * radius, 3),
        d=round(1.1 * radius, 3),
        t=round(0.85 * radius, 3),
    )
    look = 'fill="none" stroke="currentColor" stroke-width=".13"' if was else 'fill="currentColor"'
    x, y = place
    return (
        f'<path class="oe-crib-peg oe-crib-peg-{number + 1}{" oe-crib-was" if was else ""}"'
        f' color="{_PEGS[number]}" {look} transform="translate({x:g} {y:g})" d="{shape}"/>'
    )
