"""Numbers in the caption of a step that speak of an open end: compared in every language."""

from pathlib import Path

import pytest

from tests.docs.building import Built, build
from tests.docs.test_translation import translate

CAPTION = "The {end}`4` is closed, a {end}`3` is open."
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


@pytest.mark.parametrize("wrong", ["2", "6", "", "x", "４"])
def test_any_other_number_stops_the_build(tmp_path: Path, wrong: str) -> None:
    page = PAGE.replace("a {end}`3` is", f"a {{end}}` {wrong} ` is")
    built = build(tmp_path, {"index.md": page})
    assert built.code != 0
    [warning] = built.warnings
    assert "index.md:9:" in warning
    assert "end of [1|4] [3|4]@4" in warning
    assert "the engine says 1 or 3 or 4" in warning


def test_a_translation_is_compared_too(tmp_path: Path) -> None:
    assert korean(tmp_path / "right", CAPTION, "{end}`4`는 닫히고 {end}`3`이 열립니다.").code == 0
    built = korean(tmp_path / "wrong", CAPTION, "{end}`4`는 닫히고 {end}`5`가 열립니다.")
    assert built.code != 0
    assert any("the page says 5, the engine says 1 or 3 or 4" in line for line in built.warnings)


def test_it_belongs_into_a_caption(tmp_path: Path) -> None:
    page = PAGE.replace("Outside of it.", "Outside of it, {end}`4`.")
    built = build(tmp_path, {"index.md": page})
    assert built.code != 0
    [warning] = built.warnings
    assert "index.md:13:" in warning
    assert "only the caption of a step has ends" in warning
