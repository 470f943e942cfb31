"""Changes of the engine's rules, one at a time: for each the book has an example that then fails.

A change is a piece of the engine's source, which stands there exactly once, and another in its place.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class RuleChange:
    """Another rule in the engine: its name, the file below `openends`, what stands there, what then does."""

    name: str
    file: str
    before: str
    after: str

    def text(self, whole: str) -> str:
        """The file's text with the change. Raises `ValueError` where it has not exactly one place."""
        if whole.count(self.before) != 1:
            found = whole.count(self.before)
            raise ValueError(
                f"{self.name}: {self.file} holds {self.before!r} {found} times, once expected"
            )
        return whole.replace(self.before, self.after)

    def __str__(self) -> str:
        return self.name


_BLOCK = '"block", hand_sizes={2: 7, 3: 5, 4: 5}, targets={2: 100, 3: 61, 4: 61}'
_DRAW = '    "draw",\n    hand_sizes={2: 7, 3: 7, 4: 6},\n    targets={2: 100, 3: 61, 4: 61},\n'
_COMMON = _DRAW.replace("draw", "common-draw")


def _changed(text: str, before: str, after: str) -> str:
    assert text.count(before) == 1, before
    return text.replace(before, after)


DEAL = (
    *(
        RuleChange(f"block deals to {players} another number", "rules.py", _BLOCK, after)
        for players, after in (
            (2, _changed(_BLOCK, "{2: 7", "{2: 6")),
            (3, _changed(_BLOCK, "3: 5", "3: 6")),
            (4, _changed(_BLOCK, "4: 5", "4: 6")),
        )
    ),
    RuleChange(
        "draw deals to 3 another number", "rules.py", _DRAW, _changed(_DRAW, "3: 7", "3: 6")
    ),
    RuleChange(
        "draw deals to 4 another number", "rules.py", _DRAW, _changed(_DRAW, "4: 6}", "4: 5}")
    ),
    RuleChange(
        "common draw deals to 4 another number",
        "rules.py",
        _COMMON,
        _changed(_COMMON, "4: 6}", "4: 5}"),
    ),
    RuleChange("partners are dealt another number", "rules.py", "{4: 7}", "{4: 6}"),
)

TURNS = (
    RuleChange(
        "the turn goes anticlockwise",
        "round.py",
        "turn_after = turn + 1\n                self.turn = turn_after if turn_after < self.players else 0",
        "turn_after = turn - 1\n"
        "                self.turn = turn_after if turn_after >= 0 else self.players - 1",
    ),
    RuleChange(
        "drawing ends the turn",
        "round.py",
        "self._drawn.append(drawn)",
        "self._drawn.append(drawn)\n        self._next_turn()",
    ),
    RuleChange(
        "who can place may pass",
        "round.py",
        "        if self._can_place():\n            raise IllegalMove(Reason.MUST_PLACE, seat=self.turn)\n"
        "        if self._boneyard and self._can_draw():\n",
        "        if self._boneyard and self._can_draw():\n",
    ),
    RuleChange(
        "who can draw may pass",
        "round.py",
        "        if self._boneyard and self._can_draw():\n"
        "            raise IllegalMove(Reason.MUST_DRAW, seat=self.turn)\n",
        "",
    ),
    RuleChange(
        "in draw only the stuck may draw",
        "rules.py",
        "drawing=Drawing.AT_WILL",
        "drawing=Drawing.WHEN_STUCK",
    ),
    RuleChange(
        "by the common draw rule one draws at will",
        "rules.py",
        "drawing=Drawing.WHEN_STUCK",
        "drawing=Drawing.AT_WILL",
    ),
    RuleChange(
        "a stuck player draws one tile",
        "rules.py",
        "drawing=Drawing.WHEN_STUCK,\n",
        "drawing=Drawing.WHEN_STUCK,\n    draw_count=DrawCount.ONE,\n",
    ),
    RuleChange("one tile is protected", "rules.py", "    reserve=2,\n", "    reserve=1,\n"),
    RuleChange("no tile is protected", "rules.py", "    reserve=2,\n", ""),
    RuleChange(
        "by the common draw rule a tile is protected",
        "rules.py",
        "drawing=Drawing.WHEN_STUCK,\n",
        "drawing=Drawing.WHEN_STUCK,\n    reserve=1,\n",
    ),
    RuleChange(
        "the boneyard is drawn from its other end",
        "round.py",
        "self._boneyard.pop()",
        "self._boneyard.pop(0)",
    ),
    RuleChange(
        "the round goes on when somebody has gone out",
        "round.py",
        "            else:\n                self.outcome = Outcome(turn)\n",
        "            else:\n                self._next_turn()\n",
    ),
    RuleChange(
        "a round is blocked one pass too early",
        "round.py",
        "self._passes >= self.players and",
        "self._passes >= self.players - 1 and",
    ),
    RuleChange(
        "a round is blocked one pass too late",
        "round.py",
        "self._passes >= self.players and",
        "self._passes > self.players and",
    ),
    RuleChange(
        "a round is blocked though a tile can be drawn",
        "blocked.py",
        "        if self.drawable:\n            return Verdict.MUST_DRAW\n",
        "",
    ),
)

