"""Lines: placing, ends, text, and what is refused."""

from itertools import pairwise

import pytest

from openends import (
    DOUBLE_TWELVE,
    Arm,
    Expected,
    Line,
    ParseError,
    Place,
    Port,
    Reason,
    RulesError,
    Tile,
    TileSet,
)
from openends.drawing import lay_out
from openends.line import LEFT, RIGHT


def ends(line: Line) -> tuple[int, ...]:
    """The pips open, left and right."""
    return tuple(line.open_pips.values())


@pytest.mark.parametrize(
    ("text", "open_ends"),
    [
        ("[1|4]", (1, 4)),
        ("[4|1]", (1, 4)),
        ("[0|0]", (0, 0)),
        ("[1|4] [1|1]@1", (1, 4)),
        ("[1|4] [1|1]@1 [4|4]@4 [3|4]", (1, 3)),
        ("[3|6] [6|6]", (3, 6)),
        ("[4|6] [2|4]@4", (2, 6)),
        ("[4|6] [1|6]", (4, 1)),
        ("[0|0] [0|3]@R", (0, 3)),
        ("［０｜０］　［０｜３］＠Ｌ", (3, 0)),
    ],
)
def test_open_ends(text: str, open_ends: tuple[int, int]) -> None:
    assert ends(Line(text)) == open_ends


@pytest.mark.parametrize(
    ("text", "reason", "column"),
    [
        ("[1|4] [0|3]@1", Reason.NO_MATCH, 7),
        ("[1|4] [0|3]", Reason.NO_MATCH, 7),
        ("[1|4] [2|3]@2", Reason.NO_SUCH_END, 7),
        ("[1|4]@1", Reason.NO_SUCH_END, 1),
        ("[3|5] [5|5]@5 [3|5]", Reason.DUPLICATE_TILE, 15),
        ("[0|0] [0|3]", Reason.AMBIGUOUS_END, 7),
        ("[0|0] [0|3]@0", Reason.AMBIGUOUS_END, 7),
        ("[5|5] [2|5]", Reason.AMBIGUOUS_END, 7),
        ("[1|7]", Reason.NOT_IN_SET, 1),
    ],
)
def test_refusals_name_reason_and_column(text: str, reason: Reason, column: int) -> None:
    with pytest.raises(RulesError) as caught:
        Line(text)
    assert (caught.value.code, caught.value.text, caught.value.column) == (reason, text, column)


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("[1|4] x", 7, Expected.TILE),
        ("[1|4] [1|1]@", 13, Expected.END),
        ("[1|4] [1|1]@x", 13, Expected.END),
        ("[1|4] [1|1]1", 12, Expected.NOTHING_MORE),
        ("[1|4][1|1]", 6, Expected.NOTHING_MORE),
    ],
)
def test_unreadable_lines_name_the_column(text: str, column: int, expected: Expected) -> None:
    with pytest.raises(ParseError) as caught:
        Line(text)
    assert (caught.value.text, caught.value.column, caught.value.expected) == (
        text,
        column,
        expected,
    )


def test_a_larger_set_has_more_tiles() -> None:
    assert ends(Line("[5|10] [10|12]", tile_set=DOUBLE_TWELVE)) == (5, 12)


def test_a_tile_added_to_a_chain_reads_in_one_of_two_ways() -> None:
    chain = Line("[2|3] [3|3]@3 [3|5]@3")
    read = []
    for arm in (LEFT, RIGHT):
        laid = sorted(lay_out(chain.place(Tile("[2|5]"), arm), 20).tiles, key=lambda one: one.box.x)
        halves = [one.pips for one in laid]
        assert all(one[1] == other[0] for one, other in pairwise(halves))
        read.append(" ".join(f"{low}-{high}" for low, high in halves))
    assert read == ["5-2 2-3 3-3 3-5", "2-3 3-3 3-5 5-2"]


def test_a_double_joins_with_straight_a_and_goes_on_from_straight_b() -> None:
    join = Line("[3|6] [6|6]").joins[0]
    assert (join.table_port, join.placed_port) == (Port.HIGH, Port.STRAIGHT_A)
    assert Line("[3|6] [6|6]").end_at(Tile("[6|6]"), Port.STRAIGHT_B).pips == 6


@pytest.mark.parametrize("port", [Port.STRAIGHT_A, Port.BRANCH_A, Port.BRANCH_B])
def test_no_double_opens_a_branch(port: Port) -> None:
    with pytest.raises(RulesError) as caught:
        Line("[3|6] [6|6]").end_at(Tile("[6|6]"), port)
    assert caught.value.code is Reason.END_CLOSED


def test_placing_leaves_the_old_line_alone() -> None:
    line = Line("[1|4]")
    assert ends(line.place(Tile("[1|1]"))) == (1, 4)
    assert str(line) == "[1|4]"
    assert line.place(Tile("[1|1]")).before() == line
    assert line == Line([Place(Tile("[1|4]"))])
    assert len({line, Line("[1|4]")}) == 1


def _chains(line: Line, arm: Arm) -> int:
    """How many ways a line can be grown at one arm until the whole set lies."""
    if not line.free:
        return 1
    fitting = [tile for tile in line.free if tile.has(line.open_pips[arm])]
    return sum(_chains(line.place(tile, arm), arm) for tile in fitting)


@pytest.mark.parametrize(
    ("highest", "chains"), [(2, 12), pytest.param(4, 126_720, marks=pytest.mark.slow)]
)
def test_chains_of_a_whole_set(highest: int, chains: int) -> None:
    # OEIS A284287, reversals counted: the first tile lies either way round, so its chain
    # grows from its high half or from its low one. Numbers may be exchanged for one another, so
    # one double and one other tile stand for all of their kind.
    tiles = TileSet("small", highest)
    total = 0
    for first in (Tile(0, 0), Tile(0, 1)):
        alike = sum(tile.is_double is first.is_double for tile in tiles)
        start = Line(tile_set=tiles).place(first)
        ways = sum(_chains(start, arm) for arm in ([LEFT] if first.is_double else [LEFT, RIGHT]))
        total += alike * ways
    assert total == chains
