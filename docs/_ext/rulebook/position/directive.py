"""The directive `position`: hands, boneyard and line of a round, to act in.

    :::{position} draw
    :name: may-draw
    :hands: [1|5] [2|6] = 5|17 / [3|3] [0|4] = 3|11
    :line: [2|5]
    :open: 2 5
    :boneyard: [0|0] [0|1] [0|2] = 0|8
    :turn: 1
    :open-hands: 1
    :allows: [1|5]@5; draw
    :only: [1|5]@5; [2|6]@2; draw
    :refuses: pass must-place
    :next: draw 1; [1|5]@5 2
    The title

    Further text.
    :::

Hands go by seat, clockwise; the first tile of the boneyard is drawn first. Seats count from
1. `:open-hands:` are the hands that lie open beside the one whose turn it is, or `all`.
After the equals signs stand checksums (`checksum`). Claims: `:open:` states the open pips;
`:allows:` names legal actions, `:only:` all of them, `:refuses:` refused ones with the reason code;
`:next:` whose turn it is after some actions, see `coming`.
"""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from docutils import nodes

from openends import Line, OpenEndsError, ParseError, Round, Rules, RulesError, Tile
from openends.actions import Action
from openends.line import Place, place_text
from openends.options import Drawing
from openends.record import read_round, round_text

from ..checksum import tiles_and_checksum
from ..claims.strict import is_strict
from ..directive import RulebookDirective, reason
from ..hands import hand_text, hands_in, hands_text
from ..nodes import example
from ..options import TEXT, TEXT_OR_NOTHING, Kind, number
from .coming import coming

FACTS = (None, "hands", "line", "boneyard", "turn")
"""The options that give what may be done."""

ALLOWED, ACCEPTED = "allowed", "accepted"


class position(example):
    """A position with hands, to act in.

    Attributes: `round`, as text; `open`, the seats whose hands always lie open; `allowed` and
    `refused`, actions as text that the page speaks of.
    """


