"""Whether a position can arise: found by taking back, turn by turn, all that may have been done."""

from functools import lru_cache

from course.lessons.model import Step
from openends.line import Line
from openends.options import Drawing
from openends.rules import Rules
from openends.tiles import Tile

_MOST = 50_000  # positions looked at; beyond that nobody can say

Hand = frozenset[Tile]


def arises(step: Step) -> bool | None:
    r"""Whether a deal and legal actions lead to the position of a step; None: it cannot be said.

    A line alone always can. With fewer hands than a table has, or with tiles that are in no
    hand, not on the table and not in the boneyard although the game draws, it does not.

    >>> from course.lessons.reading import read_lesson
    >>> lesson = 'rules = "block"\n[[step]]\nid = "a"\ntask = "Pass."\nhints = ["a", "b", "c"]\n'
    >>> step = read_lesson(lesson + 'goal = {kind = "pass"}\nhands = ["[1|2]", "[3|4]"]', "x").steps[0]
    >>> arises(step)
    False
    """
    if not step.hands:
        return True
    rules, players = step.rules, len(step.hands)
    if players not in rules.hand_sizes:
        return False
    if rules.drawing is not Drawing.NONE:
        held = sum(map(len, step.hands)) + len(step.boneyard) + len(step.line)
        if held != len(rules.tile_set):
            return False
    hands = tuple(frozenset(hand) for hand in step.hands)
    return _searched(rules, hands, step.line, step.turn, len(step.boneyard))


@lru_cache(maxsize=256)
def _searched(
    rules: Rules, hands: tuple[Hand, ...], line: Line, turn: int, boneyard: int
) -> bool | None:
    """What a search finds; a lesson that is read again mostly has the positions that it had."""
    return _DealSearch(rules, len(hands), line).back(hands, turn, boneyard)


_Moment = tuple[tuple[Hand, ...], int, int, int, int]
"""The hands, how many tiles lie on the table, whose turn it is, the boneyard's size, the passes that follow at once."""


class _DealSearch:
    """Goes back from a position to a deal. Tiles are only taken off the line, so lengths tell lines apart."""

    def __init__(self, rules: Rules, players: int, line: Line) -> None:
        self.line = line.tiles
        longer = [line.before(taken).open_pips.values() for taken in range(len(line) + 1)]
        self.open = [frozenset(pips) for pips in reversed(longer)]  # by the length of the line
        self.rules = rules
        self.players = players
        self.size = rules.hand_sizes[players]
        self.dealt = len(rules.tile_set) - players * self.size  # what a boneyard begins with
        self.seen: set[tuple[tuple[Hand, ...], int, int, int]] = set()

    def back(self, hands: tuple[Hand, ...], turn: int, boneyard: int) -> bool | None:
        """Whether some way of taking actions back ends at a deal."""
        waiting: list[_Moment] = [(hands, len(self.line), turn, boneyard, 0)]
        while waiting:
            hands, length, turn, boneyard, passes = waiting.pop()
            key = (hands, length, turn, passes)
            if key in self.seen:
                continue
            if len(self.seen) == _MOST:
                return None
            self.seen.add(key)
            if not length and all(len(hand) == self.size for hand in hands):
                return True
            waiting += self._before(hands, length, turn, boneyard, passes)
        return False

    def _before(
        self, hands: tuple[Hand, ...], length: int, turn: int, boneyard: int, passes: int
    ) -> list[_Moment]:
        """The positions that may have been before."""
        found: list[_Moment] = []
        seat = (turn - 1) % self.players
        if length:
            held = hands[seat] | {self.line[length - 1]}
            found.append((_with(hands, seat, held), length - 1, seat, boneyard, 0))
        able = boneyard > self.rules.reserve
        stuck = length and not self._fits_any(length, hands[seat])
        if stuck and not able and passes < self.players - 1:
            found.append((hands, length, seat, boneyard, passes + 1))
        if self.rules.drawing is not Drawing.NONE and self.rules.reserve <= boneyard < self.dealt:
            # A draw leaves the turn where it is.
            for tile in hands[turn]:
                rest = hands[turn] - {tile}
                may = self.rules.drawing is Drawing.AT_WILL or not self._fits_any(length, rest)
                if may and length and len(hands[turn]) > self.size - length:
                    drawn = _with(hands, turn, rest)
                    found.append((drawn, length, turn, boneyard + 1, passes))
        return found

    def _fits_any(self, length: int, hand: Hand) -> bool:
        open_pips = self.open[length]
        return any(tile.low in open_pips or tile.high in open_pips for tile in hand)


def _with(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
