"""Judging what a page states, where it is read.

A wrong claim is a warning at its line, and the page is read again by the next build, so that a fault is
never hidden by what was built before.
"""

from docutils import nodes
from sphinx.environment import BuildEnvironment
from sphinx.util import logging

from .accounts import account
from .claim import Claim, Fault

logger = logging.getLogger(__name__)


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
