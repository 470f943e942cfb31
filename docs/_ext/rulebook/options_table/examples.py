"""One fixed example for each option of rules, on which its values can be compared."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from openends.actions import DRAW
from openends.match import Match, add_points, result_of
from openends.option_fields import ByPlayers
from openends.options import Drawing
from openends.round import Round
from openends.rules import BLOCK, COMMON_DRAW, Rules
from openends.settlement import Held, settle
from openends.variants import OPTIONS, declared, read_rules, vary
from openends.words import outcomes, say
from openends.words.joining import sentences


@dataclass(frozen=True, slots=True)
class Example:
    """An example of an option, in a language: what is given, and what comes of it by rules."""

    base: Rules
    given: Callable[[str], str]
    outcome: Callable[[Rules, str], str]


def varied(base: Rules, option: str, value: object) -> Rules:
    """The rules of an example with one value changed, for the players that the value is for.

    >>> varied(BLOCK, "hand_sizes", {4: 7}).name
    'block;hand_sizes=4:7;targets=4:61'
    """
    values = {option: value}
    if isinstance(value, Mapping):
        for other in OPTIONS:
            if other != option and isinstance(declared(other).values, ByPlayers):
                values[other] = {players: getattr(base, other)[players] for players in value}
    return vary(base, values)


def _players(rules: Rules, wanted: int) -> int:
    """As many as wanted, or where the game is not for so many, the most."""
    return wanted if wanted in rules.players else max(rules.players)


def _deal(base: Rules, hand: int | None) -> Example:
    players, tiles = 4, len(base.tile_set)

    def outcome(rules: Rules, language: str) -> str:
        able = _players(rules, players)
        left = len(rules.tile_set) - able * rules.hand_sizes[able]
        given = "" if able == players else outcomes.dealt_given(able, hand, tiles, language)
        return sentences([given, outcomes.left_said(left, language)], language)

    return Example(base, lambda lang: outcomes.dealt_given(players, hand, tiles, lang), outcome)


def _score(base: Rules, target: int | None) -> Example:
    players, score, points = 4, 58, 10

    def outcome(rules: Rules, language: str) -> str:
        able = _players(rules, players)
        after = add_points(rules, able, score, points)
        won = result_of(rules, able, [after, *[0] * (able - 1)]) is not None
        scored = outcomes.scored_said(after, won, language)
        return scored if able == players else sentences([given(language, able), scored], language)

    def given(language: str, players: int = players) -> str:
        return outcomes.scored_given(players, score, points, target, language)

    return Example(base, given, outcome)


_LINE, _ENDS, _OTHER = "[2|5]", (2, 5), "[3|3]"  # a line, its ends, a hand that fits neither


def _turn(hands: Sequence[str], boneyard: str) -> Example:
    """What may be done with one hand, or with another in its place."""

    def outcome(rules: Rules, language: str) -> str:
        rest = "" if rules.drawing is Drawing.NONE else boneyard  # such a game has no boneyard
        played = [Round(rules, [hand, _OTHER], line=_LINE, boneyard=rest) for hand in hands]
        return " ".join(
            outcomes.may_said(one.hands[0], one.legal_actions, language) for one in played
        )

    shown = " / ".join(hands)
    return Example(
        COMMON_DRAW, lambda lang: outcomes.turn_given(_ENDS, shown, boneyard, lang), outcome
    )


def _drawing(hand: str, boneyard: str) -> Example:
    """What a stuck player draws, and may do then."""

    def outcome(rules: Rules, language: str) -> str:
        played = Round(rules, [hand, _OTHER], line=_LINE, boneyard=boneyard)
        before = played.boneyard
        while played.legal_actions == (DRAW,):
            played.play(DRAW)
        drawn = before[: len(before) - len(played.boneyard)]
        return outcomes.drawn_said(drawn, played.legal_actions, language)

    return Example(
        COMMON_DRAW, lambda lang: outcomes.turn_given(_ENDS, hand, boneyard, lang), outcome
    )


def _settled(
    base: Rules, hands: Sequence[Held], *, out: int | None = None, last: int = 0
) -> Example:
    tiles = any(isinstance(hand, str) for hand in hands)

    def outcome(rules: Rules, language: str) -> str:
        settlement = (
            settle(rules, blocked=hands, last=[last])
            if out is None
            else settle(rules, out=out, totals=hands)
        )
        return say(settlement, language)

    left = " / ".join(map(str, hands))
    return Example(
        base,
        lambda lang: outcomes.settled_given(left, out, last if tiles else None, lang),
        outcome,
    )


_SMALL_HANDS = vary(BLOCK, {"hand_sizes": {3: 3}, "targets": {3: 61}})


def _first_lead(seed: str) -> Example:
    """A first deal: `seed` gives hands and lots."""

    def given(language: str) -> str:
        first = Match(_SMALL_HANDS, 3, seed).round
        dealt = " / ".join(map(outcomes.tiles_text, first.hands))
        return outcomes.first_given(dealt, first.leader, language)

    def outcome(rules: Rules, language: str) -> str:
        led = Match(rules, 3, seed).round
        return outcomes.leads_said(led.leader, led.opening, language)

    return Example(_SMALL_HANDS, given, outcome)


def _played(rules: Rules, seed: str) -> Match:
    """A match whose first round has been played, by whatever action comes first."""
    match = Match(rules, 3, seed)
    while match.round.outcome is None:
        match.play(match.round.legal_actions[0])
    return match


def _next_lead(seed: str) -> Example:
    """The round after one that has been played."""

    def given(language: str) -> str:
        first = _played(_SMALL_HANDS, seed)
        ((winner,),) = (settlement.seats for settlement in first.settlements)
        return outcomes.next_given(first.round.leader, winner, language)

    def outcome(rules: Rules, language: str) -> str:
        return outcomes.leads_said(_played(rules, seed).deal().leader, None, language)

    return Example(_SMALL_HANDS, given, outcome)


def _ends(lines: Sequence[str], base: Rules = BLOCK) -> Example:
    """How many ends are open after placements, or after others in their place."""

    def outcome(rules: Rules, language: str) -> str:
        return outcomes.ends_said([len(rules.line(line).ends) for line in lines], language)

    return Example(base, lambda lang: outcomes.placed_given(" / ".join(lines), lang), outcome)


def _count(base: Rules, line: str) -> Example:
    """What the last placement of a line comes to."""

    def outcome(rules: Rules, language: str) -> str:
        count = rules.line(line).count
        return outcomes.count_said(count, rules.points_for(count), language)

    return Example(base, lambda lang: outcomes.placed_given(line, lang), outcome)


_KINDS: Mapping[str, Callable[..., Example]] = {
    "deal": _deal,
    "score": _score,
    "turn": _turn,
    "drawing": _drawing,
    "settled": _settled,
    "ends": _ends,
    "count": _count,
    "first-lead": _first_lead,
    "next-lead": _next_lead,
}
"""How each kind of example is told, of all that options declare."""


def _example(option: str) -> Example:
    kind, given = declared(option).example
    if "base" in given:
        given = {**given, "base": read_rules(given["base"])}
    return _KINDS[kind](**given)


EXAMPLES: Mapping[str, Example] = {option: _example(option) for option in OPTIONS}
"""The example of each option. No two values of an option come to the same on it."""
