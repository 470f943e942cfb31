"""A folder of lessons: course.toml, which names them in their order, and a file for each."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from course.lessons.checks import check_lesson
from course.lessons.faults import Fault, LessonError
from course.lessons.model import Lesson
from course.lessons.reading import read_course, read_lesson
from course.lessons.toml_lines import key_lines

COURSE = "course.toml"


@dataclass(frozen=True)
class Checked:
    """What came of a file: the lesson, if it can be read, and all that is wrong."""

    path: Path
    lesson: Lesson | None
    faults: tuple[Fault, ...]


def read_text(path: Path) -> str:
    """The text of a file. Raises `OSError`, and `LessonError` with the line that is no UTF-8."""
    return decoded(path.read_bytes())


def decoded(written: bytes) -> str:
    """The text that a file holds. Raises `LessonError` with the line that is no UTF-8."""
    try:
        return written.decode().replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = written[: error.start].count(b"\n") + 1
        message = f"byte {written[error.start]:#x} is no UTF-8: save the file as UTF-8"
        raise LessonError([Fault(line, message)]) from None


def check_file(path: Path) -> Checked:
    """Read a lesson and play it through. Raises `OSError`.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder) / "first.toml"
    ...     _ = path.write_text('rules = "block"', "utf-8")
    ...     print(*check_file(path).faults)
    1: no step: at least one [[step]] expected
    """
    return check_written(path, path.read_bytes())


def check_written(path: Path, written: bytes) -> Checked:
    """The same of what has been read from a file already."""
    try:
        lesson = read_lesson(decoded(written), path.stem)
    except LessonError as error:
        return Checked(path, None, error.faults)
    return Checked(path, lesson, tuple(check_lesson(lesson)))


def check_folder(folder: Path) -> Iterator[Checked]:
    """The course first, then every lesson in its order. Raises as `check_file` does."""
    course = folder / COURSE
    try:
        text = read_text(course)
        names = read_course(text)
    except LessonError as error:
        yield Checked(course, None, error.faults)
        return
    there = {path.stem for path in folder.glob("*.toml")} - {course.stem}
    lines = key_lines(text)
    missing = [name for name in names if name not in there]
    faults = [
        Fault(lines["lessons", names.index(name)], f"lessons: there is no {name}.toml beside it")
        for name in missing
    ]
    faults += [
        Fault(lines["lessons",], f"lessons: {name}.toml is not named")
        for name in sorted(there - set(names))
    ]
    yield Checked(course, None, tuple(faults))
    for name in names:
        if name not in missing:
            yield check_file(folder / f"{name}.toml")
