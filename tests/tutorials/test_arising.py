"""Positions that were played can arise, as the search backwards has to find."""

import random

import pytest

from course.lessons import Step, read_lesson
from course.lessons.arising import arises
from openends import BLOCK, Round
from tests.tutorials.sample import step


def step_of(played: Round) -> Step:
    """A step at the position of a round, seen from the seat whose turn it is."""
    hands = [" ".join(map(str, hand)) for hand in played.hands]
    listed = ", ".join(f'"{hand}"' for hand in hands)
    more = f'line = "{played.line}"\nhands = [{listed}]\nturn = {played.turn + 1}\n'
    return read_lesson(step('kind = "count", of = "pips"', more), "played").steps[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_has_been_played_can_arise(players: int) -> None:
    chance = random.Random(players)
    for seed in range(6):
        played = Round.deal(BLOCK, players=players, seed=seed)
        for _ in range(chance.randrange(9)):
            if played.outcome is None:
                played.play(chance.choice(played.legal_actions))
        if played.outcome is None:
            assert arises(step_of(played)) is True


def test_what_has_too_few_tiles_cannot() -> None:
    played = Round.deal(BLOCK, players=2, seed=1)
    hands = [played.hands[0][:-1], played.hands[1]]
    assert arises(step_of(Round(BLOCK, hands))) is False


def test_a_line_alone_can() -> None:
    text = step('kind = "count", of = "pips"', 'line = "[1|4] [4|4]@4"\n')
    assert arises(read_lesson(text, "line").steps[0]) is True
