"""Numbers that nobody writes and that Sphinx puts on a page: of chapters, figures, formulas, lines."""

from collections.abc import Iterator

from docutils import nodes
from sphinx.addnodes import number_reference, pending_xref, toctree
from sphinx.application import Sphinx

from .judging import fault
from .place import place_of
from .strict import is_rules_page, is_source

_NUMFIG = (nodes.figure, nodes.table, nodes.container)
"""What `numfig` numbers where it has a caption."""


def find_numbering(app: Sphinx, doctree: nodes.document) -> None:
    """Faults for all that has Sphinx number something on a rules page. For `doctree-read`."""
    if not is_source(app.config):
        return
    for node, written in _numbering(doctree, bool(app.config.numfig)):
        pages = [app.env.docname]
        if isinstance(node, toctree):  # it numbers the headings of the pages that it names
            pages += [name for _, name in node["entries"]]
        if any(is_rules_page(app.env, name) for name in pages):
            message = (
                f"nothing checks this numbering: {written}; leave it out: what Sphinx counts is "
                "nothing that the engine knows"
            )
            fault(message, "loose", place_of(node), app.env)


def _numbering(doctree: nodes.document, numfig: bool) -> Iterator[tuple[nodes.Element, str]]:
    """What has Sphinx count, and how that is written."""
    for node in doctree.findall(nodes.Element):
        captioned = any(isinstance(child, nodes.caption | nodes.title) for child in node.children)
        if isinstance(node, toctree) and node.get("numbered"):
            yield node, ":numbered:"
        elif isinstance(node, number_reference | pending_xref) and (
            node.get("reftype") in ("numref", "eq")
        ):
            yield node, f"{{{node['reftype']}}}"
        elif isinstance(node, nodes.math_block) and node.get("number") is not None:
            yield node, "the label of a formula"
        elif isinstance(node, nodes.literal_block) and node.get("linenos"):
            yield node, ":linenos:"
        elif numfig and isinstance(node, _NUMFIG) and captioned:
            yield node, "numfig = True in conf.py"
