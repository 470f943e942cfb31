"""What the directives of the rule book share: rules by name, and faults at their line."""

import re
from collections.abc import Iterable, Mapping
from typing import ClassVar

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from openends import RULES, Line, OpenEndsError, ParseError, Reason, Rules, RulesError, Tile
from openends.notation import plain
from openends.tiles import read_tiles
from openends.variants import read_rules

from .checksum import checksum_of, tiles_and_checksum
from .claims.claim import Claim
from .claims.judging import fault, judge
from .claims.strict import is_strict
from .game import page_game
from .hands import hand_text
from .nodes import diagram_caption
from .options import Kind, Spec


class RulebookDirective(SphinxDirective):
    """A directive whose facts are in notation and whose prose is in child nodes.

    Subclasses say which options they take, and make their nodes of those that could be read.
    """

    takes: ClassVar[Mapping[str, Kind]] = {}
    """The kind of each option, by its name."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.option_spec = Spec(cls.takes)

    def run(self) -> list[nodes.Node]:
        self.values = {name: self._value(name, written) for name, written in self.options.items()}
        return self.instead() if None in self.values.values() else self.make()

    def make(self) -> list[nodes.Node]:
        """The nodes that the directive stands for; none, and a fault, where it cannot be read."""
        raise NotImplementedError

    def instead(self) -> list[nodes.Node]:
        """What stands there where an option cannot be read."""
        return []

    def _value(self, name: str, written: str) -> object:
        """What an option says; None, and a fault, where it is unknown or no value of its kind."""
        if name not in self.takes:
            known = ", ".join(self.takes) or "none"
            self.fault(
                f"{name}: there is no such option of {self.name}; expected: {known}", "option", name
            )
            return None
        try:
            return self.takes[name].read(written)
        except ValueError:
            expected = self.takes[name].expected
            self.fault(f"{f'{name} {written}'.strip()}: {expected} expected", name, name)
            return None

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
        self,
        node: nodes.Element,
        kind: str,
        about: str,
        said: str,
        engine: str,
        option: str | None,
        of: Iterable[str | None] = (),
    ) -> None:
        """Judges what stands in an option; `of` are the options that it speaks of.

        In both, None is the directive itself with its argument.
        """
        place = self.place_of(option)
        of_places = tuple(other for other in dict.fromkeys(self.facts(*of)) if other != place)
        claim = Claim(kind, about, said, engine, place, of_places, self.options.get("name", ""))
        judge(claim, node, self.env)

    def fault_at_tile(self, error: RulesError, default: str, *options: str) -> None:
        """A fault at each of the options that hold the tile which the engine refuses."""
        tile = error.facts.get("tile")
        holding = [one for one in options if str(tile) in _tiles_in(self.options.get(one, ""))]
        for option in holding or [default]:
            message = f"{option} {self.options.get(option, '')}: {reason(error)}"
            self.fault(message, option, option)

    def facts(self, *options: str | None) -> list[str]:
        """File and line of the options that make an example what it is, for what judges its words."""
        return [self.place_of(one) for one in options if one is None or one in self.options]

    def demand(self, option: str, message: str, at: str | None = None) -> None:
        """On a rules page, a fault unless an option is given."""
        if option not in self.options and is_strict(self.env):
            self.fault(f":{option}: is missing: {message}", "demand", at)

    def checksummed(self, node: nodes.Element, text: str, option: str) -> tuple[Tile, ...] | None:
        """The tiles of a text that ends with their checksum; None, and a fault, if none."""
        written, said = tiles_and_checksum(text)
        tiles = self.tiles(written, option)
        if not tiles:
            return tiles
        engine = checksum_of(tiles)
        if said is not None:
            self.judge(node, "control", hand_text(tiles), said, engine, option)
        elif is_strict(self.env):
            self.fault(
                f"{option}: nothing checks these tiles; add up their low and their high halves: "
                f"{written} = {engine}",
                "demand",
                option,
            )
        return tiles

    def check_written(self, action: str, option: str) -> None:
        """A fault for an action whose tile is the wrong way round."""
        tile, _, _ = action.partition("@")
        if tile.startswith("[") and tile != (right := str(Tile(tile))):
            self.fault(f"{option} {action}: the lower half comes first: {right}", "tile", option)

    def check_refused(self, placement: str, without_end: str) -> None:
        """A fault for a refused placement that is not written in the one way to write it.

        On a rules page it names no end that it does not need. `without_end` is what the engine
        says to the tile alone: if it fits nowhere, the end could be any.
        """
        tile, at, _ = placement.partition("@")
        self.check_written(placement, "refuses")
        if at and without_end == Reason.NO_MATCH and is_strict(self.env):
            self.fault(
                f"refuses {placement}: the tile fits no end, so nothing checks which one stands "
                f"here; write {tile} {Reason.NO_MATCH}",
                "demand",
                "refuses",
            )

    def judge_open(self, node: nodes.Element, line: Line, of: str | None) -> None:
        """Judges the open pips that `:open:` states; `of` is the option that gives the line."""
        engine = " ".join(map(str, sorted(end.pips for end in line.open_ends)))
        self.demand("open", f"the open ends of {line}, lowest first", of)
        if "open" in self.options:
            words = self.options["open"].split()
            # Numbers are compared as numbers; anything else stays as typed and does not hold.
            said = " ".join(sorted(words, key=lambda word: (not word.isdecimal(), word.zfill(2))))
            self.judge(node, "open", str(line), said, engine, "open", [of])

    def rules_named(self, text: str) -> Rules | None:
        """The rules of that name, or varied as text; None, and a fault, where there are none."""
        try:
            rules = known_rules(text)
        except ValueError as error:
            self.fault(str(error), "rules")
            return None
        own = page_game(self.env)
        if own is not None and rules.name.partition(";")[0] != own:
            self.fault(f"rules {text}: this page is about {own}, by its front matter", "subject")
        return rules

    def tiles(self, text: str, option: str) -> tuple[Tile, ...] | None:
        """The tiles of an option; None, and a fault, where they are none."""
        try:
            return read_tiles(text)
        except OpenEndsError as error:
            self.fault(f"{option} {text}: {reason(error)}", option, option)
            return None

    def number(self, option: str, default: int) -> int:
        """The value of an option that is a number."""
        value = self.values.get(option, default)
        assert isinstance(value, int), f"{option} is taken as a number"
        return value

    def caption(
        self, node: nodes.Element, content: list[nodes.Node], kind: str
    ) -> diagram_caption | None:
        """Give a figure its id; its content begins with a paragraph, which is the title.

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
        # The title names the figure, so it needs an id and a look of its own. Ids within a figure
        # have two hyphens, which no target of an author's has.
        title["ids"] = [f"{node['ids'][0]}--title"]
        title["classes"].append("oe-title")
        return diagram_caption("", *content)

    def prose(self) -> list[nodes.Node]:
        """The directive's content as nodes that gettext takes."""
        return [node for node in self.parse_content_to_nodes() if type(node) is not nodes.comment]


def _tiles_in(text: str) -> set[str]:
    """The tiles in a text, lower half first, so far as they can be read."""
    found = set()
    for written in re.findall(r"\[\d+\|\d+\]", plain(text)):
        try:
            found.add(str(Tile(written)))
        except ParseError:
            continue
    return found


def reason(error: OpenEndsError) -> str:
    """An error of the engine in one line for an author."""
    if isinstance(error, ParseError):
        return f"not in notation: {error}"
    return f"the engine refuses it: {error}"


def known_rules(text: str) -> Rules:
    """The rules of that name, or varied as text; a `ValueError` tells an author what is wrong."""
    try:
        return read_rules(text)
    except RulesError as refusal:
        if refusal.code is Reason.NO_SUCH_RULES:
            known = ", ".join(RULES)
            raise ValueError(
                f"there are no rules named {text!r}; the engine knows {known}"
            ) from refusal
        raise ValueError(f"rules {text}: {reason(refusal)}") from refusal
    except ParseError as error:
        raise ValueError(f"rules {text}: {reason(error)}") from error
