"""Positions and happenings said in English, Korean and Japanese, and read back.

The words stand in gettext catalogs, so each exists in every language or the check of the
catalogs fails.
"""

from openends.errors import NotationError, Refusal
from openends.line import Line
from openends.settlement import Settlement
from openends.words.catalog import LANGUAGES
from openends.words.lines import line_said
from openends.words.names import end_name, port_name, tile_name
from openends.words.sentences import refusal_said, settlement_said, unreadable_said

__all__ = ["LANGUAGES", "end_name", "port_name", "say", "tile_name"]


def say(thing: Line | Settlement | Refusal | NotationError, language: str) -> str:
    """Says a line, a settlement, a refusal or an unreadable text in a language.

    Raises `Refusal` (`no-such-language`).

    >>> say(Line("[1|4] [1|1]@1"), "ko")
    '타일: [1|4], [1|1]. 연결: [1|4] (낮은 끝) – [1|1] (직선 A). 가능한 연장 연결 지점: [1|1] (직선 B, 1); [1|4] (높은 끝, 4).'
    """
    match thing:
        case Line():
            return line_said(thing, language)
        case Settlement():
            return settlement_said(thing, language)
        case Refusal():
            return refusal_said(thing, language)
        case NotationError():
            return unreadable_said(thing, language)
