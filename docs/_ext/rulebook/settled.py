"""What directives claim of a settlement: the sum as it is written, all totals added up, the winner.

:sum: 7 + 8 − 3 = 12
:all: 3 + 7 + 8 = 18
:winner: 1
"""

import re
from collections.abc import Mapping

from docutils import nodes

from openends import Settlement
from openends.tiles import Tile

from .checksum import checksum_of, tiles_and_checksum
from .claims.strict import is_strict
from .directive import RulebookDirective
from .hands import hands_in, hands_text
from .options import TEXT, Kind

NOBODY = "nobody"

Held = int | tuple[Tile, ...]

CLAIMS: Mapping[str, Kind] = dict.fromkeys(("sum", "all", "winner"), TEXT)
"""The options that these claims are written in."""


def texts_in(text: str) -> tuple[list[str], list[str | None]]:
    """Hands as written, without their checksums, and these."""
    parts = [tiles_and_checksum(hand) for hand in hands_in(text)]
    return [hand for hand, _ in parts], [said for _, said in parts]


def judge_hands(
    directive: RulebookDirective, node: nodes.Element, hands: list[Held], option: str
) -> None:
    """Judges how tiles are written and what they add up to; totals are judged by the sums."""
    texts, checksums = texts_in(directive.options[option])
    for text, said, hand in zip(texts, checksums, hands, strict=True):
        if isinstance(hand, int) or not hand:
            continue
        engine = " ".join(map(str, hand))
        # One way to write tiles, so that pages can be searched and compared.
        directive.judge(node, "hands", option, text, engine, option)
        if said is not None:
            directive.judge(node, "control", text, said, checksum_of(hand), option)
        elif is_strict(directive.env):
            directive.fault(
                f"{option}: nothing checks these tiles; add up their low and their high halves: "
                f"{text} = {checksum_of(hand)}",
                "demand",
                option,
            )


def judge_settlement(
    directive: RulebookDirective,
    node: nodes.Element,
    settlement: Settlement,
    option: str,
    out: int | None = None,
) -> None:
    """Judges sum, totals and winner; on a rules page they must be stated."""
    texts, _ = texts_in(directive.options[option])
    about = f"{option} {hands_text(texts) if '[' in hands_text(texts) else ' '.join(texts)}"
    totals = [total for seat, total in enumerate(settlement.totals) if seat != out]
    added = f"{' + '.join(map(str, totals))} = {sum(totals)}"
    winners = " ".join(str(seat + 1) for seat in settlement.seats) or NOBODY
    if settlement.sum:
        directive.demand("sum", f"the engine writes {settlement.sum}")
    if not _holds(settlement.sum, totals):
        directive.demand("all", f"the sum does not hold every total; add them all up: {added}")
    directive.demand("winner", f"the engine says {winners}")
    for kind, engine in (("sum", settlement.sum), ("all", added), ("winner", winners)):
        if kind in directive.options:
            said = directive.options[kind]
            directive.judge(node, kind, about, said, engine, kind, [None, option, "last"])


def _holds(written: str, totals: list[int]) -> bool:
    numbers = list(map(int, re.findall(r"\d+", written.partition("=")[0])))
    return sorted(numbers) == sorted(totals)
