"""Advice: every reason and every look is true, found wherever it is true, and said."""

import random
import re

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from option_sets import any_rules
from strategies import rounds

from openends import BLOCK, COMMON_DRAW, DRAW, Draw, Drawing, Pass, Place, Round, Tile, View
from openends.players.advice import Advice, Choice, advise
from openends.players.knowledge import Knowledge
from openends.players.looks import (
    Look,
    NearlyOut,
    SeatLacks,
    StrongIn,
    Unseen,
    looks_at,
)
from openends.players.reasons import (
    Blocks,
    GoesOut,
    HardDouble,
    Keeps,
    LastOf,
    NextLacks,
    NobodyMatches,
    OnlyChoice,
    Reason,
    Sheds,
    Strands,
    reasons_for,
)
from openends.words import LANGUAGES
from openends.words.advice import choice_said, look_said, points_text, reason_said, sure_said

FEWER = settings(max_examples=min(50, settings().max_examples))
ANY_RULES = (BLOCK, DRAW, COMMON_DRAW, *(any_rules(random.Random(f"rules {n}")) for n in range(30)))


class Truth:
    """What is true after an action, worked out afresh from the whole history of a round.

    It knows the view alone, but uses neither `Knowledge` nor the finders of reasons.
    """

    def __init__(self, played: Round, place: Place) -> None:
        self.played, self.place = played, place
        self.seat = played.turn
        self.rest = [tile for tile in played.hands[self.seat] if tile is not place.tile]
        self.table = [*played.line.tiles, place.tile]
        self.ends = set(played.line.place(place.tile, place.arm).open_pips.values())
        self.size = played.rules.tile_set.highest + 1
        self.could_draw = (
            played.rules.drawing is not Drawing.NONE and len(played.boneyard) > played.rules.reserve
        )
        self.lacks = [lacks(played, seat) for seat in range(played.players)]

    def of(self, number: int, tiles: list[Tile]) -> int:
        return sum(number in (tile.low, tile.high) for tile in tiles)

    def matchless(self, number: int) -> bool:
        """Nobody else can match: all tiles of the number are seen, or all others lack it."""
        if self.of(number, [*self.table, *self.rest]) == self.size:
            return True
        others = [seat for seat in range(self.played.players) if seat != self.seat]
        return not self.could_draw and all(number in self.lacks[seat] for seat in others)

    def reasons(self) -> set[Reason]:
        """All reasons that hold."""
        true: set[Reason] = set()
        tile = self.place.tile
        legal = self.played.legal_actions
        lighter = [
            a.tile.pips < tile.pips for a in legal if isinstance(a, Place) and a.tile != tile
        ]
        if len(legal) == 1:
            true.add(OnlyChoice())
        if tile.pips:
            true.add(Sheds(tile.pips, bool(lighter) and all(lighter)))
        if not self.rest:
            return true | {GoesOut()}
        following = (self.seat + 1) % self.played.players
        for end in self.ends:
            if self.matchless(end):
                true.add(NobodyMatches(end))
            elif end in self.lacks[following]:
                true.add(NextLacks(following, end))
            if count := self.of(end, self.rest):
                true.add(Keeps(end, count))
        if not any(self.of(end, self.rest) for end in self.ends):
            true.add(Strands())
            if not self.could_draw and all(map(self.matchless, self.ends)):
                true.add(Blocks())
        for number in {tile.low, tile.high}:
            if self.of(number, self.table) == self.size:
                true.add(LastOf(number))
        left = self.size - self.of(tile.low, self.table)
        if tile.low == tile.high and left <= 2:
            true.add(HardDouble(tile, left))
        return true


