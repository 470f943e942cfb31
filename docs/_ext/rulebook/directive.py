"""What the directives of the rule book share: rules by name, and faults at their line."""

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from openends import RULES, NotationError, Refusal, Rules

from .claims import Claim, fault, judge


class RulebookDirective(SphinxDirective):
    """A directive whose facts are in notation and whose prose is in child nodes."""

    def place_of(self, option: str | None = None) -> str:
        """File and line of an option, or of the directive itself."""
        source, line = self.get_source_info()
        if option is not None and line is not None:
            for offset, text in enumerate(self.block_text.splitlines()):
                if text.strip().startswith(f":{option}:"):
                    line += offset
                    break
        return f"{source}:{line}"

    def fault(self, message: str, subtype: str, option: str | None = None) -> None:
        fault(message, subtype, self.place_of(option), self.env)

    def judge(
        self, node: nodes.Element, kind: str, about: str, said: str, engine: str, option: str | None
    ) -> None:
        judge(Claim(kind, about, said, engine, self.place_of(option)), node, self.env)

    def rules_named(self, name: str) -> Rules | None:
        """The rules of that name; None, and a fault, where there are none."""
        if name not in RULES:
            self.fault(
                f"there are no rules named {name!r}; the engine knows {', '.join(RULES)}",
                "rules",
            )
        return RULES.get(name)

    def prose(self) -> list[nodes.Node]:
        """The directive's content as nodes that gettext takes."""
        return self.parse_content_to_nodes()


def reason(error: NotationError | Refusal) -> str:
    """An error of the engine in one line for an author."""
    if isinstance(error, NotationError):
        return f"not in notation: {error}"
    return f"the engine refuses it: {error}"
