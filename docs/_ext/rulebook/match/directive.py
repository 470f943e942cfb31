"""The directive `match`: rounds of a match, who leads each, the scores after each, and the result.

    :::{match} block
    :name: a-match
    :lots: [1|4] [2|3] [0|1] = 5|10; [0|5] [3|6] = 6|17
    :rounds: 3 7 8 = 41; 12 out 20 = 52
    :leads: 2 3 1
    :scores: 12 0 0; 12 32 0
    :result: plays-on
    The title

    Further text.
    :::

`:lots:` are the tiles drawn for the first lead, first seat first; those who tie draw again. Where
the hands say who leads, `:hands:` gives them, and `:opens:` the tile that must open, or any. `:rounds:`
are the pips left in each hand, `out` for whoever went out; after the equals sign stands their
checksum, in which what comes second counts twice. Claims: `:leads:` are the leaders of all rounds and, if the
match plays on, of the next one; `:scores:` those of each seat, or pair, after each round; `:result:` is
plays-on, the seats that win, or drawn and theirs.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from docutils import nodes

from openends import Lot, Result, Rules, RulesError, Settlement, settle
from openends.events import Ended, Lead, Leads, Lots
from openends.lead import first_lead, leader_after
from openends.match import result_of, scores_after
from openends.options import FirstLead
from openends.words.events import describe_event

from ..checksum import checksum_of_text, numbers_and_checksum
from ..claims.strict import is_strict
from ..directive import RulebookDirective, reason
from ..hands import hands_in
from ..nodes import example
from ..options import TEXT, Kind
from ..phrases import engine_language, phrases
from ..tables import row, table

OUT, PLAYS_ON, DRAWN, ANY = "out", "plays-on", "drawn", "any"


class match(example):
    """A worked match: its words, and a table of its rounds. Attributes: `rules`."""


@dataclass(frozen=True)
class Played:
    """A round of a worked match: who led it, how it was settled, who went out, the scores after it."""

    leader: int
    settlement: Settlement
    out: int | None
    scores: tuple[int, ...]


class MatchDirective(RulebookDirective):
    """Goes through the rounds in the engine, and compares leads, scores and result."""

    required_arguments = 1
    has_content = True
    takes: ClassVar[Mapping[str, Kind]] = dict.fromkeys(
        ("name", "lots", "hands", "opens", "rounds", "leads", "scores", "result"),
        TEXT,
    )

    def make(self) -> list[nodes.Node]:
        rules = self.rules_named(self.arguments[0])
        if rules is None:
            return []
        node = match(rules=rules.name, classes=["oe-match"])
        settled = self._rounds(rules, node)
        if settled is None:
            return []
        self.players = len(settled[0][0].totals)
        first = self._first(rules, node)
        if first is None:
            return []
        played = self._played(rules, settled, first)
        told = self.caption(node, self.prose(), "match")
        if told is None:
            return []
        result = result_of(rules, self.players, played[-1].scores)
        node += told.children
        shown = self._shown(node, rules, played, result)
        node += shown
        self._judge(shown, rules, played, result)
        return [node]

    def _rounds(self, rules: Rules, node: match) -> list[tuple[Settlement, int | None]] | None:
        """How each round was settled, and who went out."""
        found = []
        for written in filter(None, map(str.strip, self.options.get("rounds", "").split(";"))):
            text, said = numbers_and_checksum(written)
            words = text.split()
            if not all(word == OUT or word.isdecimal() for word in words) or words.count(OUT) > 1:
                self.fault(
                    f"rounds {written}: what is left in each hand expected, such as 3 7 8, or "
                    "12 out 20",
                    "rounds",
                    "rounds",
                )
                return None
            engine = checksum_of_text(text)
            if said is not None:
                self.judge(node, "control", text, said, engine, "rounds")
            elif is_strict(self.env):
                self.fault(
                    f"rounds: nothing checks these; add them up: {text} = {engine}",
                    "demand",
                    "rounds",
                )
            totals = [0 if word == OUT else int(word) for word in words]
            out = words.index(OUT) if OUT in words else None
            try:
                settlement = (
                    settle(rules, blocked=totals)
                    if out is None
                    else settle(rules, out=out, totals=totals)
                )
            except RulesError as error:
                self.fault(f"rounds {written}: {reason(error)}", "rounds", "rounds")
                return None
            found.append((settlement, out))
        if not found or len({len(settlement.totals) for settlement, _ in found}) > 1:
            self.fault(
                "a match needs :rounds: of as many hands each, such as 3 7 8; 12 out 20", "rounds"
            )
            return None
        return found

    def _first(self, rules: Rules, node: match) -> int | str | None:
        """The seat that leads the first round, or why there is none; None, and a fault, for bad text."""
        by_lot = rules.first_lead is FirstLead.LOT
        if "lots" in self.options:
            lots = self._lots(node)
            if lots is None:
                return None
            best = lots[-1].best
            if not by_lot:
                return "the hands say who leads, not a lot"
            return best[0] if len(best) == 1 else "those who tie draw again"
        if "hands" in self.options:
            if by_lot:
                return "a lot says who leads, not the hands"
            hands = [
                self.checksummed(node, one, "hands") for one in hands_in(self.options["hands"])
            ]
            if None in hands or not all(hands):
                return None
            for one in hands_in(self.options["hands"]):
                self._check_halves(one, "hands")
            self.hands = [hand or () for hand in hands]
            leader, opening = first_lead(rules, self.hands)
            self.demand("opens", f"the leader begins with {opening or ANY}")
            if "opens" in self.options:
                said, engine = self.options["opens"].strip(), str(opening or ANY)
                self.judge(node, "opens", rules.name, said, engine, "opens", ["hands"])
            return leader
        said = (self.options.get("leads", "").split() or ["1"])[0]
        return int(said) - 1 if said.isdecimal() and 0 < int(said) <= self.players else 0

    def _lots(self, node: match) -> list[Lot] | None:
        lots: list[Lot] = []
        node["lots"] = []
        seats = tuple(range(self.players))
        for text in filter(None, map(str.strip, self.options["lots"].split(";"))):
            tiles = self.checksummed(node, text, "lots")
            if tiles is None:
                return None
            if len(tiles) != len(seats) or len(seats) < 2:
                who = " ".join(str(seat + 1) for seat in seats)
                self.fault(
                    f"lots {text}: a tile for each of the seats {who} expected", "lots", "lots"
                )
                return None
            self._check_halves(text, "lots")
            lots.append(Lot(tuple(zip(seats, tiles, strict=True))))
            seats = lots[-1].best
        node["lots"] = lots
        return lots

    def _check_halves(self, text: str, option: str) -> None:
        for written in text.partition(" = ")[0].split():
            self.check_written(written, option)

    def _played(
        self, rules: Rules, settled: list[tuple[Settlement, int | None]], first: int | str
    ) -> list[Played]:
        leader = first if isinstance(first, int) else 0
        self.first = first
        scores: tuple[int, ...] = (0,) * len(rules.sides(self.players))
        found: list[Played] = []
        for settlement, out in settled:
            if found and result_of(rules, self.players, scores):
                message = f"rounds: the match is over after round {len(found)}"
                self.fault(message, "rounds", "rounds")
                break
            scores = scores_after(rules, self.players, scores, settlement)
            found.append(Played(leader, settlement, out, scores))
            leader = leader_after(rules, self.players, leader, settlement, out)
        self.next = leader
        return found

    def _judge(
        self, shown: list[nodes.Element], rules: Rules, played: list[Played], result: Result | None
    ) -> None:
        """Judges what stands in the options, each at what the reader sees of it."""
        leads = [one.leader for one in played] + ([] if result else [self.next])
        engine = {
            "leads": " ".join(str(seat + 1) for seat in leads)
            if isinstance(self.first, int)
            else self.first,
            "scores": "; ".join(" ".join(map(str, one.scores)) for one in played),
            "result": result_text(rules, self.players, result),
        }
        for kind, right in engine.items():
            self.demand(kind, f"the engine says {right}")
            if kind in self.options:
                said = " ".join(self.options[kind].split())
                of = [None, "lots", "hands", "rounds"]
                node = {"leads": shown[0], "scores": shown[-2], "result": shown[-1]}[kind]
                self.judge(node, kind, rules.name, said, right, kind, of)

    def _shown(
        self, node: match, rules: Rules, played: list[Played], result: Result | None
    ) -> list[nodes.Element]:
        """What the engine says of the lots, the rounds in a table, and how it stands at the end."""
        words, language = phrases(self.env), engine_language(self.env)
        sides = rules.sides(self.players)
        found: list[nodes.Element] = []
        lots: list[Lot] = node.get("lots", [])
        if lots:
            said = [describe_event(Lots(lot, bool(at)), language) for at, lot in enumerate(lots)]
            found.append(_said(" ".join(said)))
        elif isinstance(self.first, int) and "hands" in self.options:
            opening = first_lead(rules, self.hands)[1]
            why = Lead.HIGHEST_DOUBLE
            found.append(_said(describe_event(Leads(self.first, why, opening), language)))
        head = [words[name] for name in ("round", "leads", "pips_left", "points", "score")]
        found.append(
            table(
                head,
                [
                    row(
                        [
                            str(number),
                            str(one.leader + 1),
                            " · ".join(
                                words["went_out"] if seat == one.out else str(total)
                                for seat, total in enumerate(one.settlement.totals)
                            ),
                            one.settlement.sum or "0",
                            " · ".join(map(str, one.scores)),
                        ]
                    )
                    for number, one in enumerate(played, start=1)
                ],
            )
        )
        if result is None:
            lead = words["leads_next"].format(number=self.next + 1)
            found.append(_said(f"{words['plays_on']} {lead}"))
        else:
            best = max(played[-1].scores)
            found.append(_said(describe_event(Ended(result, sides, best), language)))
        return found


def result_text(rules: Rules, players: int, result: Result | None) -> str:
    """A result as an author writes it: plays-on, the seats that win, or drawn and theirs."""
    if result is None:
        return PLAYS_ON
    sides = rules.sides(players)
    seats = sorted(seat + 1 for side in result.winners for seat in sides[side])
    return " ".join([*([DRAWN] if result.drawn else []), *map(str, seats)])


def _said(text: str) -> nodes.paragraph:
    # From the engine, in its own language: it is not in the page's catalog.
    return nodes.paragraph("", text, classes=["oe-words"], translated=True)
