"""Reading translated sentences in half the time.

Sphinx reads every translated sentence as a document of its own, some 1,400 a language. For each of them MyST
makes a Markdown parser anew, and a document with all of docutils' settings that it throws away, as it was
given one. Here a parser that is done is used for the next sentence, and the settings are made once.
"""

from functools import cache

from docutils import nodes
from markdown_it import MarkdownIt
from myst_parser.config.main import MdParserConfig
from myst_parser.mdit_to_docutils import base
from myst_parser.mdit_to_docutils.sphinx_ import SphinxRenderer
from myst_parser.parsers.mdit import create_md_parser
from myst_parser.parsers.sphinx_ import MystParser
from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

SETTINGS = "get_default_settings"


class QuickParser(MystParser):
    """MyST's parser, which reads as it does, and keeps the Markdown parser of the settings last used."""

    kept: tuple[MdParserConfig, MarkdownIt] | None = None

    def parse(self, inputstring: str, document: nodes.document) -> None:
        """Read a text into a document; one that begins with settings of its own has a parser of its own."""
        if inputstring.startswith("---"):
            super().parse(inputstring, document)
            return
        config: MdParserConfig = document.settings.env.myst_config
        kept, QuickParser.kept = (
            QuickParser.kept,
            None,
        )  # a text inside this one must not use it too
        if kept is None or kept[0] is not config:
            kept = config, create_md_parser(config, SphinxRenderer)
        kept[1].options["document"] = document
        kept[1].render(inputstring)
        QuickParser.kept = kept  # not after an error: what it left there is not known


def _make_settings_once() -> None:
    """Keep what MyST asks docutils for, by kind of parser; where MyST has changed, nothing happens."""
    made = getattr(base, SETTINGS, None)
    if made is not None and not hasattr(made, "cache_info"):
        setattr(base, SETTINGS, cache(made))


def setup(app: Sphinx) -> ExtensionMetadata:
    """Take the place of MyST's parser, which has to be registered before."""
    _make_settings_once()
    app.add_source_parser(QuickParser, override=True)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
