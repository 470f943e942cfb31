"""Pages that Sphinx or an extension cannot take: each is told with its line, and the others are read."""

from collections.abc import Iterator
from dataclasses import dataclass
from types import TracebackType

from docutils.frontend import get_default_settings
from docutils.parsers.rst import Directive, Parser
from docutils.utils import DependencyList
from markdown_it.token import Token
from sphinx.builders import Builder
from sphinx.environment import _CurrentDocument
from sphinx.errors import ExtensionError
from sphinx.util.docutils import new_document


@dataclass(frozen=True)
class Unread:
    """A page that could not be read: at which line it ended, and why."""

    docname: str
    line: int
    message: str


def read_on(builder: Builder, unread: list[Unread]) -> None:
    """Have a builder note pages that it cannot read, and go on with an empty page in the place of each."""
    read_doc = builder.read_doc

    def guarded(docname: str, *, _cache: bool = True) -> None:
        try:
            read_doc(docname, _cache=_cache)
        except Exception as error:  # of any of the extensions
            unread.append(Unread(docname, *_explained(error)))
            _read_empty(builder, docname)

    builder.read_doc = guarded  # type: ignore[method-assign, misc]


def _read_empty(builder: Builder, docname: str) -> None:
    """Read an empty page in the place of one that was begun."""
    env = builder.env
    env.events.emit("env-purge-doc", env, docname)
    env.clear_doc(docname)
    env.prepare_settings(docname)
    settings = get_default_settings(Parser)
    vars(settings).update(env.settings, env=env, record_dependencies=DependencyList())
    tree = new_document(str(env.doc2path(docname)), settings)
    env.events.emit("doctree-read", tree)
    env.all_docs[docname] = 0  # long ago
    env.reread_always.add(docname)
    env.current_document = _CurrentDocument()
    env.ref_context.clear()
    builder.write_doctree(docname, tree)


def _explained(error: Exception) -> tuple[int, str]:
    """At which line, and what to say."""
    if isinstance(error, UnicodeDecodeError):
        line = error.object[: error.start].count(b"\n") + 1
        return line, "not a text in UTF-8; save it as UTF-8"
    lines = list(_lines(error.__traceback__))
    if isinstance(error, ExtensionError) and isinstance(error.__cause__, Exception):
        error = error.__cause__
        lines += _lines(error.__traceback__)
    if isinstance(error, RecursionError):
        return next(
            iter(lines), 1
        ), "the page cannot be read: too many things stand inside each other"
    line = lines[-1] if lines else 1
    return line, f"the page cannot be read from here on: {type(error).__name__}: {error}"


def _lines(traceback: TracebackType | None) -> Iterator[int]:
    """The lines of what was being read when it ended, the outermost first, as far as its readers know them."""
    while traceback is not None:
        names = traceback.tb_frame.f_locals
        reader, token = names.get("self"), names.get("token")
        if isinstance(reader, Directive):
            yield max(reader.lineno, 1)
        elif isinstance(token, Token) and token.map:
            yield token.map[0] + 1
        traceback = traceback.tb_next
