"""Claims: what a page states and the engine can judge, and the account of all that was judged.

The accounts are all that this extension keeps in Sphinx's environment: they alone are dropped with a
page, merged where pages are read by several processes, and counted by `VERSION`.

A claim is judged where it is read. A wrong one is a warning at its line, and the page is
read again by the next build, so that a fault is never hidden by what was built before.
"""

from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.environment.collectors import EnvironmentCollector
from sphinx.util import logging

logger = logging.getLogger(__name__)

VERSION = 2
"""Of what is kept in the environment; a page that was read with another one is read again."""


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


@dataclass
class Account:
    """All that was found out about one page while it was read."""

    claims: list[Claim] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    examples: list[Any] = field(default_factory=list)
    """What each example claims, see `checked`."""
    has_table: bool = False
    """Whether the table of all claims stands on this page."""


def fault(
    message: str, subtype: str, place: str, env: BuildEnvironment, also: tuple[str, ...] = ()
) -> None:
    """Warns that something on a page is wrong, and has the page read again next time."""
    account(env, env.docname).faults.append(Fault(subtype, message, place, also))
    _warn(message, subtype, place, env)


def _warn(message: str, subtype: str, place: str, env: BuildEnvironment) -> None:
    logger.warning(message, type="rulebook", subtype=subtype, location=place)
    env.note_reread()


def judge(claim: Claim, node: nodes.Element, env: BuildEnvironment) -> None:
    """Note a claim on the node that makes it, and warn if it does not hold."""
    node["claims"] = [*node.get("claims", ()), claim]
    if not claim.holds:
        _warn(
            f"{claim.kind} of {claim.about}: the page says {claim.said or 'nothing'}, "
            f"the engine says {claim.engine or 'nothing'}",
            claim.kind,
            claim.place,
            env,
        )


def claims_in(tree: nodes.Node) -> Iterator[Claim]:
    """The claims of a document, in its order."""
    for node in tree.findall(nodes.Element):
        yield from node.get("claims", ())


def accounts(env: BuildEnvironment) -> dict[str, Account]:
    """What was found out about all pages, by page."""
    if not hasattr(env, "rulebook_accounts"):
        env.rulebook_accounts = {}  # type: ignore[attr-defined]
    found: dict[str, Account] = env.rulebook_accounts  # type: ignore[attr-defined]
    return found


def account(env: BuildEnvironment, docname: str) -> Account:
    """What was found out about one page."""
    return accounts(env).setdefault(docname, Account())


def claims_of(env: BuildEnvironment) -> dict[str, list[Claim]]:
    """All claims judged, by page."""
    return {name: found.claims for name, found in accounts(env).items()}


class ClaimCollector(EnvironmentCollector):
    """Keeps the accounts up to date as pages are read, dropped or read in parallel."""

    def clear_doc(self, app: Sphinx, env: BuildEnvironment, docname: str) -> None:
        accounts(env).pop(docname, None)

    def merge_other(
        self, app: Sphinx, env: BuildEnvironment, docnames: Set[str], other: BuildEnvironment
    ) -> None:
        for docname in docnames:
            accounts(env)[docname] = account(other, docname)

    def process_doc(self, app: Sphinx, doctree: nodes.document) -> None:
        account(app.env, app.env.docname).claims[:] = claims_in(doctree)
