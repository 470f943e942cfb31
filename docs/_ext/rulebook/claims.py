"""Claims: what a page states and the engine can judge, and the list of all that was judged.

A claim is judged where it is read. A wrong one is a warning at its line, and the page is
read again by the next build, so that a fault is never hidden by what was built before.
"""

from collections.abc import Iterator, Set
from dataclasses import dataclass

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.environment.collectors import EnvironmentCollector
from sphinx.util import logging

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Claim:
    """One thing that a page states.

    `kind` names what is claimed (`open`, `refuses`, `points`, `tile` …), `about` the thing
    it is claimed of, in notation; `said` is what stands on the page, `engine` what the
    engine says; `place` is file and line.
    """

    kind: str
    about: str
    said: str
    engine: str
    place: str

    @property
    def holds(self) -> bool:
        return self.said == self.engine


def fault(message: str, subtype: str, place: str, env: BuildEnvironment) -> None:
    """Warns that something on a page is wrong, and has the page read again next time."""
    logger.warning(message, type="rulebook", subtype=subtype, location=place)
    env.note_reread()


def judge(claim: Claim, node: nodes.Element, env: BuildEnvironment) -> None:
    """Notes a claim on the node that makes it, and warns if it does not hold."""
    node["claims"] = [*node.get("claims", ()), claim]
    if not claim.holds:
        fault(
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


def claims_of(env: BuildEnvironment) -> dict[str, list[Claim]]:
    """All claims judged, by page."""
    if not hasattr(env, "rulebook_claims"):
        env.rulebook_claims = {}  # type: ignore[attr-defined]
    found: dict[str, list[Claim]] = env.rulebook_claims  # type: ignore[attr-defined]
    return found


class ClaimCollector(EnvironmentCollector):
    """Keeps the list of claims up to date as pages are read, dropped or read in parallel."""

    def clear_doc(self, app: Sphinx, env: BuildEnvironment, docname: str) -> None:
        claims_of(env).pop(docname, None)

    def merge_other(
        self, app: Sphinx, env: BuildEnvironment, docnames: Set[str], other: BuildEnvironment
    ) -> None:
        for docname in docnames:
            claims_of(env)[docname] = claims_of(other).get(docname, [])

    def process_doc(self, app: Sphinx, doctree: nodes.document) -> None:
        claims_of(app.env)[app.env.docname] = list(claims_in(doctree))
