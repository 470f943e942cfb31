"""Mutants in which claims of one kind change places: roles, tiles of a boneyard, halves, games.

Each exchange leaves every claim true by itself; only that it stands elsewhere is wrong.
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from checks.messages import order_for
from checks.mutations.structural import Restructured
from checks.tokens import tokens_in

_ROLE = re.compile(r"\{(?P<name>rule|pips|end|tile|clash)\}`(?P<content>[^`]+)`")
_ASKED = re.compile(r"<([^<>]+)>$")
_TILE = re.compile(r"\[(\d+)\|(\d+)\]")
_TILES = r"(?:\[\d+\|\d+\] ?){2,}"
_BONEYARD = re.compile(rf'^(?:boneyard = "|:boneyard: )({_TILES})= ', re.MULTILINE)
_HAND = re.compile(rf"({_TILES})= \d+\|\d+")
_GAME = re.compile(
    r"(\{rule\}`(?:[^`<]*<)?|(?:lowest|highest) |^:::+\{[a-z-]+\} )(block|draw)\b", re.M
)
_MESSAGE = re.compile(r'^((?:#.*\n)*)msgid "(.+)"\nmsgstr "(.+)"$', re.MULTILINE)


def exchanged(path: Path) -> Iterator[Restructured]:
    """All such mutants of a page, a lesson or a catalog."""
    text = path.read_text("utf-8")
    if path.suffix == ".po":
        yield from _in_messages(path, text)
        return
    if path.suffix == ".md":
        yield from _roles(path, text)
        if re.search(r"^game: ", text, re.MULTILINE):
            yield from _games(path, text)
    yield from _orders(path, text)
    yield from _halves(path, text)


def _roles(path: Path, text: str) -> Iterator[Restructured]:
    """What a role asks, in the place of what the next of its kind asks, in the sentence or beyond."""
    found: dict[str, list[tuple[int, int]]] = {}
    for match in _ROLE.finditer(text):
        found.setdefault(match["name"], []).append(_asked_span(match))
    for name, spans in found.items():
        for first, second in pairwise(spans):
            one, other = text[slice(*first)], text[slice(*second)]
            if _printed(one) == _printed(other) and name != "rule":
                continue  # nobody would see it
            if one != other:
                changed = text[: first[0]] + other + text[first[1] : second[0]] + one
                what = f"{name}: {one} and {other}"
                yield Restructured(path, "exchange roles", what, changed + text[second[1] :])


def _printed(content: str) -> str:
    return content.split()[0]


def _games(path: Path, text: str) -> Iterator[Restructured]:
    """The other game in a role or in a directive."""
    for match in _GAME.finditer(text):
        other = {"block": "draw", "draw": "block"}[match[2]]
        changed = text[: match.start(2)] + other + text[match.end(2) :]
        yield Restructured(path, "ask another game", match[0], changed)


def _orders(path: Path, text: str) -> Iterator[Restructured]:
    """Two neighbours of a boneyard exchanged."""
    for row in _BONEYARD.finditer(text):
        tiles = row[1].split()
        for at in range(len(tiles) - 1):
            other = [*tiles[:at], tiles[at + 1], tiles[at], *tiles[at + 2 :]]
            changed = text[: row.start(1)] + " ".join(other) + " " + text[row.end(1) :]
            what = f"{tiles[at]} and {tiles[at + 1]}"
            yield Restructured(path, "exchange tiles of a boneyard", what, changed)


def _halves(path: Path, text: str) -> Iterator[Restructured]:
    """Halves of two neighbouring tiles exchanged, and tiles turned round."""
    for row in _HAND.finditer(text):
        halves = [[int(half) for half in match] for match in _TILE.findall(row[1])]
        for at, (one, next_one) in enumerate(pairwise(halves)):
            for mine in (0, 1):
                for theirs in (0, 1):
                    if one[mine] == next_one[theirs]:
                        continue
                    other = [list(tile) for tile in halves]
                    other[at][mine], other[at + 1][theirs] = next_one[theirs], one[mine]
                    yield _with_halves(path, text, row, other, "exchange halves")
        for at, tile in enumerate(halves):
            if tile[0] != tile[1]:
                other = [*halves[:at], tile[::-1], *halves[at + 1 :]]
                yield _with_halves(path, text, row, other, "turn a tile")


def _with_halves(
    path: Path, text: str, row: re.Match[str], halves: list[list[int]], kind: str
) -> Restructured:
    tiles = " ".join(f"[{low}|{high}]" for low, high in halves)
    changed = f"{text[: row.start(1)]}{tiles} {text[row.end(1) :]}"
    return Restructured(path, kind, f"{row[1].strip()}: {tiles}", changed)


def _in_messages(path: Path, text: str) -> Iterator[Restructured]:
    """Two claims of one role exchanged in a translation, with a comment that says the order is meant."""
    for message in _MESSAGE.finditer(text):
        comments, source, target = message.groups()
        for first, second in pairwise(_ROLE.finditer(target)):
            if first["name"] != second["name"] or first[0] == second[0]:
                continue
            spans = [_asked_span(first), _asked_span(second)]
            one, other = (target[slice(*span)] for span in spans)
            changed = target[: spans[0][0]] + other + target[spans[0][1] : spans[1][0]]
            changed += one + target[spans[1][1] :]
            order = order_for(tokens_in(source), tokens_in(changed))
            kept = "".join(line for line in comments.splitlines(True) if "order:" not in line)
            note = f"# order: {order}\n" if order else ""
            whole = f'{note}{kept}msgid "{source}"\nmsgstr "{changed}"'
            yield Restructured(
                path,
                "exchange roles of a translation",
                f"{first[0]} and {second[0]}",
                text[: message.start()] + whole + text[message.end() :],
            )


def _asked_span(match: re.Match[str]) -> tuple[int, int]:
    asked = _ASKED.search(match["content"])
    if asked is None:
        return match.span("content")
    start = match.start("content")
    return start + asked.start(1), start + asked.end(1)
