"""Sentences that say a rule: what the rules of the lesson have to be for them."""

from collections.abc import Callable

from course.lessons.sentences.phrases import holds, says
from course.lessons.sentences.scenes import Scene
from openends.options import (
    BlockedAward,
    Drawing,
    FirstLead,
    NextLead,
    OutAward,
    SharedLowest,
    Spinner,
    TargetMode,
)
from openends.rules import BLOCK, DRAW, Rules

_RULES: dict[tuple[str, ...], Callable[[Rules], bool]] = {
    (
        "you may pass only when nothing fits",
        "as long as one tile fits, you place; passing is for those who cannot",
        "who can place must place",
        "a tile cannot be held back by passing",
        "if no half of your tiles equals an end, you can only pass",
        "when nothing fits, you pass",
        "if a single tile fits, it must be placed",
        "if a tile of yours fits, place it; if none does, pass",
    ): lambda rules: rules.drawing is Drawing.NONE or rules.reserve > 0,
    (
        "in block nobody draws",
        "in block you would have had to place <tile>",
    ): lambda rules: BLOCK.drawing is Drawing.NONE,
    (
        "in draw, one may draw even when able to place",
        "in draw you may hold a tile back as long as you can draw",
        "you may place any tile that fits, whether you have just drawn it or not",
        "drawing does not end your turn",
        "placing ends your turn; drawing does not",
    ): lambda rules: DRAW.drawing is Drawing.AT_WILL,
    (
        "as long as you can draw, you may not pass",
        "you may pass only if you can neither place nor draw",
        "who still cannot place draws again",
        "who cannot place must draw",
        "whoever cannot place draws",
        "who can neither place nor draw passes",
    ): lambda rules: rules.drawing is not Drawing.NONE,
    (
        "a round is blocked only when nothing can be drawn any more",
        "no hand fits, and nothing can be drawn",
        "nobody (?:draws|may draw) them",
        "never drawn, by anybody",
        "(?:the protected two are|it is) nobody's hand",
        "as long as there is more than the protected two",
        "the two tiles that nobody drew count for nobody",
    ): lambda rules: rules.reserve > 0,
    (
        "a round is blocked when no hand has a tile that fits",
        "one player who can place is enough for the round to go on",
        "when all have passed in a row, the round is over",
    ): lambda rules: rules.drawing is Drawing.NONE,
    (
        "the lowest (?:pip )?total wins",
        "it scores the others' totals, less its own, once",
        "the lowest total wins the sum of the others, less its own",
        "the lower total wins the other, less its own",
        "the winner's own total has to come off",
        "add the others' totals and take off the winner's",
        "add the two higher totals, then take off the lowest",
        "take the lower total off the higher one",
        "the lower one wins",
        "only in a blocked round are totals compared, and only then is anything taken off",
    ): lambda rules: rules.blocked_award is BlockedAward.OTHERS_MINUS_OWN,
    (
        "the lowest total must be one player's alone",
        "if nobody wins, nothing is scored",
        "so nobody scores",
        "a round that nobody wins is over too",
    ): lambda rules: rules.shared_lowest is SharedLowest.NOBODY,
    (
        "whoever goes out wins the round and scores all the pips that the others hold",
        "whoever goes out scores the pips that the others hold",
        "the one who went out scores all the pips of the others",
        "the winner takes the pips of all others",
        "the others turn up what they hold",
        "here totals are not compared",
        "when somebody goes out, totals are not compared: an empty hand wins",
        "whoever places their last tile goes out, and the round is over at once",
        "the round belongs to the player who placed the last tile",
        "the player who has placed the last tile wins the round",
        "the one who placed the last tile wins",
        "somebody went out, so somebody has won",
    ): lambda rules: rules.out_award is OutAward.OPPONENTS,
    (
        "after every round the lead moves one seat on, clockwise",
        "the lead goes round the table like the turns do, one seat a round",
        "the lead moves clockwise",
        "the lead moves on (?:after every round|all the same)",
        "it does not matter who has won",
        "that gives you no right to lead",
        "the lead does not stay",
        "after the last seat comes the first",
    ): lambda rules: rules.next_lead is NextLead.NEXT_SEAT,
    (
        "for the very first round of a match, a fair lot decides who leads",
        "the leader may begin with any tile",
        "no double has to come first",
        "a round may begin with a double",
    ): lambda rules: rules.first_lead is FirstLead.LOT,
    (
        "at the target is enough",
        "you need not (?:pass it|go past the target)",
        "to be at it is enough",
        "points are not cut off at the target",
        "the points past it stay on your score",
    ): lambda rules: rules.target_mode is TargetMode.AT_LEAST,
    (
        "in block and in draw no double opens a branch",
        "the line always has its two ends",
        "nothing (?:goes to its|joins at the) short sides",
        "a double joins with its long sides",
    ): lambda rules: (BLOCK.spinner, DRAW.spinner) == (Spinner.NONE, Spinner.NONE),
    (
        "placing (?:it )?earns nothing yet: points come when a round ends",
        "placing earned nothing on the way",
        "all the points of a round come now",
    ): lambda rules: not rules.scoring,
}
"""Sentences, and what the rules have to be: those of the lesson, or of the game that is named."""


def _register(sentences: tuple[str, ...], so: Callable[[Rules], bool]) -> None:
    @says(*sentences)
    def of_rules(at: Scene, **named: object) -> str | None:
        return holds(so(at.step.rules), f"it is otherwise by the rules of {at.step.rules.name}")


for _sentences, _so in _RULES.items():
    _register(_sentences, _so)
