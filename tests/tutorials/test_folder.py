"""A folder of lessons, and the command that checks it."""

from pathlib import Path

import pytest

from course.__main__ import main
from tests.tutorials.sample import LESSON


def written(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def test_a_right_course(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = written(tmp_path, course='lessons = ["one"]', one=LESSON)
    assert main([str(folder)]) == 0
    assert capsys.readouterr().out == "Lessons: 1. Steps: 2. Faults: 0.\n"


def test_faults_come_with_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoilt = LESSON.replace("[1|3]@1", "[1|3]@4")
    folder = written(tmp_path, course='lessons = [\n"one",\n"two"]', one=spoilt, other=LESSON)
    assert main([str(folder)]) == 1
    found = capsys.readouterr().out.splitlines()
    assert found[0].startswith(f"{folder}/course.toml:3: lessons: there is no two.toml")
    assert found[1].startswith(f"{folder}/course.toml:1: lessons: other.toml is not named")
    assert found[2].startswith(f"{folder}/one.toml:10: goal: the engine refuses it: no-match")
    assert found[3] == "Lessons: 1. Steps: 2. Faults: 3."


def test_what_is_no_utf_8_is_told_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = written(tmp_path, course='lessons = ["one"]', one=LESSON)
    (folder / "one.toml").write_bytes(b"# \xed\x95\x9c\n# \xe9\n")
    assert main([str(folder)]) == 1
    (folder / "course.toml").write_bytes(b"\xff\xfe")
    assert main([str(folder)]) == 1
    found = capsys.readouterr().out.splitlines()
    assert found[0] == f"{folder}/one.toml:2: byte 0xe9 is no UTF-8: save the file as UTF-8"
    assert found[2] == f"{folder}/course.toml:1: byte 0xff is no UTF-8: save the file as UTF-8"


@pytest.mark.parametrize(
    ("course", "said"),
    [
        ("lessons = 1", "1: lessons: a list of lessons expected"),
        ('lessons = ["one",\n"one"]', "2: one is named twice"),
        ('lessons = ["one"]\ntitle = "x"', "2: title: no such key"),
    ],
)
def test_a_wrong_course(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], course: str, said: str
) -> None:
    assert main([str(written(tmp_path, course=course, one=LESSON))]) == 1
    assert f"course.toml:{said}" in capsys.readouterr().out


def test_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert "course.toml" in capsys.readouterr().err
