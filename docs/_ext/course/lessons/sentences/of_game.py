"""What sentences say of the rules, of seats and of scores."""

import re

from course.lessons.counting import counted as count_of
from course.lessons.numbers import numbers_in
from course.lessons.sentences.of_counts import players
from course.lessons.sentences.phrases import counted, holds, says
from course.lessons.sentences.scenes import Scene
from openends.actions import Pass
from openends.tiles import Tile


@says(
    "the last <n>",
    "the protected <n>",
    "<n> of its tiles stay where they are",
    "<n> are the ones that stay",
    "take <n> away from the tiles that are there",
)
def protected(at: Scene, n: int) -> str | None:
    return counted(n, at.step.rules.reserve, "protected tiles")


@says(
    "(?:a tile has|those|the|with|for|and) (?P<n>two)(?: equal)? halves",
    "look for (?P<n>two) equal (?:halves|ones)",
    "a tile with (?P<n>two) equal halves",
)
def halves(at: Scene, n: int) -> str | None:
    return counted(n, len((Tile("[0|0]").low, Tile("[0|0]").high)), "halves of a tile")


@says("those two halves differ, so they may not touch")
def no_match(at: Scene) -> str | None:
    return holds(at.code == "no-match", "words for an action that is illegal by no-match")


@says("every number stands on <n> tiles of the set")
def of_each_number(at: Scene, n: int) -> str | None:
    tiles = at.step.rules.tile_set
    return counted(n, sum(tile.has(tiles.highest) for tile in tiles), "tiles with each number")


@says("<n> blanks have the same: none", "<n> blanks together make no pips", "<n> blanks on a tile")
def blanks(at: Scene, n: int) -> str | None:
    return counted(n, sum(half == 0 for half in (0, 0)), "blanks of the double blank")


@says("<n> things(?: make it blocked)?: (?P<items>[^.?]*)")
def things(at: Scene, n: int, items: str) -> str | None:
    """What a colon announces follows it, as often."""
    return counted(n, 1 + len(re.findall(r", (?:and )?", items)), "what follows the colon")


@says("player <n> wins")
def wins(at: Scene, n: int) -> str | None:
    winner = at.settlement.winner if at.settlement else None
    return holds(winner == n - 1, f"the winner is {None if winner is None else winner + 1}")


@says("player <n> has gone out")
def out(at: Scene, n: int) -> str | None:
    return holds(at.step.goal.out == n - 1, "another player has gone out, or nobody")


@says("player <n> still holds a tile, even if it has no pips")
def still_holds(at: Scene, n: int) -> str | None:
    hand = at.hands[n - 1] if n <= len(at.hands) else ()
    return holds(bool(hand) and not sum(tile.pips for tile in hand), f"the hand is {hand}")


@says("player <n> can place <tile>")
def can_place(at: Scene, n: int, tile: Tile) -> str | None:
    able = n <= len(at.hands) and tile in at.hands[n - 1] and bool(at.line.fits(tile))
    return holds(able, f"player {n} cannot place {tile}")


def _leads(at: Scene) -> tuple[int, int]:
    """Who has led, and who leads next."""
    asked = re.fullmatch(r"leader (\d) of \d", at.step.goal.of)
    return (int(asked[1]), count_of(at.step, at.step.goal.of)) if asked else (0, 0)


@says("player <n> led (?:this|the)")
def led(at: Scene, n: int) -> str | None:
    return counted(n, _leads(at)[0], "who led")


@says("after player <n>: player <m>")
def leads_after(at: Scene, n: int, m: int) -> str | None:
    return holds((n, m) == _leads(at), f"after player {_leads(at)[0]} player {_leads(at)[1]}")


@says("player <n>, which is you")
def leads_next(at: Scene, n: int) -> str | None:
    return holds(n == 1 == _leads(at)[1], f"player {_leads(at)[1]} leads, and the reader is 1")


@says("<n> players pass, and the <m> goes on")
def first_able(at: Scene, n: int, m: int) -> str | None:
    able = [seat for seat, hand in enumerate(at.hands) if any(map(at.line.fits, hand))]
    right = (able[0], able[0] + 1) if able else (len(at.hands), 0)
    return holds((n, m) == right, f"{right[0]} pass")


@says("you passed, the next player passed too, but the <n> could place")
def passed_until(at: Scene, n: int) -> str | None:
    moves = at.played.moves if at.played else ()
    passes = sum(isinstance(action, Pass) for _, action in moves)
    return counted(n, passes + 1, "who places first")


_SHORT = re.compile(r"short (\d+) of \d")
_SCORE = re.compile(r"(?:your|have) ([a-z-]+) points", re.IGNORECASE)


@says("you have <n>(?=:)", "counting from <n>", "count on from <n>")
def score(at: Scene, n: int) -> str | None:
    asked = _SHORT.fullmatch(at.step.goal.of)
    return counted(n, int(asked[1]), "the score") if asked else None


@says("with your <n> points")
def score_before(at: Scene, n: int) -> str | None:
    """The score that an earlier step of the lesson has asked about."""
    asked = [_SHORT.fullmatch(step.goal.of) for step in at.lesson.steps]
    known = [int(found[1]) for found in asked if found]
    return holds(n in known, f"the lesson's scores are {known}")


@says("you have <n> points")
def given(at: Scene, n: int) -> str | None:
    """A score that begins a step is free to choose; what comes of it is compared."""
    return holds(n < _target(at), f"the target is {_target(at)}")


@says("^<n>(?:: you are past|, and <rule>)")
def score_after(at: Scene, n: int) -> str | None:
    return counted(n, _score(at), "the score")


@says("<n> points? short")
def still_short(at: Scene, n: int) -> str | None:
    return counted(n, _target(at) - _score(at), "points to the target")


@says("^<n> points of the <rule>")
def points(at: Scene, n: int) -> str | None:
    return counted(n, at.settlement.points if at.settlement else 0, "points")


@says("^<n>, (?P<n2>[a-z-]+), (?P<n3>[a-z-]+): <m>")
def counted_on(at: Scene, n: int, n2: int, n3: int, m: int) -> str | None:
    asked = _SHORT.fullmatch(at.step.goal.of)
    right = count_of(at.step, at.step.goal.of)
    if asked is None:
        return None
    wanted = [int(asked[1]) + one for one in range(1, right + 1)]
    return holds([n, n2, n3] == wanted and m == right, f"{wanted}: {right}")


def _target(at: Scene) -> int:
    return at.step.rules.targets[players(at.step) or 2]


def _score(at: Scene) -> int:
    """The score after the round: what the task begins with, and the points."""
    begun = _SCORE.search(at.step.task.text)
    before = numbers_in(begun[1])[0] if begun else 0
    return before + (at.settlement.points if at.settlement else 0)
