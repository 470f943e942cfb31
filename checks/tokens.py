"""What a translation must have in common with its source: tiles, numbers, sums, roles, links, code.

Each is a token; a message and its translation hold the same tokens in the same order. Numbers
count in the digits of any script, `１２点` like `12 points`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape

from openends.notation import plain
from rulebook.loose import has_number

_NUMBER = r"\d+"
_SIGN = r"\s*[-+−–＋－‐]\s*"
_TOKEN = re.compile(
    rf"""
      \{{(?P<role>[a-z][\w-]*)\}}(?P<fence>`+)(?P<content>.+?)(?P=fence)
    | (?P<ticks>`+)(?P<literal>.+?)(?P=ticks)
    | \]\((?P<link>[^)\s]+)\)
    | <(?P<address>https?://[^>\s]+)>
    | (?P<tile>[\[［]\s*\d{{1,2}}\s*[|｜│]\s*\d{{1,2}}\s*[\]］])
    | (?P<sum>{_NUMBER}(?:{_SIGN}{_NUMBER})+\s*[=＝]\s*{_NUMBER})
    | (?P<number>{_NUMBER})
    | (?P<numeral>[^\s\d])
    """,
    re.VERBOSE,
)
_EMPHASIS = {"strong", "emphasis", "sub", "sup"}
"""Roles that only set their words: what stands in them is looked at like anything else."""

_LABELLED = re.compile(r"(?s).*<([^<>]+)>\s*")


@dataclass(frozen=True)
class Token:
    """One thing that may not change in translation: its kind, and how it is to be compared."""

    kind: str
    value: str

    def __str__(self) -> str:
        return self.value


def tokens_in(text: str) -> list[Token]:
    """The tokens of a message, in their order.

    >>> print(*tokens_in("[1|4]로 ７ + ８ － ３ ＝ １２점, {end}`4`, [블록](#block-game)"), sep="; ")
    [1|4]; 7+8-3=12; {end}`4`; #block-game
    >>> print(*tokens_in("&half; 🁣 ㍙"))
    ½ 🁣 ㍙
    """
    return list(_tokens(unescape(text)))


def _tokens(text: str) -> Iterator[Token]:
    for found in _TOKEN.finditer(text):
        role = found["role"]
        if role in _EMPHASIS:
            yield from _tokens(found["content"])
        elif role:
            yield Token("role", f"{{{role}}}`{_target(found['content'])}`")
        elif found["literal"]:
            yield Token("code", f"`{found['literal']}`")
        elif found["link"] or found["address"]:
            yield Token("link", found["link"] or found["address"])
        elif found["tile"]:
            yield Token("tile", found["tile"])  # as typed: there is one way to write a tile
        elif found["sum"]:
            yield Token("sum", _plain_sum(found["sum"]))
        elif found["number"]:
            yield Token("number", str(int(found["number"])))
        elif has_number(found[0]):
            yield Token("number", found[0])


def _target(content: str) -> str:
    """What a role is about, without the words that it shows."""
    labelled = _LABELLED.fullmatch(content)
    return labelled[1] if labelled else content


def _plain_sum(text: str) -> str:
    signs = re.sub(r"[−–‐]", "-", plain(text))
    return re.sub(r"\d+", lambda number: str(int(number[0])), "".join(signs.split()))


def words_of(text: str) -> str:
    """A message without code and addresses, roles as the words that they show.

    >>> words_of("{term}`스피너 <spinner>`와 `draw;reserve=0`, [블록](#block-game)")
    '스피너와 , [블록]'
    """
    text = re.sub(r"\]\([^)\s]+\)", "]", text)
    text = re.sub(r"\{[a-z][\w-]*\}`+([^`<]*?)\s*(?:<[^>]*>)?`+", r"\1", text)
    return re.sub(r"(`+).+?\1", "", text)
