"""Rounds and matches as one string, which a link can carry and which reads back the same.

    round block players=2 leader=0 seed=7 : [1|4] [1|1]@1 pass
    round block leader=0 hands=[5|6][0|0]/[0|3][0|4] : [5|6] pass
    match draw players=3 seed=tea : [1|4] draw pass / [6|6] …

The game's name, fields, a colon, the actions; in a match the rounds between slashes.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager

from openends.errors import Expected, ParseError, Reason, RulesError, placed
from openends.match import Match
from openends.notation import plain, words_of
from openends.round import Round
from openends.rules import RULES, Rules
from openends.tiles import Tile, read_tiles
from openends.variants import read_rules

_BETWEEN_HANDS = "/"
_ROUND_FIELDS = ("players", "leader", "seed", "hands", "boneyard", "line", "opening")
_MATCH_FIELDS = ("players", "seed")
_ABOUT = {
    Reason.PLAYERS: ("players", "hands"),
    Reason.NO_SUCH_SEAT: ("leader",),
    Reason.NOT_HELD: ("opening",),
}
"""Which fields a refusal may be about, where it is not about hands."""

# Seeds are any text; spaces and the sign itself are written by their number.
_ESCAPED = re.compile(r"[%\s]")
_ESCAPE = re.compile(r"%([0-9a-f]+);")


def round_text(played: Round) -> str:
    """A round as text. Raises `RulesError` (`no-such-rules`) for rules without a name.

    >>> from openends.rules import BLOCK
    >>> play = Round(BLOCK, ["[5|6] [0|0]", "[0|3] [0|4]"])
    >>> play.play("[5|6]"); play.play("pass")
    >>> text = round_text(play)
    >>> text
    'round block leader=0 hands=[0|0][5|6]/[0|3][0|4] : [5|6] pass'
    >>> round_text(read_round(text)) == text
    True
    """
    fields: dict[str, object] = {"leader": played.leader}
    if played.seed is not None:
        fields = {"players": played.players, **fields, "seed": _escape(played.seed)}
    else:
        start = played.at(0)
        fields["hands"] = _BETWEEN_HANDS.join(map(_joined, start.hands))
        if start.boneyard:
            fields["boneyard"] = _joined(start.boneyard)
        if start.line:
            fields["line"] = str(start.line).replace(" ", ",")
    if played.opening is not None:
        fields["opening"] = played.opening
    return _written("round", played.rules, fields, " ".join(played.written()))


def match_text(match: Match) -> str:
    """A match as text. Raises `RulesError` (`no-such-rules`) for rules without a name.

    >>> from openends.rules import BLOCK
    >>> match_text(Match(BLOCK, players=2, seed="green tea"))
    'match block players=2 seed=green%20;tea :'
    """
    fields = {"players": match.players, "seed": _escape(match.seed)}
    actions = " / ".join(" ".join(played.written()) for played in match.rounds)
    return _written("match", match.rules, fields, actions)


def read_round(text: str) -> Round:
    """The round that a text tells. Raises `ParseError` or `RulesError`, with their place."""
    rules, fields, actions = _parts(text, "round", _ROUND_FIELDS)
    try:
        played = _begun(rules, fields)
    except RulesError as refusal:
        if refusal.column is not None:
            raise
        about = _ABOUT.get(refusal.code, ("hands", "players"))
        with fields.at(next(name for name in about if name in fields)):
            raise
    for word, column in actions:
        _act(played, word, column, text)
    return played


def read_match(text: str) -> Match:
    """The match that a text tells. Raises `ParseError` or `RulesError`, with their place."""
    rules, fields, actions = _parts(text, "match", _MATCH_FIELDS)
    players, seed = fields.number("players"), fields.seed()
    with fields.at("players"):
        match = Match(rules, players, seed)
    for word, column in actions:
        _act(match, word, column, text)
    return match


def _begun(rules: Rules, fields: "_Fields") -> Round:
    """The round of a record, before its first action."""
    leader = fields.number("leader", 0)
    written = fields.text("opening", "")
    with fields.at("opening"):
        opening = Tile(written) if "opening" in fields else None
    if "seed" in fields:
        return Round.deal(rules, fields.number("players"), fields.seed(), leader, opening)
    hands: list[tuple[Tile, ...]] = []
    begins = 0
    for hand in plain(fields.text("hands")).split(_BETWEEN_HANDS):
        with fields.at("hands", begins):
            hands.append(read_tiles(hand))
        begins += len(hand) + 1
    written = plain(fields.text("line", "")).replace(",", " ")
    with fields.at("line"):
        line = rules.line(written)
    written = fields.text("boneyard", "")
    with fields.at("boneyard"):
        boneyard = read_tiles(written)
    return Round(rules, hands, leader=leader, boneyard=boneyard, line=line, opening=opening)


def _act(played: Round | Match, word: str, column: int, text: str) -> None:
    with placed(text, column):
        if isinstance(played, Match) and plain(word) == _BETWEEN_HANDS:
            played.deal()
        else:
            played.play(word)


class _Fields:
    """The `name=value` fields of a record, each with its column."""

    def __init__(self, text: str, values: Mapping[str, tuple[str, int]], end: int) -> None:
        self.record = text
        self.values = values
        self.end = end  # where a missing field would stand

    def __contains__(self, name: str) -> bool:
        return name in self.values

    def at(self, name: str, begins: int = 0) -> AbstractContextManager[None]:
        """Errors of a field, or of what begins so far within it, are raised with their place."""
        _, column = self.values.get(name, ("", self.end))
        return placed(self.record, column + begins)

    def text(self, name: str, default: str | None = None) -> str:
        if name in self.values:
            return self.values[name][0]
        if default is None:
            raise ParseError(self.record, self.end, Expected.FIELD)
        return default

    def number(self, name: str, default: int | None = None) -> int:
        value = plain(self.text(name, None if default is None else str(default)))
        if not (value.isascii() and value.isdecimal() and len(value) <= 3):
            raise ParseError(self.record, self.values[name][1], Expected.NUMBER)
        return int(value)

    def seed(self) -> str:
        written = self.text("seed")
        try:
            seed = _ESCAPE.sub(lambda match: chr(int(match[1], 16)), written)
            seed.encode()
        except (ValueError, OverflowError):  # no such character
            raise ParseError(self.record, self.values["seed"][1], Expected.SEED) from None
        return seed


def _parts(
    text: str, kind: str, names: tuple[str, ...]
) -> tuple[Rules, _Fields, Iterator[tuple[str, int]]]:
    words = words_of(text)
    head, column = next(words, ("", 1))
    if head != kind:
        raise ParseError(text, column, Expected.RECORD)
    name, column = next(words, ("", len(text) + 1))
    with placed(text, column):
        rules = read_rules(name)
    values: dict[str, tuple[str, int]] = {}
    for word, column in words:
        if plain(word) == ":":
            return rules, _Fields(text, values, column), words
        name, sign, value = word.partition("=")
        if not sign or name not in names or name in values:
            raise ParseError(text, column, Expected.FIELD)
        values[name] = (value, column + len(name) + 1)
    raise ParseError(text, len(text) + 1, Expected.FIELD)


def _written(kind: str, rules: Rules, fields: Mapping[str, object], actions: str) -> str:
    if read_rules(rules.name) != rules:
        raise RulesError(Reason.NO_SUCH_RULES, name=rules.name, known=tuple(RULES))
    told = " ".join(f"{name}={value}" for name, value in fields.items())
    return f"{kind} {rules.name} {told} : {actions}".rstrip()


def _joined(tiles: tuple[Tile, ...]) -> str:
    return "".join(map(str, tiles))


def _escape(seed: str) -> str:
    return _ESCAPED.sub(lambda match: f"%{ord(match[0]):x};", seed)