def lacks(played: Round, seat: int) -> set[int]:
    """The numbers that a seat could not place on, and has shown to lack ever since."""
    again = played.at(0)
    lacking: set[int] = set()
    before: set[int] | None = None  # what was lacked before the last draw of a stuck seat
    for action in played.actions:
        stuck = set(again.open_pips.values())
        if again.turn == seat:
            if isinstance(action, Pass):
                lacking |= stuck
                before = None
            elif isinstance(action, Draw):
                only_stuck = played.rules.drawing is Drawing.WHEN_STUCK
                before = lacking | stuck if only_stuck else None
                lacking = set()
            else:
                lacking = before if before is not None else lacking
                before = None
        again.play(action)
    return lacking


@given(rounds(ANY_RULES))
def test_reasons_are_true_and_all_that_are_true_are_found(played: Round) -> None:
    assume(played.outcome is None)
    view = View.of(played, played.turn)
    known = Knowledge.of(view)
    for action in view.legal_actions:
        found = reasons_for(view, known, action)
        assert len(set(found)) == len(found)
        if isinstance(action, Place):
            assert set(found) == Truth(played, action).reasons()
        else:
            assert found == ((OnlyChoice(),) if len(view.legal_actions) == 1 else ())


@given(rounds(ANY_RULES))
def test_reasons_come_true_in_the_round(played: Round) -> None:
    assume(played.outcome is None)
    seat = played.turn
    view = View.of(played, seat)
    known = Knowledge.of(view)
    for action in view.legal_actions:
        reasons = reasons_for(view, known, action)
        played.play(action)
        ends = set(played.open_pips.values())
        others = [hand for other, hand in enumerate(played.hands) if other != seat]
        for reason in reasons:
            match reason:
                case GoesOut():
                    assert played.outcome is not None
                    assert played.outcome.out == seat
                case Blocks():
                    assert not any(
                        t.has(end) for hand in played.hands for t in hand for end in ends
                    )
                case NobodyMatches(number):
                    assert number in ends
                    assert not any(tile.has(number) for hand in others for tile in hand)
                case NextLacks(following, number):
                    assert following == (seat + 1) % played.players
                    assert number in ends
                    assert not any(tile.has(number) for tile in played.hands[following])
                case Keeps(number, tiles):
                    assert number in ends
                    assert sum(tile.has(number) for tile in played.hands[seat]) == tiles
                case Strands():
                    assert not any(t.has(end) for t in played.hands[seat] for end in ends)
                case _:
                    pass
        played.undo()


@given(rounds(ANY_RULES), st.integers(0, 3))
def test_looks_are_true_and_all_that_are_true_are_found(played: Round, seat: int) -> None:
    seat %= played.players
    view = View.of(played, seat)
    numbers = range(played.rules.tile_set.highest + 1)
    true: set[Look] = set()
    hand = played.hands[seat]
    counts = [sum(tile.has(number) for tile in hand) for number in numbers]
    if max(counts) >= 3:
        strong = tuple(number for number in numbers if counts[number] == max(counts))
        true.add(StrongIn(strong, max(counts)))
    seen = {*hand, *played.line.tiles}
    hidden = [tile for tile in played.rules.tile_set if tile not in seen]
    for few in (0, 1):
        if gone := tuple(n for n in numbers if sum(tile.has(n) for tile in hidden) == few):
            true.add(Unseen(gone, few))
    for other in range(played.players):
        if other != seat:
            if lacking := lacks(played, other):
                true.add(SeatLacks(other, tuple(sorted(lacking))))
                assert not any(t.has(n) for t in played.hands[other] for n in lacking)
            if len(played.hands[other]) <= 2:
                true.add(NearlyOut(other, len(played.hands[other])))
    found = looks_at(view, Knowledge.of(view))
    assert set(found) == true
    assert len(found) == len(true)


