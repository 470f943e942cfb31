"""The Sphinx extension of the rule book: examples, tables and numbers by the engine.

Directives `diagram` with `step`, `position`, `blocked-check`, `score`, `match`, `results`,
`calculator`, `rules`, `hands-table`, `options-table`, `checked` and `practice`; roles `rule`, `pips`,
`end`, `tile`, `clash` and `number`; and every tile in a sentence, such as [1|4]. What a page claims is
compared with the engine when the page is read, and a wrong claim is a warning of type `rulebook` at its
line; so is, on a rules page, a digit or a tile that nothing checks.

Each feature is a folder and an extension of its own: its directive, its node, how it is written, its
template, its style sheet, and `setup(app)`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # what needs no Sphinx, such as `checksum`, is imported without it
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

FEATURES = (
    "claims",
    "checked",
    "parts",
    "diagram",
    "position",
    "score",
    "calculator",
    "blocked_check",
    "hands_table",
    "options_table",
    "match",
    "results",
    "rules_text",
    "practice",
    "prose",
    "statements",
)
"""The folders of this extension; those that others build on come first."""


def setup(app: "Sphinx") -> "ExtensionMetadata":
    for feature in FEATURES:
        app.setup_extension(f"{__name__}.{feature}")
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
