"""HTML of a practice table: the form of a new match, and the empty table that scripts fill."""

from markupsafe import Markup
from sphinx.writers.html5 import HTML5Translator

from openends import DOUBLE_SIX, Rules
from openends.drawing import NARROWEST, back_picture
from openends.notation import MOST_CHARACTERS
from openends.players import LEVELS, USUAL
from openends.rules import PARTNERS
from openends.words.levels import level_said
from openends.words.options import game_name
from openends_page.api import position

from ..html import WIDTH, begin, content, env_of, page_data, pick, render, sized
from ..kept_words import KEPT, KEPT_NOTICES, KEPT_SAID
from ..phrases import engine_language, phrases, said, translated
from ..unwritten import GAMES
from .directive import practice
from .opponents import faces, opponents
from .presets import PRESETS
from .words import KEEPING, SAID, WORDS

SEATS = 4
"""As many as sit at a table."""

EXAMPLE = "draw;reserve=0"
"""Rules as text, for the form."""

SPEEDS = ("at_once", "quickly", "calmly", "slowly")
"""How fast the others move, the fastest first."""

HABITS = ("one_tap", "auto_pass", "sounds")
"""What a reader can have the table do."""


def visit_practice(writer: HTML5Translator, node: practice) -> None:
    begin(writer)


def depart_practice(writer: HTML5Translator, node: practice) -> None:
    env = env_of(writer)
    language = engine_language(env)
    words = phrases(env) | translated(env, WORDS | KEPT)
    levels = {level: level_said(level, language) for level in LEVELS}
    first = position({"line": "", "rules": "block", "lang": language, "width": WIDTH})
    writer.body.append(
        render(
            "rulebook/practice/practice.html",
            id=node["ids"][0],
            other_ids=node["ids"][1:],
            content=content(writer),
            games=[_game(name, rules, language) for name, rules in GAMES.items()],
            example=EXAMPLE,
            seats=range(2, SEATS + 1),
            partner=1 + PARTNERS // 2,
            levels=[{"value": level, "said": called} for level, called in opponents(env).items()],
            presets=PRESETS,
            preset_words=translated(env, {preset.words: preset.words for preset in PRESETS}),
            usual=USUAL,
            habits=HABITS,
            speeds=[{"value": speed, "said": words[speed]} for speed in SPEEDS],
            picture=sized(first["picture"], first["size"]),
            tray=[pick(tile, language, able=False) for tile in DOUBLE_SIX],
            back=Markup(back_picture()),
            words=words,
            welcome=translated(env, SAID)["welcome"],
            data=page_data(
                {
                    "lang": language,
                    "width": WIDTH,
                    "narrowest": NARROWEST,
                    "margin": first["size"][0] - WIDTH,
                    "levels": levels,
                    "opponents": opponents(env),
                    "faces": faces(),
                    "longest": MOST_CHARACTERS,
                    "say": said(env, "practice") | translated(env, SAID | KEPT_SAID),
                    "keeping": translated(env, KEEPING | KEPT_NOTICES),
                }
            ),
        )
    )


def _game(name: str, rules: Rules, language: str) -> dict[str, object]:
    """A game that the form offers: who can play it, to what score, and how a round begins."""
    return {
        "name": name,
        "said": game_name(name, language),
        "players": [players for players in rules.players if players <= SEATS],
        "targets": {players: rules.targets[players] for players in rules.players},
        "hands": rules.hand_sizes,
        "boneyards": rules.boneyards,
        "partners": rules.partners,
    }
