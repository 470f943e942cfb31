"""The directive `course`: all lessons in their order, and what of them has been done.

It puts them into the contents of the book too.

:::{course}
:::
"""

from docutils import nodes
from sphinx import addnodes

from course.lessons import LessonError, read_course
from course.lessons.folder import COURSE, check_folder, read_text
from rulebook.claims.judging import fault
from rulebook.directive import RulebookDirective

from ..lesson.directive import folder, page_of


class course(nodes.General, nodes.Element):
    """The list of lessons. Attributes: `lessons`, their ids in order; `page`, where it stands."""


class Course(RulebookDirective):
    """Compares the list of lessons with the files and the pages that there are."""

    def make(self) -> list[nodes.Node]:
        path = folder(self.env) / COURSE
        self.env.note_dependency(str(path))
        try:
            names = read_course(read_text(path))
        except OSError as error:
            self.fault(f"course: {path.name} cannot be read: {error}", "course")
            return []
        except LessonError as error:
            for one in error.faults:
                fault(one.message, "course", f"{path}:{one.line}", self.env)
            return []
        first = next(check_folder(path.parent))  # of the lessons, each page speaks for itself
        for one in first.faults:
            fault(one.message, "course", f"{path}:{one.line}", self.env)
        for name in names:
            self.env.note_dependency(str(path.with_name(f"{name}.toml")))
            page = page_of(name, self.env.docname)
            if page not in self.env.found_docs:
                self.fault(f"course: the lesson {name} has no page; {page}.md expected", "course")
        names = tuple(
            name for name in names if page_of(name, self.env.docname) in self.env.found_docs
        )
        if first.faults:
            return []
        node = course(lessons=list(names), page=self.env.docname, ids=["course"])
        self.set_source_info(node)
        return [node, self._contents(names)]

    def _contents(self, names: tuple[str, ...]) -> nodes.Element:
        """The lessons in the contents of the book, in their order."""
        pages = [page_of(name, self.env.docname) for name in names]
        contents = addnodes.toctree(
            parent=self.env.docname,
            entries=[(None, page) for page in pages],
            includefiles=pages,
            maxdepth=1,
            caption=None,
            glob=False,
            hidden=True,
            includehidden=False,
            numbered=0,
            titlesonly=True,
        )
        self.set_source_info(contents)
        wrapper = nodes.compound(classes=["toctree-wrapper"])
        wrapper += contents
        return wrapper
