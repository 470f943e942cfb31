"""The accounts of all pages: what was judged, found wrong and marked while each was read.

They are all that this extension keeps in Sphinx's environment: they alone are dropped with a page, merged
where pages are read by several processes, and counted by `VERSION`.
"""

from collections.abc import Set
from dataclasses import dataclass, field
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.environment.collectors import EnvironmentCollector

from .claim import Claim, Fault, Mark, Statement, claims_in

VERSION = 4
"""Of what is kept in the environment; a page that was read with another one is read again."""

_KEPT = "rulebook_accounts"


@dataclass
class Account:
    """All that was found out about one page while it was read."""

    claims: list[Claim] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    examples: list[Any] = field(default_factory=list)
    """What each example claims, see `checked`."""
    statements: list[Statement] = field(default_factory=list)
    """The texts that state rules, with the properties that they are bound to."""
    excuses: list[tuple[str, str]] = field(default_factory=list)
    """Why some sentences state no rule though they sound so, each with file and line."""
    has_table: bool = False
    """Whether the table of all claims stands on this page."""


class Accounts(dict[str, Account]):
    """The accounts of pages, by their names."""

    def of(self, docname: str) -> Account:
        """The account of a page, a new one where it has none."""
        return self.setdefault(docname, Account())

    def purge(self, docname: str) -> None:
        """Forget a page that is gone, or is read anew."""
        self.pop(docname, None)

    def merge(self, docnames: Set[str], other: "Accounts") -> None:
        """Take over the accounts of pages that another process has read."""
        self.update((name, other.of(name)) for name in docnames)


def accounts(env: BuildEnvironment) -> Accounts:
    """What was found out about all pages."""
    if not hasattr(env, _KEPT):
        setattr(env, _KEPT, Accounts())
    found: Accounts = getattr(env, _KEPT)
    return found


def account(env: BuildEnvironment, docname: str) -> Account:
    """What was found out about one page."""
    return accounts(env).of(docname)


class ClaimCollector(EnvironmentCollector):
    """Keeps the accounts up to date as pages are read, dropped or read in parallel."""

    def clear_doc(self, app: Sphinx, env: BuildEnvironment, docname: str) -> None:
        accounts(env).purge(docname)

    def merge_other(
        self, app: Sphinx, env: BuildEnvironment, docnames: Set[str], other: BuildEnvironment
    ) -> None:
        accounts(env).merge(docnames, accounts(other))

    def process_doc(self, app: Sphinx, doctree: nodes.document) -> None:
        account(app.env, app.env.docname).claims[:] = claims_in(doctree)
