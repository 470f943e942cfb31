"""Rules as text, shown to the reader, and rules that contradict themselves."""

from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxRole
from sphinx.util.typing import ExtensionMetadata

from ..claims.stages import JUDGE
from ..feature import PARALLEL
from .directive import ClashRole, RulesText, judge_clashes

ROLES: dict[str, SphinxRole] = {"clash": ClashRole()}


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_directive("rules", RulesText)
    for name, role in ROLES.items():
        app.add_role(name, role)
    app.connect("doctree-read", judge_clashes, priority=JUDGE)
    return PARALLEL
