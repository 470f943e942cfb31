"""How a round is settled: who wins it, and what it earns."""

from dataclasses import replace

from openends import BLOCK, BlockedAward, Settlement, SharedLowest, settle
from rulebook.properties.property import says
from rulebook.properties.trial import Trial, scored, shared


def _others(settlement: Settlement) -> int:
    """All totals but the lowest one, added up."""
    return sum(settlement.totals) - min(settlement.totals)


@says(
    "they are what a hand is counted by",
    "both halves of every tile",
    "both halves of every tile count, in larger sets too",
    "of the tiles in the last example, ◦ counts ◦ and the double twelve ◦ counts ◦",
    unless="a double counts once",
)
def both_halves_count(trial: Trial) -> bool:
    """The total of a hand is the sum of both halves of all its tiles."""
    return trial.every(
        played.totals == tuple(sum(tile.low + tile.high for tile in hand) for hand in played.hands)
        and played.settlement is not None
        and played.settlement.totals == played.totals
        for played in trial.rounds
    )


@says(
    "whoever placed their last tile wins the round and scores all the pips that the opponents still hold",
    "the winner scores what the other one holds",
    "the other one is what the winner scores",
    "both opponents' hands count, whole",
    unless="going out earns only the largest hand",
)
def out_wins_all_that_opponents_hold(trial: Trial) -> bool:
    """Whoever goes out wins the round, and scores all the pips in the opponents' hands."""
    return trial.every(
        settlement.seats[0] == out and settlement.points == sum(settlement.totals)
        for out, settlement in trial.out
    )


@says(
    "totals are not compared here",
    "this is the one time when totals are compared",
    "here, and only here, totals are compared",
    unless="an empty hand ties with a total of nothing",
)
def totals_are_compared_in_blocked_rounds_only(trial: Trial) -> bool:
    """Whoever goes out wins, whatever the totals; in a blocked round the totals decide."""
    return trial.every(out in settlement.seats for out, settlement in trial.out) and trial.every(
        min(settlement.totals) in [settlement.totals[seat] for seat in settlement.seats]
        for settlement in trial.blocked
        if scored(settlement)
    )


@says(
    "an opponent left with ◦ alone has a total of ◦, but still holds a tile, and so does not tie with the empty hand",
    "the hand of ◦ adds nothing",
    unless="an empty hand ties with a total of nothing",
)
def double_blank_does_not_tie(trial: Trial) -> bool:
    """An opponent who holds [0|0] alone has a total of 0, and the round is won all the same."""
    position = trial.position("[1|2]", "[0|0]", "[3|5]", "[4|6]", line="[2|6]")
    position.play("[1|2]@2")
    settlement = position.settlement
    return settlement is not None and 0 in settlement.seats


@says(
    "what a round brings its winner",
    "it may be nothing",
    "no pips to score. The round is won all the same",
    "the round is won all the same; it just adds nothing",
    "opponents have no pips at all between them, the round is won all the same",
    unless="an empty hand ties with a total of nothing",
)
def won_without_points(trial: Trial) -> bool:
    """If the opponents hold no pips, the round is won and adds nothing."""
    position = trial.position("[1|2]", "[0|0]", line="[2|6]")
    position.play("[1|2]@2")
    settlement = position.settlement
    return settlement is not None and settlement.winner == 0 and settlement.points == 0


@says(
    "lowest total, if nobody shares it, wins the round",
    "lowest hand takes",
    "winner is the player with the lowest pip total, not the one who has placed the most tiles",
    "whoever is left with the least wins",
    fails="block;blocked_award=nobody",
)
def lowest_total_wins(trial: Trial) -> bool:
    """In a blocked round the single lowest total wins, however many tiles were placed."""
    return trial.every(
        settlement.winner == settlement.totals.index(min(settlement.totals))
        for settlement in trial.blocked
        if not shared(settlement)
    )


@says(
    "sum of all opponents' totals, with the winning hand's own total taken off it once",
    "the lowest hand takes what the others hold, less its own pips",
    "what the others hold, less the winner's own pips",
    "the winner's own total is taken off that sum, once",
    fails="common-draw",
)
def winner_scores_the_others_less_the_own_once(trial: Trial) -> bool:
    """The winner of a blocked round scores all opponents' totals, less the own total, once."""
    return trial.every(
        settlement.points == _others(settlement) - min(settlement.totals)
        for settlement in trial.blocked
        if scored(settlement) and not shared(settlement)
    )