class Position(RulebookDirective):
    """Sets a round up in the engine and compares what is claimed of its actions."""

    required_arguments = 1
    has_content = True
    takes: ClassVar[Mapping[str, Kind]] = {
        "name": TEXT,
        "hands": TEXT,
        "line": TEXT_OR_NOTHING,
        "open": TEXT,
        "boneyard": TEXT_OR_NOTHING,
        "turn": number(1),
        "open-hands": TEXT,
        "allows": TEXT,
        "only": TEXT,
        "refuses": TEXT,
        "next": TEXT,
    }

    def make(self) -> list[nodes.Node]:
        rules = self.rules_named(self.arguments[0])
        if rules is None:
            return []
        node = position()
        played = self._round(rules, node)
        if played is None:
            return []
        opened = self._open_hands(played.players)
        if opened is None:
            return []
        node["round"] = round_text(played)
        node["open"] = opened
        node["allowed"], node["refused"] = [], []
        node["facts"] = self.facts(*FACTS, "refuses")
        node["refuses_place"] = self.place_of("refuses")
        told = self.caption(node, self.prose(), "position")
        if told is None:
            return []
        self._judge_allowed(node, played)
        self._judge_only(node, played)
        self._judge_refused(node, played)
        self._judge_next(node, played)
        node += told
        return [node]

    def _round(self, rules: Rules, node: position) -> Round | None:
        """The round, if all that is written can be read; what is written is judged."""
        if "hands" not in self.options:
            self.fault("a position needs :hands:, such as [1|5] [2|6] / [3|3]", "position")
            return None
        written = {
            name: " ".join(self.options.get(name, "").split()) for name in ("line", "boneyard")
        }
        texts = hands_in(self.options["hands"])
        hands = [self.checksummed(node, text, "hands") for text in texts]
        boneyard = self.checksummed(node, written["boneyard"], "boneyard")
        turn = self.number("turn", 1)
        try:
            line = Line(written["line"], tile_set=rules.tile_set)
        except OpenEndsError as error:
            self.fault(f"line {written['line']}: {reason(error)}", "line", "line")
            return None
        if None in hands or boneyard is None:
            return None
        if boneyard and rules.drawing is Drawing.NONE:
            self.fault(f"boneyard: {rules.name} has none, nobody draws", "boneyard", "boneyard")
            return None
        held = [hand or () for hand in hands]
        if not all(held):
            self.fault("hands: each needs a tile, such as [1|5] / [3|3]", "hands", "hands")
            return None
        try:
            played = Round(rules, held, leader=turn - 1, boneyard=boneyard, line=line)
        except RulesError as error:
            default = "turn" if "seat" in error.facts else "hands"
            self.fault_at_tile(error, default, "hands", "line", "boneyard")
            return None
        # One way to write tiles, so that pages can be searched and compared.
        engine = hands_text([hand_text(hand) for hand in held])
        plain = [tiles_and_checksum(text)[0] for text in texts]
        self.judge(node, "hands", rules.name, hands_text(plain), engine, "hands")
        if "line" in self.options:
            self.judge(node, "line", rules.name, written["line"], str(line), "line")
            self.judge_open(node, line, "line")
        if "boneyard" in self.options:
            said, _ = tiles_and_checksum(written["boneyard"])
            self.judge(node, "boneyard", rules.name, said, hand_text(boneyard), "boneyard")
        return played

    def _open_hands(self, players: int) -> list[int] | None:
        text = self.options.get("open-hands", "").strip()
        if text == "all":
            return list(range(players))
        seats = text.split()
        if all(seat.isdecimal() and 1 <= int(seat) <= players for seat in seats):
            return [int(seat) - 1 for seat in seats]
        self.fault(
            f"open-hands {text}: seats from 1 to {players} expected, or all",
            "open-hands",
            "open-hands",
        )
        return None

    def _parts(self, option: str) -> Iterator[str]:
        return filter(None, map(str.strip, self.options.get(option, "").split(";")))

    def _judge_allowed(self, node: position, played: Round) -> None:
        for action in self._parts("allows"):
            said = self._answer("allows", played, action)
            if said is None:
                continue
            engine = said.replace(ACCEPTED, ALLOWED)
            self.check_written(action, "allows")
            self.judge(node, "allows", action, ALLOWED, engine, "allows", FACTS)
            if said == ACCEPTED:
                node["allowed"].append(str(played.read(action)))

    def _judge_only(self, node: position, played: Round) -> None:
        self.demand("only", "all that may be done, such as [1|5]@5; draw; or pass")
        if "only" not in self.options:
            return
        if "allows" in self.options and is_strict(self.env):
            self.fault("allows: :only: says it already, leave :allows: out", "demand", "allows")
        said = [_canonical(action, played) for action in self._parts("only")]
        engine = [_written(action, played) for action in played.legal_actions]
        self.judge(
            node,
            "only",
            node["round"],
            "; ".join(sorted(said)),
            "; ".join(sorted(engine)),
            "only",
            FACTS,
        )
        node["allowed"] = [str(action) for action in played.legal_actions]

    def _judge_refused(self, node: position, played: Round) -> None:
        for stated in self._parts("refuses"):
            action, _, said = stated.rpartition(" ")
            if not action:
                self.fault(
                    f"refuses {stated}: an action and a reason code expected, "
                    "such as pass must-place",
                    "refuses",
                    "refuses",
                )
                continue
            engine = self._answer("refuses", played, action)
            if engine is None:
                continue
            self.judge(node, "refuses", action, said, engine, "refuses", FACTS)
            self.check_refused(action, self._answer("refuses", played, action.split("@")[0]) or "")
            if engine != ACCEPTED:
                node["refused"].append(action)

    def _judge_next(self, node: position, played: Round) -> None:
        for stated in self._parts("next"):
            actions, _, said = stated.rpartition(" ")
            for action in filter(None, map(str.strip, actions.split(","))):
                self.check_written(action, "next")
            self.judge(node, "next", actions, said, coming(played, actions), "next", FACTS)

    def _answer(self, option: str, played: Round, action: str) -> str | None:
        """What the engine says to an action; None, and a fault, where it is no action."""
        refusal = answer(played, action)
        if isinstance(refusal, ParseError):
            self.fault(f"{option} {action}: {reason(refusal)}", option, option)
            return None
        return ACCEPTED if refusal is None else str(refusal.code)


def answer(played: Round, action: str) -> OpenEndsError | None:
    """Why the engine refuses an action; None where it takes it. The round stays as it is."""
    try:
        played.play(action)
    except OpenEndsError as error:
        return error
    played.undo()
    return None


def round_of(node: position) -> Round:
    """The round that a node shows."""
    return read_round(node["round"])


def open_tiles(played: Round, opened: list[int]) -> list[tuple[Tile, ...] | None]:
    """The hands that can be seen, None for one that lies face down."""
    return [
        hand if seat in (*opened, played.turn) else None for seat, hand in enumerate(played.hands)
    ]


def _written(action: Action, played: Round) -> str:
    return place_text(action, played.open_pips) if isinstance(action, Place) else str(action)


def _canonical(action: str, played: Round) -> str:
    """An action as it is to be written; what is none, or a tile the wrong way round, stays as typed.

    So it does not hold.
    """
    try:
        read = played.read(action)
    except OpenEndsError:
        return action
    turned = isinstance(read, Place) and not action.startswith(str(read.tile))
    return action if turned else _written(read, played)
