"""The opponents of a practice table as a reader meets them: a name and a face for each level.

A level that somebody else has registered is called by its words alone and has the plain face.
"""

from collections.abc import Mapping

from markupsafe import Markup
from sphinx.environment import BuildEnvironment

from openends.players import LEVELS
from openends.words.levels import level_said

from ..marks import _
from ..phrases import engine_language, translated

NAMES = {
    "random": _("Chick"),
    "heavy": _("Bear"),
    "thoughtful": _("Owl"),
    "sampling": _("Fox"),
}
"""What sits there, by level."""

NAMED = {"named": _("{name}, {level}")}
"""A name with what its owner does: `Bear, heaviest first`."""

_PLAIN = "M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0M9.5 11v.1M14.5 11v.1M9.5 15h5"
_FACES = {
    "random": (
        "M5 13a7 7 0 1 0 14 0a7 7 0 1 0-14 0M9.5 12v.1M14.5 12v.1"
        "M10.5 15l1.5 1.6 1.5-1.6zM12 6l-1-3M12 6l1.5-2.5"
    ),
    "heavy": (
        "M5 13.5a7 6.5 0 1 0 14 0a7 6.5 0 1 0-14 0"
        "M6.5 8.5a2.4 2.4 0 1 1 3-1M17.5 8.5a2.4 2.4 0 1 0-3-1"
        "M9.5 12v.1M14.5 12v.1M10.8 15h2.4l-1.2 1.2zM12 16.2v1.2"
    ),
    "thoughtful": (
        "M5 5l3 1.8h8L19 5v8.5a7 6.5 0 0 1-14 0zM6.8 11.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0"
        "M12.2 11.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M9.3 11.5v.1M14.7 11.5v.1M12 14.5v1.8"
    ),
    "sampling": "M4.5 4.5l4 3.2h7l4-3.2-.8 8L12 20l-6.7-7.5zM9 11.5l1.2.6M15 11.5l-1.2.6M12 18.5v.1",
}


def face(level: str) -> Markup:
    """The face of a level's player, in a few strokes.

    >>> face("heavy").startswith("<svg")
    True
    """
    strokes = _FACES.get(level, _PLAIN)
    return Markup(
        '<svg class="oe-face-of" viewBox="0 0 24 24" aria-hidden="true" focusable="false">'
        '<path d="{}" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"'
        ' stroke-linejoin="round"/></svg>'
    ).format(strokes)


def faces() -> dict[str, str]:
    """The face of every level."""
    return {level: str(face(level)) for level in LEVELS}


def opponents(env: BuildEnvironment) -> Mapping[str, str]:
    """What the player of each level is called in the language of the build."""
    language = engine_language(env)
    names = translated(env, NAMES)
    both = translated(env, NAMED)["named"]
    return {
        level: both.format(name=names[level], level=level_said(level, language))
        if level in names
        else level_said(level, language)
        for level in LEVELS
    }