LINE = (
    RuleChange(
        "a blank is wild",
        "line.py",
        "fitting = [arm for arm in meant if tile.has(open_pips[arm])]",
        "fitting = [arm for arm in meant if not tile.low or tile.has(open_pips[arm])]",
    ),
    RuleChange(
        "a tile joins one pip further",
        "line.py",
        "tile.other(end.pips), arm",
        "tile.low if tile.low == end.pips else tile.other(end.pips), arm",
    ),
    RuleChange(
        "a double closes its end",
        "line.py",
        "self.ends = {**self.ends, arm: new}",
        "self.ends = {**self.ends, arm: new}\n"
        "            if tile.is_double and len(self.placements) > 1:\n"
        "                self.ends = {one: end for one, end in self.ends.items() if one is not arm}",
    ),
    RuleChange(
        "a double counts once",
        "tiles.py",
        "tile.pips = low + high",
        "tile.pips = low + high * (low != high)",
    ),
)

SETTLING = (
    RuleChange(
        "the highest total wins a blocked round",
        "settlement.py",
        "best = [seat for seat, total in enumerate(hands.totals) if total == min(hands.totals)]",
        "best = [seat for seat, total in enumerate(hands.totals) if total == max(hands.totals)]",
    ),
    RuleChange(
        "a winner's own total is not taken off",
        "ruleset.py",
        "default=BlockedAward.OTHERS_MINUS_OWN",
        "default=BlockedAward.OTHERS",
    ),
    RuleChange(
        "a winner's own total is taken off twice",
        "settlement.py",
        "else [min(hands.totals)]",
        "else [min(hands.totals)] * 2",
    ),
    RuleChange(
        "by the common draw rule the own total is taken off",
        "rules.py",
        "    blocked_award=BlockedAward.OTHERS,\n",
        "",
    ),
    RuleChange(
        "of a shared lowest total the first seat wins",
        "settlement.py",
        "    if len(sides) == 1:\n        return sides.pop(), None\n    rule =",
        "    if sides:\n        return min(sides), None\n    rule =",
    ),
    RuleChange(
        "a shared lowest total goes to the fewest tiles",
        "ruleset.py",
        "default=SharedLowest.NOBODY",
        "default=SharedLowest.LAST_PLACED",
    ),
    RuleChange(
        "going out earns only the largest hand",
        "settlement.py",
        "        added = hands.against(side)\n    points",
        "        added = [max(hands.against(side))]\n    points",
    ),
    RuleChange(
        "going out does not win against an empty total",
        "settlement.py",
        "        added = hands.against(side)\n    points",
        "        added = [total or 1 for total in hands.against(side)]\n    points",
    ),
    RuleChange(
        "sums are rounded to fives",
        "settlement.py",
        "    total = sum(added) - sum(taken)\n",
        "    total = round((sum(added) - sum(taken)) / 5) * 5\n",
    ),
    RuleChange(
        "a partner's pips are not paid",
        "rules.py",
        "    out_award=OutAward.ALL,\n",
        "",
    ),
    RuleChange(
        "the lowest hand of a blocked round wins for its pair",
        "rules.py",
        "    blocked_winner=BlockedWinner.SIDE,\n",
        "",
    ),
    RuleChange(
        "a pair gets only what its opponents hold",
        "rules.py",
        "blocked_award=BlockedAward.EVERY_PIP",
        "blocked_award=BlockedAward.OTHERS",
    ),
)

