"""The roles `rule` and `pips`: numbers that the engine puts into a sentence.

{rule}`block hand_sizes 2`  {rule}`draw boneyards 3`  {rule}`block tiles`  {rule}`draw;reserve=0 reserve`
{pips}`[6|6]`  {pips}`[0|0] [3|4]`

The words around a number say what it is about (`subjects`). Where it depends on how many play, they are
in the role: {rule}`100 for two players <block targets 2>`, with the number that the engine has to find.
After an equals sign an author may state the number, `{rule}`block targets 3 4 = 61``, and on a
rules page must: another number of players would be another number, and true. So all numbers of
players for which it holds are named. The tiles that `pips` counts stand beside it in the sentence.
"""

import re
from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from docutils import nodes
from docutils.nodes import system_message
from sphinx.util.docutils import SphinxRole

from openends import OpenEndsError, Rules
from openends.tiles import read_tiles

from ..claims.claim import Claim
from ..claims.judging import fault, judge
from ..claims.strict import is_strict
from ..directive import known_rules, reason

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


ASKED = "number_asked"
"""Where a role leaves what it asked the engine."""

ABOUT = "about"
"""Where a role leaves what its number or tile is about."""

DOUBLE = "double"
"""What the role `tile` says of a tile that is one."""

_LABELLED = re.compile(r"(?s)(.*\S)\s*<([^<>]+)>")
_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True)
class About:
    """What a role asks of which rules: the number or tile that it names, for how many players."""

    role: str
    asked: str
    rules: str
    subject: str
    players: tuple[str, ...]
    number: str
    words: str
    place: str

    @property
    def by_players(self) -> bool:
        """Whether another number of players would be another number."""
        if not self.players:
            return False
        numbers = NUMBERS_BY_PLAYERS[self.subject](known_rules(self.rules))
        return set(self.players) != set(map(str, numbers))


class NumberRole(SphinxRole):
    """A role whose text the engine turns into a number."""

    states_its_number = True

    def run(self) -> tuple[list[nodes.Node], list[system_message]]:
        text = " ".join(self.text.split())
        node = nodes.inline(self.rawtext, classes=["oe-number"])
        self.set_source_info(node)
        place = self.get_location()
        words, target = self.labelled(text)
        asked, equals, said = target.partition(" = ")
        try:
            number = str(self.number(asked))
        except ValueError as error:
            fault(f"{self.name} {asked}: {error}", self.name, place, self.env)
            number = asked
        else:
            said = said if equals else number
            if words:
                stated = _NUMBER.findall(words)
                said, equals = " ".join(stated), "="
            judge(Claim(self.name, asked, said, number, place), node, self.env)
            if not equals and self.states_its_number and is_strict(self.env):
                wanted = f"{{{self.name}}}`{asked} = {number}`"
                message = f"{self.name} {asked}: nothing checks what is asked; write {wanted}"
                fault(message, "demand", place, self.env)
            node[ASKED] = asked
            self.leave(node, asked, number, words, place)
        node += nodes.Text(words or number)
        return [node], []

    def labelled(self, text: str) -> tuple[str, str]:
        """The words that a role shows in place of its number alone, if it has any, and what it asks."""
        return "", text

    def leave(self, node: nodes.Element, asked: str, number: str, words: str, place: str) -> None:
        """Leaves on the node what is judged once its sentence stands."""

    @abstractmethod
    def number(self, text: str) -> int:
        """The number, or a `ValueError` that tells an author what is wrong."""


class RuleRole(NumberRole):
    """A number of a game's rules."""

    def labelled(self, text: str) -> tuple[str, str]:
        match = _LABELLED.fullmatch(text)
        return (match[1], match[2].strip()) if match else ("", text)

    def leave(self, node: nodes.Element, asked: str, number: str, words: str, place: str) -> None:
        rules, subject, *players = asked.split()
        name = known_rules(rules).name
        node[ABOUT] = About(self.name, asked, name, subject, tuple(players), number, words, place)

    def number(self, text: str) -> int:
        match text.split():
            case [game, name] if name in NUMBERS:
                return NUMBERS[name](known_rules(game))
            case [game, name, *players] if name in NUMBERS_BY_PLAYERS and players:
                found = NUMBERS_BY_PLAYERS[name](known_rules(game))
                for one in players:
                    if not one.isdecimal() or int(one) not in found:
                        able = ", ".join(map(str, found))
                        raise ValueError(f"{game} is played by {able}, not by {one}")
                number = found[int(players[0])]
                holds = [str(one) for one, value in found.items() if value == number]
                every = is_strict(self.env) or len(players) > 1
                if every and players != holds:
                    raise ValueError(f"it is {number} for {' '.join(holds)} players; name them all")
                return number
            case [game, *_]:
                known_rules(game)
        raise ValueError(
            f"one of {', '.join(NUMBERS)} expected after the game, or one of "
            f"{', '.join(NUMBERS_BY_PLAYERS)} with a number of players"
        )


class PipsRole(NumberRole):
    """The pips of one tile or several together."""

    states_its_number = False

    def number(self, text: str) -> int:
        try:
            tiles = read_tiles(text)
        except OpenEndsError as error:
            raise ValueError(reason(error)) from error
        if not tiles:
            raise ValueError("a tile expected, such as [6|6]")
        right = " ".join(map(str, tiles))
        if re.findall(r"\[.*?\]", text) != right.split():
            raise ValueError(f"the lower half comes first: {right}")
        return sum(tile.pips for tile in tiles)
