"""Reading translations in half the time.

MyST makes a document with all of docutils' settings for every sentence that it reads, and throws it
away where it was given one, as in every translated sentence. The settings are the same each time, so
they are made once. Only this check is so patched; where MyST has changed, nothing happens.
"""

from functools import cache

from myst_parser.mdit_to_docutils import base

NAME = "get_default_settings"


def make_settings_once() -> None:
    """Keep what MyST asks docutils for, by kind of parser."""
    made = getattr(base, NAME, None)
    if made is not None and not hasattr(made, "cache_info"):
        setattr(base, NAME, cache(made))
