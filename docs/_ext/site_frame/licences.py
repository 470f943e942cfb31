"""The directive `licences`: a table of the works that the site serves, each with its version and its licence.

:::{licences}
- Work
- Version
- Licence
:::

Its content is the heads of the three columns. What stands beneath comes from what is installed.
"""

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from publishing import ROOT
from publishing.licences import Work, collect
from publishing.progress import Failed

INPUTS = ("requirements.lock", "package-lock.json", "publishing/licences.py", "LICENSE")
COLUMNS = 3


class Licences(SphinxDirective):
    """Makes the table when the page is read: a licence that is missing stops the build."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        for name in INPUTS:
            self.env.note_dependency(str(ROOT / name))
        heads = [
            item.children
            for item in nodes.Element("", *self.parse_content_to_nodes()).findall(nodes.list_item)
        ]
        if len(heads) != COLUMNS:
            raise self.error(
                f"licences: a list of {COLUMNS} items, the heads of the columns, was expected; found: {len(heads)}."
            )
        try:
            works = collect()
        except Failed as failed:
            raise self.error(f"licences: {failed}") from failed
        to_root = "../" * (self.env.docname.count("/") + 1)
        head = _row(*heads)
        body = [_row(*_cells(work, to_root)) for work in works]
        group = nodes.tgroup("", *(nodes.colspec(colwidth=1) for _ in heads), cols=COLUMNS)
        group += [nodes.thead("", head), nodes.tbody("", *body)]
        return [nodes.table("", group)]


def _cells(work: Work, to_root: str) -> list[list[nodes.Node]]:
    """What stands in a row. Without a source, these paragraphs are nothing to translate."""
    name: nodes.Node = nodes.Text(work.name)
    if work.home:
        name = nodes.reference("", work.name, refuri=work.home)
    licence = nodes.reference("", work.licence, refuri=f"{to_root}{work.file}", internal=True)
    cells: list[nodes.Node] = [name, nodes.Text(work.version), licence]
    return [[nodes.paragraph("", "", cell)] for cell in cells]


def _row(*cells: list[nodes.Node]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", *cell) for cell in cells))
