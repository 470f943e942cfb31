"""Pictures of positions: where tiles lie, and the SVG that shows it."""

from openends.drawing.layout import NARROWEST, Box, LaidTile, Layout, Slot, check_drawable, lay_out
from openends.drawing.svg import Picture, back_picture, picture, slot_picture, tile_picture

__all__ = [
    "NARROWEST",
    "Box",
    "LaidTile",
    "Layout",
    "Picture",
    "Slot",
    "back_picture",
    "check_drawable",
    "lay_out",
    "picture",
    "slot_picture",
    "tile_picture",
]
