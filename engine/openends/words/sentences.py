"""Sentences about what happened: settlements, refusals, text that cannot be read."""

from collections.abc import Iterable

from openends.errors import Expected, ParseError, Reason, RulesError, excerpt
from openends.line import Line, OpenEnd, Port
from openends.options import SharedLowest
from openends.settlement import Settlement
from openends.tiles import Tile, TileSet
from openends.words.catalog import N_, told
from openends.words.joining import clauses, listed
from openends.words.lines import NOTHING
from openends.words.names import end_name, port_name, set_name, tile_name
from openends.words.options import option_name

_REASONS = {
    Reason.NO_MATCH: N_("{tile} has no half that matches there. Needed: {pips}."),
    Reason.NO_SUCH_END: N_("There is no such open end: {end}. Open: {open}."),
    Reason.AMBIGUOUS_END: N_("{tile} fits more than one end. Say which one: {ends}."),
    Reason.END_CLOSED: N_("Nothing can be joined there: {tile} ({port})."),
    Reason.NOT_HELD: N_("Player {seat} does not hold {tile}."),
    Reason.NOT_IN_SET: N_("{tile} is not in the set ({set})."),
    Reason.DUPLICATE_TILE: N_("{tile} stands in two places; every tile exists once."),
    Reason.MUST_PLACE: N_("This is not allowed while a tile that fits is held."),
    Reason.MUST_DRAW: N_("No tile held fits, so one must be drawn."),
    Reason.NO_BONEYARD: N_("There is no tile to draw."),
    Reason.RESERVE: N_("The last tiles of the boneyard are never drawn. Protected: {reserve}."),
    Reason.NOT_YOUR_TURN: N_("It is player {turn}'s turn, not player {seat}'s."),
    Reason.NO_SUCH_SEAT: N_("There is no player {seat}. Players: {players}."),
    Reason.ROUND_OVER: N_("The round is over."),
    Reason.ROUND_RUNNING: N_("The round is not over yet."),
    Reason.MATCH_OVER: N_("The match is over."),
    Reason.NOTHING_TO_UNDO: N_("There is nothing to undo."),
    Reason.PLAYERS: N_("The game is not for so many players: {players}. Possible: {allowed}."),
    Reason.CLASH: N_("These two options cannot hold together: “{option}” – “{other}”."),
    Reason.MUST_LEAD: N_("The round must begin with {tile}."),
    Reason.DRAWN_ALREADY: N_("Only one tile is drawn in a turn."),
    Reason.NOT_A_TOTAL: N_("A pip total is a whole number from 0 to {most}, not {total}."),
    Reason.NO_SUCH_HANDS: N_(
        "Every tile exists once, so hands cannot have these totals together: {totals}."
    ),
    Reason.HOLDS_TILES: N_("Player {seat} went out and holds nothing. Total given: {total}."),
    Reason.HANDS_NEEDED: N_("The lowest total is shared and this rule compares tiles. Give tiles."),
    Reason.LAST_NEEDED: N_("The lowest total is shared. Say which of them placed last."),
    Reason.FALSE_DECLARATION: N_("Player {seat} declared falsely. Tiles that fit: {tiles}."),
    Reason.CHECK_OVER: N_("The check has come to its end."),
    Reason.TOO_FEW_TILES: N_(
        "The set has too few tiles. Players: {players},"
        " tiles for each: {hand}, in the set: {tiles}."
    ),
    Reason.NO_SUCH_ROUND: N_("There is no round {round}. Rounds so far: {rounds}."),
    Reason.ONE_READER: N_("One seat must be yours. Seats that are: {found}."),
    Reason.NO_SEED: N_("No seed is given. Any text can be one."),
    Reason.NOT_A_TARGET: N_("A target is a whole number from 1 to {most}, not {target}."),
    Reason.TOO_LONG: N_("Too long to be read: {length} characters. At most {most} are read."),
    Reason.GIVEN_TWICE: N_("Given twice: “{what}”. Give it once."),
    Reason.TOO_FEW_PLAYERS: N_(
        "Nobody plays alone: rules are for {least} players or more, not for {players}."
    ),
    Reason.EMPTY_HAND: N_(
        "Every player must be dealt a tile. Players: {players}, tiles for each: {hand}."
    ),
    Reason.NO_TARGET: N_(
        "A match needs a target of 1 point or more. Players: {players}, target: {target}."
    ),
    Reason.NO_SUCH_VERSION: N_(
        "This text is of a version that is not known here: {version}. Known: {known}."
    ),
    Reason.NO_SUCH_RULES: N_("There are no rules of this name: {name}. Known: {known}."),
    Reason.NO_SUCH_OPTION: N_("There is no such option: {option}. Known: {known}."),
    Reason.NO_SUCH_VALUE: N_("{option} cannot be {value}. Possible: {known}."),
    Reason.NO_SUCH_LEVEL: N_("There is no such level: {level}. Known: {known}."),
    Reason.NO_SUCH_LANGUAGE: N_("There are no words in this language: {language}. Known: {known}."),
}

