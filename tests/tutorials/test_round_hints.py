"""Hints of a round that is played to its end: at every turn that can come, legal and of use."""

from collections.abc import Iterator

import pytest

from course.figures.lesson.hints import hints_by_turn
from course.lessons import Kind, Step, check_lesson, read_lesson, walked
from course.lessons.walking import leading
from openends.line import Place
from openends.round import Round
from openends.tiles import Tile
from openends.words import LANGUAGES, tile_name
from openends.words.names import halves_name
from openends.words.sentences import open_said
from tests.tutorials.catalogs import NAMES, lesson
from tests.tutorials.sample import step

ROUNDS = [one for name in NAMES for one in lesson(name).steps if one.goal.kind is Kind.ROUND]
LOST = "It is lost."


def turns(one: Step, language: str) -> Iterator[tuple[list[str], Round, frozenset[str], str]]:
    """Each turn but the first: its hints, its round, the good moves, and what is open."""
    found = walked(one)
    good = leading(found)
    hints = hints_by_turn(one, language, {"lost": LOST})
    assert hints[0] == []  # the author's stand there
    for said, (text, (played, _)) in list(zip(hints, found.items(), strict=True))[1:]:
        yield said, played, good[text], open_said(played.line, language)


def called(tile: Tile, language: str, said: str) -> bool:
    """Whether a sentence names a tile, by its halves alone or as a tile."""
    return any(name(tile, language) in said for name in (halves_name, tile_name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_hint_is_true_of_its_turn(language: str) -> None:
    assert ROUNDS
    seen = 0
    for one in ROUNDS:
        for (ends, can, move), played, good, open_now in turns(one, language):
            assert ends == open_now
            legal = [action for action in played.legal_actions if isinstance(action, Place)]
            for tile in played.hands[0]:
                fits = any(action.tile is tile for action in legal)
                assert (halves_name(tile, language) in can) == fits
            named = [tile for tile in played.hands[0] if called(tile, language, move)]
            if not good:
                assert move == LOST
            elif good == {"pass"}:
                assert named == []
            else:
                assert len(named) == 1
                ways = {str(action) for action in legal if action.tile is named[0]} & good
                assert ways
                ends_said = [
                    end for arm, end in played.line.ends.items() if f"{named[0]}@{arm}" in ways
                ]
                assert len(ends_said) == len(ways)
            seen += 1
    assert seen > 15


def test_the_last_hint_names_no_later_move() -> None:
    more = 'line = "[1|4]"\nends = "1 4"\nhands = ["[1|2] [3|4] = 4|6", "[1|6] [2|3] = 3|9"]\n'
    text = step(
        'kind = "round", win = true',
        more,
        hints='["a", "b", "Place [1|2] first, then [3|4]. = 7|10"]',
    )
    found = [fault.message for fault in check_lesson(read_lesson(text, "sample"))]
    assert [one for one in found if "no later one; [3|4] is left out" in one], found
