"""What the engine raises: moves and values that the rules do not allow, and text that cannot be read.

None of them holds prose. An error is a code with its facts, and its place in the text that it was asked
for; `openends.words.say` makes it a sentence of a reader's language.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum


class Reason(StrEnum):
    """Why the engine refuses: a code that stays the same in every language and release.

    >>> Reason("no-match")
    <Reason.NO_MATCH: 'no-match'>
    >>> str(Reason.NO_MATCH)
    'no-match'
    """

    NO_MATCH = "no-match"
    """The tile has no half with the pips that the end asks for (facts: tile, pips)."""
    NO_SUCH_END = "no-such-end"
    """No open end shows these pips or has this name (facts: end, open)."""
    AMBIGUOUS_END = "ambiguous-end"
    """The tile fits more than one end and none is named (facts: tile, ends)."""
    END_CLOSED = "end-closed"
    """The port named is already joined, or can never be open (facts: tile, port)."""
    NOT_HELD = "not-held"
    """The player does not hold the tile (facts: seat, tile)."""
    NOT_IN_SET = "not-in-set"
    """The tile is not part of the set in play (facts: tile, set)."""
    DUPLICATE_TILE = "duplicate-tile"
    """The same tile stands in two places (facts: tile)."""
    MUST_PLACE = "must-place"
    """A tile can be placed, so drawing or passing is not allowed (facts: seat)."""
    MUST_DRAW = "must-draw"
    """Nothing fits and a tile can be drawn, so passing is not allowed (facts: seat)."""
    NO_BONEYARD = "no-boneyard"
    """Nothing can be drawn: the game has no boneyard, or it is empty (facts: seat)."""
    RESERVE = "reserve"
    """Only the protected tiles of the boneyard are left (facts: seat, reserve)."""
    NOT_YOUR_TURN = "not-your-turn"
    """It is another player's turn (facts: seat, turn)."""
    NO_SUCH_SEAT = "no-such-seat"
    """There is no such seat (facts: seat, players)."""
    ROUND_OVER = "round-over"
    """The round has ended (no facts)."""
    ROUND_RUNNING = "round-running"
    """The round has not ended yet (no facts)."""
    MATCH_OVER = "match-over"
    """The match has been decided (no facts)."""
    NOTHING_TO_UNDO = "nothing-to-undo"
    """No action has been taken yet (no facts)."""
    PLAYERS = "players"
    """The game is not played by so many (facts: players, allowed)."""
    CLASH = "clash"
    """Two options of the rules cannot hold together (facts: option, other)."""
    MUST_LEAD = "must-lead"
    """The round must begin with a certain tile (facts: tile)."""
    DRAWN_ALREADY = "drawn-already"
    """Only one tile is drawn in a turn (facts: seat)."""
    NOT_A_TOTAL = "not-a-total"
    """A hand cannot have such a pip total (facts: total, most)."""
    NO_SUCH_HANDS = "no-such-hands"
    """No different tiles make these pip totals together (facts: totals)."""
    HOLDS_TILES = "holds-tiles"
    """Who went out holds nothing, but this hand has pips (facts: seat, total)."""
    HANDS_NEEDED = "hands-needed"
    """The rules compare tiles, so totals alone do not decide (no facts)."""
    LAST_NEEDED = "last-needed"
    """The rules ask who of those with the lowest total placed last (no facts)."""
    FALSE_DECLARATION = "false-declaration"
    """Declared otherwise than the hand shows (facts: seat, tiles; no tiles: none fits)."""
    CHECK_OVER = "check-over"
    """The check of a blocked round has come to its end (no facts)."""
    TOO_FEW_TILES = "too-few-tiles"
    """The set cannot give every player such a hand (facts: players, hand, tiles)."""
    NO_SUCH_OPTION = "no-such-option"
    """Rules have no option of this name (facts: option, known)."""
    NO_SUCH_VALUE = "no-such-value"
    """The option cannot have this value (facts: option, value, known)."""
    NO_SUCH_LANGUAGE = "no-such-language"
    """There are no words in this language (facts: language, known)."""
    NO_SUCH_ROUND = "no-such-round"
    """There is no such round in the match (facts: round, rounds)."""
    ONE_READER = "one-reader"
    """A practice match needs exactly one seat for who reads (facts: found)."""
    NO_SEED = "no-seed"
    """A match is dealt from a seed, and none is given (no facts)."""
    NOT_A_TARGET = "not-a-target"
    """A match cannot have such a target (facts: target, most)."""
    TOO_LONG = "too-long"
    """The text is longer than any that is read (facts: length, most)."""
    GIVEN_TWICE = "given-twice"
    """The same thing is given twice in a text (facts: what)."""
    TOO_FEW_PLAYERS = "too-few-players"
    """Rules for so few players (facts: players, least)."""
    EMPTY_HAND = "empty-hand"
    """Rules that deal no tile to a player (facts: players, hand)."""
    NO_TARGET = "no-target"
    """Rules without a point that ends a match (facts: players, target)."""
    NO_SUCH_VERSION = "no-such-version"
    """Texts of this version are not known (facts: version, known)."""
    NO_SUCH_RULES = "no-such-rules"
    """There are no rules of this name (facts: name, known)."""
    NO_SUCH_LEVEL = "no-such-level"
    """No player has a level of this name (facts: level, known)."""


