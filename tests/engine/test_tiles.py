"""Tiles and sets, and the text of tiles."""

import copy
import pickle

import pytest

from openends import DOUBLE_SIX, TILE_SETS, Expected, ParseError, Reason, RulesError, Tile, TileSet
from openends.tiles import pips_of, read_tiles, tiles_of


@pytest.mark.parametrize(
    ("tile_set", "tiles", "pips"),
    [
        ("double-six", 28, 168),
        ("double-nine", 55, 495),
        ("double-twelve", 91, 1092),
        ("double-fifteen", 136, 2040),
    ],
)
def test_a_set_holds_each_tile_once(tile_set: str, tiles: int, pips: int) -> None:
    found = next(one for one in TILE_SETS if one.name == tile_set)
    assert len(found) == len(set(found)) == tiles
    assert found.pips == pips
    assert [str(tile) for tile in found].count("[0|0]") == 1
    for number in range(found.highest + 1):
        halves = sum((tile.low == number) + (tile.high == number) for tile in found)
        assert halves == found.highest + 2, "a number k stands n + 2 times in a double-n set"
        assert tiles_of(found.suits[number]) == tuple(tile for tile in found if tile.has(number))


@pytest.mark.parametrize("text", ["[1|4]", "[4|1]", "［１｜４］", "[１|４］", "[4│1]"])
def test_tiles_read_as_keyboards_type_them(text: str) -> None:
    assert Tile(text) is Tile(1, 4)


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, Expected.TILE),
        ("1|4", 1, Expected.TILE),
        ("[|4]", 2, Expected.PIPS),
        ("[1,4]", 3, Expected.TILE),
        ("[1|x]", 4, Expected.PIPS),
        ("[1|4", 5, Expected.TILE),
        ("[1|16]", 4, Expected.PIPS),
        ("[99|1]", 2, Expected.PIPS),
        ("[1|4]]", 6, Expected.NOTHING_MORE),
        ("[-1|4]", 2, Expected.PIPS),
        ("[1|4] ", 6, Expected.NOTHING_MORE),
    ],
)
def test_what_is_no_tile_is_refused_at_its_column(
    text: str, column: int, expected: Expected
) -> None:
    with pytest.raises(ParseError) as caught:
        Tile(text)
    assert (caught.value.text, caught.value.column, caught.value.expected) == (
        text,
        column,
        expected,
    )


def test_pips_out_of_range_are_refused() -> None:
    with pytest.raises(ParseError):
        Tile(0, 16)


def test_a_tile_survives_copies() -> None:
    tile = Tile("[2|5]")
    assert copy.deepcopy(tile) is tile
    assert pickle.loads(pickle.dumps(tile)) is tile


def test_hands_read_with_spaces_commas_or_nothing_between() -> None:
    assert read_tiles("[5|6] [0|0],[1|1][2|2]") == tuple(
        map(Tile, ("[5|6]", "[0|0]", "[1|1]", "[2|2]"))
    )


def test_a_tile_twice_in_a_hand_is_refused_at_its_column() -> None:
    with pytest.raises(RulesError) as caught:
        read_tiles("[5|6] [6|5]")
    assert caught.value.code is Reason.DUPLICATE_TILE
    assert caught.value.column == 7


def test_totals_count_both_halves() -> None:
    assert Tile("[6|6]").pips == 12
    assert Tile("[0|0]").pips == 0
    assert Tile("[5|10]").pips == 15
    assert Tile("[12|12]").pips == 24
    assert pips_of(DOUBLE_SIX.mask) == 168


def test_a_set_of_ones_own() -> None:
    assert len(TileSet("double-two", 2)) == 6
