"""Everything that happens has words, in each language, for who did it and for the others."""

import re
from collections.abc import Iterator
from itertools import pairwise, product

import pytest
from practising import SETTINGS, ask, begin, match

from openends import Lot, Match, Result, Round, Tile, settle
from openends.events import (
    Blocked,
    Dealt,
    Drawn,
    Ended,
    Event,
    Lead,
    Leads,
    Lots,
    Passed,
    Placed,
    Scored,
    Settled,
    Stuck,
    TurnedUp,
)
from openends.history import match_history, round_history
from openends.line import LEFT, RIGHT
from openends.variants import read_rules
from openends.words import LANGUAGES
from openends.words.events import describe_event
from openends_page.practice import Practice

SIDES = ((0,), (1,), (2,))
PARTNERS = ((0, 2), (1, 3))
HANDS = ("[1|2]", "[3|4]", "[4|5]")
BLOCK_RULES = read_rules("block")
PARTNER_RULES = read_rules("partners-block")


def _settled() -> Iterator[Event]:
    yield Settled(settle(BLOCK_RULES, out=0, totals=[0, 5, 7]))
    yield Settled(settle(BLOCK_RULES, blocked=[3, 5, 7]))
    yield Settled(settle(BLOCK_RULES, blocked=[3, 3, 7]))
    yield Settled(settle(read_rules("block;blocked_award=nobody"), blocked=[3, 5, 7]))
    for rule in ("lightest-tile", "fewest-tiles"):
        hands = (
            ["[0|4][0|5]", "[1|2][3|3]", "[6|6]"]
            if "light" in rule
            else ["[4|5]", "[1|2][3|3]", "[6|6]"]
        )
        yield Settled(settle(read_rules(f"block;shared_lowest={rule}"), blocked=hands))
    last = read_rules("block;shared_lowest=last-placed")
    yield Settled(settle(last, blocked=[3, 3, 7], last=[0, 1, 2]))
    yield Settled(settle(PARTNER_RULES, out=0, totals=[0, 5, 7, 8]))
    yield Settled(settle(PARTNER_RULES, blocked=[1, 5, 7, 8]))


def events() -> Iterator[Event]:
    """One of every kind, with every reason there is, about the first seat where about one."""
    tile = Tile("[5|6]")
    lot = Lot(((0, Tile("[5|6]")), (1, Tile("[0|1]")), (2, Tile("[5|5]"))))
    tied = Lot(((0, Tile("[5|6]")), (1, Tile("[5|5]")), (2, Tile("[4|6]"))))
    yield from (Lots(lot, again=False), Lots(lot, again=True), Lots(tied, again=False))
    yield from (Dealt(1, 7, 14, 0), Dealt(2, 5, 0, 13), Dealt(3, 7, 0, 0))
    yield from (Leads(0, why, None) for why in Lead)
    yield Leads(0, Lead.HIGHEST_DOUBLE, Tile("[6|6]"))
    yield Leads(0, Lead.HEAVIEST_TILE, tile)
    yield from (Placed(0, tile, arm, 5) for arm in (None, LEFT, RIGHT))
    yield Drawn(0, tile, 3)
    yield from (Passed(0, pips, why) for why, pips in product(Stuck, ((3,), (3, 5))))
    played = Round(BLOCK_RULES, HANDS, line="[6|6]")
    for _ in HANDS:
        played.play("pass")
    match_ended = Match(BLOCK_RULES, 3, "tea")
    match_ended._rounds[:] = [played]
    found = [moment.what for moment in round_history(match_ended, 0)]
    yield from (what for what in found if isinstance(what, Blocked | TurnedUp))
    yield TurnedUp(((), (tile,), (Tile("[0|0]"), Tile("[0|1]"))))
    yield from _settled()
    yield from (Scored((12, 3, 0), SIDES, 61, kept) for kept in (False, True))
    yield Scored((12, 3), PARTNERS, 200, kept=False)
    yield from (Ended(Result(winners), SIDES, 70) for winners in ((0,), (0, 1)))
    yield from (Ended(Result(winners), PARTNERS, 70) for winners in ((0,), (0, 1)))


