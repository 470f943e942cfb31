"""What is hidden stays hidden: no answer tells the others' tiles, or the boneyard's, too early."""

import json
import random
import re
from collections.abc import Sequence

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from practising import SETTINGS, ask, match

from openends import Draw, Pass, Place, Round, Rules, RulesError, Tile
from openends.variants import read_rules
from openends.words import tile_name
from openends_page.practice import CACHE, Practice, practice_text, read_practice

QUESTIONS: list[tuple[str, dict[str, int | str]]] = [
    ("practice", {}),
    ("practice", {"at": 4}),
    ("practice_unseen", {}),
    ("practice_hint", {"rung": 1}),
    ("practice_hint", {"rung": 2}),
    ("practice_hint", {"rung": 3}),
    ("practice_review", {"round": 1}),
    ("practice_act", {"action": "deal"}),
]
"""All that can be asked of a match without going on in it."""


@st.composite
def running(draw: st.DrawFn) -> Practice:
    """A practice match in the middle of its first or second round."""
    rules_text, seats = draw(st.sampled_from(SETTINGS))
    rules: Rules = read_rules(rules_text)
    practice = Practice.start(rules, seats, seed=str(draw(st.integers(0, 10**6))))
    chance = random.Random(draw(st.integers(0, 999)))
    for _ in range(draw(st.integers(0, 40))):
        assume(practice.match.result is None)
        if practice.round.outcome is not None:
            practice.deal()
        practice.match.play(chance.choice(practice.round.legal_actions))
    assume(practice.round.outcome is None)
    return practice


def fits_what_was_seen(played: Round, hands: Sequence[set[Tile]], boneyard: Sequence[Tile]) -> bool:
    """Whether the same actions could have been taken with other tiles at the start."""
    try:
        again = Round(
            played.rules,
            [sorted(hand) for hand in hands],
            leader=played.leader,
            boneyard=boneyard,
            opening=played.opening,
        )
        for action in played.actions:
            again.play(action)
    except RulesError:
        return False
    return again.outcome is None


def with_other_tiles(practice: Practice, chance: random.Random) -> Round | None:
    """The round with hidden tiles dealt otherwise, so that the reader sees the same; or None."""
    played, reader = practice.round, practice.reader
    start = played.at(0)
    hands, boneyard = start.hands, start.boneyard
    fixed: list[set[Tile]] = [set() for _ in hands]
    fixed[reader] = set(hands[reader])
    # What a seat has placed it held at the start, unless it drew it.
    drawn = iter(played.drawn)
    seen_drawn: list[tuple[int, Tile]] = []
    for seat, action in played.moves:
        if isinstance(action, Draw):
            seen_drawn.append((seat, next(drawn)))
    placed = {action.tile: seat for seat, action in played.moves if isinstance(action, Place)}
    rest: list[Tile] = []
    for seat, hand in enumerate(hands):
        for tile in hand:
            if seat == reader:
                continue
            if tile in placed:
                fixed[seat].add(tile)
            else:
                rest.append(tile)
    later = list(boneyard)
    # Tiles that the reader drew, or that were drawn and placed, keep their place in the pile.
    kept = {
        number for number, (seat, tile) in enumerate(seen_drawn) if seat == reader or tile in placed
    }
    free = [number for number in range(len(later)) if number not in kept]
    rest += [later[number] for number in free]
    rest += list(played.undealt)  # out of the round, where there is no boneyard
    chance.shuffle(rest)
    for seat, hand in enumerate(hands):
        while len(fixed[seat]) < len(hand):
            fixed[seat].add(rest.pop())
    for number in free:
        later[number] = rest.pop()
    if not fits_what_was_seen(played, fixed, later):
        return None
    again = Round(
        played.rules,
        [sorted(hand) for hand in fixed],
        leader=played.leader,
        boneyard=later,
        opening=played.opening,
    )
    for action in played.actions:
        again.play(action)
    again.seed = played.seed
    return again if _opens_alike(practice, again) else None


