"""What extensions register with docutils, kept for one Sphinx application and out of sight of all others.

Docutils has one list of directives, roles and nodes for the whole process. Sphinx empties it when a
build ends; an application that lives on to read again must keep its own.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from docutils.nodes import Element
from docutils.parsers.rst import directives, roles
from sphinx.util.docutils import additional_nodes, docutils_namespace, register_node


class Registered:
    """The directives, roles and nodes of one application."""

    # Docutils has no public names for its lists of directives and roles; Sphinx, too, takes these.

    def __init__(self) -> None:
        self._directives: dict[str, Any] = {}
        self._roles: dict[str, Any] = {}
        self._nodes: set[type[Element]] = set()

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Have them known to docutils; afterwards it knows what it knew before."""
        before = set(additional_nodes)
        with docutils_namespace():
            directives._directives.update(self._directives)  # type: ignore[attr-defined]
            roles._roles.update(self._roles)  # type: ignore[attr-defined]
            _register(self._nodes)
            yield
            self._directives = dict(directives._directives)  # type: ignore[attr-defined]
            self._roles = dict(roles._roles)  # type: ignore[attr-defined]
            self._nodes = set(additional_nodes)
        _register(before)


def _register(some: set[type[Element]]) -> None:
    for node in some - additional_nodes:
        register_node(node)
