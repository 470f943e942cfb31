"""Pictures as SVG: of a line of play, and of single tiles.

Every shape takes `currentColor`, which a page sets by class and which survives forced
colours; the colours written here are for pictures that stand alone. No fonts and no ids,
so any number of pictures fit into one page.
"""

from dataclasses import dataclass

from openends.drawing.layout import Box, LaidTile, Slot, lay_out, start_box
from openends.drawing.pips import pip_places, pip_radius
from openends.line import Arm, Line
from openends.tiles import Tile

MARGIN = 0.25
"""Space around a picture, in half-tiles."""

_CORNER = 0.16  # radius of a tile's corners
_INSET = 0.03  # tiles are drawn a little smaller than their place, so that edges show

_IVORY, _INK, _EDGE, _ACCENT = "#f8f4e6", "#22252b", "#8a7f66", "#0b6e5f"
_BACK, _PATTERN = "#7c4a32", "#e3c9a4"


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a line: the parts of its SVG, its size and the places of its open ends in half-tiles."""

    frame: str
    """The SVG up to the first tile: all that a further tile can change."""
    tiles: tuple[str, ...]
    """The tiles in the order placed: what has been drawn of one stays, but for the mark of the last."""
    width: float
    height: float
    ends: dict[Arm, Box]
    """Boxes from the picture's upper left corner."""

    @property
    def svg(self) -> str:
        """The whole picture."""
        return f"{self.frame}{''.join(self.tiles)}</svg>"


def picture(line: Line, width: int, *, new: Tile | None = None) -> Picture:
    """Draws a line within a width in half-tiles; `new` is the tile to mark as just placed.

    The picture is as wide as asked for and as high as its rows. Raises `ValueError` for a
    width below 8.

    >>> from openends.line import RIGHT
    >>> drawn = picture(Line("[1|4] [1|1]@1"), 12, new=Tile("[1|1]"))
    >>> drawn.width, drawn.height, drawn.ends[RIGHT]
    (12.5, 2.5, Box(x=7.25, y=0.75, width=2, height=1))
    """
    layout = lay_out(line, width)
    slots = [_slot(arm, slot) for arm, slot in layout.slots.items()]
    if not line:
        slots.append(_frame(start_box(width, double=False)))
    tiles = tuple(_tile(laid, new=laid.tile is new) for laid in layout.tiles)
    left, top = -MARGIN, layout.top - MARGIN
    whole = Box(left, top, width + 2 * MARGIN, layout.bottom + MARGIN - top)
    ends = {
        arm: slot.box._replace(x=slot.box.x - left, y=slot.box.y - top)
        for arm, slot in layout.slots.items()
    }
    frame = _opened("oe-picture", whole, slots)
    return Picture(frame, tiles, whole.width, whole.height, ends)


def tile_picture(tile: Tile, *, upright: bool = True) -> str:
    """Draws one tile, upright with its low half above, or lying with its low half left.

    >>> tile_picture(Tile("[0|1]")).startswith('<svg class="oe-single"')
    True
    """
    box = Box(0, 0, 1, 2) if upright else Box(0, 0, 2, 1)
    laid = LaidTile(tile, box, (tile.low, tile.high))
    return _svg("oe-single", box, [_tile(laid, new=False)])


def back_picture(*, upright: bool = True) -> str:
    """Draws a tile that lies face down: nothing on it tells which one it is.

    >>> back_picture().startswith('<svg class="oe-single"')
    True
    """
    box = Box(0, 0, 1, 2) if upright else Box(0, 0, 2, 1)
    x, y = box.width / 2, box.height / 2
    diamonds = "".join(
        f"M{_number(x)} {_number(y - tall)}L{_number(x + wide)} {_number(y)}"
        f"L{_number(x)} {_number(y + tall)}L{_number(x - wide)} {_number(y)}Z"
        for wide, tall in ((0.27 * box.width, 0.27 * box.height), (0.1, 0.1))
    )
    frame = Box(0.14, 0.14, box.width - 0.28, box.height - 0.28)
    ornament = (
        f'<g class="oe-pattern" color="{_PATTERN}" fill="none" stroke="currentColor"'
        f' stroke-width=".05"><rect {_rounded(frame)}/><path d="{diamonds}"/></g>'
    )
    back = f'<rect class="oe-back" color="{_BACK}" fill="currentColor" {_rounded(box)}/>'
    return _svg("oe-single", box, [f"{back}{ornament}{_edge(box, _EDGE, '.05')}"])