_REASONS_NAMED = {
    Reason.NO_MATCH: N_("The {tile} has no half that matches there. Needed: {pips}."),
    Reason.AMBIGUOUS_END: N_("The {tile} fits more than one end. Say which one: {ends}."),
    Reason.END_CLOSED: N_("Nothing can be joined there: {tile} ({port})."),
    Reason.NOT_HELD: N_("Player {seat} does not hold the {tile}."),
    Reason.NOT_IN_SET: N_("The {tile} is not in the set ({set})."),
    Reason.DUPLICATE_TILE: N_("The {tile} stands in two places; every tile exists once."),
    Reason.MUST_LEAD: N_("The round must begin with the {tile}."),
}
"""The same with tiles by name, as they are read aloud; other reasons name no tile."""

_EXPECTED = {
    Expected.TILE: N_("a tile such as [1|4]"),
    Expected.PIPS: N_("pips from 0 to 15"),
    Expected.END: N_("an end: its pips, L or R"),
    Expected.ACTION: N_("a tile, draw or pass"),
    Expected.OPTION: N_("an option such as reserve=2"),
    Expected.TOTAL: N_("a pip total such as 17, or tiles such as [1|4] [4|4]"),
    Expected.FIELD: N_("a field such as players=2"),
    Expected.NUMBER: N_("a whole number"),
    Expected.RECORD: N_("a round or a match"),
    Expected.SEED: N_("a seed without characters that do not exist"),
    Expected.PRACTICE: N_("a match against players, from its first word on"),
    Expected.HANDS: N_("hidden or open"),
    Expected.NOTHING_MORE: N_("nothing more"),
}

_SEATS = {"seat", "turn"}  # facts that are seats; readers count from 1
_COUNTS = {"length", "most"}  # facts that may be large


def _fact(name: str, value: object, language: str, *, named: bool = False) -> str:
    if named and isinstance(value, Tile):
        return tile_name(value, language)
    if name in _SEATS and isinstance(value, int):
        return str(value + 1)
    if name in _COUNTS and isinstance(value, int):
        return f"{value:,}"
    if isinstance(value, Port):
        return port_name(value, language)
    if isinstance(value, TileSet):
        return set_name(value, language)
    if isinstance(value, Iterable) and not isinstance(value, str):
        facts = listed((_fact(name, item, language, named=named) for item in value), language)
        return facts or told(language, NOTHING)
    return excerpt(str(value))


def refusal_said(refusal: RulesError, language: str, *, named: bool = False) -> str:
    """Why the engine refused, as a sentence; `named`: its tiles by name, not in notation.

    >>> from openends.line import Line
    >>> try:
    ...     Line("[1|4] [0|3]@1")
    ... except RulesError as refusal:
    ...     print(refusal_said(refusal, "en"))
    ...     print(refusal_said(refusal, "en", named=True))
    [0|3] has no half that matches there. Needed: 1.
    The zero–three tile has no half that matches there. Needed: 1.
    """
    facts = {
        name: _fact(name, value, language, named=named) for name, value in refusal.facts.items()
    }
    if refusal.code is Reason.CLASH:  # readers know options by what they are called
        for name in ("option", "other"):
            facts[name] = option_name(str(refusal.facts[name]), language)
    reasons = _REASONS | _REASONS_NAMED if named else _REASONS
    return told(language, reasons[refusal.code], **facts)


def unreadable_said(error: ParseError, language: str) -> str:
    """What could not be read, where, and what should stand there.

    Of a long text only what stands around the fault is repeated.

    >>> print(unreadable_said(ParseError("[1|x]", 4, Expected.PIPS), "en"))
    Cannot read "[1|x]" at character 4. Expected: pips from 0 to 15. Found: "x]".
    """
    expected = told(language, _EXPECTED[error.expected])
    if not error.text.strip():
        return told(language, N_("Nothing is given yet. Expected: {expected}."), expected=expected)
    return told(
        language,
        N_('Cannot read "{text}" at character {column}. Expected: {expected}. Found: "{found}".'),
        text=excerpt(error.text, error.column),
        column=error.column,
        expected=expected,
        found=error.found,
    )


