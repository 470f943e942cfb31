"""Rules as data: everything in which one game of dominoes differs from another."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType

from openends.errors import Reason, Refusal
from openends.options import (
    BlockedAward,
    BlockedWinner,
    DrawCount,
    Drawing,
    FirstLead,
    NextLead,
    OutAward,
    SharedLowest,
    Spinner,
    TargetMode,
)
from openends.tiles import DOUBLE_SIX, TileSet

FEWEST_PLAYERS = 2
"""Nobody plays alone."""

PARTNERS = 4
"""Partners play at a table of four; those who face each other are a side."""


@dataclass(frozen=True)
class Rules:
    """The rules of a game. No game is a class of its own: `BLOCK`, `DRAW` are values.

    Raises `Refusal` for rules that cannot be played: `too-few-tiles` when the set cannot give
    every player a hand, `too-few-players`, `empty-hand`, `no-target`; and `clash` with the names
    of two options that cannot hold together.

    >>> BLOCK.hand_sizes[2], BLOCK.targets[3], DRAW.reserve
    (7, 61, 2)
    """

    name: str
    """The name in texts and links, as in `RULES`."""
    hand_sizes: Mapping[int, int]
    """Tiles dealt to each player, by number of players."""
    targets: Mapping[int, int]
    """Points that end a match, by number of players."""
    tile_set: TileSet = DOUBLE_SIX
    """The tiles that are shuffled."""
    drawing: Drawing = Drawing.NONE
    """When a player may draw."""
    draw_count: DrawCount = DrawCount.UNTIL_FIT
    """How much a stuck player draws."""
    reserve: int = 0
    """Tiles of the boneyard that nobody may draw."""
    out_award: OutAward = OutAward.OPPONENTS
    """What going out earns."""
    blocked_award: BlockedAward = BlockedAward.OTHERS_MINUS_OWN
    """What the lowest total of a blocked round earns."""
    blocked_winner: BlockedWinner = BlockedWinner.HAND
    """Whose total counts in a blocked round."""
    shared_lowest: SharedLowest = SharedLowest.NOBODY
    """Who wins when the lowest total is shared."""
    first_lead: FirstLead = FirstLead.LOT
    """Who leads the first round."""
    next_lead: NextLead = NextLead.NEXT_SEAT
    """Who leads the other rounds."""
    target_mode: TargetMode = TargetMode.AT_LEAST
    """What happens at the target."""
    partners: bool = False
    """Whether those who face each other play together and have one score."""
    spinner: Spinner = Spinner.NONE
    """Which doubles open branches."""
    scoring: tuple[tuple[int, int], ...] = ()
    """What a placement earns: for each pair, a count of the open ends that is a multiple of the
    first number, divided by the second. `((5, 5), (3, 3))` gives 8 points for a count of 15."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "hand_sizes", MappingProxyType(dict(self.hand_sizes)))
        object.__setattr__(self, "targets", MappingProxyType(dict(self.targets)))
        for players, hand in self.hand_sizes.items():
            if players < FEWEST_PLAYERS:
                raise Refusal(Reason.TOO_FEW_PLAYERS, players=players, least=FEWEST_PLAYERS)
            if hand < 1:
                raise Refusal(Reason.EMPTY_HAND, players=players, hand=hand)
            if players * hand > len(self.tile_set):
                raise Refusal(
                    Reason.TOO_FEW_TILES, players=players, hand=hand, tiles=len(self.tile_set)
                )
        for players, target in self.targets.items():
            if target < 1:
                raise Refusal(Reason.NO_TARGET, players=players, target=target)
        if not self.hand_sizes:
            raise Refusal(Reason.TOO_FEW_PLAYERS, players=0, least=FEWEST_PLAYERS)
        if self.reserve < 0:
            raise Refusal(
                Reason.NO_SUCH_VALUE, option="reserve", value=self.reserve, known=(0, 1, 2)
            )
        for option, other in self._clashes():
            raise Refusal(Reason.CLASH, option=option, other=other)

    def _clashes(self) -> Iterator[tuple[str, str]]:
        """Pairs of options that cannot hold together."""
        if set(self.hand_sizes) != set(self.targets):
            yield "hand_sizes", "targets"
        if self.reserve and self.drawing is Drawing.NONE:
            yield "reserve", "drawing"
        if self.draw_count is DrawCount.ONE and self.drawing is not Drawing.WHEN_STUCK:
            yield "draw_count", "drawing"
        if self.partners and set(self.hand_sizes) != {PARTNERS}:
            yield "partners", "hand_sizes"
        if self.blocked_winner is BlockedWinner.SIDE and not self.partners:
            yield "blocked_winner", "partners"
        if self.out_award is OutAward.ALL and not self.partners:
            yield "out_award", "partners"
        if (
            self.blocked_award is BlockedAward.NOBODY
            and self.shared_lowest is not SharedLowest.NOBODY
        ):
            yield "shared_lowest", "blocked_award"

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that the game is for.

        >>> BLOCK.players
        (2, 3, 4)
        """
        return tuple(self.hand_sizes)

    @property
    def boneyards(self) -> Mapping[int, int]:
        """Tiles in the boneyard after the deal, by number of players.

        >>> dict(BLOCK.boneyards), dict(DRAW.boneyards)
        ({2: 0, 3: 0, 4: 0}, {2: 14, 3: 7, 4: 4})
        """
        tiles = 0 if self.drawing is Drawing.NONE else len(self.tile_set)
        return {
            players: max(tiles - players * hand, 0) for players, hand in self.hand_sizes.items()
        }

    def drawable(self, boneyard: int) -> int:
        """How many of so many tiles in the boneyard may be drawn: those not protected.

        >>> DRAW.drawable(3), DRAW.drawable(2), BLOCK.drawable(14)
        (1, 0, 0)
        """
        return 0 if self.drawing is Drawing.NONE else max(boneyard - self.reserve, 0)

    def points_for(self, count: int) -> int:
        """The points that a placement earns by the count of the open ends after it.

        >>> BLOCK.points_for(15)
        0
        """
        return sum(count // by for multiple, by in self.scoring if count % multiple == 0)

    @property
    def straight(self) -> bool:
        """Whether the line has two open ends, and no placement earns points."""
        return self.spinner is Spinner.NONE and not self.scoring

    def check_players(self, players: int) -> None:
        """Raise `Refusal` (`players`) when the game is not for so many."""
        if players not in self.hand_sizes:
            raise Refusal(Reason.PLAYERS, players=players, allowed=self.players)

    def sides(self, players: int) -> tuple[tuple[int, ...], ...]:
        """The seats that score together: each alone, or partners who face each other.

        >>> BLOCK.sides(3)
        ((0,), (1,), (2,))
        """
        if self.partners:
            return ((0, 2), (1, 3))
        return tuple((seat,) for seat in range(players))

    def side_of(self, seat: int) -> int:
        """The side a seat plays for."""
        return seat % 2 if self.partners else seat

    def __hash__(self) -> int:
        return hash(self.name)  # equal rules have equal names; mappings have no hash

    def __reduce__(self) -> tuple[object, ...]:
        values = (getattr(self, field.name) for field in fields(self))
        return Rules, tuple(
            dict(value) if isinstance(value, MappingProxyType) else value for value in values
        )


# Hand sizes, targets, drawing and awards of Block and Draw are those that Pagat records.
BLOCK = Rules("block", hand_sizes={2: 7, 3: 5, 4: 5}, targets={2: 100, 3: 61, 4: 61})

DRAW = Rules(
    "draw",
    hand_sizes={2: 7, 3: 7, 4: 6},
    targets={2: 100, 3: 61, 4: 61},
    drawing=Drawing.AT_WILL,
    reserve=2,
)

# The common rule: one draws only when stuck, down to the last tile.
COMMON_DRAW = Rules(
    "common-draw",
    hand_sizes={2: 7, 3: 7, 4: 6},
    targets={2: 100, 3: 61, 4: 61},
    drawing=Drawing.WHEN_STUCK,
    blocked_award=BlockedAward.OTHERS,
)

# Block between partners with all tiles dealt, as the program `dominoes` 6.1.0 plays it; only
# after a blocked round it has a rule of its own for the lead.
PARTNERS_BLOCK = Rules(
    "partners-block",
    hand_sizes={4: 7},
    targets={4: 200},
    out_award=OutAward.ALL,
    blocked_award=BlockedAward.EVERY_PIP,
    blocked_winner=BlockedWinner.SIDE,
    first_lead=FirstLead.HIGHEST_DOUBLE,
    next_lead=NextLead.WINNER,
    partners=True,
)

RULES: Mapping[str, Rules] = MappingProxyType(
    {rules.name: rules for rules in (BLOCK, DRAW, COMMON_DRAW, PARTNERS_BLOCK)}
)
"""The rules that have a name."""


def rules_named(name: str) -> Rules:
    """The rules of that name. Raises `Refusal` (`no-such-rules`).

    >>> rules_named("block") is BLOCK
    True
    """
    try:
        return RULES[name]
    except KeyError:
        raise Refusal(Reason.NO_SUCH_RULES, name=name, known=tuple(RULES)) from None
