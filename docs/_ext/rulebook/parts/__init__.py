"""What figures share: their captions, macros of templates, and the style of tiles, table and shelves."""

from pathlib import Path

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.util.typing import ExtensionMetadata

from ..feature import PARALLEL, add_module, add_style_sheet
from ..nodes import diagram_caption
from ..text import SILENT
from .caption import depart_caption, visit_caption

BOARD = "rulebook_board"
"""The setting that names the bundle of the page's elements; empty where pages are only read."""


def add_board(app: Sphinx, config: Config) -> None:
    """Have every page load the bundle, where there is one."""
    board = Path(config[BOARD])
    if board.is_file():
        add_module(app, board)


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_node(diagram_caption, html=(visit_caption, depart_caption), text=SILENT)
    app.add_config_value(BOARD, "", "html", (str,))
    app.connect("config-inited", add_board)
    add_style_sheet(app, Path(__file__).with_name("board.css"), 0)
    add_style_sheet(app, Path(__file__).with_name("kept.css"), 60)
    return PARALLEL
