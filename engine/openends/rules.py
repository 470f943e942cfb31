"""Rules as data: everything in which one game of dominoes differs from another."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from openends.errors import Reason, Refusal
from openends.tiles import DOUBLE_SIX, TileSet


class Drawing(StrEnum):
    """When a player may draw from the boneyard."""

    NONE = "none"
    """Never: what is not dealt is out of the round."""
    WHEN_STUCK = "when-stuck"
    """Only when no tile held can be placed, and then one must."""
    AT_WILL = "at-will"
    """Whenever a tile can be drawn; when no tile held can be placed, one must."""


class BlockedAward(StrEnum):
    """What the single lowest total of a blocked round earns."""

    OTHERS_MINUS_OWN = "others-minus-own"
    """All the other totals, less the own total once."""
    OTHERS = "others"
    """All the other totals."""
    EVERY_PIP = "every-pip"
    """All totals, the own one too."""


@dataclass(frozen=True)
class Rules:
    """The rules of a game. No game is a class of its own: `BLOCK`, `DRAW` are values.

    Raises `Refusal` (`too-few-tiles`) when the set cannot give every player a hand.

    >>> BLOCK.hand_sizes[2], BLOCK.targets[3], DRAW.reserve
    (7, 61, 2)
    """

    name: str
    """The name in texts and links, as in `RULES`."""
    hand_sizes: Mapping[int, int]
    """Tiles dealt to each player, by number of players."""
    targets: Mapping[int, int]
    """Points that end a match, by number of players."""
    drawing: Drawing = Drawing.NONE
    """When a player may draw."""
    reserve: int = 0
    """Tiles of the boneyard that nobody may draw."""
    blocked_award: BlockedAward = BlockedAward.OTHERS_MINUS_OWN
    """What a blocked round earns; where the lowest total is shared, nobody scores."""
    tile_set: TileSet = DOUBLE_SIX
    """The tiles that are shuffled."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "hand_sizes", MappingProxyType(dict(self.hand_sizes)))
        object.__setattr__(self, "targets", MappingProxyType(dict(self.targets)))
        for players, hand in self.hand_sizes.items():
            if players * hand > len(self.tile_set):
                raise Refusal(
                    Reason.TOO_FEW_TILES, players=players, hand=hand, tiles=len(self.tile_set)
                )

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that the game is for.

        >>> BLOCK.players
        (2, 3, 4)
        """
        return tuple(self.hand_sizes)

    @property
    def boneyards(self) -> Mapping[int, int]:
        """Tiles that can lie in the boneyard after the deal, by number of players.

        >>> dict(BLOCK.boneyards), dict(DRAW.boneyards)
        ({2: 0, 3: 0, 4: 0}, {2: 14, 3: 7, 4: 4})
        """
        tiles = 0 if self.drawing is Drawing.NONE else len(self.tile_set)
        return {
            players: max(tiles - players * hand, 0) for players, hand in self.hand_sizes.items()
        }

    def check_players(self, players: int) -> None:
        """Raises `Refusal` (`players`) when the game is not for so many."""
        if players not in self.hand_sizes:
            raise Refusal(Reason.PLAYERS, players=players, allowed=self.players)

    def __hash__(self) -> int:
        return hash(self.name)  # equal rules have equal names; mappings have no hash

    def __reduce__(self) -> tuple[object, ...]:
        return Rules, (
            self.name,
            dict(self.hand_sizes),
            dict(self.targets),
            self.drawing,
            self.reserve,
            self.blocked_award,
            self.tile_set,
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

RULES: Mapping[str, Rules] = MappingProxyType(
    {rules.name: rules for rules in (BLOCK, DRAW, COMMON_DRAW)}
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
