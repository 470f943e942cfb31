"""Nodes that figures share, or are kinds of. They hold facts in notation; words come when they are written."""

from docutils import nodes


class example(nodes.General, nodes.Element):
    """A figure that claims something: it has a line in the table of all claims."""


class diagram_caption(nodes.General, nodes.Element):
    """The title of a figure and what is said about the whole of it."""


class part(nodes.General, nodes.Element):
    """A part of a page whose words speak of a game of their own. Attributes: `game`, its name."""


class summed_text(nodes.General, nodes.Element):
    """Words whose tiles have their checksum where they are written, so not beside each tile."""
