"""HTML of the check of a blocked round: line or ends, every look with its truth, the verdict."""

from markupsafe import Markup
from sphinx.writers.html5 import HTML5Translator

from openends import Line
from openends.drawing import back_picture, picture, slot_picture
from openends.tiles import Tile, read_tiles
from openends.words import say

from ..html import WIDTH, begin, content, env_of, inline_tile, page_data, render, sized, with_tiles
from ..phrases import engine_language, phrases, said
from .directive import SETS, blocked_check
from .looks import check


def visit_blocked_check(writer: HTML5Translator, node: blocked_check) -> None:
    begin(writer)


def depart_blocked_check(writer: HTML5Translator, node: blocked_check) -> None:
    env = env_of(writer)
    language = engine_language(env)
    sentences = said(env, "check")
    shown = check(
        node["hands"],
        node["ends"],
        drawable=node["drawable"],
        first=node["first"],
        language=language,
    )
    looking = [look["seat"] for look in shown["looks"]]
    line = None if node["line"] is None else Line(node["line"], tile_set=SETS[node["set"]])
    drawn = line and picture(line, WIDTH)
    seats = len(node["hands"])
    writer.body.append(
        render(
            "rulebook/blocked_check/blocked_check.html",
            id=node["ids"][0],
            other_ids=node["ids"][1:],
            content=content(writer),
            picture=drawn and sized(drawn.svg, [drawn.width, drawn.height]),
            ends=[{"pips": pips, "picture": Markup(slot_picture(pips))} for pips in node["ends"]],
            line_said=line and say(line, language),
            drawable=node["drawable"],
            looks=[
                {
                    "number": look["seat"] + 1,
                    "can": look["can"],
                    "hand": [_held(tile, look["fitting"], language) for tile in look["hand"]],
                    "said": with_tiles(look["said"], language),
                    "refused": with_tiles(look["refused"], language),
                }
                for look in shown["looks"]
            ],
            idles=[
                {"number": seat + 1, "count": len(read_tiles(node["hands"][seat]))}
                for seat in ((node["first"] + place) % seats for place in range(seats))
                if seat not in looking
            ],
            back=Markup(back_picture()),
            verdict=shown["verdict"],
            said=shown["said"],
            words=phrases(env),
            hint=sentences["hint"].format(number=node["first"] + 1),
            data=page_data({"can": [look["can"] for look in shown["looks"]], "say": sentences}),
        )
    )


def _held(tile: str, fitting: list[str], language: str) -> Markup:
    held = inline_tile(Tile(tile), language, upright=True)
    return Markup('<span class="oe-fitting">{}</span>').format(held) if tile in fitting else held
