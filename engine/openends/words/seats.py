"""How seats are named, and what is said of a seat when it is the reader's own."""

from collections.abc import Iterable, Sequence

from openends.words.catalog import N_, told
from openends.words.joining import listed


def seat_named(seat: int, reader: int | None, language: str) -> str:
    """The name of a seat where a line or an item of a list begins.

    >>> seat_named(1, 0, "en"), seat_named(0, 0, "en"), seat_named(0, 0, "ko")
    ('Player 2', 'You', '나')
    """
    if seat == reader:
        return told(language, N_("You"))
    return told(language, N_("Player {seat}"), seat=seat + 1)


def seat_titled(seat: int, partners: bool, reader: int | None, language: str) -> str:
    """The name of a seat where it stands for itself; `partners` tells who plays with the reader.

    >>> seat_titled(2, True, 0, "en"), seat_titled(0, True, 0, "en")
    ('Player 3, your partner', 'You')
    """
    if partners and seat != reader:
        return told(language, N_("Player {seat}, your partner"), seat=seat + 1)
    return seat_named(seat, reader, language)


def side_named(side: Sequence[int], reader: int | None, language: str) -> str:
    """The name of a side: a seat, or partners.

    >>> side_named((1, 3), 0, "en"), side_named((0, 2), 0, "en"), side_named((1,), 0, "en")
    ('Players 2, 4', 'Your side', 'Player 2')
    """
    if len(side) == 1:
        return seat_named(side[0], reader, language)
    if reader in side:
        return told(language, N_("Your side"))
    return told(language, N_("Players {side}"), side=numbered(side, language))


def seats_listed(seats: Iterable[int], reader: int | None, language: str) -> str:
    """Seats within a sentence, one after another.

    >>> seats_listed([0, 2], 0, "en")
    'you, player 3'
    """
    names = (
        told(language, N_("you"))
        if seat == reader
        else told(language, N_("player {seat}"), seat=seat + 1)
        for seat in seats
    )
    return listed(names, language)


def numbered(seats: Iterable[int], language: str) -> str:
    """The numbers of seats, from 1.

    >>> numbered((0, 2), "en"), numbered((0, 2), "ja")
    ('1, 3', '1、3')
    """
    return listed((seat + 1 for seat in seats), language)


def said_of(
    seat: int, messages: tuple[str, str], reader: int | None, language: str, **facts: object
) -> str:
    """What is said of a seat: the first message of another's, the second of the reader's own.

    >>> said_of(1, (N_("Player {seat} cannot place."), N_("You cannot place.")), 1, "en")
    'You cannot place.'
    """
    return told(language, messages[seat == reader], seat=seat + 1, **facts)
