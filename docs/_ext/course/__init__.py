"""Lessons: `lessons` reads and judges their files, `figures` puts them on pages.

As an extension of Sphinx it gives the directives `lesson` and `course`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # lessons are read and judged without Sphinx
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

FEATURES = ("lesson", "course_list")


def setup(app: "Sphinx") -> "ExtensionMetadata":
    app.setup_extension("rulebook")
    for feature in FEATURES:
        app.setup_extension(f"{__name__}.figures.{feature}")
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
