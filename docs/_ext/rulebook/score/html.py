"""HTML of a worked score: a ledger of the hands, and the sentence of the settlement."""

from sphinx.writers.html5 import HTML5Translator

from openends import Settlement, Tile
from openends.settlement import read_hand
from openends.words import say

from ..checked.html import badge
from ..html import begin, content, env_of, inline_tile, render
from ..phrases import engine_language, phrases
from .directive import score, settlement_of


def visit_score(writer: HTML5Translator, node: score) -> None:
    begin(writer)


def depart_score(writer: HTML5Translator, node: score) -> None:
    env = env_of(writer)
    language = engine_language(env)
    settlement = settlement_of(node)
    writer.body.append(
        render(
            "rulebook/score/score.html",
            content=content(writer) + badge(writer, node),
            id=node["ids"][0],
            rows=ledger(node["hands"], node["out"], settlement, language),
            sum=settlement.sum or settlement.points,
            said=say(settlement, language),
            words=phrases(env),
        )
    )


def ledger(
    hands: list[str], out: int | None, settlement: Settlement, language: str
) -> list[dict[str, object]]:
    """The rows of a settlement: each hand with its tiles, its total, whether it won or is out."""
    return [
        {
            "tiles": [inline_tile(tile, language, upright=True) for tile in _tiles(hand)],
            "total": total,
            "wins": seat in settlement.seats,
            "out": seat == out,
        }
        for seat, (hand, total) in enumerate(zip(hands, settlement.totals, strict=True))
    ]


def _tiles(hand: str) -> tuple[Tile, ...]:
    held = read_hand(hand) if hand else ()
    return () if isinstance(held, int) else held
