"""What rules say of the tiles before a score is in question: how many are dealt, and who may draw."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from openends.errors import Reason, RulesError
from openends.marks import N_
from openends.option_fields import ByPlayers, Number, choice, example, option, tile_sets
from openends.options import MOST_TABLES, DrawCount, Drawing
from openends.tiles import DOUBLE_SIX, TileSet

FEWEST_PLAYERS = 2
"""Nobody plays alone."""


@dataclass(frozen=True)
class DealingRules:
    """Who can play, to what score, with what tiles, and when a tile is drawn."""

    name: str
    """The name in texts and links, as in `RULES`."""
    hand_sizes: Mapping[int, int] = field(
        metadata=option(
            N_("Tiles dealt to each player"),
            ByPlayers(
                N_("{players} players: {number} tiles."),
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
            ByPlayers(
                N_("{players} players: {number} points."),
                "2:100,3:61",
                {"2:100,3:61,4:61": ("Pagat",), "4:200": ("dominoes (PyPI)",)},
            ),
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

    def _check_dealing(self) -> None:
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

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that the game is for.

        >>> from openends.rules import BLOCK
        >>> BLOCK.players
        (2, 3, 4)
        """
        return tuple(self.hand_sizes)

    @property
    def boneyards(self) -> Mapping[int, int]:
        """Tiles in the boneyard after the deal, by number of players.

        >>> from openends.rules import BLOCK, DRAW
        >>> dict(BLOCK.boneyards), dict(DRAW.boneyards)
        ({2: 0, 3: 0, 4: 0}, {2: 14, 3: 7, 4: 4})
        """
        tiles = 0 if self.drawing is Drawing.NONE else len(self.tile_set)
        return {
            players: max(tiles - players * hand, 0) for players, hand in self.hand_sizes.items()
        }

    def drawable(self, boneyard: int) -> int:
        """How many of so many tiles in the boneyard may be drawn: those not protected.

        >>> from openends.rules import BLOCK, DRAW
        >>> DRAW.drawable(3), DRAW.drawable(2), BLOCK.drawable(14)
        (1, 0, 0)
        """
        return 0 if self.drawing is Drawing.NONE else max(boneyard - self.reserve, 0)

    def check_players(self, players: int) -> None:
        """Raise `RulesError` (`players`) when the game is not for so many."""
        if players not in self.hand_sizes:
            raise RulesError(Reason.PLAYERS, players=players, allowed=self.players)
