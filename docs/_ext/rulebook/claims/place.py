"""Where a node stands: file and line."""

from contextlib import suppress

from docutils import nodes
from sphinx.util.nodes import get_node_source


def place_of(node: nodes.Element) -> str:
    """File and line of the nearest node that has one."""
    at: nodes.Element | None = node
    while at is not None and at.line is None:
        at = at.parent
    with suppress(ValueError):  # what stands in front matter has no source of its own
        return f"{get_node_source(node)}:{at.line if at is not None else ''}"
    page = node.document["source"] if node.document is not None else ""
    return f"{page}:"
