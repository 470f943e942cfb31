"""Scores after a round, and what they mean for the match."""

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from ..feature import PARALLEL
from .directive import Results


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_directive("results", Results)
    return PARALLEL
