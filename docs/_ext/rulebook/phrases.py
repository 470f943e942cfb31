"""The words of the extension and of the board, in the language of the build.

They are translated in the catalog `rulebook`; sentences about a position are the engine's
own and are not here. Scripts find theirs in the page, so JavaScript holds no prose.
"""

import gettext
from functools import cache
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.environment import BuildEnvironment
from sphinx.util.i18n import CatalogInfo

from openends.words import LANGUAGES

CATALOG = "rulebook"


def _(message: str) -> str:
    """Marks a message for extraction; it is translated when a page is written."""
    return message


PHRASES = {
    # the table of hand sizes and targets
    "players": _("Players"),
    "dealt": _("Tiles dealt to each"),
    "target": _("Match target"),
    # a worked score
    "player": _("Player {number}"),
    "went_out": _("out"),
    "pips_left": _("Pips left"),
    "points": _("Points"),
    "winner": _("wins the round"),
    # a diagram, as it is read
    "placed": _("Placed tile: {tile}"),
    "refused": _("The engine refuses:"),
    # a diagram, as it is played
    "steps": _("Steps"),
    "step": _("Step {number}"),
    "back": _("Step back"),
    "forward": _("Step forward"),
    "own": _("Your own line, begun at step {number}."),
    "undo": _("Undo"),
    "restore": _("Back to the documented step"),
    "tray": _("Tiles of the set"),
    "retry": _("Try again"),
    "fits": _("fits"),
}
"""What stands in the page from the start, by the name that templates use."""

SAID = {
    "step": _("Step {number} of {count}."),
    "released": _("Nothing is chosen."),
    "first": _("Choose a tile first, then an end."),
    "starting": _("The engine is starting. Your tile waits: {tile}, {end}."),
    "undone": _("Taken back."),
    "restored": _("This is the documented step again."),
    "failed_start": _("The engine could not start. You can read on; your choice is kept."),
    "failed_stopped": _("The engine has stopped. Your line is safe, and your choice is kept."),
    "failed_timeout": _("The engine does not answer. Your line is safe, and your choice is kept."),
    "failed_request": _("The engine could not read the request. Your line is as it was."),
    "hint": _("Choose a tile below, then an end of the line."),
}
"""What the board says while one plays, by the name that scripts use."""


def prepare(app: Sphinx) -> None:
    """Compiles the catalog where it is newer than what was compiled.

    Sphinx compiles catalogs of pages only, and those after extensions have been set up.
    """
    language = app.config.language
    for folder in _folders(app.srcdir, app.config):
        catalog = CatalogInfo(folder / language / "LC_MESSAGES", CATALOG, "utf-8")
        if Path(catalog.po_path).exists() and catalog.is_outdated():
            catalog.write_mo(language)
    _translation.cache_clear()


def phrases(env: BuildEnvironment) -> dict[str, str]:
    """What stands in the page from the start, in the language of the build."""
    return _translated(env, PHRASES)


def said(env: BuildEnvironment) -> dict[str, str]:
    """What the board says while one plays, in the language of the build."""
    return _translated(env, SAID)


def engine_language(env: BuildEnvironment) -> str:
    """The language in which the engine speaks on the pages."""
    return env.config.language if env.config.language in LANGUAGES else "en"


def _translated(env: BuildEnvironment, messages: dict[str, str]) -> dict[str, str]:
    translation = _translation(_folders(env.srcdir, env.config), env.config.language)
    return {name: translation.gettext(message) for name, message in messages.items()}


def _folders(source: Path, config: Config) -> tuple[Path, ...]:
    # `locale_dirs` may be relative to the pages.
    return tuple(Path(source, folder) for folder in config.locale_dirs)


@cache
def _translation(folders: tuple[Path, ...], language: str) -> gettext.NullTranslations:
    # Not through `sphinx.locale`: its translators are global to the process, and a second
    # build in another language would go on speaking the first one.
    for folder in folders:
        try:
            return gettext.translation(CATALOG, folder, [language])
        except FileNotFoundError:
            continue
    return gettext.NullTranslations()
