"""The cribbage board: where holes and pegs lie, for every target."""

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openends.drawing.cribbage import cribbage_board, peg_mark
from openends.drawing.figures import figures
from openends.drawing.track import GROUP, Track

TARGETS = st.integers(1, 999) | st.sampled_from([61, 100, 121, 151, 200])
LANES = st.integers(2, 4)


@given(TARGETS, LANES)
def test_no_two_holes_overlap_and_all_lie_on_the_board(target: int, lanes: int) -> None:
    track = Track(target, lanes)
    places = {
        track.place(hole, lane) for hole in range(-1, track.holes + 1) for lane in range(lanes)
    }
    assert len(places) == lanes * (track.holes + 2)
    for x, y in places:
        assert 0.6 < x < track.width - 0.6
        assert 0.6 < y < track.height - 0.6
    # A peg reaches half a unit around its hole.
    rows: dict[float, list[float]] = {}
    for x, y in places:
        rows.setdefault(y, []).append(x)
    close = 1 - 1e-9
    for row in rows.values():
        assert all(right - left >= close for left, right in pairwise(sorted(row)))
    assert all(below - above >= close for above, below in pairwise(sorted(rows)))


@given(TARGETS, LANES)
def test_a_higher_score_is_never_behind(target: int, lanes: int) -> None:
    track = Track(target, lanes)
    holes = [track.hole_of(score) for score in range(target + 30)]
    assert holes == sorted(holes)
    assert holes[0] == 0
    assert all(hole > 0 for hole in holes[1:]), "any point leaves the start"
    assert [score for score in range(target + 1) if holes[score] == track.holes] == [target]
    # On the board: along the rows, and from row to row.
    places = [track.place(hole, 0) for hole in range(1, track.holes + 1)]
    assert [(y, x) for x, y in places] == sorted((y, x) for x, y in places)


@given(TARGETS, LANES)
def test_a_hole_is_worth_few_points_and_the_board_stays_small(target: int, lanes: int) -> None:
    track = Track(target, lanes)
    assert track.points_a_hole in (1, 2, 5, 10)
    assert track.holes <= 151
    assert track.points_a_hole == 1 or target > 151
    assert track.rows <= 6
    assert track.width < 41, "at 320 px a hole is to be more than 7 px wide"


@pytest.mark.parametrize(
    ("target", "in_row", "rows"), [(61, 30, 2), (100, 25, 4), (121, 30, 4), (50, 25, 2)]
)
def test_boards_as_they_are_sold(target: int, in_row: int, rows: int) -> None:
    track = Track(target, lanes=2)
    assert (track.in_row, track.rows) == (in_row, rows)
    assert track.in_row % GROUP == 0


def drawn_pegs(svg: str) -> list[tuple[str, float, float]]:
    """The classes and middles of the pegs of a picture."""
    pattern = r'class="oe-crib-peg ([^"]*)"[^>]*translate\(([-\d.]+) ([-\d.]+)\)'
    return [(name, float(x), float(y)) for name, x, y in re.findall(pattern, svg)]


@given(TARGETS, st.data())
def test_each_side_has_two_pegs_where_its_scores_are(target: int, data: st.DataObject) -> None:
    lanes = data.draw(LANES)
    now = data.draw(st.lists(st.integers(0, target + 50), min_size=lanes, max_size=lanes))
    before = [data.draw(st.integers(0, max(score - 1, 0))) for score in now]
    board = cribbage_board(target, now, before)
    track = Track(target, lanes)
    pegs = drawn_pegs(board.svg)
    assert len(pegs) == 2 * lanes
    for lane in range(lanes):
        was, full = pegs[2 * lane : 2 * lane + 2]
        assert was[0] == f"oe-crib-peg-{lane + 1} oe-crib-was"
        assert full[0] == f"oe-crib-peg-{lane + 1}"
        assert full[1:] == track.place(track.hole_of(now[lane]), lane)
        assert was[1:] == track.place(track.hole_of(before[lane]) or -1, lane)


@pytest.mark.parametrize("target", [1, 7, 30, 31, 61, 100, 121, 151, 152, 200, 500, 999])
def test_the_picture_stands_alone(target: int) -> None:
    board = cribbage_board(target, [target, 0, 1, target // 2], [0, 0, 0, 0])
    assert not re.search(r"\sid=|<text|font|style=|url\(", board.svg)
    view = f'viewBox="0 0 {board.width:g} {board.height:g}"'
    assert view in board.svg
    painted = re.findall(r"<(?:rect|circle|path|g)[^>]*>", board.svg)
    assert all("currentColor" in one for one in painted if "color=" in one)
    assert not re.search(r'(?:fill|stroke)="#', board.svg)


def test_pegs_are_told_apart_by_shape() -> None:
    shapes = {re.sub(r'class="[^"]*"|color="[^"]*"', "", peg_mark(lane)) for lane in range(4)}
    assert len(shapes) == 4


def test_figures_name_tens_and_the_target() -> None:
    board = cribbage_board(121, [0, 0], [0, 0])
    for number in ("10", "60", "110", "121"):
        digits = re.findall(r' d="[^"]*"', figures(number, 0, 0, 0.85))
        marked = r'"/><path [^>]*'.join(digit.strip()[:-1] for digit in map(re.escape, digits))
        assert re.search(marked, board.svg), number
