"""Tables that directives make: their cells are numbers of the engine and words from the catalog."""

from docutils import nodes


def table(head: list[str], rows: list[nodes.row]) -> nodes.table:
    """A table with headings for its columns."""
    made = nodes.table(classes=["oe-hands"])
    group = nodes.tgroup(cols=len(head))
    group += [nodes.colspec(colwidth=1) for _ in head]
    group += nodes.thead("", row(head))
    group += nodes.tbody("", *rows)
    made += group
    return made


def row(cells: list[str]) -> nodes.row:
    """A row of a table."""
    # The cells come from the catalog already: `translated` keeps them out of the count of
    # paragraphs that a page's own catalog still has to translate.
    return nodes.row(
        "", *(nodes.entry("", nodes.paragraph("", cell, translated=True)) for cell in cells)
    )
