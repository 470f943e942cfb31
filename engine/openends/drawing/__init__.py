"""Pictures of positions: where tiles lie, and the SVG that shows it."""

from openends.drawing.layout import NARROWEST, Box, LaidTile, Layout, Slot, lay_out
from openends.drawing.svg import Picture, picture, tile_picture

__all__ = [
    "NARROWEST",
    "Box",
    "LaidTile",
    "Layout",
    "Picture",
    "Slot",
    "lay_out",
    "picture",
    "tile_picture",
]
