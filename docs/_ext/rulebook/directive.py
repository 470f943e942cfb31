"""What the directives of the rule book share: rules by name, and faults at their line."""

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from openends import RULES, NotationError, Reason, Refusal, Rules, Tile
from openends.tiles import read_tiles
from openends.variants import read_rules

from .claims import Claim, fault, judge
from .nodes import diagram_caption


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

    def rules_named(self, text: str) -> Rules | None:
        """The rules of that name, or varied as text; None, and a fault, where there are none."""
        try:
            return known_rules(text)
        except ValueError as error:
            self.fault(str(error), "rules")
            return None

    def tiles(self, text: str, option: str) -> tuple[Tile, ...] | None:
        """The tiles of an option; None, and a fault, where they are none."""
        try:
            return read_tiles(text)
        except (NotationError, Refusal) as error:
            self.fault(f"{option} {text}: {reason(error)}", option, option)
            return None

    def number(self, option: str, default: int, least: int) -> int | None:
        """A whole number; None, and a fault, where it is none."""
        text = self.options.get(option, str(default)).strip()
        if text.isascii() and text.isdecimal() and int(text) >= least:
            return int(text)
        self.fault(f"{option} {text}: a number from {least} expected", option, option)
        return None

    def caption(
        self, node: nodes.Element, content: list[nodes.Node], kind: str
    ) -> diagram_caption | None:
        """Gives a figure its id; its content begins with a paragraph, which is the title.

        None, and a fault, where there is no such paragraph.
        """
        title = content[0] if content else None
        if not isinstance(title, nodes.paragraph):
            self.fault(f"a {kind} begins with a paragraph that is its title", kind)
            return None
        self.set_source_info(node)
        self.add_name(node)
        if not node["ids"]:
            node["ids"] = [f"{kind}-{self.env.new_serialno(f'rulebook-{kind}') + 1}"]
        # The title names the figure, so it needs an id and a look of its own.
        title["ids"] = [f"{node['ids'][0]}-title"]
        title["classes"].append("oe-title")
        return diagram_caption("", *content)

    def prose(self) -> list[nodes.Node]:
        """The directive's content as nodes that gettext takes."""
        return [node for node in self.parse_content_to_nodes() if type(node) is not nodes.comment]


def reason(error: NotationError | Refusal) -> str:
    """An error of the engine in one line for an author."""
    if isinstance(error, NotationError):
        return f"not in notation: {error}"
    return f"the engine refuses it: {error}"


def known_rules(text: str) -> Rules:
    """The rules of that name, or varied as text; a `ValueError` tells an author what is wrong."""
    try:
        return read_rules(text)
    except Refusal as refusal:
        if refusal.code is Reason.NO_SUCH_RULES:
            known = ", ".join(RULES)
            raise ValueError(
                f"there are no rules named {text!r}; the engine knows {known}"
            ) from refusal
        raise ValueError(f"rules {text}: {reason(refusal)}") from refusal
    except NotationError as error:
        raise ValueError(f"rules {text}: {reason(error)}") from error