@FEWER
@given(rounds(ANY_RULES))
def test_advice_has_every_legal_action_the_best_first(played: Round) -> None:
    assume(played.outcome is None)
    view = View.of(played, played.turn)
    advice = advise(view, "tea", samples=6)
    assert {choice.action for choice in advice.choices} == set(view.legal_actions)
    assert len(advice.choices) == len(view.legal_actions)
    points = [choice.points for choice in advice.choices]
    assert points == sorted(points, reverse=True)
    assert advise(View.of(played, played.turn), "tea", samples=6) == advice
    for choice in advice.choices:
        assert choice.deals == 6
        assert choice.error >= 0
        assert 0 <= choice.ahead + choice.level <= 6
        if len(points) > 1:
            best, second = advice.choices[:2]
            assert choice.rival == (second if choice is best else best).action
        else:
            assert choice.rival is None
        assert advice.of(choice.action) is choice
        for language in LANGUAGES:
            assert choice_said(choice, view.line, language)
            assert bool(sure_said(choice, view.line, language)) is (choice.rival is not None)


def test_what_is_certain_is_so_in_every_deal() -> None:
    # The last tile of the hand wins what the other holds; the pips of the unseen tiles vary.
    played = Round(BLOCK, ["[1|4]", "[2|2] [2|3]"], line="[1|2] [2|5]@2 [4|5]@5")
    (left, right) = advise(View.of(played, 0), "tea", 20).choices
    assert left.points == right.points > 0
    assert left.level == right.level == 20
    assert GoesOut() in left.reasons


def test_advice_knows_no_other_action() -> None:
    played = Round(BLOCK, ["[1|4]", "[2|2]"])
    advice: Advice = advise(View.of(played, 0), "tea", 2)
    with pytest.raises(KeyError):
        advice.of(Place(Tile("[1|5]")))
    assert View.of(played, 0).placements == played.legal_actions
    assert View.of(played, 1).placements == ()


REASONS: tuple[Reason, ...] = (
    OnlyChoice(),
    GoesOut(),
    Blocks(),
    NobodyMatches(3),
    NextLacks(1, 3),
    Sheds(7, most=True),
    Sheds(7, most=False),
    HardDouble(Tile("[3|3]"), 1),
    LastOf(3),
    Keeps(3, 2),
    Strands(),
)
LOOKS: tuple[Look, ...] = (
    StrongIn((1, 2), 3),
    SeatLacks(1, (5, 6)),
    Unseen((0,), 0),
    Unseen((0, 4), 1),
    NearlyOut(2, 1),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_look_is_said(language: str) -> None:
    assert {type(reason) for reason in REASONS} == set(Reason.__args__)
    assert {type(look) for look in LOOKS} == set(Look.__args__)
    said = [reason_said(reason, language) for reason in REASONS]
    said += [look_said(look, language) for look in LOOKS]
    assert len(set(said)) == len(said)
    facts = {
        reason_said(NextLacks(1, 3), language): {2, 3},
        reason_said(Sheds(7, most=True), language): {7},
        reason_said(HardDouble(Tile("[3|3]"), 1), language): {3, 1},
        reason_said(Keeps(3, 2), language): {3, 2},
        look_said(StrongIn((1, 2), 3), language): {1, 2, 3},
        look_said(SeatLacks(1, (5, 6)), language): {2, 5, 6},
        look_said(NearlyOut(2, 1), language): {3, 1},
    }
    for sentence, numbers in facts.items():
        assert {int(number) for number in re.findall(r"\d+", sentence)} == numbers
        assert "{" not in sentence
    ends = {"en": ".", "ko": "다.", "ja": "。"}
    assert all(sentence.endswith((ends[language], ".")) for sentence in said)


def test_a_choice_is_said_with_its_doubt() -> None:
    choice = Choice(Place(Tile("[1|4]")), 3.25, 0.84, (), None, 0, 0, 50)
    view = Round(BLOCK, ["[1|4]", "[2|2]"]).line
    assert choice_said(choice, view, "en") == "Place [1|4]: expected points +3.2 ± 0.8."
    assert choice_said(choice, view, "ko") == "[1|4] 놓기: 기대 점수 +3.2 ± 0.8."
    assert choice_said(choice, view, "ja") == "[1|4]を置く：予想得点 +3.2 ± 0.8。"
    assert [points_text(points) for points in (0.04, -0.04, -1.0)] == ["0.0", "0.0", "−1.0"]
