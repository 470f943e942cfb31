"""Writes the rule book's nodes as HTML that reads with scripts off, in print and aloud.

It runs when a page is written, in the language of the build, and asks the engine for every
picture and every line of words. The board's scripts patch what is written here.
"""

import json
from pathlib import Path

from docutils import nodes
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape
from sphinx.environment import BuildEnvironment
from sphinx.writers.html5 import HTML5Translator

from openends import RULES, Tile
from openends.drawing import NARROWEST, tile_picture
from openends.session import Position, position
from openends.words import say, tile_name

from .nodes import diagram, score, step, tile
from .phrases import engine_language, phrases, said
from .prose_tiles import IN_PROSE
from .score import settlement_of
from .step import line_of, refusals

WIDTH = 12
"""Half-tiles across a picture made by the build: what a small screen holds."""

HALF = 32
"""The side of half a tile, in CSS pixels, where there is room: `--oe-half` in board.css."""

WORD_JOINER = "\u2060"

_templates = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def _render(template: str, **context: object) -> str:
    return _templates.get_template(template).render(**context)


def _env(writer: HTML5Translator) -> BuildEnvironment:
    return writer.builder.env


def _open(writer: HTML5Translator) -> None:
    """Remembers where a node's content begins in what is written."""
    writer.context.append(len(writer.body))


def _close(writer: HTML5Translator) -> Markup:
    """Takes the content of a node back out of what is written."""
    start = writer.context.pop()
    content = Markup("".join(writer.body[start:]))
    del writer.body[start:]
    return content


def inline_tile(drawn: Tile, language: str) -> Markup:
    """A tile in a sentence: drawn for the eye, named for the ear, as text for a search."""
    return Markup(
        '<span class="oe-inline" role="img" aria-label="{name}">'
        '<span class="oe-unseen">{text}</span>{picture}</span>'
    ).format(
        name=tile_name(drawn, language),
        text=drawn,
        picture=Markup(tile_picture(drawn, upright=False)),
    )


def visit_tile(writer: HTML5Translator, node: tile) -> None:
    writer.body.append(inline_tile(Tile(node.astext()), engine_language(_env(writer))))
    following = node.parent[node.parent.index(node) + 1 :]
    if following and not following[0].astext()[:1].isspace():
        # A line may break beside a picture: a particle or a full stop must not be cut off.
        writer.body.append(WORD_JOINER)
    raise nodes.SkipNode


def visit_caption(writer: HTML5Translator, node: nodes.Element) -> None:
    writer.body.append('<figcaption class="oe-caption">\n')


def depart_caption(writer: HTML5Translator, node: nodes.Element) -> None:
    writer.body.append("</figcaption>\n")


def visit_steps(writer: HTML5Translator, node: nodes.Element) -> None:
    writer.body.append('<ol class="oe-steps">\n')


def depart_steps(writer: HTML5Translator, node: nodes.Element) -> None:
    writer.body.append("</ol>\n")


def visit_step(writer: HTML5Translator, node: step) -> None:
    _open(writer)


def depart_step(writer: HTML5Translator, node: step) -> None:
    env = _env(writer)
    language = engine_language(env)
    words = phrases(env)
    shown = ask_position(node, language)
    placed = escape(words["placed"]).format(tile=inline_tile(line_of(node).tiles[-1], language))
    writer.body.append(
        _render(
            "step.html",
            number=node.parent.index(node) + 1,
            placed=placed,
            caption=_close(writer),
            refused=refused_said(node, language),
            picture=sized(shown),
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
    return [
        Markup(IN_PROSE.sub(lambda found: inline_tile(Tile(found[0]), language), escape(sentence)))
        for sentence in sentences
    ]


def sized(shown: Position) -> Markup:
    """The picture with its size, so that its place is kept before the style sheet comes."""
    width, height = (round(HALF * side, 1) for side in shown["size"])
    return Markup(shown["picture"].replace("<svg ", f'<svg width="{width}" height="{height}" ', 1))


def visit_diagram(writer: HTML5Translator, node: diagram) -> None:
    _open(writer)


def depart_diagram(writer: HTML5Translator, node: diagram) -> None:
    env = _env(writer)
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
            for shown in (ask_position(one, language) for one in steps)
        ],
        "say": said(env),
    }
    tray = [
        {
            "text": str(one),
            "name": tile_name(one, language),
            "picture": Markup(tile_picture(one, upright=True)),
        }
        for one in RULES[node["rules"]].tile_set
    ]
    writer.body.append(
        _render(
            "diagram.html",
            id=node["ids"][0],
            other_ids=node["ids"][1:],
            content=_close(writer),
            count=len(steps),
            tray=tray,
            words=phrases(env),
            hint=said(env)["hint"],
            # `</script>` inside a string must not end the element.
            data=Markup(json.dumps(data, ensure_ascii=False).replace("</", "<\\/")),
        )
    )


def visit_score(writer: HTML5Translator, node: score) -> None:
    _open(writer)


def depart_score(writer: HTML5Translator, node: score) -> None:
    env = _env(writer)
    settlement = settlement_of(node, RULES[node["rules"]])
    writer.body.append(
        _render(
            "score.html",
            content=_close(writer),
            settlement=settlement,
            out=node["out"],
            sum=settlement.sum or settlement.points,
            said=say(settlement, engine_language(env)),
            words=phrases(env),
        )
    )
