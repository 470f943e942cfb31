"""The nodes of the rule book. They hold facts in notation; words come when they are written."""

from docutils import nodes


class diagram(nodes.General, nodes.Element):
    """A diagram: a caption and its steps. Attributes: `rules`."""


class diagram_caption(nodes.General, nodes.Element):
    """The title of a diagram and what is said about the whole of it."""


class diagram_steps(nodes.General, nodes.Element):
    """The steps of a diagram, in their order."""


class step(nodes.General, nodes.Element):
    """A step of a diagram. Attributes: `line`, `rules`, `refused` (placement texts)."""


class faulty_step(nodes.General, nodes.comment):
    """A step that the engine refused. It shows nothing; its diagram knows it was there."""


class score(nodes.General, nodes.Element):
    """A worked score. Attributes: `rules`, `totals`, `out` (a seat from 0, or None)."""


class tile(nodes.Inline, nodes.TextElement):
    """A tile in a sentence; its text is the tile in notation."""
