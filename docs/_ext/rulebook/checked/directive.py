"""The directive `checked`: how much is claimed, on each page, by each example, in each language.

:::{checked}
:::

The numbers of examples are those of the pages as they were read; those of languages come from the
report of the whole check, which `rulebook_report` in conf.py names, where there is one.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from ..claims.accounts import account, accounts
from ..claims.claim import claims_in
from ..directive import RulebookDirective
from ..nodes import example

REPORT = "rulebook_report"
"""The setting that names the report; empty where there is none."""


def line_of_example(page: str, example: str = "") -> str:
    """The address of the line of an example, or of a page, in the table."""
    return "-".join(filter(None, ("claims", page.replace("/", "-"), example)))


class checked(nodes.General, nodes.Element):
    """The table of all claims of the book; it is filled when it is written."""


@dataclass(frozen=True)
class Example:
    """An example of a page: its address, what it is, how many claims it makes of each kind."""

    id: str
    sort: str
    kinds: dict[str, int]

    @property
    def count(self) -> int:
        """All its claims."""
        return sum(self.kinds.values())


class Checked(RulebookDirective):
    """Leaves a place for the table, which is written when all pages have been read."""

    def make(self) -> list[nodes.Node]:
        node = checked()
        self.set_source_info(node)
        account(self.env, self.env.docname).has_table = True
        return [node]


def page_of_claims(env: BuildEnvironment) -> str:
    """The page with the table, empty where no page has it."""
    return next((name for name, found in sorted(accounts(env).items()) if found.has_table), "")


def note_examples(app: Sphinx, doctree: nodes.document) -> None:
    """Note the examples of a page and what they claim. For `doctree-read`, after all judgements."""
    found = []
    for node in doctree.findall(nodes.Element):
        if isinstance(node, example) and node["ids"]:
            kinds = Counter(claim.kind for claim in claims_in(node))
            sort = type(node).__name__.replace("_", "-")
            found.append(Example(node["ids"][0], sort, dict(sorted(kinds.items()))))
    account(app.env, app.env.docname).examples[:] = found


def write_again(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """The page with the table speaks of all pages, so it is written with any of them."""
    page = page_of_claims(env)
    return [page] if page else []


def report(env: BuildEnvironment) -> dict[str, Any]:
    """The report of the whole check, empty where there is none."""
    path = Path(env.config[REPORT] or "?")
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return found


def pages(env: BuildEnvironment) -> Iterator[tuple[str, str, list[Example]]]:
    """The pages that claim something, in the order of the book: name, title, examples."""
    order = {name: place for place, name in enumerate(env.toctree_includes.get("index", []))}
    known = accounts(env)
    for name in sorted(known, key=lambda name: (order.get(name, len(order)), name)):
        if known[name].claims:
            yield name, env.titles[name].astext(), known[name].examples


def counts(env: BuildEnvironment, page: str) -> dict[str, dict[str, int]]:
    """How many claims of each kind a page makes: by kind, by language."""
    whole = report(env).get("counts", {}).get(page)
    if whole:
        found: dict[str, dict[str, int]] = whole
        return found
    own = Counter(claim.kind for claim in accounts(env)[page].claims)
    return {kind: {env.config.language: count} for kind, count in sorted(own.items())}
