"""The open ends of a line by arm and pips: what fits them, and what they become, known once."""

from collections.abc import Mapping
from functools import lru_cache

from openends.line import PLACES, Line, Place
from openends.options import Branches, Spinner
from openends.tiles import ALL_TILES, TileSet, tiles_of
from openends.tips import LEFT, RIGHT, TWO_ENDS, Arm, Kind, LineRules, Tip, branch_arms, count_of

_REMEMBERED = 1 << 10  # hands, before what is known of them is forgotten: a page is to stay small


class Ends:
    """The tip of each arm; no arm is open before the first tile.

    Hands are integers used as sets of tiles, and a tile is its bit. `has_double` tells whether a
    double lies in the line, where the rules ask for it.

    >>> from openends.tiles import DOUBLE_SIX, Tile
    >>> ends = ends_of(DOUBLE_SIX, TWO_ENDS, (Tip(LEFT, 1), Tip(RIGHT, 4)))
    >>> print(*ends.places(Tile("[1|4]").bit | Tile("[2|2]").bit))
    [1|4]@L [1|4]@R
    """

    __slots__ = (
        "_fitting",
        "_tips",
        "count",
        "fitting",
        "found",
        "has_double",
        "known",
        "pips",
        "rules",
        "tile_set",
    )

    def __init__(
        self, tile_set: TileSet, rules: LineRules, tips: tuple[Tip, ...], has_double: bool
    ) -> None:
        self.tile_set = tile_set
        self.rules = rules
        self.has_double = has_double
        self._tips = tips
        self.pips: Mapping[Arm, int] = {arm: pips for arm, pips, _ in tips}
        """The pips needed, by arm."""
        self.count = count_of(tips, rules.spinner_count)
        """What the ends count; without meaning where nothing is counted."""
        self._fitting: tuple[tuple[Arm | None, int], ...] = tuple(
            (arm, tile_set.suits[pips]) for arm, pips, _ in tips
        ) or ((None, tile_set.mask),)
        self.fitting = 0
        """The tiles that fit anywhere."""
        for _, tiles in self._fitting:
            self.fitting |= tiles
        self.known: dict[tuple[Arm | None, int], Ends] = {}
        """What the ends become, as far as it has been asked, by arm and tile."""
        self.found: dict[int, tuple[Place, ...]] = {}
        """Placements by the tiles that fit, as far as they have been asked for."""

    @property
    def tips(self) -> tuple[Tip, ...]:
        """The tip of each arm."""
        return self._tips

    def places(self, hand: int) -> tuple[Place, ...]:
        """All placements of a hand: arm by arm, lowest tile first."""
        able = hand & self.fitting
        found = self.found.get(able)
        if found is None:
            found = tuple(
                [
                    PLACES[arm][tile.index]
                    for arm, tiles in self._fitting
                    for tile in tiles_of(able & tiles)
                ]
            )
            # A whole hand on an empty table hardly comes a second time.
            if self._tips:
                if len(self.found) >= _REMEMBERED:
                    self.found.clear()
                self.found[able] = found
        return found

    def after(self, arm: Arm | None, bit: int) -> "Ends | None":
        """The ends after a tile is placed; None where it cannot be.

        >>> from openends.tiles import DOUBLE_SIX, Tile
        >>> ends = ends_of(DOUBLE_SIX, TWO_ENDS, (Tip(LEFT, 1), Tip(RIGHT, 4)))
        >>> ends.after(RIGHT, Tile("[2|4]").bit).pips, ends.after(LEFT, Tile("[2|4]").bit)
        ({'L': 1, 'R': 2}, None)
        """
        after = self.known.get((arm, bit))
        if after is None:
            after = self._find_after(arm, bit)
            # With branches there are too many ends to keep them all.
            if after is not None and self.rules.spinner is Spinner.NONE:
                self.known[arm, bit] = after
        return after

    def _find_after(self, arm: Arm | None, bit: int) -> "Ends | None":
        tile = ALL_TILES[bit.bit_length() - 1]
        tips = {tip.arm: tip for tip in self._tips}
        spins = self.rules.spins(tile, leads=arm is None, first=not self.has_double)
        kind = Kind.SPINNER if spins else Kind.DOUBLE if tile.is_double else Kind.PLAIN
        opened: list[int] = [tile.low] if spins and self._at_once else []
        if arm is None:
            if tips:
                return None
            tips = {LEFT: Tip(LEFT, tile.low, kind), RIGHT: Tip(RIGHT, tile.high, kind)}
        else:
            joined = tips.get(arm)
            if joined is None or not tile.has(joined.pips):
                return None
            tips[arm] = Tip(arm, tile.other(joined.pips), kind)
            if joined.kind is Kind.SPINNER and not self._at_once:
                sides = (tip[1:] == joined[1:] for tip in tips.values())
                opened += [] if any(sides) else [joined.pips]
        for pips in opened:
            for branch in branch_arms(pips):
                tips[branch] = Tip(branch, pips, Kind.BRANCH)
        doubled = self.has_double or tile.is_double
        return ends_of(self.tile_set, self.rules, tuple(tips.values()), doubled)

    @property
    def _at_once(self) -> bool:
        return self.rules.branches is Branches.AT_ONCE


def ends_of(
    tile_set: TileSet,
    rules: LineRules = TWO_ENDS,
    tips: tuple[Tip, ...] = (),
    has_double: bool = False,
) -> Ends:
    """The object for these ends of lines of a set; without any, of the empty table.

    It is made once as long as it is remembered. Where neither branches nor counts depend on it,
    all that lies at an end is taken for plain.
    """
    if not rules.counts and rules.spinner is Spinner.NONE:
        tips = tuple(Tip(tip.arm, tip.pips) for tip in tips)
    if rules.spinner is not Spinner.FIRST_DOUBLE:
        has_double = False
    return _ends_of(tile_set, rules, tips, has_double)


def ends_of_line(line: Line) -> Ends:
    """The ends of a line.

    >>> ends_of_line(Line("[1|4] [1|1]@1")).pips
    {'L': 1, 'R': 4}
    """
    return ends_of(line.tile_set, line.rules, line.tips, line.has_double)


@lru_cache(maxsize=1 << 12)
def _ends_of(tile_set: TileSet, rules: LineRules, tips: tuple[Tip, ...], has_double: bool) -> Ends:
    return Ends(tile_set, rules, tips, has_double)
