"""The role `tile`: a tile in a sentence, and what it is there.

{tile}`[1|4] placed`          the tile that the step has just placed
{tile}`[1|1] joined`          the tile that it was joined to
{tile}`[2|3] refused`         what the example states to be refused
{tile}`[1|5] fits 5`          in a position: what the player to act can place, and where
{tile}`[0|0] alone`           in a score: a hand of this one tile
{tile}`[0|0] fits 0`          elsewhere: the tile that these pips make
{tile}`[4|4] double`          any double; its sentence says that this is what it is
{tile}`[6|6] highest block`   the last tile of the set, or `lowest`, the first

What is said of one tile must be said of all: where two tiles fit, both are named, the lower one
first. What is refused comes last, and of the tile placed and the one it joined the language says
which comes first, in its catalog: `NAMING`. So no tile can be exchanged for another, and none is forgotten. It is
judged once the sentences, or their translations, stand in their example.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise

from docutils import nodes
from docutils.nodes import system_message
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxRole

from openends import DOUBLE_SIX, Line, ParseError, Round, Tile
from openends.line import Place, read_place

from ..claims.claim import Claim
from ..claims.judging import fault, judge
from ..claims.strict import is_strict
from ..diagram.step import line_of, step
from ..directive import known_rules, reason
from ..phrases import NAMING, translated
from ..position.directive import position, round_of
from ..score.directive import score
from .roles import ABOUT, DOUBLE, About
from .tiles import tile

SAID, PLACE = "tile_said", "tile_place"
"""Where the role leaves what is said of the tile, and file and line, for the judgement."""

REFUSED = "refused"
PLACED, JOINED = "placed", "joined"
EXAMPLES = (step, position, score)


class TileRole(SphinxRole):
    """Draws a tile and keeps what is said of it."""

    def run(self) -> tuple[list[nodes.Node], list[system_message]]:
        written, _, said = " ".join(self.text.split()).partition(" ")
        place = self.get_location()
        try:
            drawn = Tile(written)
        except ParseError as error:
            fault(f"tile {written}: {reason(error)}", "tile", place, self.env)
            return [nodes.Text(written)], []
        node = tile(self.rawtext, str(drawn))
        self.set_source_info(node)
        node[SAID], node[PLACE] = said, place
        relation, _, rules = said.partition(" ")
        if relation in ("lowest", "highest"):
            node[ABOUT] = About(self.name, self.text, rules, relation, (), "", "", place)
        elif relation == DOUBLE:
            node[ABOUT] = About(self.name, self.text, "", relation, (), "", "", place)
        judge(Claim("tile", written, written, str(drawn), place), node, self.env)
        return [node], []


def judge_tiles(app: Sphinx, doctree: nodes.document) -> None:
    """Compare what is said of tiles with what the engine says of them. For `doctree-read`."""
    groups: dict[tuple[int, str], list[tile]] = {}
    for node in doctree.findall(tile):
        if SAID in node:
            groups.setdefault((id(_around(node)), node[SAID]), []).append(node)
    for (_, said), named in groups.items():
        _judge_group(app, said, named)
    examples: list[nodes.Element] = [*doctree.findall(step), *doctree.findall(position)]
    for example in examples:
        _judge_order(app, example)
        if is_strict(app.env) and (id(example), REFUSED) not in groups:
            for refused in _refused(example):
                fault(
                    f"refuses: the words of the example do not speak of {refused}; say so in a "
                    f"sentence, with {{tile}}`{refused} {REFUSED}`",
                    "demand",
                    example["refuses_place"],
                    app.env,
                )


def _judge_order(app: Sphinx, example: nodes.Element) -> None:
    """The tiles of a step in the order in which its language names them, what is refused at the end."""
    joined = translated(app.env, NAMING)["join"].format(placed=PLACED, joined=JOINED)
    order = [*joined.split(), "fits", "alone", REFUSED]
    named = [one for one in example.findall(tile) if SAID in one]
    ranks = [order.index(one[SAID].split()[0]) for one in named if one[SAID].split()[0] in order]
    if ranks != sorted(ranks):
        first, second = next((a, b) for a, b in pairwise(ranks) if a > b)
        message = (
            f"tiles: the {order[second]} one is named before the {order[first]} one in this "
            "language; say it so, or exchange the roles"
        )
        fault(message, "order", named[0][PLACE], app.env, _places_of(example))


def _judge_group(app: Sphinx, said: str, named: list[tile]) -> None:
    """Judges all tiles of which the same is said in the same example, or in no example."""
    example = _around(named[0])
    try:
        engine = tuple(_answer(said, example))
    except ValueError as error:
        for node in named:
            fault(f"tile {node.astext()} {said}: {error}", "tile", node[PLACE], app.env)
        return
    left = [str(one) for one in engine]
    of = _places_of(example)
    wrong = False
    for node in named:
        written = node.astext()
        possible = left if example is None else left[:1]
        answer = written if written in possible else " or ".join(possible) or "no other tile"
        if example is not None and written in possible:
            left.remove(written)
        claim = Claim(said.split()[0], said, written, answer, node[PLACE], of)
        wrong = wrong or not claim.holds
        judge(claim, node, app.env)
    if left and example is not None and not wrong:
        claim = Claim(said.split()[0], said, "", " and ".join(left), named[-1][PLACE], of)
        judge(claim, named[-1], app.env)


def _around(node: nodes.Node) -> nodes.Element | None:
    """The example whose words a node stands in."""
    at = node.parent
    while at is not None and not isinstance(at, EXAMPLES):
        at = at.parent
    return at


def _places_of(example: nodes.Element | None) -> tuple[str, ...]:
    """The lines that make an example what it is."""
    return () if example is None else tuple(example["facts"])


def _refused(example: nodes.Element) -> list[Tile]:
    """The tiles whose placements an example states to be refused, each once."""
    placed = [text for text in example["refused"] if text.startswith("[")]
    return sorted({read_place(text)[0] for text in placed})


def _answer(said: str, example: nodes.Element | None) -> Iterator[Tile]:
    """The tiles of which that is true, by the engine; a `ValueError` tells an author why none."""
    relation, *words = said.split() or [""]
    if example is None and relation in _ANYWHERE:
        yield from _ANYWHERE[relation](words)
    elif isinstance(example, step) and relation in _IN_STEP and not words:
        yield from _IN_STEP[relation](line_of(example))
    elif isinstance(example, step | position) and relation == REFUSED and not words:
        yield from _refused(example)
    elif isinstance(example, position) and relation in _IN_POSITION:
        yield from _IN_POSITION[relation](round_of(example), words)
    elif isinstance(example, score) and relation == "alone" and not words:
        hands = [hand for hand in example["hands"] if hand.count("[") == 1]
        yield from dict.fromkeys(map(Tile, hands))
    else:
        raise ValueError(
            "say what the tile is here: in a step placed, joined or refused; in a position "
            "fits and the pips of the ends, or refused; in a score alone; elsewhere "
            "fits and its pips, double, or lowest or highest and the name of rules"
        )


def _by_pips(words: list[str]) -> list[Tile]:
    return [one for one in DOUBLE_SIX if {str(one.low), str(one.high)} == set(words)]


def _doubles(words: list[str]) -> list[Tile]:
    return [] if words else [one for one in DOUBLE_SIX if one.is_double]


def _lowest(words: list[str]) -> list[Tile]:
    return [min(known_rules(" ".join(words)).tile_set)]


def _highest(words: list[str]) -> list[Tile]:
    return [max(known_rules(" ".join(words)).tile_set)]


def _placed(line: Line) -> list[Tile]:
    return [line.tiles[-1]]


def _joined(line: Line) -> list[Tile]:
    return [line.joins[-1].table] if line.joins else []


def _fitting(played: Round, words: list[str]) -> list[Tile]:
    """What the player to act can place, at ends that show these pips and no others."""
    found: dict[Tile, set[str]] = {}
    for action in played.legal_actions:
        if isinstance(action, Place) and action.arm is not None:
            pips = played.line.open_pips[action.arm]
            found.setdefault(action.tile, set()).add(str(pips))
    return sorted(one for one, pips in found.items() if pips == set(words))


_ANYWHERE: dict[str, Callable[[list[str]], list[Tile]]] = {
    "fits": _by_pips,
    DOUBLE: _doubles,
    "lowest": _lowest,
    "highest": _highest,
}
_IN_STEP: dict[str, Callable[[Line], list[Tile]]] = {"placed": _placed, "joined": _joined}
_IN_POSITION: dict[str, Callable[[Round, list[str]], list[Tile]]] = {
    "fits": _fitting,
}
