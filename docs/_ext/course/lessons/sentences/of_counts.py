"""What sentences count: tiles that are left, hands, players, and the sums of the last hints."""

import re
from collections import Counter

from course.lessons.counting import counted as count_of
from course.lessons.model import Kind, Step
from course.lessons.sentences.phrases import counted, holds, says
from course.lessons.sentences.scenes import Scene
from openends.tiles import Tile


def players(step: Step) -> int | None:
    """How many play, where a step tells."""
    if step.goal.totals:
        return len(step.goal.totals)
    if asked := re.fullmatch(r"(?:leader|short) \d+ of (\d)", step.goal.of):
        return int(asked[1])
    return len(step.hands) if len(step.hands) > 1 else None


def _players(at: Scene, n: int) -> str | None:
    right = players(at.step)
    return None if right is None else counted(n, right, "players")


@says("<n> are playing", "a round of <n> is blocked", "another match, of <n> players")
def playing(at: Scene, n: int) -> str | None:
    return _players(at, n)


def _left(at: Scene) -> list[int]:
    """How many tiles each hand that is not empty has."""
    return [len(hand) for hand in at.hands if hand]


@says(
    "the <n> hands(?! that are left)",
    "all <n> hands",
    "add up all <n>",
    "each of the <n> hands",
)
def hands(at: Scene, n: int) -> str | None:
    return counted(n, len(at.hands), "hands")


@says("the <n> hands that are left")
def hands_left(at: Scene, n: int) -> str | None:
    return counted(n, len(_left(at)), "hands with tiles")


@says("what the other <n> hold", "the <n> higher totals")
def other_hands(at: Scene, n: int) -> str | None:
    return counted(n, len(at.others), "other hands")


@says("(?<!heavier of )the <n> tiles(?! that)", "all <n> tiles", "your <n> tiles")
def tiles(at: Scene, n: int) -> str | None:
    return counted(n, sum(_left(at)), "tiles in the hands")


@says("you hold <n> tiles")
def tiles_held(at: Scene, n: int) -> str | None:
    return counted(n, len(at.step.hand), "tiles in your hand")


@says("<n> tiles (?:are )?left, (?:all )?in <m> hands?")
def tiles_in_hands(at: Scene, n: int, m: int) -> str | None:
    right = (sum(_left(at)), len(_left(at)))
    return holds((n, m) == right, f"{right[0]} tiles in {right[1]} hands")


@says("<n> tiles each are left")
def tiles_each(at: Scene, n: int) -> str | None:
    return holds(_left(at) == [n] * len(at.hands), f"the hands have {_left(at)}")


@says("<n> tiles left, and both", "this is your last tile")
def own_left(at: Scene, n: int = 1) -> str | None:
    return counted(n, len(at.hand), "tiles in your hand")


@says("your opponent has <n> tile left")
def opponent_left(at: Scene, n: int) -> str | None:
    return counted(n, sum(map(len, at.others)), "tiles of your opponent's")


@says("you hold <n> tiles?, your opponent <m>")
def held_by_two(at: Scene, n: int, m: int) -> str | None:
    return holds([n, m] == _left(at), f"the hands have {_left(at)}")


@says(
    "<n> tiles (?:are )?in the boneyard",
    "the boneyard is down to <n>",
    "with <n> left nobody draws",
    "the <n> tiles that nobody drew",
    "<n> tiles are left now",
)
def in_boneyard(at: Scene, n: int) -> str | None:
    return counted(n, at.boneyard, "tiles in the boneyard")


def _asked(at: Scene) -> int:
    """The pips of which tiles are counted."""
    found = re.fullmatch(r"(?:shown|unseen) (\d+)", at.step.goal.of)
    return int(found[1]) if found else -1


@says("<n> in your hand and <m> in the line make (?P<total>[a-z-]+)")
def in_hand_and_line(at: Scene, n: int, m: int, total: int) -> str | None:
    held = sum(tile.has(_asked(at)) for tile in at.hand)
    lying = sum(tile.has(_asked(at)) for tile in at.line.tiles)
    right = (held, lying, held + lying)
    return holds((n, m, total) == right, f"{held} in the hand and {lying} in the line")


