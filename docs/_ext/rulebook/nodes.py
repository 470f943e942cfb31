"""The nodes of the rule book. They hold facts in notation; words come when they are written."""

from docutils import nodes


class diagram(nodes.General, nodes.Element):
    """A diagram: a caption and its steps. Attributes: `rules`."""


class diagram_caption(nodes.General, nodes.Element):
    """The title of a figure and what is said about the whole of it."""


class diagram_steps(nodes.General, nodes.Element):
    """The steps of a diagram, in their order."""


class step(nodes.General, nodes.Element):
    """A step of a diagram.

    Attributes: `line`, `rules`; `refused`, placement texts; `puzzle`, what is asked for or empty;
    `solved`, the tiles that solve it.
    """


class faulty_step(nodes.General, nodes.comment):
    """A step that the engine refused. It shows nothing; its diagram knows it was there."""


class score(nodes.General, nodes.Element):
    """A worked score.

    Attributes: `rules`; `hands`, each a total or tiles as text; `out`, a seat from 0 or None;
    `last`, seats by when they last placed.
    """


class position(nodes.General, nodes.Element):
    """A position with hands, to act in.

    Attributes: `round`, as text; `open`, the seats whose hands always lie open; `allowed` and
    `refused`, actions as text that the page speaks of.
    """


class blocked_check(nodes.General, nodes.Element):
    """A check of a blocked round.

    Attributes: `hands`, tiles as text by seat; `line`, or None where only ends are given; `set`;
    `ends`, the open pips; `drawable`; `first`, a seat from 0.
    """


class calculator(nodes.General, nodes.Element):
    """A form that settles rounds. Attributes: `rules`; `hands`, what stands in it at first."""


class options_table(nodes.General, nodes.Element):
    """The table of all options of rules. Its `option` children are its entries, to link to."""


class option(nodes.General, nodes.Element):
    """An option in the table. Attributes: `option`, its name in rules as text."""


class checked(nodes.General, nodes.Element):
    """The table of all claims of the book; it is filled when it is written."""


class tile(nodes.Inline, nodes.TextElement):
    """A tile in a sentence; its text is the tile in notation."""


class match(nodes.General, nodes.Element):
    """A worked match: its words, and a table of its rounds. Attributes: `rules`."""


class lesson(nodes.General, nodes.Element):
    """A lesson. Attributes: `lesson`, its id; `text`, the TOML it was read from."""


class lesson_step(nodes.General, nodes.Element):
    """A step of a lesson; its children are its texts. Attributes: `step`, its id."""


class lesson_text(nodes.General, nodes.Element):
    """Words of a step. Attributes: `part`, which of its words: `task`, `hint-1`, `wrong-1` …"""


class practice(nodes.General, nodes.Element):
    """A table at which one plays whole matches."""


class course(nodes.General, nodes.Element):
    """The list of lessons. Attributes: `lessons`, their ids in order; `page`, where it stands."""