ALL = list(events())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ALL, ids=lambda what: what.kind)
def test_it_is_said(what: Event, language: str) -> None:
    said = {reader: describe_event(what, language, reader) for reader in (None, 0, 1, 2)}
    for words in said.values():
        assert not re.search(r"[{}]", words)
        assert words.rstrip().endswith("。" if language == "ja" else ".")
        assert "  " not in words
        if language != "en":
            plain = describe_event(what, "en", None)
            assert words != plain
            assert not re.search(r"[A-Za-z]{3,}", words)
    if getattr(what, "seat", None) == 0:
        assert said[0] != said[1], "the reader is spoken to"
        assert said[1] == said[None] == said[2]
    reader = {"en": r"\b[Yy]ou", "ko": "나는|내가|나 |나:|나[.,;]|내 |우리", "ja": "あなた"}[
        language
    ]
    assert not re.search(reader, said[None])
    if not isinstance(what, Dealt):
        everybody = isinstance(what, TurnedUp | Scored | Blocked | Lots)
        about_first = everybody or getattr(what, "seat", 0) == 0
        winners = what.settlement.seats if isinstance(what, Settled) else (0,)
        assert bool(re.search(reader, said[0])) == (about_first and 0 in winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_are_said_alike(language: str) -> None:
    said = [describe_event(what, language, 0) for what in ALL]
    alike = {words for words in said if said.count(words) > 1}
    # With one open number or two, nothing else differs in why one may not draw.
    assert not alike


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawn_tile_is_named_to_who_drew_it_alone(language: str) -> None:
    one, other = Drawn(1, Tile("[5|6]"), 3), Drawn(1, Tile("[0|0]"), 3)
    for reader in (None, 0, 2):
        assert describe_event(one, language, reader) == describe_event(other, language, reader)
    assert describe_event(one, language, 1) != describe_event(other, language, 1)
    open_hands = describe_event(one, language, 0, open_hands=True)
    assert open_hands != describe_event(other, language, 0, open_hands=True)


def test_lots_are_drawn_again_among_those_who_tied() -> None:
    tied = next(found for seed in range(99) if len((found := Match(BLOCK_RULES, 4, seed)).lots) > 1)
    lots = [moment.what for moment in match_history(tied) if isinstance(moment.what, Lots)]
    assert [lot.again for lot in lots] == [False] + [True] * (len(lots) - 1)
    for before, after in pairwise(lots):
        assert tuple(seat for seat, _ in after.lot.tiles) == before.lot.best


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        ("block", {Lead.LOT, Lead.NEXT_SEAT}),
        ("block;next_lead=winner", {Lead.LOT, Lead.WON, Lead.AGAIN}),
        ("block;first_lead=highest-double", {Lead.HIGHEST_DOUBLE, Lead.NEXT_SEAT}),
        ("block;first_lead=highest-double-free", {Lead.HIGHEST_DOUBLE, Lead.NEXT_SEAT}),
        ("block;first_lead=highest-double;hand_sizes=2:1;targets=2:9", {Lead.HEAVIEST_TILE}),
    ],
)
def test_who_leads_next_does_lead_next(rules: str, why: set[Lead]) -> None:
    found: set[Lead] = set()
    for seed in range(30):
        played = Match(read_rules(rules), 2, seed)
        while played.result is None and len(played.rounds) < 8:
            while played.round.outcome is None:
                played.play(played.round.legal_actions[0])
            if played.result is None:
                played.deal()
        leads = [moment.what for moment in match_history(played) if isinstance(moment.what, Leads)]
        found |= {lead.why for lead in leads}
        leaders = [one.leader for one in played.rounds]
        assert [lead.seat for lead in leads[: len(leaders)]] == leaders
        assert all(lead.tile is None for lead in leads[1:])
        assert leads[0].tile == played.rounds[0].opening
    assert why <= found


@pytest.mark.parametrize(("rules", "seats"), SETTINGS)
def test_scores_are_those_of_the_match(rules: str, seats: tuple[str, ...]) -> None:
    practice = Practice.start(read_rules(rules), seats, seed="x")
    for _ in range(6):
        while practice.round.outcome is None:
            practice.match.play(practice.round.legal_actions[-1])
        told = [one.what for one in practice.history.moments if isinstance(one.what, Scored)]
        assert told[-1].scores == practice.match.scores
        if practice.match.result is not None:
            ended = practice.history.moments[-1].what
            assert isinstance(ended, Ended)
            assert ended.result == practice.match.result
            return
        practice.deal()


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_that_would_pass_an_exact_target_are_told_as_kept_back(language: str) -> None:
    rules = "block;target_mode=exact;targets=2:5,3:5,4:5"
    *_, last = match(rules, ("you", "heavy"), lang=language, until=lambda one: one["round"] > 9)
    told = [one["message"] for one in last["events"] if one["kind"] == "score"]
    kept = {"en": "not added", "ko": "더하지 않습니다", "ja": "加点されません"}[language]
    assert any(kept in said for said in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_said(language: str) -> None:
    shown = begin("common-draw;reserve=2", ("you", "heavy"), lang=language, target="200")
    assert "200" in shown["board"]["message"]
    assert len(shown["board"]["marks"]) == 2


def test_who_must_lead_is_told_with_what() -> None:
    for seed in range(40):
        shown = begin("partners-block", ("you", "heavy", "heavy", "heavy"), seed=str(seed))
        if shown["yours"]:
            break
    [legal] = shown["legal"]
    chosen = shown["position"]["chosen"]
    for tile, said in chosen.items():
        assert said.startswith("Chosen") == (tile == legal["action"])
    assert "six–six tile" in next(said for said in chosen.values() if not said.startswith("Chosen"))
    assert shown["events"][-1]["message"].startswith("You hold the highest double and must lead")
    refused = ask("practice_act", practice=shown["practice"], action=next(iter(chosen)))
    assert refused["illegal"]["code"] == "must-lead"