@says("on how many tiles here, in the line and in your hand, is there <p>", "each tile with <p>")
def tiles_counted(at: Scene, p: int) -> str | None:
    return counted(p, _asked(at), "the number that is counted")


_MORE = r"(?P<terms>(?:(?:,? and |, )(?!less)[a-z-]+)+)"
_TERMS = rf"<n>{_MORE}?(?:,? less <m>)?,? makes? (?P<result>[a-z-]+)"


@says(
    f"(?:wins?: ){_TERMS}",
    f"(?<![a-z,] ){_TERMS}",
    "<n>(?P<terms>(?:, [a-z-]+)* and [a-z-]+): (?P<result>[a-z-]+)",
)
def summed(
    at: Scene, n: int, result: int, terms: tuple[int, ...] = (), m: int | None = None
) -> str | None:
    """The terms are totals of hands, or what one hand or the line has to count."""
    added = Counter([n, *terms])
    if at.step.goal.kind is Kind.WINNER and at.settlement:
        return _of_settlement(at, added, m, result)
    if at.step.goal.kind is Kind.COUNT:
        counts = count_of(at.step, at.step.goal.of)
        whole = Counter(tile.pips for tile in at.step.shown)
        halves = Counter(half for tile in at.step.shown for half in (tile.low, tile.high))
        known = [Counter({one: of for one, of in each.items() if one}) for each in (whole, halves)]
        right = added in known and m is None and result == counts
        return holds(right, f"{' and '.join(map(str, known[0].elements()))} make {counts}")
    return None


def _of_settlement(at: Scene, added: Counter[int], less: int | None, result: int) -> str | None:
    settled = at.settlement
    assert settled is not None
    others = [seat for seat in range(len(settled.totals)) if seat not in settled.seats]
    totals = Counter(settled.totals[seat] for seat in others if settled.totals[seat])
    alone = [tile for seat in others for hand in at.step.hands[seat : seat + 1] for tile in hand]
    pips = Counter(tile.pips for tile in alone if tile.pips)
    halves = Counter(half for tile in alone for half in (tile.low, tile.high))
    known = [totals, pips, *([halves] if len(alone) == 1 else [])]
    own = settled.totals[settled.seats[0]] if settled.blocked and settled.seats else None
    right = added in known and less == own and result == settled.points
    return holds(right, f"{settled.sum or settled.points}")


@says(
    "win(?:s)?: nothing from one, <n> from the other",
    "win(?:s)?: nothing from you, and from player <m> <n>",
)
def from_each(at: Scene, n: int, m: int | None = None) -> str | None:
    settled = at.settlement
    if settled is None:
        return "nothing is settled"
    others = [seat for seat in range(len(settled.totals)) if seat not in settled.seats]
    totals = {seat: settled.totals[seat] for seat in others}
    named = totals.get(m - 1) if m else max(totals.values())
    return holds(sorted(totals.values()) == [0, n] and named == n, f"the totals are {totals}")


@says(
    "<n> hands have the same total, and none is lower",
    "<n> players share the lowest total",
    "the lowest total is there <n>",
)
def share_lowest(at: Scene, n: int) -> str | None:
    return counted(n, at.totals.count(min(at.totals)), "hands with the lowest total")


@says("<tile>, which you had to draw, gave <n> of the <m>")
def gave(at: Scene, tile: Tile, n: int, m: int) -> str | None:
    points = at.settlement.points if at.settlement else 0
    return holds((n, m) == (tile.pips, points), f"{tile.pips} of {points}")


@says("then <tile> stays in your hand: <n> pips")
def stays_in_hand(at: Scene, tile: Tile, n: int) -> str | None:
    return holds(tile in at.hand and tile.pips == n, f"{tile} has {tile.pips}")


@says("would be blocked, with <n> on either side, and nobody would score")
def on_either_side(at: Scene, n: int) -> str | None:
    last = at.then[-1] if at.then else None
    blocked = last is not None and not any(
        last.line.fits(tile) for hand in last.hands for tile in hand
    )
    totals = list(last.totals) if last else at.totals
    return holds(blocked and totals == [n] * len(totals), f"the totals are {totals}")


@says("you would like <n>")
def offered(at: Scene, n: int) -> str | None:
    key = at.key.removeprefix("wrong.")
    return holds(not key.isdecimal() or int(key) == n, f"the answer is {key}")
