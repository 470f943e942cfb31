"""What a seat can work out from its view: which tiles are unseen, and who cannot hold what."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from openends.actions import Draw, Pass
from openends.line import Place
from openends.options import Drawing
from openends.tiles import Tile
from openends.view import View


@dataclass(slots=True)
class Held:
    """What is known of the hand of one seat.

    `lacks` are numbers that no tile of it shows. Of all its tiles but `fresh`, which were drawn
    later, more is known: they show no number of `old_lacks` either.
    """

    count: int = 0
    lacks: frozenset[int] = frozenset()
    old_lacks: frozenset[int] = frozenset()
    fresh: int = 0
    _before_draw: frozenset[int] | None = field(default=None, repr=False)

    def stuck(self, ends: Iterable[int]) -> None:
        """The seat showed that nothing it holds fits.

        >>> held = Held(count=5)
        >>> held.stuck([3, 4]); held.drawn(shown_stuck=True); sorted(held.lacks), held.fresh
        ([], 1)
        """
        self.lacks |= set(ends)
        self.old_lacks |= self.lacks

    def drawn(self, shown_stuck: bool) -> None:
        """One tile was drawn, of which nothing is known."""
        self._before_draw = self.lacks if shown_stuck else None
        self.lacks = frozenset()
        self.fresh += 1

    def placed(self, tile: Tile) -> None:
        """A tile was placed: by one who was stuck, that which was drawn last."""
        if self._before_draw is not None:
            self.lacks = self._before_draw
            self.fresh -= 1
        elif self.fresh and any(map(tile.has, self.old_lacks)):
            self.fresh -= 1
        self.turn_over()

    def turn_over(self) -> None:
        """What was drawn in this turn is drawn earlier from now on."""
        self._before_draw = None


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a view proves.

    `unseen` are the tiles neither held nor on the table, as an integer used as a set; `held`
    is what is known of each seat's hand; `placed` are the seats by when they last placed a tile,
    the latest first.
    """

    unseen: int
    held: tuple[Held, ...]
    placed: tuple[int, ...]

    @classmethod
    def of(cls, view: View) -> "Knowledge":
        """Work out what a view proves.

        Who passes holds no open number; who draws neither, where only those may draw who are stuck. It
        holds for good, but for tiles drawn later.

        >>> from openends.round import Round
        >>> from openends.rules import BLOCK
        >>> play = Round(BLOCK, ["[5|6] [0|0]", "[0|3] [0|4]"])
        >>> play.play("[5|6]"); play.play("pass")
        >>> sorted(Knowledge.of(View.of(play, seat=0)).held[1].lacks)
        [5, 6]
        """
        players = len(view.counts)
        held = tuple(Held() for _ in range(players))
        # A round may start from a line: its ends are those before the first placement.
        placed_since = sum(isinstance(action, Place) for action in view.actions)
        line = view.line.before(placed_since)
        only_stuck = view.rules.drawing is Drawing.WHEN_STUCK
        placed: list[int] = []
        turn = view.leader
        for action in view.actions:
            seat = held[turn]
            if isinstance(action, Draw):
                if only_stuck:
                    seat.stuck(line.open_pips.values())
                seat.drawn(only_stuck)
                continue
            if isinstance(action, Pass):
                seat.stuck(line.open_pips.values())
                seat.turn_over()
            else:
                placed.append(turn)
                seat.placed(action.tile)
                line = line.place(action.tile, action.arm)
            turn = (turn + 1) % players
        for seat, count in zip(held, view.counts, strict=True):
            seat.count = count
            seat.fresh = min(seat.fresh, count)
        seen = sum(tile.bit for tile in (*view.hand, *view.line.tiles))
        unseen = view.rules.tile_set.mask & ~seen
        return cls(unseen, held, tuple(dict.fromkeys(reversed(placed))))

    def lacking(self, seat: int, number: int) -> bool:
        """Whether it is proven that a seat holds no tile with a number."""
        return number in self.held[seat].lacks


def held_of(tiles: Sequence[Tile], number: int) -> int:
    """How many tiles show a number.

    >>> held_of([Tile("[1|4]"), Tile("[4|4]")], 4)
    2
    """
    return sum(tile.has(number) for tile in tiles)
