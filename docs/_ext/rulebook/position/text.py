"""Text of a position: hands, boneyard, line, whose turn it is."""

from sphinx.writers.text import TextTranslator

from openends.words import say
from openends.words.rounds import turn_said

from ..hands import hand_text
from ..phrases import engine_language, phrases
from ..text import env_of, paragraph
from .directive import open_tiles, position, round_of


def write_position(writer: TextTranslator, node: position) -> None:
    language, words = engine_language(env_of(writer)), phrases(env_of(writer))
    played = round_of(node)
    for seat, hand in enumerate(open_tiles(played, node["open"])):
        name = words["player"].format(number=seat + 1)
        held = words["face_down"] if hand is None else hand_text(hand)
        paragraph(writer, f"{name}: {held}")
    paragraph(writer, f"{words['boneyard']}: {len(played.boneyard)}")
    paragraph(writer, say(played.line, language))
    paragraph(writer, turn_said(played.turn, language))