def excerpt(text: str, column: int = 1, most: int = 60) -> str:
    """The part of a text around a column from 1; what is left out on either side is `…`.

    >>> excerpt("a" * 30 + "[1|x]" + "b" * 9_000, 34, most=20)
    '…aaaaaaa[1|x]bbbbbbbb…'
    >>> excerpt("[1|x]", 4)
    '[1|x]'
    """
    if len(text) <= most:
        return text
    first = max(min(column - 1 - most // 2, len(text) - most), 0)
    shown = text[first : first + most]
    return "…" * (first > 0) + shown + "…" * (first + most < len(text))


class OpenEndsError(Exception):
    """Base of all errors of the engine.

    Attributes: `code`, what is wrong; `facts`, what it is about, by name; `text` and `column` (from 1),
    the place where it was asked for, if that was a text.
    """

    def __init__(self, code: StrEnum, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
        self.text: str | None = None
        self.column: int | None = None

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={excerpt(str(value))}" for name, value in self.facts.items())
        place = ""
        if self.text is not None and self.column is not None:
            place = f" (at column {self.column} of {excerpt(self.text, self.column)!r})"
        return (f"{self.code}: {facts}" if facts else str(self.code)) + place


class RulesError(OpenEndsError):
    """A hand, an option, a seat or another value that the rules do not allow; `code` is a `Reason`.

    >>> error = RulesError(Reason.PLAYERS, players=9, allowed=(2, 3, 4))
    >>> error.code, error.facts["players"]
    (<Reason.PLAYERS: 'players'>, 9)
    >>> print(error)
    players: players=9, allowed=(2, 3, 4)
    """

    code: Reason


class IllegalMove(RulesError):
    """An action that the rules do not allow in this position.

    >>> print(IllegalMove(Reason.ROUND_OVER))
    round-over
    """


class Expected(StrEnum):
    """What an unreadable text should have held at the column named."""

    TILE = "tile"
    """A tile, low half first: `[1|4]`."""
    PIPS = "pips"
    """Pips from 0 to 15."""
    END = "end"
    """An end after `@`: pips, `L` or `R`."""
    ACTION = "action"
    """A placement, `draw` or `pass`."""
    OPTION = "option"
    """An option of rules: `name=value`."""
    TOTAL = "total"
    """A pip total, or tiles."""
    FIELD = "field"
    """A field of a record: `name=value`."""
    NUMBER = "number"
    """A whole number."""
    RECORD = "record"
    """A record: `round …` or `match …`."""
    SEED = "seed"
    """A seed: any text, with spaces and `%` written by their number."""
    PRACTICE = "practice"
    """A match against players: `practice …`, or `match …`."""
    HANDS = "hands"
    """How hands lie: `hidden` or `open`."""
    NOTHING_MORE = "nothing-more"
    """The end of the text."""


class ParseError(OpenEndsError, ValueError):
    """The text is not in the engine's notation.

    Attributes: `text`, the whole text; `column`, where it goes wrong, from 1; `expected`, what should
    stand there, which is its `code` too.

    >>> error = ParseError("[1|x]", 4, Expected.PIPS)
    >>> print(error)
    column 4 of '[1|x]': pips expected, found 'x]'
    """

    text: str
    column: int

    def __init__(self, text: str, column: int, expected: Expected) -> None:
        super().__init__(expected)
        self.args = (text, column, expected)
        self.text = text
        self.column = column
        self.expected = expected

    @property
    def found(self) -> str:
        """The text from the column on, cut after 20 characters; empty at the end."""
        return self.text[self.column - 1 : self.column + 19]

    def __str__(self) -> str:
        found = repr(self.found) if self.found else "the end"
        text = excerpt(self.text, self.column)
        return f"column {self.column} of {text!r}: {self.expected} expected, found {found}"


@contextmanager
def placed(text: str, column: int) -> Iterator[None]:
    """Whatever is wrong with a part of a text is raised with its place in the whole text.

    `column` is where the part begins. An error that names no column is about all of the part.

    >>> with placed("tile=[1|x]", 6):
    ...     raise ParseError("[1|x]", 4, Expected.PIPS)
    Traceback (most recent call last):
    openends.errors.ParseError: column 9 of 'tile=[1|x]': pips expected, found 'x]'
    """
    try:
        yield
    except ParseError as error:
        raise ParseError(text, error.column + column - 1, error.expected) from None
    except RulesError as error:
        error.text, error.column = text, (error.column or 1) + column - 1
        raise
