"""Play-outs and solved ends do exactly what a round does."""

import random
from collections.abc import Sequence
from itertools import cycle

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from option_sets import any_rules
from strategies import rounds

from openends import (
    BLOCK,
    RULES,
    BlockedAward,
    Draw,
    Line,
    Pass,
    Place,
    Round,
    Rules,
    SharedLowest,
    Tile,
    View,
)
from openends.ends import ends_of_line
from openends.players.determinization import PRICES, Determinization
from openends.players.endgame import Endgame, endgame_of
from openends.players.playout import DREW, PASSED, PlayOut, Start, Step, play_out_of
from openends.tiles import ALL_TILES
from openends.variants import vary

ANY_RULES = tuple(any_rules(random.Random(f"rules {number}")) for number in range(60))
ENDINGS = tuple(
    vary(BLOCK, {"blocked_award": award, "shared_lowest": tie})
    for award in BlockedAward
    for tie in SharedLowest
    if award is not BlockedAward.NOBODY or tie is SharedLowest.NOBODY
)


def mask(tiles: Sequence[Tile]) -> int:
    return sum(tile.bit for tile in tiles)


def ends_of(played: Round) -> int:
    return number_of(played, played.line)


def number_of(played: Round, line: Line) -> int:
    return play_out_of(played.rules, played.players).ends_number(ends_of_line(line))


def start_of(played: Round) -> Start:
    """Where a round stands, as a play-out takes it."""
    passes = 0
    for action in reversed(played.actions):
        if not isinstance(action, Pass):
            break
        passes += 1
    placed: list[int] = []
    again = played.at(0)
    for action in played.actions:
        if isinstance(action, Place):
            placed.insert(0, again.turn)
        again.play(action)
    drew = bool(played.actions) and isinstance(played.actions[-1], Draw)
    bits = [tile.bit for tile in reversed(played.boneyard)]
    hands = [mask(hand) for hand in played.hands]
    last = tuple(dict.fromkeys(placed))
    return Start(hands, bits, ends_of(played), played.turn, last, passes, drew)


def follow(played: Round, steps: list[Step]) -> None:
    """Take the steps of a play-out in a round, which refuses what is not allowed."""
    for seat, what, ends in steps:
        assert played.turn == seat
        if what in (DREW, PASSED):
            played.play("draw" if what == DREW else "pass")
        else:
            tile = ALL_TILES[what.bit_length() - 1]
            tried = [action for action in played.legal_actions if isinstance(action, Place)]
            played.play(next(a for a in tried if a.tile is tile and ends_after(played, a) == ends))
        assert ends_of(played) == ends


def ends_after(played: Round, place: Place) -> int:
    return number_of(played, played.line.place(place.tile, place.arm))


def points_of(played: Round) -> list[float]:
    """Each seat's points by the settlement of the round itself: less the mean of other sides."""
    settlement = played.settlement
    assert settlement is not None
    sides = played.rules.sides(played.players)
    won = [0] * len(sides)
    if settlement.winner is not None:
        won[settlement.winner] = settlement.points
    points = [won[played.rules.side_of(seat)] for seat in range(played.players)]
    return [point - (sum(won) - point) / (len(sides) - 1) for point in points]


def earned_since(played: Round, actions: int) -> list[float]:
    """Each seat's points by the actions since: its side's, less the mean of the other sides'."""
    sides = played.rules.sides(played.players)
    earned = [0] * len(sides)
    for (seat, _), points in list(zip(played.moves, played.points, strict=True))[actions:]:
        earned[played.rules.side_of(seat)] += points
    own = [earned[played.rules.side_of(seat)] for seat in range(played.players)]
    return [points - (sum(earned) - points) / (len(sides) - 1) for points in own]


@given(rounds(ANY_RULES), st.binary(min_size=1))
def test_a_play_out_is_a_round(played: Round, chances: bytes) -> None:
    assume(played.outcome is None and played.opening is None)
    play_out = play_out_of(played.rules, played.players)
    start = start_of(played)
    steps: list[Step] = []
    before = len(played.actions)
    points = play_out.points(start, cycle(chances), steps)
    follow(played, steps)
    assert played.outcome is not None, "a play-out goes on to the end"
    earned = earned_since(played, before)
    settled = points_of(played)
    assert points == pytest.approx(
        [one + other for one, other in zip(earned, settled, strict=True)]
    )
    assert start.hands == [mask(hand) for hand in played.hands]
    assert start.boneyard == [tile.bit for tile in reversed(played.boneyard)]


