"""What the `setup` of a feature answers Sphinx, and how it registers a style sheet or a script."""

from pathlib import Path

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.util.typing import ExtensionMetadata

PARALLEL: ExtensionMetadata = {
    "version": "1",
    "parallel_read_safe": True,
    "parallel_write_safe": True,
}
"""Pages may be read and written by several processes."""

AFTER_OWN_SHEETS = 810
"""Behind the style sheets that conf.py names (800), on whose colours and type ours are built."""

LAST_SCRIPT = 900


def add_style_sheet(app: Sphinx, sheet: Path, place: int) -> None:
    """Have every page load a style sheet; `place` is its place in the cascade of this extension."""

    def serve(app: Sphinx, config: Config) -> None:
        config.html_static_path.append(str(sheet))

    app.connect("config-inited", serve)
    app.add_css_file(sheet.name, priority=AFTER_OWN_SHEETS + place)


def add_module(app: Sphinx, script: Path) -> None:
    """Have every page load a script that is a module. For `config-inited`."""
    app.config.html_static_path.append(str(script))
    app.add_js_file(script.name, priority=LAST_SCRIPT, type="module")
