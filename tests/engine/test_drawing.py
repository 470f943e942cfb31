"""Drawing: nothing overlaps, halves that touch are equal, a placed tile never moves."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import rounds

from openends import DOUBLE_TWELVE, Line, Round, Tile
from openends.drawing import (
    NARROWEST,
    Box,
    LaidTile,
    back_picture,
    lay_out,
    picture,
    slot_picture,
    tile_picture,
)
from openends.drawing.pips import pip_places, pip_radius
from openends.line import LEFT, RIGHT

WIDTHS = st.integers(NARROWEST, 40)


@st.composite
def lines(draw: st.DrawFn) -> Line:
    """A legal line of up to a whole set, double-six or double-twelve."""
    tile_set = draw(st.sampled_from([Line().tile_set, DOUBLE_TWELVE]))
    free = draw(st.permutations(tile_set.tiles))
    line = Line(tile_set=tile_set).place(free[0])
    left = list(free[1:])
    while fitting := [tile for tile in left if line.fits(tile)]:
        tile = fitting[0]
        line = line.place(tile, draw(st.sampled_from(line.fits(tile))).arm)
        left.remove(tile)
    return line


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def shared_edge(one: Box, other: Box) -> float:
    """The length of the edge that two squares share."""
    if one.x + one.width == other.x or other.x + other.width == one.x:
        return min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    if one.y + one.height == other.y or other.y + other.height == one.y:
        return min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    return 0


def joined(one: LaidTile, other: LaidTile) -> bool:
    """Whether halves with equal pips touch along half an edge at least."""
    return any(
        pips == pips_other and shared_edge(half, half_other) >= 0.5
        for half, pips in zip(one.halves, one.pips, strict=True)
        for half_other, pips_other in zip(other.halves, other.pips, strict=True)
    )


@given(lines(), WIDTHS)
def test_layout(line: Line, width: int) -> None:
    layout = lay_out(line, width)
    boxes = [laid.box for laid in layout.tiles] + [slot.box for slot in layout.slots.values()]
    for one, other in combinations(boxes, 2):
        assert not overlap(one, other)
    for box in boxes:
        assert box.x >= 0
        assert box.x + box.width <= width
        assert layout.top <= box.y
        assert box.y + box.height <= layout.bottom
    by_tile = {laid.tile: laid for laid in layout.tiles}
    for join in line.joins:
        assert joined(by_tile[join.table], by_tile[join.placed])
    for laid in layout.tiles:
        assert sorted(laid.pips) == [laid.tile.low, laid.tile.high]


@given(lines(), WIDTHS)
def test_a_placed_tile_never_moves(line: Line, width: int) -> None:
    whole = lay_out(line, width).tiles
    for count in range(1, len(line)):
        assert (
            lay_out(Line(line.placements[:count], tile_set=line.tile_set), width).tiles
            == (whole[:count])
        )


@given(lines(), WIDTHS)
def test_an_ordinary_tile_lies_where_the_slot_was(line: Line, width: int) -> None:
    before = Line(line.placements[:-1], tile_set=line.tile_set)
    last = line.placements[-1]
    if before and last.arm is not None and not last.tile.is_double:
        assert lay_out(before, width).slots[last.arm].box == lay_out(line, width).tiles[-1].box


@given(rounds(), WIDTHS)
def test_legal_actions_do_not_depend_on_the_width(played: Round, width: int) -> None:
    before = played.legal_actions
    if played.line:
        picture(played.line, width)
    assert played.legal_actions == before


@given(st.integers(NARROWEST, 40).filter(lambda width: width % 2 == 0))
def test_the_two_arms_are_alike(width: int) -> None:
    """Grown the same way, the left arm is the right one turned by half a turn."""
    tiles = ["[0|1]", "[1|2]", "[2|2]", "[2|3]", "[3|3]", "[3|4]", "[4|5]", "[5|5]", "[5|6]"]
    start = Line("[0|0]")
    left = right = start
    for text in tiles:
        tile = Tile(text)
        left = left.place(tile, LEFT)
        right = right.place(tile, RIGHT)
    # The middle of the first tile is half a half-tile right of the middle of the width.
    turned = [
        Box(width + 1 - box.x - box.width, -box.y - box.height, box.width, box.height)
        for box in (laid.box for laid in lay_out(left, width + 1).tiles)
    ]
    assert turned == [laid.box for laid in lay_out(right, width + 1).tiles]


@pytest.mark.parametrize("pips", range(16))
@pytest.mark.parametrize("lying", [True, False])
def test_every_pip_is_inside_its_half(pips: int, lying: bool) -> None:
    places = list(pip_places(pips, lying=lying))
    radius = pip_radius(pips)
    assert len(set(places)) == pips
    for x, y in places:
        assert radius < x < 1 - radius
        assert radius < y < 1 - radius
    for one, other in combinations(places, 2):
        assert (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 > (2 * radius) ** 2
    turned = {(round(1 - x, 6), round(1 - y, 6)) for x, y in places}
    assert turned == {(round(x, 6), round(y, 6)) for x, y in places}


def test_a_six_is_two_rows_of_three_along_the_tile() -> None:
    lying = list(pip_places(6, lying=True))
    assert len({y for _, y in lying}) == 2
    assert len({x for x, _ in lying}) == 3
    upright = list(pip_places(6, lying=False))
    assert len({x for x, _ in upright}) == 2


@given(lines(), WIDTHS)
def test_svg(line: Line, width: int) -> None:
    drawn = picture(line, width, new=line.tiles[-1])
    root = ElementTree.fromstring(drawn.svg)
    name = "{http://www.w3.org/2000/svg}"
    assert [
        group.get("data-tile") for group in root.iter(f"{name}g") if group.get("data-tile")
    ] == [str(tile) for tile in line.tiles]
    faces = [group for group in root.iter(f"{name}g") if group.get("class") == "oe-pip"]
    assert [len(face) for face in faces] == [tile.pips for tile in line.tiles]
    assert drawn.svg.count("oe-new") == 1
    assert not re.search(r'\b(id|style|font-family|href)="', drawn.svg)
    for box in drawn.ends.values():
        assert 0 <= box.x <= drawn.width - box.width
        assert 0 <= box.y <= drawn.height - box.height


def test_an_empty_table_shows_where_to_start() -> None:
    drawn = picture(Line(), 12)
    assert drawn.svg.count("oe-slot") == 1
    assert drawn.ends == {}


def test_a_single_tile() -> None:
    assert 'viewBox="0 0 1 2"' in tile_picture(Tile("[1|4]"))
    assert 'viewBox="0 0 2 1"' in tile_picture(Tile("[1|4]"), upright=False)


def test_too_narrow() -> None:
    with pytest.raises(ValueError, match="at least 8 half-tiles wide, found 7"):
        lay_out(Line("[1|4]"), 7)


@pytest.mark.parametrize("upright", [True, False])
def test_a_tile_face_down_is_as_large_as_another_and_tells_nothing(upright: bool) -> None:
    back, front = (
        ElementTree.fromstring(svg)
        for svg in (back_picture(upright=upright), tile_picture(Tile("[3|5]"), upright=upright))
    )
    assert back.get("viewBox") == front.get("viewBox")
    assert {"oe-back", "oe-pattern", "oe-edge"} <= {one.get("class") for one in back.iter()}
    assert not any("data-tile" in one.attrib for one in back.iter())
    assert "circle" not in back_picture(upright=upright)


@pytest.mark.parametrize("pips", range(16))
def test_an_open_end_alone_shows_what_it_asks_for(pips: int) -> None:
    svg = slot_picture(pips)
    assert svg.count("<circle") == pips
    assert ("oe-hint" in svg) == (pips > 0)
