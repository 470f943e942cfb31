"""Writes the rule book's nodes as plain text: what the HTML says, without the pictures."""

from docutils import nodes
from sphinx.environment import BuildEnvironment
from sphinx.writers.text import TextTranslator

from openends import Line, settle
from openends.variants import read_rules
from openends.words import say
from openends.words.rounds import turn_said
from openends_page.questions.settlement import read_hand

from .blocked_check import SETS
from .hands import hand_text, hands_text
from .lesson import lesson_of, page_of
from .looks import check
from .nodes import (
    blocked_check,
    calculator,
    course,
    lesson,
    lesson_step,
    options_table,
    position,
    score,
    step,
)
from .option_values import options_shown
from .phrases import engine_language, phrases
from .position import open_tiles, round_of
from .score import settlement_of
from .step import line_of, refusals


def _env(writer: TextTranslator) -> BuildEnvironment:
    return writer.builder.env


def _paragraph(writer: TextTranslator, text: str) -> None:
    writer.new_state(0)
    writer.add_text(text)
    writer.end_state()


def nothing(writer: TextTranslator, node: nodes.Element) -> None:
    """For nodes whose children say everything."""


def visit_step(writer: TextTranslator, node: step) -> None:
    placed = phrases(_env(writer))["placed"]
    _paragraph(writer, placed.format(tile=line_of(node).tiles[-1]))


def depart_step(writer: TextTranslator, node: step) -> None:
    language = engine_language(_env(writer))
    for refusal in refusals(node):
        _paragraph(writer, say(refusal, language))
    _paragraph(writer, say(line_of(node), language))


def depart_score(writer: TextTranslator, node: score) -> None:
    _paragraph(writer, say(settlement_of(node), engine_language(_env(writer))))


def depart_position(writer: TextTranslator, node: position) -> None:
    language, words = engine_language(_env(writer)), phrases(_env(writer))
    played = round_of(node)
    for seat, hand in enumerate(open_tiles(played, node["open"])):
        name = words["player"].format(number=seat + 1)
        held = words["face_down"] if hand is None else hand_text(hand)
        _paragraph(writer, f"{name}: {held}")
    _paragraph(writer, f"{words['boneyard']}: {len(played.boneyard)}")
    _paragraph(writer, say(played.line, language))
    _paragraph(writer, turn_said(played.turn, language))


def depart_blocked_check(writer: TextTranslator, node: blocked_check) -> None:
    language = engine_language(_env(writer))
    if node["line"] is not None:
        _paragraph(writer, say(Line(node["line"], tile_set=SETS[node["set"]]), language))
    _paragraph(writer, hands_text(node["hands"]))
    shown = check(
        node["hands"],
        node["ends"],
        drawable=node["drawable"],
        first=node["first"],
        language=language,
    )
    for look in shown["looks"]:
        _paragraph(writer, look["said"])
    _paragraph(writer, shown["said"])


def depart_calculator(writer: TextTranslator, node: calculator) -> None:
    hands = [read_hand(hand) for hand in node["hands"]]
    settlement = settle(read_rules(node["rules"]), blocked=hands)
    _paragraph(writer, hands_text(node["hands"]))
    _paragraph(writer, say(settlement, engine_language(_env(writer))))


def visit_options_table(writer: TextTranslator, node: options_table) -> None:
    for one in options_shown(engine_language(_env(writer))):
        _paragraph(writer, f"{one['name']}: {one['given']}")
        for value in one["values"]:
            _paragraph(writer, f"{value['said']} {value['outcome']}")
    raise nodes.SkipNode


def visit_lesson_step(writer: TextTranslator, node: lesson_step) -> None:
    """The position; the texts follow."""
    assert isinstance(node.parent, lesson), "a step stands in its lesson"
    shown = next(one for one in lesson_of(node.parent).steps if one.id == node["step"])
    if shown.line:
        _paragraph(writer, say(shown.line, engine_language(_env(writer))))
    if shown.hands:
        _paragraph(writer, hand_text(shown.hand))


def visit_course(writer: TextTranslator, node: course) -> None:
    env = _env(writer)
    for name in node["lessons"]:
        page = page_of(name, node["page"])
        _paragraph(writer, env.titles[page].astext() if page in env.titles else name)
    raise nodes.SkipNode