@given(rounds(ANY_RULES))
def test_every_placement_can_be_chosen_the_heaviest_first(played: Round) -> None:
    assume(played.outcome is None and played.opening is None)
    legal = [action for action in played.legal_actions if isinstance(action, Place)]
    assume(legal)
    play_out = play_out_of(played.rules, played.players)
    ends = ends_of(played)
    hand = mask(played.hands[played.turn])
    moves = play_out.moves(ends, hand & play_out.fitting[ends] if ends >= 0 else hand)
    # Ends may be alike: of two placements that leave the same, one is enough.
    assert set(moves) == {(place.tile.bit, ends_after(played, place)) for place in legal}
    assert len(moves) == len(set(moves))
    pips = [ALL_TILES[bit.bit_length() - 1].pips for bit, _ in moves]
    assert pips == sorted(pips, reverse=True)


def test_chances_that_do_not_last_are_reported() -> None:
    held = [Tile("[5|6]").bit, Tile("[0|3]").bit | Tile("[0|6]").bit]
    with pytest.raises(ValueError, match="did not last"):
        PlayOut(BLOCK, 2).points(Start(held, [], Tile("[0|0]").index), bytes(1))


def test_what_is_remembered_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openends.players.playout._REMEMBERED", 8)
    play_out = PlayOut(BLOCK, 2)
    chance = random.Random("memory")
    for _ in range(30):
        dealt = Round.deal(BLOCK, 2, chance)
        chances = chance.randbytes(40)
        play_out.points(start_of(dealt), chances)
        assert sum(map(len, play_out._moves)) <= 8
        assert len(play_out._settled) <= 8


def brute(played: Round, seat: int) -> float:
    """What a seat comes to when all know all: every line of play, by the round itself."""
    if played.outcome is not None:
        return points_of(played)[seat]
    values = []
    mover = played.turn
    for action in played.legal_actions:
        played.play(action)
        values.append(brute(played, seat))
        played.undo()
    return max(values) if mover == seat else min(values)


@settings(max_examples=150)
@given(st.sampled_from(ENDINGS), st.integers(0, 10**6), st.integers(1, 4), st.integers(1, 4))
def test_a_solved_end_is_what_all_lines_of_play_come_to(
    rules: Rules, seed: int, mine: int, theirs: int
) -> None:
    tiles = random.Random(seed).sample(rules.tile_set.tiles, mine + theirs)
    played = Round(rules, [tiles[:mine], tiles[mine:]])
    value = Endgame(rules).value(mask(played.hands[0]), mask(played.hands[1]))
    assert value == brute(played, 0)
    # What it remembers of other rounds is as true.
    assert endgame_of(rules).value(mask(played.hands[0]), mask(played.hands[1])) == value


@given(st.sampled_from(ENDINGS), st.integers(0, 10**6))
def test_a_solved_end_in_the_middle_of_a_round(rules: Rules, seed: int) -> None:
    chance = random.Random(seed)
    played = Round.deal(rules, 2, chance)
    while played.outcome is None and max(map(len, played.hands)) > 4:
        played.play(chance.choice(played.legal_actions))
    if played.outcome is None:
        mine, theirs = (mask(played.hands[seat]) for seat in (played.turn, 1 - played.turn))
        passed = isinstance(played.actions[-1], Pass)
        value = endgame_of(rules).value(mine, theirs, ends_of(played), passed=passed)
        assert value == brute(played, played.turn)


def test_imagined_ends_are_solved_as_if_hands_lay_open() -> None:
    # The other player's hand is known: all other tiles are on the table or in the own hand.
    rules = vary(BLOCK, {"hand_sizes": {2: 14}, "targets": {2: 100}})
    solved = 0
    for seed in range(30):
        played = Round.deal(rules, 2, seed)
        while played.outcome is None and max(map(len, played.hands)) >= len(PRICES):
            played.play(played.legal_actions[0])
        if (
            played.outcome is not None
            or len(played.legal_actions) < 2
            or len(played.hands[played.turn]) < 2
        ):
            continue
        seat = played.turn
        imagined = Determinization(View.of(played, seat), random.Random("tea"))
        imagined.add(2, played.legal_actions)
        for action, results in imagined.results.items():
            played.play(action)
            assert results == [brute(played, seat)] * 2
            played.undo()
            solved += 1
    assert solved > 5


def test_what_was_met_before_does_not_change_what_is_chosen() -> None:
    rules = RULES["five-up"]
    ends = [rules.line(text) for text in ("[3|6] [6|6]@6 [1|6]@6", "[1|6] [6|6]@6 [3|6]@6")]
    hand = mask([Tile("[1|3]"), Tile("[0|0]")])  # the first fits two of the ends
    chosen = []
    for first, then in (ends, ends[::-1]):
        play_out = PlayOut(rules, 2)
        play_out.ends_number(ends_of_line(first))
        number = play_out.ends_number(ends_of_line(then))
        steps: list[Step] = []
        start = Start([hand, mask([Tile("[4|4]")])], [], number)
        play_out.points(start, cycle(b"\x80\x10"), steps)
        chosen.append([play_out.fitting[ends_then] for _, _, ends_then in steps])
    assert chosen[0] == chosen[1]
