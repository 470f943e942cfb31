"""A table of hand sizes, boneyards and targets."""

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from ..feature import PARALLEL
from .directive import HandsTable


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_directive("hands-table", HandsTable)
    return PARALLEL