MATCH = (
    RuleChange(
        "the highest double leads the first round",
        "ruleset.py",
        "default=FirstLead.LOT",
        "default=FirstLead.HIGHEST_DOUBLE",
    ),
    RuleChange(
        "between partners a lot finds the first leader",
        "rules.py",
        "    first_lead=FirstLead.HIGHEST_DOUBLE,\n",
        "",
    ),
    RuleChange(
        "between partners the leader may begin with any tile",
        "rules.py",
        "    first_lead=FirstLead.HIGHEST_DOUBLE,\n",
        "    first_lead=FirstLead.HIGHEST_DOUBLE_FREE,\n",
    ),
    RuleChange(
        "the heaviest double does not lead, the lightest does",
        "lead.py",
        "best, seat = max(held, key=lambda one: (one[0].is_double, one[0].pips, one[0].high))",
        "best, seat = max(held, key=lambda one: (one[0].is_double, -one[0].pips))",
    ),
    RuleChange(
        "the fewest pips win the lot",
        "lead.py",
        "most = max(tile.pips for _, tile in self.tiles)",
        "most = min(tile.pips for _, tile in self.tiles)",
    ),
    RuleChange(
        "the winner leads the next round",
        "ruleset.py",
        "default=NextLead.NEXT_SEAT",
        "default=NextLead.WINNER",
    ),
    RuleChange(
        "the lead goes anticlockwise",
        "lead.py",
        "return (leader + 1) % players",
        "return (leader - 1) % players",
    ),
    RuleChange(
        "between partners the lead goes round",
        "rules.py",
        "    next_lead=NextLead.WINNER,\n",
        "",
    ),
    RuleChange(
        "of two partners the one with more pips leads",
        "lead.py",
        "key=lambda seat: (settlement.totals[seat], (seat - leader) % players)",
        "key=lambda seat: (-settlement.totals[seat], (seat - leader) % players)",
    ),
    RuleChange(
        "of two level partners the last after the leader leads",
        "lead.py",
        "key=lambda seat: (settlement.totals[seat], (seat - leader) % players)",
        "key=lambda seat: (settlement.totals[seat], (leader - seat - 1) % players)",
    ),
    RuleChange(
        "after a round that nobody won the lead goes on",
        "lead.py",
        "    if settlement is None or settlement.winner is None:\n        return leader\n",
        "    if settlement is None or settlement.winner is None:\n        return (leader + 1) % players\n",
    ),
    RuleChange(
        "scores are divided by five",
        "match.py",
        "    return score + points\n",
        "    return score + points // 5\n",
    ),
    RuleChange(
        "points past the target are cut off",
        "match.py",
        "    return score + points\n",
        "    return min(score + points, rules.targets[players])\n",
    ),
    RuleChange(
        "the score of others falls",
        "match.py",
        "    after = list(scores)\n    if settlement.winner is not None:\n",
        "    after = [max(score - settlement.points, 0) for score in scores]\n"
        "    if settlement.winner is not None:\n",
    ),
    RuleChange(
        "the target has to be passed",
        "match.py",
        "if best < rules.targets[players]:",
        "if best <= rules.targets[players]:",
    ),
    RuleChange(
        "one point short of the target is enough",
        "match.py",
        "if best < rules.targets[players]:",
        "if best < rules.targets[players] - 1:",
    ),
    RuleChange(
        "a shared best score is no drawn match",
        "match.py",
        "return Result(tuple(side for side, score in enumerate(scores) if score == best))",
        "return Result((list(scores).index(best),))",
    ),
    RuleChange(
        "whoever meets the target wins, though another has more",
        "match.py",
        "return Result(tuple(side for side, score in enumerate(scores) if score == best))",
        "least = rules.targets[players]\n"
        "    return Result(tuple(side for side, score in enumerate(scores) if score >= least))",
    ),
    RuleChange(
        "an exact target may be passed",
        "match.py",
        "if rules.target_mode is TargetMode.EXACT and score + points > rules.targets[players]:",
        "if False:",
    ),
    RuleChange(
        "an exact target cannot be met",
        "match.py",
        "score + points > rules.targets[players]:",
        "score + points >= rules.targets[players]:",
    ),
    RuleChange(
        "points past an exact target lead back",
        "match.py",
        "        return score\n",
        "        return 2 * rules.targets[players] - score - points\n",
    ),
    *(
        RuleChange(f"{game} for {players} goes to another target", "rules.py", text, after)
        for game, players, text, after in (
            ("block", 2, _BLOCK, _changed(_BLOCK, "2: 100", "2: 150")),
            ("block", 3, _BLOCK, _changed(_BLOCK, "3: 61", "3: 60")),
            ("block", 4, _BLOCK, _changed(_BLOCK, "4: 61", "4: 100")),
            ("draw", 2, _DRAW, _changed(_DRAW, "2: 100", "2: 150")),
            ("draw", 4, _DRAW, _changed(_DRAW, "4: 61", "4: 100")),
        )
    ),
    RuleChange("partners play to another target", "rules.py", "{4: 200}", "{4: 150}"),
)

CHANGES: tuple[RuleChange, ...] = (*DEAL, *TURNS, *LINE, *SETTLING, *MATCH)
"""All of them."""
