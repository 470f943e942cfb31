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

from .marks import _

CATALOG = "rulebook"


PHRASES = {
    # tables of the rules
    "players": _("Players"),
    "dealt": _("Tiles dealt to each"),
    "boneyard": _("Boneyard"),
    "target": _("Match target"),
    "rule": _("The rule"),
    "example": _("Example"),
    "outcome": _("On the example"),
    "played_by": _("Played so: {names}"),
    "games": _("In this book: {names}"),
    # the page of claims, and the badge that links to it
    "badge": _("Checked: {count} claims"),
    "claims_kind": _("What is claimed"),
    "claims_total": _("In all"),
    "claims_version": _("Checked by version {version} of the engine. Claims in each language:"),
    "claims_marks": _("Numbers that authors have marked as no claim: {numbers}"),
    "claims_stated": _("Sentences that state a rule, with what was tried for them: {count}"),
    "claims_excused": _("Sentences that state no rule though they sound like one: {count}"),
    "tried_rounds": _("rounds played by chance: {count}"),
    "tried_positions": _("positions: {count}"),
    "tried_settlements": _("settlements: {count}"),
    "tried_matches": _("matches begun: {count}"),
    "tried_scores": _("scores: {count}"),
    "tried_checks": _("checks of a blocked round: {count}"),
    "tried_rules": _("sets of rules: {count}"),
    "claims_no_marks": _("No number is marked as no claim."),
    # a worked score
    "player": _("Player {number}"),
    "went_out": _("out"),
    "pips_left": _("Pips left"),
    "points": _("Points"),
    "winner": _("wins the round"),
    # a worked match
    "round": _("Round"),
    "leads": _("Leads"),
    "score": _("Score"),
    "scores": _("Scores after a round"),
    "meaning": _("What they mean"),
    "plays_on": _("The match goes on."),
    "leads_next": _("Player {number} leads the next round."),
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
    # a position with hands
    "seats": _("Players and their hands"),
    "to_play": _("to play"),
    "tiles": _("Tiles: {count}"),
    "face_down": _("face down"),
    "protected": _("Never drawn: {count}"),
    "allowed": _("The engine allows:"),
    "refusal": _("{action}: {reason}"),
    "hand_of": _("Hand of player {number}"),
    "other_actions": _("Other actions"),
    "draw": _("Draw a tile"),
    "pass": _("Pass"),
    "to_start": _("Back to the start"),
    # the check of a blocked round
    "looks": _("The check, seat by seat"),
    "open_ends": _("Open ends"),
    "drawable": _("Tiles that can still be drawn: {count}"),
    "declare": _("What the player declares"),
    "can": _("I can place"),
    "cannot": _("I cannot place"),
    "idle": _("need not look"),
    "one_back": _("One look back"),
    # the calculator
    "ending": _("How the round ended"),
    "blocked": _("The round is blocked"),
    "out": _("Player {number} went out"),
    "left": _("Left in the hands"),
    "left_hint": _("Type a total such as {total}, or tiles such as {tiles}."),
    "pick": _("Tiles"),
    "choose_for": _("Tiles of player {number}"),
    "last": _("Who placed last"),
    "not_said": _("not said"),
    "rules_text": _("These rules as text:"),
    "link": _("Link to this round"),
    "result": _("The settlement"),
    # the seat of the reader
    "you": _("You"),
    "hand": _("Your hand"),
}
"""What stands in the page from the start, by the name that templates use."""

SUBJECTS = {
    # Of the words between the strokes, one stands in each sentence that tells of the number.
    "tiles": _("set|all"),
    "highest": _("pips|highest"),
    "reserve": _("boneyard|protected"),
    "hand_sizes": _("deal|dealt|each"),
    "targets": _("target|match"),
    "boneyards": _("boneyard"),
    "double": _("double|equal"),
    # Numbers of players, as sentences about them have them.
    "players_2": _("two"),
    "players_3": _("three"),
    "players_4": _("four"),
}
"""What a number of the rules is about, as sentences say it."""

GAMES = {
    "block": _("Block"),
    "draw": _("Draw"),
    "common-draw": _("common draw rule"),
    "partners-block": _("partners"),
}
"""Rules with a name, as a sentence names them."""

_TROUBLE = {
    "loading": _(
        "The engine takes a while to come: {loaded} of {total} MB are here. Your choice waits."
    ),
    "failed_policy": _(
        "The engine may not run here: this browser, or the policy of this site, forbids it. You "
        "can read on; your choice is kept."
    ),
    "failed_renewed": _(
        "The book has been renewed since you opened this page. Load the new page to play on; your "
        "place and your choice are kept."
    ),
    "load_new": _("Load the new page"),
    "failed_start": _("The engine could not start. You can read on; your choice is kept."),
    "failed_stopped": _("The engine has stopped. Nothing is lost, and your choice is kept."),
    "failed_timeout": _("The engine does not answer. Nothing is lost, and your choice is kept."),
    "failed_request": _("The engine could not read the request. Everything is as it was."),
}

_TURNS = {
    "released": _("Nothing is chosen."),
    "first": _("Choose a tile first, then an end."),
    "undone": _("Taken back."),
}

SAID = {
    "diagram": {
        **_TROUBLE,
        **_TURNS,
        "hint": _("Choose a tile below, then an end of the line."),
        "step": _("Step {number} of {count}."),
        "starting": _("The engine is starting. Your tile waits: {tile}, {end}."),
        "restored": _("This is the documented step again."),
        "solved_every-end": _("Right: this tile fits every open end."),
    },
    "position": {
        **_TROUBLE,
        **_TURNS,
        "hint": _("It is player {number}'s turn. Choose a tile and an end, draw, or pass."),
        "hand": _("Hand of player {number}"),
        "own_hand": _("Your hand"),
        "starting": _("The engine is starting. Your choice waits."),
        "restored": _("This is the start again."),
    },
    "check": {
        "hint": _("Player {number} looks first. Can a tile of this hand be placed?"),
        "next": _("Player {number} is next."),
        "not_so": _("Say it as it is."),
        "back": _("Taken back. Player {number} looks again."),
        "restored": _("The check begins again, with player {number}."),
    },
    "calculator": {
        **_TROUBLE,
        "starting": _("The engine is starting. What you typed is kept."),
        "wrong": _("This cannot be settled yet. See the words beside the fields."),
        "bad_link": _("Part of the link cannot be read: {parts}. The first values stand there."),
    },
    "practice": {**_TROUBLE, **_TURNS},
}
"""What the board says while one plays, by figure and by the name that scripts use."""

NAMING = {"join": _("{placed} {joined}")}
"""Which of the two tiles of a join the sentences of a language name first."""


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
    return translated(env, PHRASES)


def said(env: BuildEnvironment, figure: str) -> dict[str, str]:
    """What the board says while one plays on a kind of figure, in the language of the build."""
    return translated(env, SAID[figure])


def engine_language(env: BuildEnvironment) -> str:
    """The language in which the engine speaks on the pages."""
    return env.config.language if env.config.language in LANGUAGES else "en"


def translated(env: BuildEnvironment, messages: dict[str, str]) -> dict[str, str]:
    """Messages of the extension in the language of the build, by their names."""
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
