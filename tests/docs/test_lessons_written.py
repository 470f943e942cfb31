"""Lessons on pages: faults at the line of the TOML file, words translated from there, answers in the page."""

import json
import re
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from course.lessons import read_lesson
from tests.docs.building import Built, build
from tests.tutorials.sample import LESSON

PAGE = "(learn-sample)=\n# A sample\n\n:::{lesson} sample\n:::\n"
COURSE = "# Learn\n\n:::{course}\n:::\n"
INDEX = "# Home\n\n```{toctree}\nlearn/index\n```\n"

PAGES = {"index.md": INDEX, "learn/index.md": COURSE, "learn/sample.md": PAGE}


def built(
    tmp_path: Path,
    *options: str,
    lesson: str = LESSON,
    course: str = 'lessons = ["sample"]',
    builder: str = "html",
) -> Built:
    """A small book with one lesson; the lessons lie beside the pages, as they do in the real one."""
    project, folder = tmp_path / "docs", tmp_path / "tutorials"
    folder.mkdir(exist_ok=True)
    (folder / "sample.toml").write_text(lesson, "utf-8")
    (folder / "course.toml").write_text(course, "utf-8")
    return build(project, PAGES, *options, builder=builder)


def data(page: str) -> dict[str, object]:
    found = re.search(
        r'<script type="application/json" class="oe-data">(.*)</script>\n</open', page
    )
    assert found
    loaded: dict[str, object] = json.loads(found[1])
    return loaded


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("[1|3]@1", "[1|3]@4", 10, "no-match"),
        ("task =", "tusk =", 9, "tusk: no such key"),
        ("It joins.", "It joins [4|1].", 17, "low half first"),
        ("It joins.", "It joins [1|4].", 17, "nothing checks"),
        ("Choose [1|3].", "Choose [2|6].", 14, "the last one names the move"),
        ("It joins.", "It joins {end}`6`. = 6", 17, "the page says 6, the engine says 1 or 3 or 4"),
        ("Look at the left end.", "Look at the {end}`3`. = 3", 12, "the page says 3"),
        ("It joins.", "It makes {pips}`[1|x]`. = 1", 17, "pips [1|x]"),
    ],
)
def test_a_fault_is_told_at_the_line_of_the_lesson(
    tmp_path: Path, old: str, new: str, line: int, said: str
) -> None:
    result = built(tmp_path, lesson=LESSON.replace(old, new))
    assert result.code
    path = tmp_path / "tutorials" / "sample.toml"
    assert [one for one in result.warnings if one.startswith(f"{path}:{line}:") and said in one], (
        result.warnings
    )


@pytest.mark.parametrize(
    ("course", "said"),
    [
        ('lessons = ["sample", "other"]', "there is no other.toml"),
        ("lessons = []", "a list of lessons expected"),
        ("lessons = [", "not TOML"),
    ],
)
def test_a_fault_of_the_course(tmp_path: Path, course: str, said: str) -> None:
    result = built(tmp_path, course=course)
    assert result.code
    assert any("course.toml:1:" in one and said in one for one in result.warnings), result.warnings


def test_a_lesson_that_is_not_there(tmp_path: Path) -> None:
    pages = {"index.md": "# A\n\n:::{lesson} nowhere\n:::\n"}
    result = build(tmp_path / "docs", pages)
    assert any("index.md:3:" in one and "cannot be read" in one for one in result.warnings)


def test_everything_is_read_without_scripts(tmp_path: Path) -> None:
    page = built(tmp_path).read("learn/sample.html")
    for words in ("Choose all tiles that fit.", "Halves that touch are equal.", "It joins."):
        assert words in page
    assert page.count('<div class="oe-scene"><svg') == 3  # one is for playing on
    assert "Legal joining points" in page
    assert page.count("<summary>Answer</summary>") == 2
    assert "Left end, 1" in page


def test_every_choice_has_its_answer_in_the_page(tmp_path: Path) -> None:
    result = built(tmp_path)
    steps = data(result.read("learn/sample.html"))["steps"]
    assert isinstance(steps, list)
    first, second = steps
    assert set(first["answers"][0]) == {"[1|3]@L", "[1|3]@R", "[2|6]@L", "[2|6]@R"}
    right = first["answers"][0]["[1|3]@L"]
    assert right["verdict"] == "right"
    assert first["scenes"][right["scene"]]["position"]["line"] == "[1|4] [1|3]@1"
    assert right["moves"] == "Player 2 passes. Open: Left end, 3; Right end, 4."
    assert first["answers"][0]["[2|6]@L"] == {"verdict": "wrong", "text": "wrong-1"}
    assert len(second["answers"][0]) == 8
    assert second["answers"][0]["[1|3]"]["said"] == "One more tile fits, at least."
    lesson = read_lesson(LESSON, "sample")
    assert [step["hash"] for step in steps] == [step.hash for step in lesson.steps]


def test_the_course_lists_lessons_by_their_titles(tmp_path: Path) -> None:
    page = built(tmp_path).read("learn/index.html")
    assert '<a href="sample.html">A sample</a>' in page
    assert "Steps: 2" in page


def test_words_come_from_the_lesson_s_own_file(tmp_path: Path) -> None:
    catalog = built(tmp_path, builder="gettext").read("learn/sample.pot")
    assert '#: ../../../tutorials/sample.toml:9\nmsgid "Place a tile at the [1|4]."' in catalog
    assert '#: ../../../tutorials/sample.toml:13\nmsgid "Halves that touch are equal."' in catalog
    assert '#: ../../../tutorials/sample.toml:21\nmsgid "The halves differ."' in catalog
    lesson = read_lesson(LESSON, "sample")
    for text in (text for step in lesson.steps for text in step.texts):
        assert f'msgid "{text.text}"' in catalog


def test_words_are_translated(tmp_path: Path) -> None:
    pot = built(tmp_path, builder="gettext").folder / "learn" / "sample.pot"
    with pot.open("rb") as file:
        catalog = read_po(file)
    for message in catalog:
        if message.id:
            message.string = f"번역: {message.id}"
    folder = tmp_path / "docs" / "locales" / "ko" / "LC_MESSAGES" / "learn"
    folder.mkdir(parents=True)
    with (folder / "sample.mo").open("wb") as file:
        write_mo(file, catalog)
    page = built(tmp_path, "-D", "language=ko").read("learn/sample.html")
    for text in ("Choose all tiles that fit.", "The halves differ.", "Equal halves.", "It joins."):
        assert f"번역: {text}" in page
        assert f">{text}" not in page


def test_lessons_as_plain_text(tmp_path: Path) -> None:
    text = built(tmp_path, builder="text").read("learn/sample.txt")
    assert "Choose all tiles that fit." in text
    assert "[1|3] [2|6]" in text
    assert "A sample" in built(tmp_path, builder="text").read("learn/index.txt")


def test_a_change_of_the_lesson_is_seen_by_the_next_build(tmp_path: Path) -> None:
    built(tmp_path)
    page = built(tmp_path, lesson=LESSON.replace("It joins.", "It has joined.")).read(
        "learn/sample.html"
    )
    assert "It has joined." in page
