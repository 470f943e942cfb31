"""The names and answers that the design promises to readers of the docs."""

from openends import BLOCK, DRAW, Line, Round, Tile, settle
from openends.words import say


def test_a_tile_is_named_low_half_first() -> None:
    assert repr(Tile("[4|1]")) == "Tile('[1|4]')"
    assert str(Tile("[1|4]")) == "[1|4]"
    assert Tile("[1|4]").pips == 5
    assert not Tile("[1|4]").is_double


def test_a_line_tells_its_open_ends() -> None:
    line = Line("[1|4] [1|1]@1")
    assert [str(end) for end in line.open_ends] == ["[1|1] straight-b 1", "[1|4] high 4"]


def test_a_line_is_said_in_korean() -> None:
    assert say(Line("[1|4] [1|1]@1"), "ko") == (
        "타일: [1|4], [1|1]. 연결: [1|4] (낮은 끝) – [1|1] (직선 A)."
        " 가능한 연장 연결 지점: [1|1] (직선 B, 1); [1|4] (높은 끝, 4)."
    )


def test_rules_are_data() -> None:
    assert (BLOCK.hand_sizes[2], BLOCK.targets[3], DRAW.reserve) == (7, 61, 2)


def test_a_settlement_shows_its_sum() -> None:
    shown = "Settlement(winner=0, points=12, sum='7 + 8 − 3 = 12')"
    assert repr(settle(BLOCK, blocked=[3, 7, 8])) == shown


def test_a_round_tells_its_legal_actions() -> None:
    play = Round(BLOCK, hands=["[5|6] [0|0]", "[0|3] [0|4]"], leader=0)
    play.play("[5|6]")
    assert repr(play.legal_actions) == "(Pass(),)"
    assert Round.deal(DRAW, players=3, seed=7).turn == 0
