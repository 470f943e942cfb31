"""Numbers in the caption of a step that speak of an open end: compared in every language."""

from pathlib import Path

import pytest

from tests.docs.building import Built, build
from tests.docs.test_translation import translate

CAPTION = "The {end}`4 joined` is closed, a {end}`1` and a {end}`3` are open, the {end}`1 other` as before."
PAGE = f"""# A page

::::{{diagram}} block
:name: here

A title

:::{{step}} [1|4] [3|4]@4
{CAPTION}
:::
::::

Outside of it.
"""


def korean(project: Path, message: str, translated: str) -> Built:
    translate(project, "index", {message: translated})
    return build(project, {"index.md": PAGE}, "-D", "language=ko")


def test_open_ends_and_the_one_just_closed_hold(tmp_path: Path) -> None:
    built = build(tmp_path, {"index.md": PAGE})
    assert (built.code, built.warnings) == (0, [])
    assert 'The <span class="oe-number">4</span> is closed' in built.read("index.html")


WRONG = {
    "another number": ("{end}`3`", "{end}`2`", "says 2, the engine says 3"),
    "no number": ("{end}`3`", "{end}` x `", "says x, the engine says 3"),
    "full width": ("{end}`3`", "{end}`３`", "says ３, the engine says 3"),
    "the same end twice": ("{end}`3`", "{end}`1`", "says 1, the engine says 3"),
    "out of order": ("a {end}`1` and a {end}`3`", "a {end}`3` and a {end}`1`", "the engine says 1"),
    "an end left out": (" and a {end}`3`", "", "says nothing, the engine says 3"),
    "not where it was joined": ("{end}`4 joined`", "{end}`3 joined`", "says 3, the engine says 4"),
    "not the other one": ("{end}`1 other`", "{end}`3 other`", "says 3, the engine says 1"),
    "nothing known": ("{end}`1 other`", "{end}`1 far`", "joined, other or nothing more expected"),
}


@pytest.mark.parametrize("name", WRONG)
def test_anything_else_stops_the_build(tmp_path: Path, name: str) -> None:
    right, wrong, told = WRONG[name]
    assert right in PAGE
    built = build(tmp_path, {"index.md": PAGE.replace(right, wrong)})
    assert built.code != 0
    assert all("index.md:9:" in warning for warning in built.warnings)
    assert told in built.warnings[0]


def test_a_translation_is_compared_too(tmp_path: Path) -> None:
    right = "{end}`4 joined`는 닫히고 {end}`1`과 {end}`3`이 열립니다."  # the lowest first, as everywhere
    assert korean(tmp_path / "right", CAPTION, right).code == 0
    built = korean(tmp_path / "wrong", CAPTION, right.replace("3", "5"))
    assert built.code != 0
    assert any("the page says 5, the engine says 3" in line for line in built.warnings)
    turned = right.replace("1", "5").replace("3", "1").replace("5", "3")
    built = korean(tmp_path / "turned", CAPTION, turned)  # no other order than in the source
    assert any("the page says 3, the engine says 1" in line for line in built.warnings)


def test_it_belongs_into_a_caption(tmp_path: Path) -> None:
    page = PAGE.replace("Outside of it.", "Outside of it, {end}`4`.")
    built = build(tmp_path, {"index.md": page})
    assert built.code != 0
    [warning] = built.warnings
    assert "index.md:13:" in warning
    assert "only the caption of a step has ends" in warning
