"""A rules engine for dominoes: positions, rounds, matches; their words and pictures.

Standard library only, no input or output, no page. What a rule says exists once, here.
"""

from openends.actions import Action, Draw, Outcome, Pass
from openends.errors import Expected, IllegalMove, OpenEndsError, ParseError, Reason, RulesError
from openends.lead import Lot
from openends.line import Arm, Join, Line, OpenEnd, Place, Port
from openends.match import Match, Result
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
from openends.round import Round
from openends.rules import (
    ALL_FIVES,
    BLOCK,
    COMMON_DRAW,
    DRAW,
    FIVE_UP,
    FIVES_AND_THREES,
    MUGGINS,
    RULES,
    SNIFF,
    Rules,
    rules_named,
)
from openends.settlement import Settlement, settle
from openends.tiles import (
    DOUBLE_FIFTEEN,
    DOUBLE_NINE,
    DOUBLE_SIX,
    DOUBLE_TWELVE,
    TILE_SETS,
    Tile,
    TileSet,
)
from openends.view import View

__all__ = [
    "ALL_FIVES",
    "BLOCK",
    "COMMON_DRAW",
    "DOUBLE_FIFTEEN",
    "DOUBLE_NINE",
    "DOUBLE_SIX",
    "DOUBLE_TWELVE",
    "DRAW",
    "FIVES_AND_THREES",
    "FIVE_UP",
    "MUGGINS",
    "RULES",
    "SNIFF",
    "TILE_SETS",
    "Action",
    "Arm",
    "BlockedAward",
    "BlockedWinner",
    "Draw",
    "DrawCount",
    "Drawing",
    "Expected",
    "FirstLead",
    "IllegalMove",
    "Join",
    "Line",
    "Lot",
    "Match",
    "NextLead",
    "OpenEnd",
    "OpenEndsError",
    "OutAward",
    "Outcome",
    "ParseError",
    "Pass",
    "Place",
    "Port",
    "Reason",
    "Result",
    "Round",
    "Rules",
    "RulesError",
    "Settlement",
    "SharedLowest",
    "Spinner",
    "TargetMode",
    "Tile",
    "TileSet",
    "View",
    "rules_named",
    "settle",
]
