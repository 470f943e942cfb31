"""What is glued to a number that the engine gives, and makes another number of it.

A minus before it, a percent sign, 백 or 万 behind it, a second number with nothing between: each
number is right by itself, and what a reader reads is not. It is looked for in what a page shows, in
every language.
"""

import re
import unicodedata
from collections.abc import Iterator

from docutils import nodes
from sphinx.application import Sphinx

from ..claims.judging import fault
from ..claims.place import place_of
from ..claims.strict import is_rules_page
from .tiles import tile

NUMBER, TILE = "\ue000", "\ue001"
"""What stands for a number of the engine, and for a tile, where a text is looked at."""

_VALUES = "".join(
    letter
    for letter in map(chr, range(0x4E00, 0xA000))
    if unicodedata.numeric(letter, None) is not None
)
_VALUES_BEFORE = re.sub(
    "[京洞漆陸陆拐鈎钩倆俩]", "", _VALUES
)  # Tokyo ends with a number, a continent too
_HANGUL = "십백천만억조"
_LATIN = "A-Za-zÀ-ɏ"
_SUM = "+−±×÷=≠<>≤≥≈√"
MULTIPLE = f"(?:[{_VALUES}割{_HANGUL}할](?<!만(?=큼))(?<!조(?=각)))"
"""Words of one letter that make another number of the one before them: 만, but not 만큼 (as much as)."""

_GLUED = re.compile(
    rf"""
      [{_SUM}]\s*[{NUMBER}{TILE}]                   # a sign before it
    | [{NUMBER}{TILE}]\s*[{_SUM}%‰‱٪°′″]            # a sign behind it
    | {NUMBER}\s*(?:per\ ?cent\b|퍼센트|パーセント)
    | (?<![{_LATIN}{NUMBER}])[-‐‑–]{NUMBER}         # a minus, not a hyphen and not a range
    | (?<!{NUMBER})[~〜∼]{NUMBER}
    | [{_LATIN}$€£¥₩\#№^@_]{NUMBER}
    | (?<!\S)[.,]{NUMBER}
    | [{_VALUES_BEFORE}{_HANGUL}]{NUMBER}
    | {NUMBER}{MULTIPLE}
    | {NUMBER}\s+[{_HANGUL}](?![가-힣])
    | {NUMBER}[{_LATIN}^_]
    | \d[.,:/'’٫٬]?{NUMBER}
    | {NUMBER}[.,:/'’٫٬]?(?:\d|(?={NUMBER}))         # another number, in one with it
    """,
    re.VERBOSE,
)

_HINT = (
    "put a word or a space between them, such as a unit, or ask the engine for the whole number; "
    "a sum is written by :sum:"
)


def find_glued(app: Sphinx, doctree: nodes.document) -> None:
    """Faults for what is glued to a number or a tile of the engine. For `doctree-read`."""
    if not is_rules_page(app.env, app.env.docname):
        return
    for block in doctree.findall(nodes.TextElement):
        if isinstance(block, nodes.Inline | nodes.comment):
            continue
        shown, numbers = _shown(block)
        for seen in glued_in(shown, numbers):
            message = f"this makes another number: {seen}; {_HINT}"
            fault(message, "glued", place_of(block), app.env)


def glued_in(shown: str, numbers: list[str]) -> Iterator[str]:
    """What is glued in a text; `numbers` are those that `NUMBER` and `TILE` stand for, in order.

    >>> list(glued_in(f"{NUMBER}백 점, −{NUMBER} and {NUMBER}개", ["12", "28", "7"]))
    ['12백', '−28']
    """
    plain = unicodedata.normalize("NFKC", "".join(filter(_is_seen, shown)))
    for found in _GLUED.finditer(plain):
        first = sum(letter in NUMBER + TILE for letter in plain[: found.start()])
        rest = iter(numbers[first:])
        end = found.end() + (plain[found.end() : found.end() + 1] == NUMBER)
        seen = plain[found.start() : end]
        yield "".join(next(rest) if letter in NUMBER + TILE else letter for letter in seen)


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter) not in ("Cf", "Mn")


def _shown(block: nodes.Element) -> tuple[str, list[str]]:
    """What a block shows, with one letter for each number and tile of the engine, and these."""
    pieces, numbers = [], []
    for node in block.findall(lambda one: isinstance(one, nodes.Text) or _stands_for(one) != ""):
        if _inside_claim(node):
            continue
        letter, text = _stands_for(node), node.astext()
        # A number may have words around it in its role: `100 for two players`.
        stated = re.findall(r"\d+", text) if letter == NUMBER else []
        pieces.append(re.sub(r"\d+", NUMBER, text) if stated else letter or text)
        if letter:
            numbers += stated or [text]
    return "".join(pieces), numbers


def _stands_for(node: nodes.Node) -> str:
    if isinstance(node, tile):
        return TILE
    return NUMBER if isinstance(node, nodes.inline) and "oe-number" in node["classes"] else ""


def _inside_claim(node: nodes.Node) -> bool:
    return isinstance(node, nodes.Text) and _stands_for(node.parent) != ""
