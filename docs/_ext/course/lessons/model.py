"""What a lesson is: steps, each a position, one thing to do, and the words around it."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from course.lessons.checksum import Checksum
from openends.line import Line
from openends.round import Round
from openends.rules import Rules
from openends.tiles import Tile

READER = 0
"""The seat of the one who learns."""


class Kind(StrEnum):
    """What is asked of the reader."""

    PLACE = "place"
    """Place a tile: one of those named, or any that can be placed."""
    DRAW = "draw"
    PASS = "pass"
    END = "end"
    """Point at an open end."""
    TILES = "tiles"
    """Choose all tiles of the hand that fit."""
    COUNT = "count"
    """Say a number: see `course.lessons.counting`."""
    WINNER = "winner"
    """Say who wins the round, and with how many points."""
    BLOCKED = "blocked"
    """Say whether the round is blocked."""
    ROUND = "round"
    """Play the round to its end, or win it."""


ACTING = (Kind.PLACE, Kind.DRAW, Kind.PASS, Kind.ROUND)
"""The kinds in which the reader acts in a round."""


@dataclass(frozen=True)
class Text:
    """Words for the reader, in English, and the line of the file where they stand."""

    text: str
    line: int


@dataclass(frozen=True)
class Goal:
    """What is to be reached. Which of the fields are used depends on the kind."""

    kind: Kind
    any: tuple[str, ...] = ()
    """Placements or ends that reach it; none: whatever is legal."""
    of: str = ""
    """What is counted."""
    totals: tuple[int, ...] = ()
    """The totals that are left in the hands, where no tiles are shown."""
    out: int | None = None
    """The seat that went out; None: the round is blocked."""
    win: bool = False
    """Whether the round has to be won."""


@dataclass(frozen=True)
class Step:
    """One step of a lesson."""

    id: str
    rules: Rules
    line: Line
    hands: tuple[tuple[Tile, ...], ...]
    boneyard: tuple[Tile, ...]
    turn: int
    made_up: bool
    open: bool
    """Whether all hands lie open; else the reader's alone."""
    task: Text
    goal: Goal
    hints: tuple[Text, ...]
    replies: tuple[str, ...]
    """What the other seats do then; in a round to be played, as far as it is legal."""
    after: Text | None
    wrong: Mapping[str, Text]
    """Words for mistakes: by choice, by code, or `other`."""
    ends: str | None
    """What the author says the open pips are."""
    lines: Mapping[str, int] = field(repr=False, compare=False)
    """The line of each key of the step; its own under the empty name."""
    owed: Mapping[str, Checksum] = field(repr=False, compare=False)
    """By key, the checksums that are missing, or that do not hold."""

    @cached_property
    def round(self) -> Round:
        """The round as it begins; never to be played on. Raises what `Round` raises."""
        return self.start()

    def start(self) -> Round:
        """A new round that begins at this position. Raises what `Round` raises."""
        return Round(
            self.rules, self.hands, leader=self.turn, boneyard=self.boneyard, line=self.line
        )

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The reader's hand."""
        return self.hands[READER] if self.hands else ()

    @property
    def shown(self) -> tuple[Tile, ...]:
        """All tiles that the reader sees."""
        hands = self.hands if self.open else self.hands[:1]
        return (*self.line.tiles, *(tile for hand in hands for tile in hand))

    @property
    def texts(self) -> tuple[Text, ...]:
        """All its words."""
        after = () if self.after is None else (self.after,)
        return (self.task, *self.hints, *after, *self.wrong.values())

    def line_of(self, key: str) -> int:
        """The line of a key, or of the step where the key is not there."""
        return self.lines.get(key, self.lines[""])

    @property
    def hash(self) -> str:
        """Changes with the position and what is asked, not with the words."""
        facts = (
            self.rules.name,
            str(self.line),
            " / ".join(" ".join(map(str, hand)) for hand in self.hands),
            " ".join(map(str, self.boneyard)),
            self.turn,
            self.goal,
        )
        return hashlib.sha256(repr(facts).encode()).hexdigest()[:8]


@dataclass(frozen=True)
class Lesson:
    """A lesson: its id, which is the name of its file, and its steps."""

    id: str
    steps: tuple[Step, ...]

    @property
    def actions(self) -> bool:
        """Whether drawing and passing are offered: once one of its steps is about that."""
        about = (Kind.DRAW, Kind.PASS, Kind.ROUND)
        return any(step.goal.kind in about for step in self.steps)
