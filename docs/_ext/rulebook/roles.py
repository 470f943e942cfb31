"""The roles `rule` and `pips`: numbers that the engine puts into a sentence.

{rule}`block hand_sizes 2`  {rule}`draw boneyards 3`  {rule}`block tiles`  {rule}`draw;reserve=0 reserve`
{pips}`[6|6]`  {pips}`[0|0] [3|4]`
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping

from docutils import nodes
from docutils.nodes import system_message
from sphinx.util.docutils import SphinxRole

from openends import NotationError, Refusal, Rules
from openends.tiles import read_tiles

from .claims import Claim, fault, judge
from .directive import known_rules, reason

NUMBERS: Mapping[str, Callable[[Rules], int]] = {
    "tiles": lambda rules: len(rules.tile_set),
    "highest": lambda rules: rules.tile_set.highest,
    "reserve": lambda rules: rules.reserve,
}
"""Numbers of a game, by the word an author writes."""

NUMBERS_BY_PLAYERS: Mapping[str, Callable[[Rules], Mapping[int, int]]] = {
    "hand_sizes": lambda rules: rules.hand_sizes,
    "targets": lambda rules: rules.targets,
    "boneyards": lambda rules: rules.boneyards,
}
"""Numbers of a game that depend on how many play."""


class NumberRole(SphinxRole):
    """A role whose text the engine turns into a number."""

    def run(self) -> tuple[list[nodes.Node], list[system_message]]:
        text = " ".join(self.text.split())
        node = nodes.inline(self.rawtext, classes=["oe-number"])
        self.set_source_info(node)
        place = self.get_location()
        try:
            number = str(self.number(text))
        except ValueError as error:
            fault(f"{self.name} {text}: {error}", self.name, place, self.env)
            number = text
        else:
            judge(Claim(self.name, text, number, number, place), node, self.env)
        node += nodes.Text(number)
        return [node], []

    @abstractmethod
    def number(self, text: str) -> int:
        """The number, or a `ValueError` that tells an author what is wrong."""


class RuleRole(NumberRole):
    """A number of a game's rules."""

    def number(self, text: str) -> int:
        match text.split():
            case [game, name] if name in NUMBERS:
                return NUMBERS[name](known_rules(game))
            case [game, name, players] if name in NUMBERS_BY_PLAYERS:
                found = NUMBERS_BY_PLAYERS[name](known_rules(game))
                if not players.isdecimal() or int(players) not in found:
                    able = ", ".join(map(str, found))
                    raise ValueError(f"{game} is played by {able}, not by {players}")
                return found[int(players)]
            case [game, *_]:
                known_rules(game)
        raise ValueError(
            f"one of {', '.join(NUMBERS)} expected after the game, or one of "
            f"{', '.join(NUMBERS_BY_PLAYERS)} with a number of players"
        )


class PipsRole(NumberRole):
    """The pips of one tile or several together."""

    def number(self, text: str) -> int:
        try:
            tiles = read_tiles(text)
        except (NotationError, Refusal) as error:
            raise ValueError(reason(error)) from error
        if not tiles:
            raise ValueError("a tile expected, such as [6|6]")
        return sum(tile.pips for tile in tiles)
