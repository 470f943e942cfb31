"""Scores, the target, and how a match ends."""

from itertools import product

from openends.match import Result, add_points, result_of, scores_after
from rulebook.properties.property import says
from rulebook.properties.trial import Trial, scored


@says(
    "points are only ever added: nobody's score falls",
    "points are only ever added, so nobody's score falls",
    "score of the player who does not win stays where it is",
    unless="the score of others falls",
)
def no_score_ever_falls(trial: Trial) -> bool:
    """After a round each score is what it was, or more by the points of the round."""
    return trial.every(
        all(
            later - 10 == (settlement.points if side == settlement.winner else 0)
            for side, later in enumerate(after)
        )
        for settlement in [*trial.blocked, *(one for _, one in trial.out)]
        for sides in [trial.rules.sides(len(settlement.totals))]
        for after in [
            scores_after(trial.rules, len(settlement.totals), [10] * len(sides), settlement)
        ]
        if 10 + settlement.points < trial.rules.targets[len(settlement.totals)]
    )


@says(
    "look at it only when every point of the round has been added",
    "looked at when all points of a round have been added",
    unless="points past the target are cut off",
)
def target_is_looked_at_after_all_points(trial: Trial) -> bool:
    """The points of a round are added whole, and only then the match can be over."""
    found = []
    for settlement in trial.blocked:
        players = len(settlement.totals)
        if not scored(settlement) or settlement.points < 3:
            continue
        target = trial.rules.targets[players]
        sides = len(trial.rules.sides(players))
        before = [target - 1] * sides
        after = scores_after(trial.rules, players, before, settlement)
        won = result_of(trial.rules, players, after)
        open_before = result_of(trial.rules, players, before) is None
        winner = settlement.winner
        found.append(
            open_before
            and winner is not None
            and after[winner] == target - 1 + settlement.points
            and won == Result((winner,))
        )
    return trial.every(found)


def _results(trial: Trial) -> list[tuple[int, tuple[int, ...], Result | None]]:
    """Scores around the target, with the result that they make."""
    found = []
    for players in trial.rules.players:
        target = trial.rules.targets[players]
        sides = len(trial.rules.sides(players))
        for scores in product((target - 2, target - 1, target, target + 4), repeat=sides):
            found.append((target, scores, result_of(trial.rules, players, scores)))
    trial.note("scores", len(found))
    return found


@says(
    "at the target or past it wins the match",
    "score that wins (a|the) match",
    "in the last the score comes to the target exactly, and that is enough",
    unless="the target has to be passed",
)
def at_the_target_or_past_it_wins(trial: Trial) -> bool:
    """As soon as a score is at the target or past it, the match is over, and the best score wins."""
    return trial.every(
        (result is not None) == (max(scores) >= target)
        and (result is None or all(scores[side] == max(scores) for side in result.winners))
        for target, scores, result in _results(trial)
    )


@says(
    "points past it stay on the score",
    "the last round takes the other past the target, and nothing is cut off",
    fails="block;target_mode=exact",
)
def points_past_the_target_stay(trial: Trial) -> bool:
    """Points that take a score past the target are all added."""
    cases = [
        (players, score, points)
        for players in trial.rules.players
        for score in range(trial.rules.targets[players] - 9, trial.rules.targets[players])
        for points in (1, 5, 30)
    ]
    trial.note("scores", len(cases))
    return trial.every(
        add_points(trial.rules, players, score, points) == score + points
        for players, score, points in cases
    )


@says(
    "best score that meets the target is shared, the match is drawn",
    "match in which the best score that meets the target is shared",
    unless="a shared best score is no drawn match",
)
def shared_best_score_is_a_drawn_match(trial: Trial) -> bool:
    """If several have the best score, and it meets the target, the match is drawn among them."""
    return trial.every(
        result is not None and result.drawn == (scores.count(max(scores)) > 1)
        for target, scores, result in _results(trial)
        if max(scores) >= target
    )


@says("level get the same tournament points", unless="a shared best score is no drawn match")
def those_who_are_level_share_the_first_place(trial: Trial) -> bool:
    """In a drawn match all who have the best score are named alike, in no order of merit."""
    return trial.every(
        list(result.winners) == [side for side, score in enumerate(scores) if score == max(scores)]
        for target, scores, result in _results(trial)
        if result is not None and result.drawn
    )


@says(
    "target has to be met to the very point",
    "would take a score past it is not added",
    "points would be too many. … lost",
    fails="block",
)
def exact_target(trial: Trial) -> bool:
    """Points that would take a score past the target are not added; those that meet it win."""
    cases = [
        (target, add_points(trial.rules, players, target - 9, points), points)
        for players, target in trial.rules.targets.items()
        for points in range(1, 20)
    ]
    trial.note("scores", len(cases))
    return trial.every(
        after == (target - 9 + points if points <= 9 else target - 9)
        for target, after, points in cases
    )


@says(
    "once round the board and into the last hole makes ◦, and twice round a {twice}",
    fails="block;targets=2:100,3:60,4:60",
)
def target_is_once_round_the_board(trial: Trial) -> bool:
    """A lap of a cribbage board has sixty holes; the target for three or four is one more."""
    trial.note("rules")
    return trial.rules.targets[3] == trial.rules.targets[4] == 60 + 1
