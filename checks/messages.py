"""Each translated message against its source: the same tokens in the same order.

A translator who must put them in another order says so in a comment of the message: `# order: 2 1`
means that the second of the source comes first. Claims of one kind stay in the order of the source
even then. The comments are listed in the report.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path

from babel.messages.catalog import Message

from checks.counted import HINT as COUNTED
from checks.counted import without_words
from checks.findings import finding
from checks.tokens import Token, tokens_in
from openends.checking.diagnostics import Diagnostic, Location
from publishing.catalogs.comparing import Unreadable, read

_ORDER = re.compile(r"order:\s*(.*)")
_ROLE = re.compile(r"\{([\w-]+)\}`(.*)`")
_CLAIMS = {"rule", "pips", "end", "tile", "clash", "number"}
HINTS = {
    "role": "a role stands in a translation as it does in the source; only the words around it change",
    "code": "what stands between backticks is not translated",
    "link": "a link keeps its target",
    "tile": "a tile stands as in the source",
    "number": COUNTED,
    "sum": "a sum stands as in the source",
    "sign": "what is glued to a number makes another of it; put a word or a space between them",
}


@dataclass(frozen=True)
class Translated:
    """A message of a catalog: where its two halves stand, and what they say."""

    source: str
    target: str
    place: Location
    target_place: Location
    comments: tuple[str, ...]


def messages_in(path: Path, root: Path) -> list[Translated]:
    """The translated messages of a catalog; what is fuzzy, missing or unreadable is told elsewhere."""
    try:
        catalog = read(path)
    except Unreadable:
        return []
    name = path.relative_to(root).as_posix()
    lines = path.read_text("utf-8").splitlines()
    return [
        _translated(message, name, lines)
        for message in catalog
        if message.id and message.string and isinstance(message.id, str) and not message.fuzzy
    ]


def _translated(message: Message, name: str, lines: list[str]) -> Translated:
    first = message.lineno or 1
    target = first
    while target < len(lines) and not lines[target - 1].startswith("msgstr"):
        target += 1
    return Translated(
        str(message.id),
        str(message.string),
        Location(name, first),
        Location(name, target),
        tuple(message.user_comments),
    )


def compare(message: Translated, language: str) -> Iterator[Diagnostic]:
    """All in which a message and its source differ."""
    source, target = tokens_in(message.source), tokens_in(message.target)
    wanted = source
    order = order_of(message)
    if order is not None:
        if sorted(order) != list(range(1, len(source) + 1)):
            yield _finding(
                message,
                language,
                "order",
                " ".join(map(str, order)),
                f"1 to {len(source)}",
                "the comment names each of the source's tiles, numbers, roles and links once",
            )
            return
        wanted = [source[place - 1] for place in order]
        for kind in _exchanged(source, order):
            hint = (
                "claims of one kind stay in the order of the source, so that none can be taken for "
                "another: put the sentence so, or let a role say its words itself"
            )
            yield _finding(message, language, "order", f"{kind}: another order", "", hint)
    counted = without_words(message.source, message.target, wanted, target, language)
    for stands, right in counted.differences:
        yield _finding(message, language, "number", stands, right or "nothing", COUNTED)
    wanted, target = counted.source, counted.target
    if target == wanted:
        if order == sorted(order or [0]):
            hint = "the order is that of the source: the comment says nothing, leave it out"
            yield _finding(message, language, "order", " ".join(map(str, order)), "", hint)
        return
    if Counter(target) == Counter(wanted):
        yield _finding(
            message,
            language,
            "order",
            ", ".join(map(str, target)),
            ", ".join(map(str, wanted)),
            f"if the sentence needs this order, put a comment on it: # order: {order_for(source, target)}",
        )
        return
    for said, asked in _differences(target, wanted):
        kind = (said or asked or Token("number", "")).kind
        stands, source_says = str(said or ""), str(asked or "nothing")
        yield _finding(message, language, kind, stands, source_says, HINTS[kind])


def _exchanged(source: list[Token], order: list[int]) -> list[str]:
    """The kinds of claims of which an order comment puts one before another that came first."""
    places: dict[str, list[int]] = {}
    for place in order:
        if kind := _kind(source[place - 1]):
            places.setdefault(kind, []).append(place)
    return [kind for kind, found in places.items() if found != sorted(found)]


def _kind(token: Token) -> str:
    """What a token could be taken for; nothing where its words go with it, as those of a link do.

    >>> _kind(Token("role", "{tile}`[1|4] placed`")), _kind(Token("role", "{term}`spinner`"))
    ('tile placed', '')
    >>> _kind(Token("tile", "[1|4]")), _kind(Token("link", "#draw-game"))
    ('tile', '')
    """
    if token.kind != "role":
        return "" if token.kind == "link" else token.kind
    role = _ROLE.fullmatch(token.value)
    if role is None or role[1] not in _CLAIMS:
        return ""
    asked = role[2].split()
    return " ".join([role[1], *(asked[1:2] if role[1] in ("tile", "end") else [])])


def order_of(message: Translated) -> list[int] | None:
    """The order that a comment states, if there is one."""
    for comment in message.comments:
        if found := _ORDER.match(comment.strip()):
            return [int(word) if word.isdecimal() else 0 for word in found[1].split()]
    return None


def _finding(
    message: Translated, language: str, kind: str, stands: str, source: str, hint: str
) -> Diagnostic:
    place = message.target_place
    return finding(place, language, kind, stands, source, hint, by="source")


def order_for(source: list[Token], target: list[Token]) -> str:
    """The order comment by which a translation has the tokens of its source; empty if it needs none.

    >>> order_for(tokens_in("3, 7, 8"), tokens_in("8, 3, 7")), order_for([], [])
    ('3 1 2', '')
    """
    if source == target or Counter(source) != Counter(target):
        return ""
    left = list(enumerate(source, 1))
    found = []
    for token in target:
        number = next(place for place, one in left if one == token)
        left.remove((number, token))
        found.append(str(number))
    return " ".join(found)


def _differences(
    target: list[Token], wanted: list[Token]
) -> Iterator[tuple[Token | None, Token | None]]:
    matcher = SequenceMatcher(a=target, b=wanted, autojunk=False)
    for kind, first, last, wanted_first, wanted_last in matcher.get_opcodes():
        if kind == "equal":
            continue
        said, right = target[first:last], wanted[wanted_first:wanted_last]
        for number in range(max(len(said), len(right))):
            yield (
                said[number] if number < len(said) else None,
                right[number] if number < len(right) else None,
            )
