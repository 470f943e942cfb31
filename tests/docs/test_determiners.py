"""An end has its determiner and a tile has none; what is called a double is one."""

from pathlib import Path

import pytest

from tests.docs.building import build
from tests.docs.test_faults import TOP
from tests.docs.test_translation import translate

STEP = """# A page

::::{{diagram}} block
:name: here

A title

:::{{step}} [1|4] [3|4]@4
:open: 1 3

{caption}
:::
::::
"""


def told(tmp_path: Path, text: str, *options: str) -> list[str]:
    built = build(tmp_path, {"index.md": text}, *options, builder="dummy", settings="")
    return [one.partition("WARNING: ")[2] for one in built.warnings]


def with_caption(caption: str) -> str:
    return STEP.format(caption=caption)


@pytest.mark.parametrize(
    ("caption", "words"),
    [
        ("The {end}`1` and a {end}`3` are open.", None),
        ("It is **the** {end}`1` and the\n{end}`3`.", None),
        ("Either {end}`1` or each {end}`3`.", None),
        ("The {end}`1` and {end}`3` are open.", "end 3: it needs a word such as “the”"),
        ("{end}`1` and a {end}`3` are open.", "end 1: it needs a word such as “the”"),
        ("Panama {end}`1` and a {end}`3`.", "end 1: it needs a word such as “the”"),
        ("The {tile}`[3|4] placed` lies.", "tile [3|4]: it is a name; leave “The” out"),
        ("That is a [3|4].", "tile [3|4]: it is a name; leave “a” out"),
        ("So that {tile}`[3|4] placed` lies there.", None),
    ],
)
def test_an_end_has_a_determiner_and_a_tile_has_none(
    tmp_path: Path, caption: str, words: str | None
) -> None:
    found = [one for one in told(tmp_path, with_caption(caption)) if "determiner" in one]
    assert len(found) == (words is not None)
    assert all(words and one.startswith(words) for one in found)


def test_an_end_and_a_tile_cannot_change_places(tmp_path: Path) -> None:
    right = "That end is a {end}`1`, and {tile}`[3|4] placed` has none; a {end}`3` is there."
    wrong = right.replace("{end}`1`", "X").replace("{tile}`[3|4] placed`", "{end}`1`")
    wrong = wrong.replace("X", "{tile}`[3|4] placed`")
    assert not any("determiner" in one for one in told(tmp_path, with_caption(right)))
    found = [one for one in told(tmp_path, with_caption(wrong)) if "determiner" in one]
    assert len(found) == 2


def test_a_translation_has_words_of_its_own(tmp_path: Path) -> None:
    source = "The {end}`1` and a {end}`3` are open."
    translate(tmp_path, "index", {source: "{end}`1`과 {end}`3`이 열려 있습니다."})
    found = told(tmp_path, with_caption(source), "-D", "language=ko")
    assert not any("determiner" in one for one in found)


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        ("Its halves are equal, as those of {tile}`[4|4] double`.", None),
        ("{tile}`[0|0] double` is a double.", None),
        ("Its halves are equal, as those of {tile}`[1|4] double`.", "double"),
        ("Its halves differ, as those of {tile}`[4|4] double`.", "one of double, equal expected"),
        ("It is a double. {tile}`[4|4] double` lies.", "one of double, equal expected"),
        ("A double: {tile}`[4|4] double block`.", "no other tile"),
    ],
)
def test_what_is_called_a_double_is_one(tmp_path: Path, sentence: str, words: str | None) -> None:
    found = told(tmp_path, f"{TOP}{sentence}\n")
    assert len(found) == (words is not None), found
    assert all(words and words in one for one in found)