def slot_picture(pips: int) -> str:
    """Draws one open end alone: the place for a tile, with the pips that it asks for.

    >>> slot_picture(11).count("<circle")
    11
    """
    box = Box(0, 0, 2, 1)
    return _svg("oe-single", box, [_frame(box) + _hint(Box(0, 0, 1, 1), pips, lying=True)])


def _svg(name: str, box: Box, parts: list[str]) -> str:
    return f"{_opened(name, box, parts)}</svg>"


def _opened(name: str, box: Box, parts: list[str]) -> str:
    view = " ".join(map(_number, box))
    return (
        f'<svg class="{name}" xmlns="http://www.w3.org/2000/svg" viewBox="{view}"'
        f' aria-hidden="true" focusable="false">{"".join(parts)}'
    )


def _tile(laid: LaidTile, *, new: bool) -> str:
    names = [
        "oe-tile",
        *(["oe-new"] if new else []),
        *(["oe-double"] if laid.tile.is_double else []),
    ]
    first, second = laid.halves
    lying = laid.box.width > laid.box.height
    bar = (
        f"M{_number(second.x)} {_number(second.y + 0.14)}v.72"
        if lying
        else f"M{_number(second.x + 0.14)} {_number(second.y)}h.72"
    )
    edge, thickness = (_ACCENT, ".1") if new else (_EDGE, ".05")
    pips = "".join(
        _pips(half, count, lying) for half, count in zip((first, second), laid.pips, strict=True)
    )
    return (
        f'<g class="{" ".join(names)}" data-tile="{laid.tile}">'
        f'<rect class="oe-face" color="{_IVORY}" fill="currentColor" {_rounded(laid.box)}/>'
        f'<path class="oe-bar" color="{_EDGE}" stroke="currentColor" stroke-width=".04" d="{bar}"/>'
        f'<g class="oe-pip" color="{_INK}" fill="currentColor">{pips}</g>'
        f"{_edge(laid.box, edge, thickness)}</g>"
    )


def _edge(box: Box, colour: str, thickness: str) -> str:
    return (
        f'<rect class="oe-edge" color="{colour}" fill="none" stroke="currentColor"'
        f' stroke-width="{thickness}" {_rounded(box)}/>'
    )


def _pips(half: Box, pips: int, lying: bool) -> str:
    radius = _number(pip_radius(pips))
    return "".join(
        f'<circle cx="{_number(half.x + x)}" cy="{_number(half.y + y)}" r="{radius}"/>'
        for x, y in pip_places(pips, lying=lying)
    )


def _slot(arm: Arm, slot: Slot) -> str:
    laid = LaidTile(Tile(slot.pips, slot.pips), slot.box, (slot.pips, slot.pips))
    half = laid.halves[0 if slot.first else 1]
    hint = _hint(half, slot.pips, lying=slot.box.width > slot.box.height)
    return f'<g class="oe-end" data-end="{arm}">{_frame(slot.box)}{hint}</g>'


def _hint(half: Box, pips: int, *, lying: bool) -> str:
    drawn = _pips(half, pips, lying)
    if not drawn:
        return ""
    return (
        f'<g class="oe-hint" color="{_ACCENT}" fill="none" stroke="currentColor"'
        f' stroke-width=".04">{drawn}</g>'
    )


def _frame(box: Box) -> str:
    return (
        f'<rect class="oe-slot" color="{_ACCENT}" fill="none" stroke="currentColor"'
        f' stroke-width=".05" stroke-dasharray=".16 .12" {_rounded(box)}/>'
    )


def _rounded(box: Box) -> str:
    x, y = box.x + _INSET, box.y + _INSET
    width, height = box.width - 2 * _INSET, box.height - 2 * _INSET
    return (
        f'x="{_number(x)}" y="{_number(y)}" width="{_number(width)}"'
        f' height="{_number(height)}" rx="{_number(_CORNER)}"'
    )


def _number(value: float) -> str:
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
