"""What all nodes of the rule book are written with: templates, pictures, tiles in a sentence."""

import json
from collections.abc import Sequence
from pathlib import Path

from docutils import nodes
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape
from sphinx.environment import BuildEnvironment
from sphinx.writers.html5 import HTML5Translator

from openends import Tile
from openends.drawing import tile_picture
from openends.words import halves_name, tile_name

from .hands import IN_PROSE

WIDTH = 12
"""Half-tiles across a picture made by the build: what a small screen holds."""

HALF = 32
"""The side of half a tile, in CSS pixels, where there is room: `--oe-half` in board.css."""

_templates = Environment(
    # Where this package and others lie whose figures are written so: `rulebook/diagram/step.html`.
    loader=FileSystemLoader(Path(__file__).parents[1]),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def counted(message: str, count: int) -> Markup:
    """A message with a `{count}` that scripts can set anew."""
    number = Markup('<span class="oe-count">{}</span>').format(count)
    return escape(message).format(count=number)


_templates.globals["counted"] = counted


def render(template: str, **context: object) -> str:
    return _templates.get_template(template).render(**context)


def env_of(writer: HTML5Translator) -> BuildEnvironment:
    return writer.builder.env


def begin(writer: HTML5Translator) -> None:
    """Remembers where a node's content begins in what is written."""
    writer.context.append(len(writer.body))


def content(writer: HTML5Translator) -> Markup:
    """Take the content of a node back out of what is written."""
    start = writer.context.pop()
    written = Markup("".join(writer.body[start:]))
    del writer.body[start:]
    return written


def rendered(writer: HTML5Translator, node: nodes.Element) -> Markup:
    """What a node's children are written as."""
    begin(writer)
    for child in node.children:
        child.walkabout(writer)
    return content(writer)


def inline_tile(drawn: Tile, language: str, *, upright: bool = False) -> Markup:
    """A tile in a sentence or, upright, in a hand: drawn for the eye, named for the ear, as text for a search.

    In a sentence its name is short: "the tile [1|4]" must not be heard as a tile twice, and what
    follows it in Korean fits its last half.
    """
    return Markup(
        '<span class="{look}" role="img" aria-label="{name}">'
        '<span class="oe-unseen">{text}</span>{picture}</span>'
    ).format(
        look="oe-held" if upright else "oe-inline",
        name=(tile_name if upright else halves_name)(drawn, language),
        text=drawn,
        picture=Markup(tile_picture(drawn, upright=upright)),
    )


def pick(drawn: Tile, language: str, *, able: bool = True) -> dict[str, object]:
    """What the button of a tile in a tray shows, and whether it can be pressed at first."""
    return {
        "disabled": not able,
        "text": str(drawn),
        "name": tile_name(drawn, language),
        "picture": Markup(tile_picture(drawn, upright=True)),
    }


def with_tiles(sentence: str, language: str) -> Markup:
    """A sentence whose tiles are drawn."""
    return Markup(
        IN_PROSE.sub(lambda found: inline_tile(Tile(found[0]), language), escape(sentence))
    )


def sized(picture: str, size: Sequence[float]) -> Markup:
    """A picture with its size, so that its place is kept before the style sheet comes."""
    width, height = (round(HALF * side, 1) for side in size)
    return Markup(picture.replace("<svg ", f'<svg width="{width}" height="{height}" ', 1))


def page_data(data: object) -> Markup:
    """What scripts read, as JSON; `</script>` inside a string must not end the element."""
    return Markup(json.dumps(data, ensure_ascii=False).replace("</", "<\\/"))
