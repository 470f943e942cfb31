"""Rules as data: everything in which one game of dominoes differs from another."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType

from openends.errors import Reason, RulesError
from openends.marks import N_
from openends.option_fields import (
    ByPlayers,
    Number,
    Option,
    choice,
    example,
    option,
    switch,
    tile_sets,
)
from openends.options import (
    MOST_TABLES,
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

    An option is declared by its field: texts, forms, tables and words take all from there.

    Raises `RulesError` for rules that cannot be played: `too-few-tiles` when the set cannot give
    every player a hand, `too-few-players`, `empty-hand`, `no-target`; and `clash` with the names
    of two options that cannot hold together.

    >>> BLOCK.hand_sizes[2], BLOCK.targets[3], DRAW.reserve
    (7, 61, 2)
    """

    name: str
    """The name in texts and links, as in `RULES`."""
    hand_sizes: Mapping[int, int] = field(
        metadata=option(
            N_("Tiles dealt to each player"),
            ByPlayers(
                "2:7,3:5",
                {
                    "2:7,3:5,4:5": ("Pagat (Block)",),
                    "2:7,3:7,4:6": ("Pagat (Draw)",),
                    "4:7": ("dominoes (PyPI)", "bonesdomino"),
                },
            ),
            example("deal", base="block", hand=None),
            clashes={"targets": lambda rules: set(rules.hand_sizes) != set(rules.targets)},
        )
    )
    """Tiles dealt to each player, by number of players."""
    targets: Mapping[int, int] = field(
        metadata=option(
            N_("Match target"),
            ByPlayers("2:100,3:61", {"2:100,3:61,4:61": ("Pagat",), "4:200": ("dominoes (PyPI)",)}),
            example("score", base="block", target=None),
        )
    )
    """Points that end a match, by number of players."""
    tile_set: TileSet = field(
        default=DOUBLE_SIX,
        metadata=option(
            N_("Set of tiles"),
            tile_sets(
                double_six=(MOST_TABLES,),
                double_nine=("digigamers", "PlayAural"),
                double_twelve=("digigamers", "PlayAural"),
            ),
            example("deal", base="block;hand_sizes=4:7;targets=4:61", hand=7),
        ),
    )
    """The tiles that are shuffled."""
    drawing: Drawing = field(
        default=Drawing.NONE,
        metadata=option(
            N_("When one may draw"),
            choice(Drawing),
            example("turn", hands=["[1|5]", "[0|4]"], boneyard="[0|0] [0|1] [1|1]"),
        ),
    )
    """When a player may draw."""
    draw_count: DrawCount = field(
        default=DrawCount.UNTIL_FIT,
        metadata=option(
            N_("How much a stuck player draws"),
            choice(DrawCount),
            example("drawing", hand="[0|4]", boneyard="[0|0] [0|1] [1|5]"),
            applies=lambda rules: rules.drawing is not Drawing.NONE,
            clashes={
                "drawing": lambda rules: (
                    rules.draw_count is DrawCount.ONE and rules.drawing is not Drawing.WHEN_STUCK
                )
            },
        ),
    )
    """How much a stuck player draws."""
    reserve: int = field(
        default=0,
        metadata=option(
            N_("Protected tiles of the boneyard"),
            Number(
                N_("All of it is drawn."),
                N_("Tiles never drawn: {number}."),
                {
                    0: ("Pagat (All Fives)", "huuuge"),
                    1: ("all-fives-domino",),
                    2: ("Pagat (Draw)", "onlinedominogames", "lawngames"),
                },
            ),
            example("drawing", hand="[0|4]", boneyard="[0|0] [0|1] [1|1]"),
            applies=lambda rules: rules.drawing is not Drawing.NONE,
            clashes={"drawing": lambda rules: rules.reserve and rules.drawing is Drawing.NONE},
        ),
    )
    """Tiles of the boneyard that nobody may draw."""
    out_award: OutAward = field(
        default=OutAward.OPPONENTS,
        metadata=option(
            N_("What going out earns"),
            choice(OutAward),
            example("settled", base="partners-block", hands=[0, 7, 4, 8], out=0),
            applies=lambda rules: rules.partners,
            clashes={
                "partners": lambda rules: rules.out_award is OutAward.ALL and not rules.partners
            },
        ),
    )
    """What going out earns."""
    blocked_award: BlockedAward = field(
        default=BlockedAward.OTHERS_MINUS_OWN,
        metadata=option(
            N_("What winning a blocked round earns"),
            choice(BlockedAward),
            example("settled", base="block", hands=[12, 33]),
            settles=True,
        ),
    )
    """What the lowest total of a blocked round earns."""
    blocked_winner: BlockedWinner = field(
        default=BlockedWinner.HAND,
        metadata=option(
            N_("Who wins a blocked round between partners"),
            choice(BlockedWinner),
            example("settled", base="partners-block", hands=[2, 9, 20, 8]),
            applies=lambda rules: rules.partners,
            clashes={
                "partners": lambda rules: (
                    rules.blocked_winner is BlockedWinner.SIDE and not rules.partners
                )
            },
        ),
    )
    """Whose total counts in a blocked round."""
    shared_lowest: SharedLowest = field(
        default=SharedLowest.NOBODY,
        metadata=option(
            N_("When the lowest total is shared"),
            choice(SharedLowest),
            # 17 each
            example(
                "settled",
                base="block",
                hands=["[1|2][2|4][3|5]", "[5|5][3|4]", "[0|5][1|5][3|3]"],
                last=2,
            ),
            applies=lambda rules: rules.blocked_award is not BlockedAward.NOBODY,
            clashes={
                "blocked_award": lambda rules: (
                    rules.blocked_award is BlockedAward.NOBODY
                    and rules.shared_lowest is not SharedLowest.NOBODY
                )
            },
            settles=True,
        ),
    )
    """Who wins when the lowest total is shared."""
    first_lead: FirstLead = field(
        default=FirstLead.LOT,
        metadata=option(
            N_("Who leads the first round"), choice(FirstLead), example("first-lead", seed="tea")
        ),
    )
    """Who leads the first round."""
    next_lead: NextLead = field(
        default=NextLead.NEXT_SEAT,
        metadata=option(
            N_("Who leads the next round"), choice(NextLead), example("next-lead", seed="mate")
        ),
    )
    """Who leads the other rounds."""
    target_mode: TargetMode = field(
        default=TargetMode.AT_LEAST,
        metadata=option(
            N_("What happens at the target"),
            choice(TargetMode),
            example("score", base="block", target=61),
        ),
    )
    """What happens at the target."""
    partners: bool = field(
        default=False,
        metadata=option(
            N_("Partners"),
            switch(
                no=(N_("Everybody plays alone."), "Pagat"),
                yes=(
                    N_("Those who face each other are a side with one score."),
                    *("dominoes (PyPI)", "bonesdomino", "jawaker", "PlayAural"),
                ),
            ),
            example("settled", base="block;hand_sizes=4:5;targets=4:61", hands=[3, 7, 8, 10]),
            clashes={
                "hand_sizes": lambda rules: rules.partners and set(rules.hand_sizes) != {PARTNERS}
            },
        ),
    )
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
                raise RulesError(Reason.TOO_FEW_PLAYERS, players=players, least=FEWEST_PLAYERS)
            if hand < 1:
                raise RulesError(Reason.EMPTY_HAND, players=players, hand=hand)
            if players * hand > len(self.tile_set):
                raise RulesError(
                    Reason.TOO_FEW_TILES, players=players, hand=hand, tiles=len(self.tile_set)
                )
        for players, target in self.targets.items():
            if target < 1:
                raise RulesError(Reason.NO_TARGET, players=players, target=target)
        if not self.hand_sizes:
            raise RulesError(Reason.TOO_FEW_PLAYERS, players=0, least=FEWEST_PLAYERS)
        declared = options_of(type(self))
        for name, one in declared.items():
            value = getattr(self, name)
            if isinstance(one.values, Number) and value < 0:
                raise RulesError(
                    Reason.NO_SUCH_VALUE, option=name, value=value, known=one.values.known
                )
        for name, one in declared.items():
            for other, clash in one.clashes.items():
                if clash(self):
                    raise RulesError(Reason.CLASH, option=name, other=other)

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
        """Raise `RulesError` (`players`) when the game is not for so many."""
        if players not in self.hand_sizes:
            raise RulesError(Reason.PLAYERS, players=players, allowed=self.players)

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


def options_of(kind: type[Rules]) -> dict[str, Option]:
    """What the fields of rules declare, by the names of the options."""
    return {one.name: one.metadata["option"] for one in fields(kind) if one.metadata}


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

_GAMES = {
    N_("Block"): BLOCK,
    N_("Draw"): DRAW,
    N_("Draw by the common rule"): COMMON_DRAW,
    N_("Block between partners"): PARTNERS_BLOCK,
}

RULES: Mapping[str, Rules] = MappingProxyType({rules.name: rules for rules in _GAMES.values()})
"""The rules that have a name."""

RULES_WORDS: Mapping[str, str] = MappingProxyType(
    {rules.name: words for words, rules in _GAMES.items()}
)
"""What each of them is called in English; `openends.words.options` has it in all languages."""


def rules_named(name: str) -> Rules:
    """The rules of that name. Raises `RulesError` (`no-such-rules`).

    >>> rules_named("block") is BLOCK
    True
    """
    try:
        return RULES[name]
    except KeyError:
        raise RulesError(Reason.NO_SUCH_RULES, name=name, known=tuple(RULES)) from None
