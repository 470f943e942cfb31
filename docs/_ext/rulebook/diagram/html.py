"""HTML of a diagram and its steps."""

from docutils import nodes
from markupsafe import Markup, escape
from sphinx.writers.html5 import HTML5Translator

from openends.drawing import NARROWEST
from openends.variants import read_rules
from openends.words import say
from openends_page.api import Position, position

from ..html import (
    WIDTH,
    begin,
    content,
    env_of,
    inline_tile,
    page_data,
    pick,
    render,
    sized,
    with_tiles,
)
from ..phrases import engine_language, phrases, said
from .directive import diagram
from .step import line_of, refusals, step


def visit_steps(writer: HTML5Translator, node: nodes.Element) -> None:
    writer.body.append('<ol class="oe-steps">\n')


def depart_steps(writer: HTML5Translator, node: nodes.Element) -> None:
    writer.body.append("</ol>\n")


def visit_step(writer: HTML5Translator, node: step) -> None:
    begin(writer)


def depart_step(writer: HTML5Translator, node: step) -> None:
    env = env_of(writer)
    language = engine_language(env)
    words = phrases(env)
    shown = ask_position(node, language)
    placed = escape(words["placed"]).format(tile=inline_tile(line_of(node).tiles[-1], language))
    writer.body.append(
        render(
            "rulebook/diagram/step.html",
            number=node.parent.index(node) + 1,
            placed=placed,
            caption=content(writer),
            refused=refused_said(node, language),
            picture=sized(shown["picture"], shown["size"]),
            said=shown["words"],
            words=words,
        )
    )


def ask_position(node: step, language: str) -> Position:
    """The position of a step as the engine answers it to a page."""
    return position(
        {"line": node["line"], "rules": node["rules"], "lang": language, "width": WIDTH}
    )


def refused_said(node: step, language: str) -> list[Markup]:
    """Why the placements shown as refused are refused, each reason once, its tiles drawn."""
    sentences = dict.fromkeys(say(refusal, language) for refusal in refusals(node))
    return [with_tiles(sentence, language) for sentence in sentences]


def visit_diagram(writer: HTML5Translator, node: diagram) -> None:
    begin(writer)


def depart_diagram(writer: HTML5Translator, node: diagram) -> None:
    env = env_of(writer)
    language = engine_language(env)
    steps = list(node.findall(step))
    # The picture and the line of words stand in the page already.
    in_page = ("picture", "words")
    data = {
        "rules": node["rules"],
        "lang": language,
        "width": WIDTH,
        "narrowest": NARROWEST,
        "steps": [
            {name: value for name, value in shown.items() if name not in in_page}
            | ({"puzzle": one["puzzle"], "solved": one["solved"]} if one["puzzle"] else {})
            for one, shown in ((one, ask_position(one, language)) for one in steps)
        ],
        "say": said(env, "diagram"),
    }
    tray = [pick(one, language) for one in read_rules(node["rules"]).tile_set]
    writer.body.append(
        render(
            "rulebook/diagram/diagram.html",
            id=node["ids"][0],
            other_ids=node["ids"][1:],
            content=content(writer),
            count=len(steps),
            tray=tray,
            words=phrases(env),
            hint=said(env, "diagram")["hint"],
            data=page_data(data),
        )
    )
