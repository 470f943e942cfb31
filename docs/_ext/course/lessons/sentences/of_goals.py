"""What sentences ask for: it is what the goal of the step asks for."""

from course.lessons.model import Kind
from course.lessons.sentences.phrases import holds, says
from course.lessons.sentences.scenes import Scene
from openends.tiles import Tile

_PLAYING = (Kind.PLACE, Kind.ROUND)
_ASKED: dict[tuple[Kind, ...], tuple[str, ...]] = {
    _PLAYING: (
        "place (?:any|the|a) tile(?: of yours)? that (?:fits(?: (?:here|there))?|leaves|makes|you drew)",
        "place a tile at (?:the empty end|either of its long sides)",
        "place a tile (?:with|so that)",
        "place the (?:one|heavier)",
        "(?<!not )place (?:it|one|yours|whichever)",
        "place one of your <n> doubles",
        "begin (?:the line|the round|once more)?(?:,? ?with) (?:your|the|any)",
        "you must place, but which one and where is up to you",
        "all of your tiles fit",
        "here you are to place",
        "now play the round to its end, and win it",
    ),
    (Kind.TILES, *_PLAYING): ("choose <tile>",),
    (*_PLAYING, Kind.PASS): ("place a tile if you can, and pass if you cannot",),
    (Kind.TILES,): (
        "choose every tile(?: of yours)? that fits",
        "which of yours fit",
        "hold each (?:tile|of your tiles) against both ends",
        "take each tile in turn: does one of its halves equal an end",
    ),
    (Kind.BLOCKED,): (
        "is (?:it|the round) blocked",
        "all hands lie open here",
        "then somebody could place",
        "with both hands open",
        "all hands open",
    ),
    (Kind.WINNER,): (
        "who wins, and with how many points",
        "settle (?:it|this round|the round|this blocked round)",
        "add up (?:each hand|what)",
        "look for the lowest total",
        "compare the totals",
        "count pips, not tiles",
        "if nobody wins",
        "whose hand is empty",
    ),
    (Kind.COUNT,): (
        "how many (?:pips (?:does|are)|open ends|can still be drawn|are still missing)",
        "on how many tiles",
        "who leads (?:the next one|after that)",
        "count tiles, not halves",
    ),
    (Kind.END,): ("at which end can <tile> join",),
    (Kind.DRAW,): (
        "draw (?:a|another) tile",
        "what must you do",
        "what else is allowed",
        "something else is open to you",
    ),
}


def _register(kinds: tuple[Kind, ...], sentences: tuple[str, ...]) -> None:
    @says(*sentences)
    def of_goals(at: Scene, n: int = 0, tile: Tile | None = None) -> str | None:
        if at.key not in ("task", f"hints.{len(at.step.hints) - 1}"):
            return None  # there it may be said of what is not asked
        return holds(at.step.goal.kind in kinds, f"the goal is to {at.step.goal.kind}")


for _kinds, _sentences in _ASKED.items():
    _register(_kinds, _sentences)


@says("(?<!can )(?<!to )place <tile>")
def placing(at: Scene, tile: Tile) -> str | None:
    held = at.step.goal.kind in _PLAYING and tile in at.step.hand
    return holds(held, f"the goal is to {at.step.goal.kind}, {tile} is asked for")