def settlement_said(settlement: Settlement, language: str, reader: int | None = None) -> str:
    """How a round was settled, as a sentence; `reader` is the seat of the one who reads.

    >>> from openends.rules import BLOCK
    >>> from openends.settlement import settle
    >>> print(settlement_said(settle(BLOCK, blocked=[3, 7, 8]), "en"))
    Player 1 has the lowest total of the blocked round. Points: 7 + 8 − 3 = 12.
    >>> print(settlement_said(settle(BLOCK, blocked=[3, 7, 8]), "en", reader=0))
    You have the lowest total of the blocked round. Points: 7 + 8 − 3 = 12.
    """
    seats = settlement.seats
    own = reader in seats
    if len(seats) > 1:
        pair = _BLOCKED_SIDE if settlement.blocked else _SIDE_OUT
    elif not settlement.blocked:
        pair = _OUT
    elif settlement.winner is None:
        pair = _NOBODY if settlement.decided is None else _SHARED
    elif settlement.decided is None:
        pair = _LOWEST
    else:
        pair = _DECIDED[settlement.decided]
    return told(
        language,
        pair[own],
        player=seats[0] + 1 if seats else "",
        side=listed([seat + 1 for seat in seats], language),
        sum=settlement.sum,
    )


# What is said of a player or a side, and what if the reader is that player or sits on that side.
_BLOCKED_SIDE = (
    N_("The side of players {side} wins the blocked round. Points: {sum}."),
    N_("Your side wins the blocked round. Points: {sum}."),
)
_SIDE_OUT = (
    N_("The side of players {side} goes out and wins the round. Points: {sum}."),
    N_("Your side goes out and wins the round. Points: {sum}."),
)
_OUT = (
    N_("Player {player} goes out and wins the round. Points: {sum}."),
    N_("You go out and win the round. Points: {sum}."),
)
_LOWEST = (
    N_("Player {player} has the lowest total of the blocked round. Points: {sum}."),
    N_("You have the lowest total of the blocked round. Points: {sum}."),
)
_NOBODY = (N_("The round is blocked. Nobody scores."),) * 2
_SHARED = (N_("The lowest total of the blocked round is shared. Nobody scores."),) * 2
_DECIDED = {
    SharedLowest.LIGHTEST_TILE: (
        N_("The lowest total is shared. Player {player} holds the lightest tile. Points: {sum}."),
        N_("The lowest total is shared. You hold the lightest tile. Points: {sum}."),
    ),
    SharedLowest.FEWEST_TILES: (
        N_("The lowest total is shared. Player {player} holds the fewest tiles. Points: {sum}."),
        N_("The lowest total is shared. You hold the fewest tiles. Points: {sum}."),
    ),
    SharedLowest.LAST_PLACED: (
        N_("The lowest total is shared. Player {player} placed last. Points: {sum}."),
        N_("The lowest total is shared. You placed last. Points: {sum}."),
    ),
}


def ends_said(ends: Iterable[OpenEnd], language: str) -> str:
    """The names of open ends, one after another."""
    return clauses((end_name(end, language) for end in ends), language)


def open_said(line: Line, language: str) -> str:
    """What is open now; empty where nothing lies on the table.

    >>> print(open_said(Line("[1|4] [1|1]@1"), "en"))
    Open: Left end, 1; Right end, 4.
    """
    if not line:
        return ""
    return told(language, N_("Open: {ends}."), ends=ends_said(line.ends.values(), language))


def placed_said(line: Line, language: str) -> str:
    """What was just placed and what is open now.

    >>> print(placed_said(Line("[1|4] [1|1]@1"), "en"))
    Placed: one–one tile. Open: Left end, 1; Right end, 4.
    """
    if not line:
        return told(language, N_("The table is empty. Any tile may start the line."))
    return told(
        language,
        N_("Placed: {tile}. Open: {ends}."),
        tile=tile_name(line.tiles[-1], language),
        ends=ends_said(line.ends.values(), language),
    )


def chosen_said(tile: Tile, line: Line, language: str) -> str:
    """Where a chosen tile fits, left arm first.

    >>> print(chosen_said(Tile("[1|3]"), Line("[1|4]"), "en"))
    Chosen: one–three tile. It fits here: Left end, 1.
    """
    name = tile_name(tile, language)
    if not line:
        return told(language, N_("Chosen: {tile}. It may start the line."), tile=name)
    fitting = line.fits(tile)
    if not fitting:
        return told(language, N_("Chosen: {tile}. It fits no open end."), tile=name)
    ends = ends_said(fitting, language)
    return told(language, N_("Chosen: {tile}. It fits here: {ends}."), tile=name, ends=ends)
