"""A practice match as one string, which a page keeps, a link carries and a reader copies.

    practice 1 seats=you/thoughtful/heavy hands=hidden match block players=3 seed=tea : [1|4] …

The version, who sits where, how hands lie, and the match as `openends.record` writes it. A
match alone, without players, can be read too.
"""

from openends.errors import Expected, ParseError, Reason, RulesError, placed
from openends.notation import plain, words_of
from openends.players import USUAL
from openends.record import match_text, read_match
from openends_page.practice.play import READER, Hands, Practice, Setting

VERSION = "1"
"""The version written. All that were ever written are read."""

_VERSIONS = (VERSION,)
_BETWEEN_SEATS = "/"
_FIELDS = ("seats", "hands")


def practice_text(practice: Practice) -> str:
    """A practice match as text.

    >>> from openends.rules import BLOCK
    >>> text = practice_text(Practice.start(BLOCK, ["you", "heavy"], seed="tea"))
    >>> text
    'practice 1 seats=you/heavy hands=hidden match block players=2 seed=tea :'
    >>> practice_text(read_practice(text)) == text
    True
    """
    setting = practice.setting
    seats = _BETWEEN_SEATS.join(setting.seats)
    match = match_text(practice.match)
    return f"practice {VERSION} seats={seats} hands={setting.hands} {match}"


def read_practice(text: str) -> Practice:
    """The practice match that a text tells, or one with the usual players for a bare match.

    Raises `ParseError` or `RulesError`, with their place in the text.

    >>> read_practice("match block players=3 seed=tea :").setting.seats
    ('you', 'thoughtful', 'thoughtful')
    """
    words = list(words_of(text))
    head = words[0][0] if words else ""
    if head == "match":
        match = read_match(text)
        return Practice(Setting((READER,) + (USUAL,) * (match.players - 1)), match)
    if head != "practice":
        raise ParseError(text, words[0][1] if words else 1, Expected.PRACTICE)
    _check_version(text, words)
    values: dict[str, tuple[str, int]] = {}
    for word, column in words[2:]:
        if word == "match":
            return _read(text, values, column)
        name, sign, value = word.partition("=")
        if not sign or name not in _FIELDS or name in values:
            raise ParseError(text, column, Expected.FIELD)
        values[name] = (plain(value), column)
    raise ParseError(text, len(text) + 1, Expected.PRACTICE)


def _check_version(text: str, words: list[tuple[str, int]]) -> None:
    version, column = words[1] if len(words) > 1 else ("", len(text) + 1)
    if not (plain(version).isascii() and plain(version).isdecimal()):
        raise ParseError(text, column, Expected.NUMBER)
    if plain(version) not in _VERSIONS:
        with placed(text, column):
            raise RulesError(Reason.NO_SUCH_VERSION, version=version[:20], known=_VERSIONS)


def _read(text: str, values: dict[str, tuple[str, int]], column: int) -> Practice:
    """The practice match of its fields and of the match that begins at a column."""
    if "seats" not in values:
        raise ParseError(text, column, Expected.FIELD)
    seats, seats_column = values["seats"]
    hands, hands_column = values.get("hands", (Hands.HIDDEN, 1))
    if hands not in set(Hands):
        raise ParseError(text, hands_column + len("hands="), Expected.HANDS)
    with placed(text, seats_column):
        setting = Setting(tuple(seats.split(_BETWEEN_SEATS)), Hands(hands))
    with placed(text, column):
        match = read_match(text[column - 1 :])
    with placed(text, seats_column):
        return Practice(setting, match)