@says(
    "winner gets the sum of all the other players' totals",
    "whoever wins a blocked round gets all the other totals",
    "winner of a blocked round gets the opponents' totals, and nothing is taken off",
    "the usual way: what the others hold",
    fails="block",
)
def winner_scores_the_others(trial: Trial) -> bool:
    """The winner of a blocked round scores all the other players' totals, and nothing is taken off."""
    return trial.every(
        settlement.points == _others(settlement)
        for settlement in trial.blocked
        if scored(settlement) and not shared(settlement)
    )


@says(
    "winner is paid for every pip, those in the winning hand too",
    "settled by a table that counts every pip",
    fails="block",
)
def winner_scores_every_pip(trial: Trial) -> bool:
    """The winner of a blocked round scores all totals, the own one too."""
    return trial.every(
        settlement.points == sum(settlement.totals)
        for settlement in trial.blocked
        if scored(settlement) and not shared(settlement)
    )


@says(
    "if the lowest total is shared, nobody scores",
    "when the lowest total is shared",
    "the lowest total is there twice",
    "two players share the lowest total, so the round brings points to nobody",
    "in block and in draw nobody scores",
    "in one round the lowest total is shared, so the scores stay as they are",
    fails="block;shared_lowest=last-placed",
)
def shared_lowest_scores_nobody(trial: Trial) -> bool:
    """If several hands have the lowest total, nobody wins the round and nobody scores."""
    return trial.every(
        settlement.winner is None and settlement.points == 0
        for settlement in trial.blocked
        if shared(settlement)
    )


@says(
    "never rounded and never divided by five",
    "neither rounded nor divided by five: what is scored is what is shown",
    "nothing is divided by five",
    "points as the sum gives them, neither rounded nor divided",
    unless="sums are rounded to fives",
)
def never_rounded_nor_divided(trial: Trial) -> bool:
    """The points are the sum as it stands; not all of them are fives."""
    found = [
        (settlement.sum, settlement.points)
        for settlement in [*trial.blocked, *(one for _, one in trial.out)]
        if settlement.sum
    ]
    exact = trial.every(int(written.split()[-1]) == points for written, points in found)
    return exact and any(points % 5 for _, points in found)


@says("with three earns no bonus on top", unless="three players earn a bonus")
def no_bonus_for_three(trial: Trial) -> bool:
    """Three players' points are settled as those of two are."""
    return trial.every(
        settlement.points == _others(settlement) - min(settlement.totals)
        for settlement in trial.blocked
        if scored(settlement) and len(settlement.totals) == 3 and not shared(settlement)
    )


@says("has two ways more", unless="there is another award")
def there_are_two_awards_more(trial: Trial) -> bool:
    """A blocked round can be settled in two ways besides Block's and the usual one."""
    trial.note("rules")
    told = {BlockedAward.OTHERS, BlockedAward.OTHERS_MINUS_OWN}
    return len(set(BlockedAward) - told) == 2


@says(
    "elsewhere the lightest tile decides, or the fewest tiles, or who placed last",
    unless="a shared lowest total goes to the heaviest tile",
)
def elsewhere_a_shared_total_is_decided(trial: Trial) -> bool:
    """The lightest tile, the fewest tiles or who placed last can decide a shared lowest total."""
    hands, last = ("[1|2] [2|4]", "[0|0] [3|6]", "[4|5]"), (1, 0, 2)
    winners = {}
    for rule in SharedLowest:
        rules = replace(BLOCK, name=f"shared {rule}", shared_lowest=rule)
        winners[rule] = settle(rules, blocked=hands, last=last).winner
    trial.note("settlements", len(winners))
    return winners == {
        SharedLowest.NOBODY: None,
        SharedLowest.LIGHTEST_TILE: 1,
        SharedLowest.FEWEST_TILES: 2,
        SharedLowest.LAST_PLACED: 1,
    }


@says("going out earns every pip that is left, a partner's too", fails="block")
def going_out_earns_every_pip(trial: Trial) -> bool:
    """Whoever goes out earns the pips of all hands that are left, a partner's too."""
    return trial.rules.partners and trial.every(
        settlement.points == sum(settlement.totals) and len(settlement.seats) == 2
        for _, settlement in trial.out
    )


@says(
    "in a blocked round the pair with the lower total wins every pip on the table",
    fails="partners-block;blocked_winner=hand",
)
def pair_with_the_lower_total_wins_every_pip(trial: Trial) -> bool:
    """In a blocked round the side with the lower total of both hands wins all totals."""
    if not trial.rules.partners:
        return False
    return trial.every(
        settlement.winner == sides.index(min(sides)) and settlement.points == sum(sides)
        for settlement in trial.blocked
        for sides in [
            [
                settlement.totals[0] + settlement.totals[2],
                settlement.totals[1] + settlement.totals[3],
            ]
        ]
        if sides[0] != sides[1]
    )
