"""Every choice that a step offers, answered by the engine before anybody asks."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from course.lessons.counting import counted, possible
from course.lessons.model import READER, Kind, Lesson, Step
from openends.actions import Action
from openends.blocked import BlockedCheck
from openends.errors import IllegalMove, OpenEndsError, Reason, RulesError
from openends.line import Place
from openends.round import Round
from openends.settlement import Settlement, settle
from openends.tiles import Tile

MOST_PLACES = 80
"""Positions that a round to be played out may come to: all stand in the page."""

_OFFERED = 5
"""Numbers to choose from, where one is asked."""


class ReplyRefused(ValueError):
    """What another seat is to do after an accepted action is not legal then."""


class Verdict(StrEnum):
    """What the engine judges of an answer."""

    RIGHT = "right"
    WRONG = "wrong"
    UNDECIDED = "undecided"
    """The round goes on."""


class Mistake(StrEnum):
    """What is wrong with an answer that no rule refuses."""

    NOT_ASKED = "not-asked"
    """Allowed, but not what is asked."""
    MISSING = "missing"
    """A tile that fits has not been chosen."""
    EXTRA = "extra"
    """A tile that does not fit has been chosen."""
    TOO_FEW = "too-few"
    TOO_MANY = "too-many"
    WINNER = "winner"
    POINTS = "points"
    UNTRUE = "untrue"
    """Not blocked though said so, or the contrary."""
    NOT_WON = "not-won"
    """The round is over and another seat has won it, or nobody."""


@dataclass(frozen=True)
class Answer:
    """What comes of a choice.

    `code` is a reason code or a mistake, empty for what is not wrong; `refusal` is there where
    the rules refuse; `then` are the rounds that follow, one for each action, the reader's own
    first, then what the other seats do.
    """

    verdict: Verdict
    code: str = ""
    refusal: RulesError | None = None
    then: tuple[Round, ...] = ()

    @property
    def illegal(self) -> bool:
        """Whether the choice is an action that the rules forbid; its code is then their reason."""
        return self.refusal is not None and self.code == self.refusal.code


Answers = Mapping[str, Answer]
"""By choice: an action, `L` or `R`, tiles, a number, a seat from 1 (0: nobody) with points, yes or no."""


def answers(step: Step, lesson: Lesson) -> Answers:
    """All choices of a step and what comes of them; of a round those of its first turn.

    Raises `RulesError` or `ParseError` where the step's own position or goal is refused, and
    `ValueError` for what cannot be counted.
    """
    match step.goal.kind:
        case Kind.PLACE | Kind.DRAW | Kind.PASS:
            return _acting(step, lesson)
        case Kind.ROUND:
            return in_round(step, step.round)
        case Kind.END:
            return _ends(step)
        case Kind.TILES:
            return _tiles(step)
        case Kind.COUNT:
            return _counts(step)
        case Kind.WINNER:
            return _winners(step)
        case Kind.BLOCKED:
            return _blocked(step)


# Actions


def choices(played: Round, actions: bool) -> list[str]:
    """What the reader may try: every tile of the hand at every end, and perhaps draw and pass."""
    ends = list(played.line.ends)
    hand = played.hands[READER]
    tried = [str(Place(tile, end)) for tile in hand for end in ends] if ends else map(str, hand)
    more = ["draw", "pass"] if actions else []
    return [*tried, *more]


def accepted(step: Step) -> frozenset[str]:
    """The actions that reach the goal of a step."""
    kind = step.goal.kind
    legal = {str(action): action for action in step.round.legal_actions}
    if kind is Kind.PLACE:
        if step.goal.any:
            return frozenset(str(step.round.read(text)) for text in step.goal.any)
        return frozenset(text for text, action in legal.items() if isinstance(action, Place))
    return frozenset({str(kind)})


def _acting(step: Step, lesson: Lesson) -> Answers:
    right = accepted(step)
    return {
        choice: _acted(step, choice, choice in right)
        for choice in choices(step.round, lesson.actions)
    }


def _acted(step: Step, choice: str, right: bool) -> Answer:
    try:
        then = [_after([step.round], choice)]
    except RulesError as refusal:
        return Answer(Verdict.WRONG, str(refusal.code), refusal)
    if not right:
        return Answer(Verdict.WRONG, Mistake.NOT_ASKED, None, (*then, *_replied(then[0])))
    for reply in step.replies:
        try:
            then.append(_after(then, reply))
        except OpenEndsError as error:
            raise ReplyRefused(f"{reply} is refused after {choice}: {error}") from error
    return Answer(Verdict.RIGHT, then=tuple(then))


def _after(rounds: list[Round], action: str | Action) -> Round:
    """The round after an action; the one before stays as it is."""
    played = rounds[-1].copy()
    played.play(action)
    return played


def _replied(played: Round, script: Sequence[str] = ()) -> tuple[Round, ...]:
    """What the other seats do until it is the reader's turn again.

    Their actions are those of the script, one after another; where it has come to its end, or
    where what it says is not legal, they do the plainest that is.
    """
    rounds = [played]
    while rounds[-1].outcome is None and rounds[-1].turn != READER:
        action = scripted(rounds[-1], script) or plainest(rounds[-1])
        rounds.append(_after(rounds, action))
    return tuple(rounds[1:])


def scripted(played: Round, script: Sequence[str]) -> Action | None:
    """What a script has the seat do whose turn it is; None where that is nothing legal."""
    number = actions_of_others(played)
    if number >= len(script):
        return None
    try:
        action = played.read(script[number])
    except OpenEndsError:
        return None
    return action if action in played.legal_actions else None


def actions_of_others(played: Round) -> int:
    """How often others than the reader have acted since the round began."""
    return sum(seat != READER for seat, _ in played.moves)


def plainest(played: Round) -> Action:
    """What one does who does not think far: places the heaviest tile that fits, else what is left.

    >>> from openends.rules import BLOCK
    >>> print(plainest(Round(BLOCK, ["[0|1] [1|6]", "[5|5]"], line="[1|1]")))
    [1|6]@L
    """
    places = [action for action in played.legal_actions if isinstance(action, Place)]
    if places:
        return max(places, key=lambda action: (action.tile.pips, action.tile, action.arm == "L"))
    return played.legal_actions[0]


# A round to its end


def in_round(step: Step, played: Round) -> Answers:
    """The choices of a turn of the reader's, in a round that is played to its end."""
    return {choice: _played(step, played, choice) for choice in choices(played, actions=True)}


