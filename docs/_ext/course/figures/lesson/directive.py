"""The directive `lesson`: a lesson of `tutorials/`, played through and put on a page.

    :::{lesson} matching-ends
    :::

The words stand in the TOML file, in English, and are translated from there: each text is a node
whose source and line are those of the file. What the engine finds wrong is a warning there too.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from pathlib import Path

from docutils import nodes
from docutils.statemachine import StringList
from sphinx.environment import BuildEnvironment

from course.lessons import Lesson, LessonError, Step, Text, read_course, read_lesson
from course.lessons.folder import COURSE, Checked, check_written, decoded, read_text
from rulebook.claims.judging import fault
from rulebook.directive import RulebookDirective
from rulebook.nodes import part, summed_text

TUTORIALS = "rulebook_tutorials"
"""The setting that says where the lessons lie, as seen from the pages."""


@lru_cache(maxsize=64)
def _checked(path: Path, written: bytes) -> Checked:
    """A lesson played through, once for all languages that are read in this process."""
    return check_written(path, written)


class lesson(nodes.General, nodes.Element):
    """A lesson. Attributes: `lesson`, its id; `text`, the TOML it was read from."""


class lesson_step(part):
    """A step of a lesson; its children are its texts. Attributes: `step`, its id."""


class lesson_text(summed_text):
    """Words of a step. Attributes: `part`, which of its words (`task`, `hint-1`, `wrong-1` and so on)."""


class LessonDirective(RulebookDirective):
    """Reads a lesson, has the engine play it through, and parses its words."""

    required_arguments = 1

    def make(self) -> list[nodes.Node]:
        name = self.arguments[0]
        path = folder(self.env) / f"{name}.toml"
        self.env.note_dependency(str(path))
        self.env.note_dependency(str(folder(self.env) / COURSE))
        try:
            written = path.read_bytes()
            checked = _checked(path, written)
        except OSError as error:
            self.fault(f"lesson {name}: {path.name} cannot be read: {error}", "lesson")
            return []
        for one in checked.faults:
            also = tuple(f"{path}:{line}" for line in one.also)
            fault(one.message, "lesson", f"{path}:{one.line}", self.env, also)
        if checked.lesson is None or checked.faults:
            return []
        node = lesson(lesson=name, text=decoded(written), ids=[f"lesson-{name}"])
        self.set_source_info(node)
        for step in checked.lesson.steps:
            child = lesson_step(step=step.id, game=step.rules.name.partition(";")[0])
            child.source, child.line = str(path), step.line_of("")
            child += [self._text(part, text, path) for part, text in parts(step).items()]
            node += child
        return [node]

    def _text(self, part: str, text: Text, path: Path) -> lesson_text:
        """A text as nodes, which are found in the file that it stands in."""
        node = lesson_text(part=part)
        with self._reading(path):
            offset = text.line - 1 - self.lineno
            self.state.nested_parse(StringList([text.text], str(path)), offset, node)
        for child in node.findall(nodes.Element):
            child.source, child.line = str(path), text.line
        return node

    @contextmanager
    def _reading(self, path: Path) -> Iterator[None]:
        """What is parsed meanwhile stands in that file, also for what finds it faulty."""
        document, reporter = self.state.document, self.state.document.reporter
        before = document["source"], reporter.source, reporter.get_source_and_line
        document["source"] = reporter.source = str(path)
        reporter.get_source_and_line = partial(_place, str(path))
        try:
            yield
        finally:
            document["source"], reporter.source, reporter.get_source_and_line = before


def _place(path: str, line: int | None = None) -> tuple[str, int | None]:
    return path, line


def parts(step: Step) -> dict[str, Text]:
    """The texts of a step by the names that the page gives them."""
    after = {} if step.after is None else {"after": step.after}
    return {
        "task": step.task,
        **{f"hint-{number}": hint for number, hint in enumerate(step.hints, 1)},
        **after,
        **{wrong_part(key, step): text for key, text in step.wrong.items()},
    }


def wrong_part(key: str, step: Step) -> str:
    """The name of the words for a mistake."""
    return f"wrong-{list(step.wrong).index(key) + 1}"


def folder(env: BuildEnvironment) -> Path:
    """Where the lessons lie."""
    return Path(env.srcdir, env.config[TUTORIALS]).resolve()


@lru_cache(maxsize=32)
def _read(text: str, name: str) -> Lesson:
    return read_lesson(text, name)


def lesson_of(node: lesson) -> Lesson:
    """The lesson of a node."""
    return _read(node["text"], node["lesson"])


def course_of(env: BuildEnvironment) -> tuple[str, ...]:
    """The ids of all lessons in their order; none where there is no course, or a faulty one."""
    try:
        return read_course(read_text(folder(env) / COURSE))
    except (OSError, LessonError):
        return ()


def page_of(name: str, docname: str) -> str:
    """The page of a lesson: it lies beside the page that speaks of it."""
    return str(Path(docname).with_name(name).as_posix())
