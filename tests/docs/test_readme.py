"""The README's picture is the engine's, its line of words too, and its commands are jobs that exist."""

import re
from pathlib import Path

from openends import Line
from openends.drawing import picture
from openends.words import say

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
SHOWN = Line("[1|4] [1|1]@1 [4|4]@4 [3|4]")
SCALE = 40  # CSS pixels for half a tile


def test_the_picture_is_what_the_engine_draws() -> None:
    drawn = picture(SHOWN, 12, new=SHOWN.tiles[-1])
    size = f'width="{drawn.width * SCALE:g}" height="{drawn.height * SCALE:g}"'
    wanted = drawn.svg.replace("<svg ", f"<svg {size} ", 1) + "\n"
    file = ROOT / ".github" / "diagram.svg"
    assert file.read_text("utf-8") == wanted, f"write anew {file}"
    assert "](.github/diagram.svg)" in README


def test_the_words_below_the_picture_are_the_engines() -> None:
    assert say(SHOWN, "en") in " ".join(README.replace("\n>", "\n").split())


def test_the_commands_are_jobs() -> None:
    jobs = set(
        re.findall(r"^def (\w+)\(session", (ROOT / "noxfile.py").read_text("utf-8"), re.MULTILINE)
    )
    named = re.findall(r"python3 start\.py (\w+)", README)
    assert named
    assert set(named) <= jobs
