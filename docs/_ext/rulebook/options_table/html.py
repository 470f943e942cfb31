"""HTML of the table of options: a small table for each, so that a phone shows it whole."""

from docutils import nodes
from sphinx.writers.html5 import HTML5Translator

from openends.words import listed

from ..html import env_of, render, with_tiles
from ..phrases import engine_language, phrases
from .directive import option, options_table
from .values import options_shown


def visit_options_table(writer: HTML5Translator, node: options_table) -> None:
    env = env_of(writer)
    language = engine_language(env)
    ids = {entry["option"]: entry["ids"][0] for entry in node.findall(option)}
    shown = options_shown(language)
    writer.body.append(
        render(
            "rulebook/options_table/options_table.html",
            options=[
                {
                    **one,
                    "id": ids[one["option"]],
                    "given": with_tiles(one["given"], language),
                    "values": [
                        {
                            **value,
                            "said": with_tiles(value["said"], language),
                            "outcome": with_tiles(value["outcome"], language),
                            "games": listed(value["games"], language),
                            "played_by": listed(value["played_by"], language),
                        }
                        for value in one["values"]
                    ],
                }
                for one in shown
            ],
            words=phrases(env),
        )
    )
    raise nodes.SkipNode
