"""The games of the Fives family, in which a placement can score: values of `Rules`."""

from dataclasses import replace

from openends.options import (
    BlockedAward,
    Drawing,
    NextLead,
    OutAward,
    Rounding,
    Spinner,
    SpinnerCount,
    TargetMode,
)
from openends.ruleset import Rules

ALL_FIVES = Rules(
    "all-fives",
    hand_sizes={2: 9, 3: 7, 4: 5},
    targets={2: 250, 3: 200, 4: 200},
    drawing=Drawing.WHEN_STUCK,
    blocked_award=BlockedAward.OTHERS,
    next_lead=NextLead.OUT_OR_LOT,
    spinner=Spinner.FIRST_DOUBLE,
    scoring=((5, 1),),
    rounding=Rounding.NEAREST,
)

FIVE_UP = replace(
    ALL_FIVES,
    name="five-up",
    hand_sizes={2: 5, 3: 5, 4: 5},
    targets={2: 61, 3: 61, 4: 61},
    spinner=Spinner.EVERY_DOUBLE,
    scoring=((5, 5),),
    divisor=5,
)

# As it is played in the United States.
SNIFF = replace(
    ALL_FIVES,
    name="sniff",
    hand_sizes={2: 7, 3: 6, 4: 5},
    spinner_count=SpinnerCount.SHORT_SIDES,
)

FIVES_AND_THREES = Rules(
    "fives-and-threes",
    hand_sizes={2: 7, 3: 5, 4: 5},
    targets={2: 61, 3: 61, 4: 61},
    out_award=OutAward.ONE,
    blocked_award=BlockedAward.NOBODY,
    target_mode=TargetMode.EXACT,
    scoring=((5, 5), (3, 3)),
)

MUGGINS = replace(
    ALL_FIVES,
    name="muggins",
    hand_sizes={2: 7, 3: 5, 4: 5},
    targets={2: 200, 3: 200, 4: 200},
    reserve=2,
    spinner=Spinner.NONE,
)
