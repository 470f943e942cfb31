"""What rules are made of: a field for everything in which one game of dominoes differs from another."""

from dataclasses import dataclass, field, fields
from functools import cached_property
from types import MappingProxyType

from openends.dealing import DealingRules
from openends.errors import Reason, RulesError
from openends.line import Line
from openends.marks import N_
from openends.option_fields import (
    Number,
    Option,
    Scoring,
    Scorings,
    choice,
    example,
    option,
    switch,
)
from openends.options import (
    BlockedAward,
    BlockedWinner,
    Branches,
    FirstLead,
    NextLead,
    OutAward,
    Rounding,
    SharedLowest,
    Spinner,
    SpinnerCount,
    TargetMode,
)
from openends.tips import LineRules

PARTNERS = 4
"""Partners play at a table of four; those who face each other are a side."""


@dataclass(frozen=True)
class Rules(DealingRules):
    """The rules of a game. No game is a class of its own: `BLOCK`, `DRAW` are values.

    An option is declared by its field: texts, forms, tables and words take all from there.

    Raises `RulesError` for rules that cannot be played: `too-few-tiles` when the set cannot give
    every player a hand, `too-few-players`, `empty-hand`, `no-target`; and `clash` with the names
    of two options that cannot hold together.

    >>> from openends.rules import BLOCK, DRAW
    >>> BLOCK.hand_sizes[2], BLOCK.targets[3], DRAW.reserve
    (7, 61, 2)
    """

    out_award: OutAward = field(
        default=OutAward.OPPONENTS,
        metadata=option(
            N_("What going out earns"),
            choice(OutAward),
            example("settled", base="partners-block", hands=[0, 7, 4, 8], out=0),
            applies=lambda rules: rules.partners or rules.out_award is OutAward.ONE,
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
    spinner: Spinner = field(
        default=Spinner.NONE,
        metadata=option(
            N_("Which doubles open branches"),
            choice(Spinner),
            example(
                "ends", lines=["[6|6] [3|6]@L [2|6]@R [3|3]@3 [3|4]@3", "[2|6] [6|6]@6 [3|6]@6"]
            ),
        ),
    )
    """Which doubles open branches."""
    branches: Branches = field(
        default=Branches.AFTER_SIDES,
        metadata=option(
            N_("When branches open"),
            choice(Branches),
            example("ends", base="all-fives", lines=["[6|6] [3|6]@L"]),
            applies=lambda rules: rules.spinner is not Spinner.NONE,
            clashes={
                "spinner": lambda rules: (
                    rules.branches is Branches.AT_ONCE and rules.spinner is Spinner.NONE
                )
            },
        ),
    )
    """When the branches of a spinner open."""
    spinner_count: SpinnerCount = field(
        default=SpinnerCount.NOTHING,
        metadata=option(
            N_("What a spinner counts with both long sides joined"),
            choice(SpinnerCount),
            example("count", base="all-fives", line="[6|6] [3|6]@L [2|6]@R"),
            applies=lambda rules: rules.spinner is not Spinner.NONE and bool(rules.scoring),
            clashes={
                "spinner": lambda rules: (
                    rules.spinner_count is SpinnerCount.SHORT_SIDES
                    and rules.spinner is Spinner.NONE
                )
            },
        ),
    )
    """What a spinner adds to the count once both its long sides are joined."""
    scoring: Scoring = field(
        default=(),
        metadata=option(
            N_("What a placement scores"),
            Scorings(
                {
                    (): ("Pagat (Block)",),
                    ((5, 1),): ("Pagat (All Fives)",),
                    ((5, 5),): ("Pagat (Five Up)",),
                    ((5, 5), (3, 3)): ("Gambiter",),
                    ((3, 3),): ("dominorules",),
                }
            ),
            example("count", base="muggins", line="[4|6] [6|6]@6 [3|4]@4"),
        ),
    )
    """What a placement earns: for each pair, a count of the open ends that is a multiple of the
    first number, divided by the second. `((5, 5), (3, 3))` gives 8 points for a count of 15."""
    rounding: Rounding = field(
        default=Rounding.NONE,
        metadata=option(
            N_("How the pips that are left are rounded"),
            choice(Rounding),
            example("settled", base="all-fives", hands=[0, 7, 7, 7], out=0),
        ),
    )
    """How the points of a settlement are rounded."""
    divisor: int = field(
        default=0,
        metadata=option(
            N_("How the pips that are left are divided"),
            Number(
                N_("They are not divided."),
                N_("They are divided by {number}."),
                {0: ("Pagat (All Fives)",), 5: ("Pagat (Five Up)",)},
            ),
            example("settled", base="all-fives", hands=[0, 7, 7, 7], out=0),
            applies=lambda rules: rules.rounding is not Rounding.NONE,
            clashes={"rounding": lambda rules: rules.divisor and rules.rounding is Rounding.NONE},
        ),
    )
    """What the rounded points of a settlement are divided by; 0 and 1 leave them."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "hand_sizes", MappingProxyType(dict(self.hand_sizes)))
        object.__setattr__(self, "targets", MappingProxyType(dict(self.targets)))
        self._check_dealing()
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

    def points_for(self, count: int) -> int:
        """The points that a placement earns by the count of the open ends after it.

        >>> from openends.rules import BLOCK
        >>> BLOCK.points_for(15)
        0
        """
        return sum(count // by for multiple, by in self.scoring if count % multiple == 0)

    @property
    def straight(self) -> bool:
        """Whether the line has two open ends, and no placement earns points."""
        return self.spinner is Spinner.NONE and not self.scoring

    @cached_property
    def line_rules(self) -> LineRules:
        """How its lines grow, and what counts at their ends."""
        return LineRules(self.spinner, self.branches, self.spinner_count, bool(self.scoring))

    def line(self, placements: str = "") -> Line:
        """The line of placements by these rules. Raises as `Line` does.

        >>> from openends.rules import ALL_FIVES
        >>> len(ALL_FIVES.line("[6|6] [3|6]@L [2|6]@R").ends)
        4
        """
        return Line(placements, tile_set=self.tile_set, rules=self.line_rules)

    def sides(self, players: int) -> tuple[tuple[int, ...], ...]:
        """The seats that score together: each alone, or partners who face each other.

        >>> from openends.rules import BLOCK
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
