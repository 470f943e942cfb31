"""Positions and events said in English, Korean and Japanese, and read back.

The words stand in gettext catalogs, so each exists in every language or the check of the
catalogs fails.
"""

from openends.errors import OpenEndsError, ParseError, RulesError
from openends.line import Line
from openends.settlement import Settlement
from openends.words.catalog import LANGUAGES
from openends.words.joining import listed
from openends.words.lines import line_said
from openends.words.names import end_name, halves_name, port_name, tile_name
from openends.words.sentences import refusal_said, settlement_said, unreadable_said

__all__ = ["LANGUAGES", "end_name", "halves_name", "listed", "port_name", "say", "tile_name"]


def say(thing: Line | Settlement | OpenEndsError, language: str) -> str:
    """Says a line, a settlement, or an error of the engine in a language.

    Raises `RulesError` (`no-such-language`).

    >>> say(Line("[0|0]"), "ja")
    '牌: [0|0]. 接続: なし. 合法な接続位置: [0|0] (直線側A, 0); [0|0] (直線側B, 0).'
    """
    match thing:
        case Line():
            return line_said(thing, language)
        case Settlement():
            return settlement_said(thing, language)
        case RulesError():
            return refusal_said(thing, language)
        case ParseError():
            return unreadable_said(thing, language)
    raise TypeError(f"expected a line, a settlement or an error of the engine, found {thing!r}")
