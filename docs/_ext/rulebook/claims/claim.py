"""Claims: what a page states and the engine can judge; and what else is noted of a page."""

from collections.abc import Iterator
from dataclasses import dataclass

from docutils import nodes


@dataclass(frozen=True)
class Claim:
    """One thing that a page states.

    `kind` names what is claimed (`open`, `refuses`, `points`, `tile` …), `about` the thing
    it is claimed of, in notation; `said` is what stands on the page, `engine` what the
    engine says; `place` is file and line, `of` the lines on which the thing itself stands: where
    the two differ, either may be wrong. `name` is the address of the example, if it has one.
    """

    kind: str
    about: str
    said: str
    engine: str
    place: str
    of: tuple[str, ...] = ()
    name: str = ""

    @property
    def holds(self) -> bool:
        return self.said == self.engine


@dataclass(frozen=True)
class Fault:
    """What is wrong on a page and is no claim: it cannot be read, or something is missing."""

    kind: str
    message: str
    place: str
    also: tuple[str, ...] = ()
    """Further places that it may lie with."""


@dataclass(frozen=True)
class Mark:
    """A number that an author has marked as no claim, such as a year."""

    number: str
    place: str


@dataclass(frozen=True)
class Statement:
    """A text of a page that states rules: where it stands, its words, the properties that it is bound to."""

    id: str
    text: str
    properties: tuple[tuple[str, str], ...]
    """Each by its name, with the name of the rules."""


def claims_in(tree: nodes.Node) -> Iterator[Claim]:
    """The claims of a document, in its order."""
    for node in tree.findall(nodes.Element):
        yield from node.get("claims", ())
