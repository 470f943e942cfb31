"""What a translation must have in common with its source: tiles, numbers, sums, roles, links, code.

Each is a token; a message and its translation hold the same tokens in the same order. Numbers
count in the digits of any script, `１２点` like `12 points`; what is glued to one and makes another
number of it, such as 백 or %, is a token too.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from html import unescape

from openends.notation import plain
from rulebook import prose, rules_text
from rulebook.claims.numerals import has_number
from rulebook.prose.glued import MULTIPLE, NUMBER, TILE, glued_in

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
    | (?P<number>{_NUMBER})(?P<multiple>{MULTIPLE}?)
    | (?P<numeral>[^\s\d])
    """,
    re.VERBOSE,
)
_EMPHASIS = {"strong", "emphasis", "sub", "sup"}
"""Roles that only set their words: what stands in them is looked at like anything else."""

_NUMBERS = {"rule", "pips", "end"}
"""Roles that show a number of the engine."""

_UNLABELLED = {*prose.ROLES, *rules_text.ROLES} - {"rule"}
"""Our own roles that show nothing but what the engine says; `rule` may have words around its number."""

_LABELLED = re.compile(r"(?s)(.*)<([^<>]+)>\s*")
_SET = re.compile(r"[*`\\]")
"""What is typed to set words, and not seen."""


@dataclass(frozen=True)
class Token:
    """One thing that may not change in translation: its kind, and how it is to be compared."""

    kind: str
    value: str
    printed: bool = field(default=False, compare=False)
    """Whether it stands in a role that shows what the engine says, in digits."""
    after: str = field(default="", compare=False)
    """The letter behind a number: a counter, a particle."""

    def __str__(self) -> str:
        return self.value


def tokens_in(text: str) -> list[Token]:
    """The tokens of a message, in their order.

    >>> print(*tokens_in("[1|4]로 ７ + ８ － ３ ＝ １２점, {end}`4`, [블록](#block-game)"), sep="; ")
    [1|4]; 7+8-3=12; {end}`4`; #block-game
    >>> print(*tokens_in("&half; 🁣 ㍙"))
    ½ 🁣 ㍙
    >>> print(*tokens_in("{term}`12 스피너 <spinner>`, 3만 점, {pips}`[6|6]`백"), sep="; ")
    {term}`spinner`; 12; 3만; {pips}`[6|6]`; {pips}`[6|6]`백
    """
    whole = unescape(text)
    return [*_tokens(whole), *(Token("sign", seen) for seen in _glued(whole))]


def _tokens(text: str) -> Iterator[Token]:
    for found in _TOKEN.finditer(text):
        role = found["role"]
        if role in _EMPHASIS:
            yield from _tokens(found["content"])
        elif role:
            target, label = _parts(role, found["content"])
            yield Token("role", f"{{{role}}}`{target}`")
            printed = role in _NUMBERS
            yield from (replace(token, printed=printed) for token in _tokens(label))
        elif found["literal"]:
            yield Token("code", f"`{found['literal']}`")
        elif found["link"] or found["address"]:
            yield Token("link", found["link"] or found["address"])
        elif found["tile"]:
            yield Token("tile", found["tile"])  # as typed: there is one way to write a tile
        elif found["sum"]:
            yield Token("sum", _plain_sum(found["sum"]))
        elif found["number"]:
            after = text[found.end() : found.end() + 1]
            value = str(int(found["number"])) + found["multiple"]
            yield Token("number", value, after=after if after.isalpha() else "")
        elif has_number(found[0]):
            yield Token("number", found[0])


def _parts(role: str, content: str) -> tuple[str, str]:
    """What a role is about, and the words that it shows instead, if it takes any."""
    labelled = None if role in _UNLABELLED else _LABELLED.fullmatch(content)
    return (labelled[2], labelled[1].rstrip()) if labelled else (content, "")


def _glued(text: str) -> Iterator[str]:
    """What is glued to the numbers and tiles of the engine, see `rulebook.prose.glued`."""
    shown, numbers = "", []
    last = 0
    for found in _TOKEN.finditer(text):
        role = found["role"]
        letter = NUMBER if role in _NUMBERS else TILE if role == "tile" or found["tile"] else ""
        if role in _EMPHASIS:
            # Its words are seen, but not what is around them.
            opening, closing = text.index(found["content"], found.start()), found.end() - 1
            shown += _SET.sub("", text[last : found.start()]) + text[opening:closing]
        elif letter:
            label = _parts(role, found["content"])[1] if role else ""
            stated = re.findall(_NUMBER, label)
            seen = re.sub(_NUMBER, letter, label) if stated else letter
            shown += _SET.sub("", text[last : found.start()]) + seen
            numbers += stated or [found[0]]
        else:
            continue
        last = found.end()
    return glued_in(shown + _SET.sub("", text[last:]), numbers)


def _plain_sum(text: str) -> str:
    signs = re.sub(r"[−–‐]", "-", plain(text))
    return re.sub(r"\d+", lambda number: str(int(number[0])), "".join(signs.split()))


def plain_words(text: str) -> str:
    """A message with nothing but what an author or translator has worded, labels of roles included.

    >>> plain_words("Two {tile}`[1|4] placed`, {rule}`100 for two <block targets 2>`, **three** [four](#five)")
    'Two  , 100 for two , **three** [four] '
    """
    return "".join(_worded(unescape(text)))


def _worded(text: str) -> Iterator[str]:
    last = 0
    for found in _TOKEN.finditer(text):
        if found["number"] or found["numeral"]:
            continue
        yield text[last : found.start()]
        last = found.end()
        role = found["role"]
        if role in _EMPHASIS:
            yield from _worded(found["content"])
        elif role:
            label = _parts(role, found["content"])[1]
            yield f"{label} " if label or role in _UNLABELLED else found["content"]
        else:
            yield "] " if found["link"] else " "
    yield text[last:]


def words_of(text: str) -> str:
    """A message without code and addresses, roles as the words that they show.

    >>> words_of("{term}`스피너 <spinner>`와 `draw;reserve=0`, [블록](#block-game)")
    '스피너와 , [블록]'
    """
    text = re.sub(r"\]\([^)\s]+\)", "]", text)
    text = re.sub(r"\{[a-z][\w-]*\}`+([^`<]*?)\s*(?:<[^>]*>)?`+", r"\1", text)
    return re.sub(r"(`+).+?\1", "", text)