def _played(step: Step, played: Round, choice: str) -> Answer:
    try:
        then = [_after([played], choice)]
    except RulesError as refusal:
        return Answer(Verdict.WRONG, str(refusal.code), refusal)
    then += _replied(then[0], step.replies)
    settled = then[-1].settlement
    if settled is None:
        return Answer(Verdict.UNDECIDED, then=tuple(then))
    if step.goal.win and READER not in settled.seats:
        return Answer(Verdict.WRONG, Mistake.NOT_WON, None, tuple(then))
    return Answer(Verdict.RIGHT, then=tuple(then))


# Questions


def _ends(step: Step) -> Answers:
    right = {
        str(arm)
        for arm, pips in step.line.open_pips.items()
        if str(arm) in step.goal.any or str(pips) in step.goal.any
    }
    return {
        str(arm): Answer(Verdict.RIGHT)
        if str(arm) in right
        else Answer(Verdict.WRONG, Mistake.NOT_ASKED)
        for arm in step.line.ends
    }


def _tiles(step: Step) -> Answers:
    hand = sorted(step.hand)
    fitting = [tile for tile in hand if not step.line or step.line.fits(tile)]
    chosen = (some for size in range(len(hand) + 1) for some in combinations(hand, size))
    return {" ".join(map(str, some)): _chosen(step, some, fitting) for some in chosen}


def _chosen(step: Step, some: Iterable[Tile], fitting: list[Tile]) -> Answer:
    some = list(some)
    if some == fitting:
        return Answer(Verdict.RIGHT)
    extra = [tile for tile in some if tile not in fitting]
    if not extra:
        return Answer(Verdict.WRONG, Mistake.MISSING)
    pips = tuple(step.line.open_pips.values())
    refusal = IllegalMove(Reason.NO_MATCH, tile=extra[0], pips=tuple(dict.fromkeys(pips)))
    return Answer(Verdict.WRONG, Mistake.EXTRA, refusal)


def _counts(step: Step) -> Answers:
    right = counted(step, step.goal.of)
    offered = {right, *(int(key) for key in step.wrong if key.isdecimal())}
    numbers = sorted(_filled(offered, right) & {*possible(step.goal.of)})
    return {str(number): _number(number, right) for number in numbers}


def _number(number: int, right: int) -> Answer:
    if number == right:
        return Answer(Verdict.RIGHT)
    return Answer(Verdict.WRONG, Mistake.TOO_FEW if number < right else Mistake.TOO_MANY)


def _filled(offered: set[int], right: int) -> set[int]:
    """As many numbers as are to be offered, the right one among them and not always in the middle."""
    filled = set(offered)
    for by in (1, 2, -1, 3, -2, 4, 5) if right % 2 else (-1, 1, -2, 2, -3, 3, 4):
        if len(filled) >= _OFFERED:
            break
        if right + by >= 0:
            filled.add(right + by)
    return filled


def settled(step: Step) -> Settlement:
    """How the round of a step is settled. Raises what `settle` raises."""
    left = step.goal.totals or step.hands
    if step.goal.out is None:
        return settle(step.rules, blocked=left)
    return settle(step.rules, out=step.goal.out, totals=left)


def _winners(step: Step) -> Answers:
    right = settled(step)
    winner = 0 if right.winner is None else right.winner + 1
    everything = sum(right.totals)
    others = everything - (right.totals[right.seats[0]] if right.seats else min(right.totals))
    typed = {int(key) for key in step.wrong if key.isdecimal()}
    points = {right.points, everything, others, min(right.totals), *typed}
    return {
        f"{seat} {number}": _won(seat, number, winner, right.points)
        for seat in range(len(right.totals) + 1)
        for number in sorted(_filled(points, right.points))
    }


def _won(seat: int, points: int, winner: int, right: int) -> Answer:
    if seat != winner:
        return Answer(Verdict.WRONG, Mistake.WINNER)
    return Answer(Verdict.RIGHT) if points == right else Answer(Verdict.WRONG, Mistake.POINTS)


def check_of(step: Step) -> BlockedCheck:
    """The check of a blocked round at the position of a step, gone through to its end."""
    check = BlockedCheck(
        step.hands,
        step.line.open_pips.values(),
        drawable=step.rules.drawable(len(step.boneyard)),
        first=step.turn,
    )
    check.run()
    return check


def _blocked(step: Step) -> Answers:
    blocked = check_of(step).verdict == "blocked"
    return {
        said: Answer(Verdict.RIGHT) if truth else Answer(Verdict.WRONG, Mistake.UNTRUE)
        for said, truth in (("yes", blocked), ("no", not blocked))
    }
