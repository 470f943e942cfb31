"""Claims of pages: what is judged and kept of them, how strict a page is, and what needs no figure to be found."""

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from ..feature import PARALLEL
from ..phrases import prepare
from .accounts import VERSION, ClaimCollector
from .markup import find_markup
from .numbering import find_numbering
from .stages import FIND
from .strict import add_settings


def setup(app: Sphinx) -> ExtensionMetadata:
    prepare(app)
    add_settings(app)
    app.add_env_collector(ClaimCollector)
    app.connect("doctree-read", find_numbering, priority=FIND)
    app.connect("doctree-read", find_markup, priority=FIND)
    return PARALLEL | {"env_version": VERSION}