def _opens_alike(practice: Practice, other: Round) -> bool:
    """Whether who leads, which is said, is told by the same double or heaviest tile."""
    moments = Practice(practice.setting, practice.match).history.moments
    leads = next(moment.what for moment in moments if moment.kind == "lead")
    rounds = practice.match._rounds
    mine, rounds[-1] = rounds[-1], other
    try:
        moments = Practice(practice.setting, practice.match).history.moments
        return next(moment.what for moment in moments if moment.kind == "lead") == leads
    finally:
        rounds[-1] = mine


@pytest.mark.slow
@given(running(), st.integers(0, 10**6))
@settings(max_examples=25)
def test_other_hidden_tiles_give_the_same_answers(practice: Practice, seed: int) -> None:
    chance = random.Random(seed)
    other = next(filter(None, (with_other_tiles(practice, chance) for _ in range(20))), None)
    assume(other is not None and other.hands != practice.round.hands)
    assert other is not None
    text = practice_text(practice)
    mine = _answers(practice, text)
    changed = read_practice(text)
    changed.match._rounds[-1] = other
    assert practice_text(changed) == text, "the reader has seen the same"
    assert _answers(changed, text) == mine


def _answers(practice: Practice, text: str) -> list[object]:
    answers = []
    for method, facts in QUESTIONS:
        CACHE.put(practice)
        answers.append(ask(method, practice=text, lang="en", **facts))
    return answers


TILE = re.compile(r"\[\d+\|\d+\]")


@pytest.mark.parametrize(("rules", "seats"), SETTINGS)
def test_no_hidden_tile_stands_in_an_answer(rules: str, seats: tuple[str, ...]) -> None:
    hidden_tiles = 0
    for shown in match(rules, seats, seed=8, until=lambda one: one["round"] > 2):
        if shown["over"] != "no":
            continue
        played = read_practice(shown["practice"]).round
        reader = seats.index("you")
        hidden = {
            str(tile) for seat, hand in enumerate(played.hands) if seat != reader for tile in hand
        }
        hidden |= {str(tile) for tile in (*played.boneyard, *played.undealt)}
        hidden.discard(str(played.opening))  # which it is, is what the table is told
        hidden_tiles += len(hidden)
        for part in ("seats", "position", "legal", "message", "result", "board"):
            assert not hidden & set(TILE.findall(json.dumps(shown[part]))), part
        # The list tells what was shown before: lots and earlier rounds; this round tells nothing.
        told = [one for one in shown["events"] if one["round"] == shown["round"]]
        told = [one for one in told if one["kind"] != "lot"]
        words = json.dumps(told, ensure_ascii=False)
        names = {tile_name(Tile(tile), "en") for tile in hidden}
        assert not any(name in words for name in names)
        assert [seat["hand"] is not None for seat in shown["seats"]] == [s == "you" for s in seats]
    assert hidden_tiles > 100, "something was hidden at all"


@pytest.mark.parametrize("method", ["practice_hint", "practice_unseen", "practice"])
def test_asking_leaves_the_match_as_it_was(method: str) -> None:
    *_, shown = match("draw", ("you", "heavy"), seed=8, until=lambda one: len(one["events"]) > 8)
    before = ask("practice", practice=shown["practice"])
    ask(method, practice=shown["practice"], rung=3)
    assert ask("practice", practice=shown["practice"]) == before


def test_passes_prove_what_they_say() -> None:
    for shown in match("draw", ("you", "heavy", "random"), until=lambda one: one["round"] > 3):
        played = read_practice(shown["practice"]).round
        if played.actions and isinstance(played.actions[-1], Pass):
            open_pips = set(played.open_pips.values())
            hand = played.hands[played.moves[-1][0]]
            assert not any(tile.has(pips) for tile in hand for pips in open_pips)
