"""Who leads: the first round, and those after it."""

from openends import Match, Place, Round, settle
from openends.lead import leader_after
from rulebook.properties.property import says
from rulebook.properties.trial import Trial

MATCHES = 24
"""Matches begun by chance for each number of players."""


def _matches(trial: Trial) -> list[Match]:
    found = [
        Match(trial.rules, players, f"trial {number}")
        for players in trial.rules.players
        for number in range(MATCHES)
    ]
    trial.note("matches", len(found))
    return found


@says(
    "leader places the first tile",
    "player who begins a round",
    unless="the turn begins beside the leader",
)
def leader_places_the_first_tile(trial: Trial) -> bool:
    """The leader takes the first turn of a round, and places."""
    return trial.every(
        turns[0].seat == turns[0].leader and any(isinstance(one, Place) for one in turns[0].legal)
        for turns in trial.turns_by_round
    )


@says(
    "leader of the first round by a fair lot of any kind",
    "fair lot finds the leader of the first round",
    "fair chance, such as drawing a tile, that finds the first leader",
    fails="block;first_lead=highest-double",
)
def first_leader_is_found_by_lot(trial: Trial) -> bool:
    """Whoever wins the lot leads the first round; each seat does so at times."""
    matches = _matches(trial)
    seats = {(match.players, match.round.leader) for match in matches}
    return len(seats) == sum(trial.rules.players) and trial.every(
        bool(match.lots) and match.lots[-1].best == (match.round.leader,) for match in matches
    )


@says(
    "tie, those players draw lots again among themselves, and the others wait",
    "those who tie draw lots again among themselves",
    "those who tie draw again among themselves",
    "two players tie in the lot, and draw again",
    fails="block;first_lead=highest-double",
)
def those_who_tie_draw_lots_again(trial: Trial) -> bool:
    """After a lot that is tied, those who tie draw again, and nobody else."""
    return trial.every(
        tuple(seat for seat, _ in second.tiles) == first.best
        for match in _matches(trial)
        for first, second in zip(match.lots, match.lots[1:], strict=False)
    )


@says(
    "leader may begin with any tile",
    "begins a round, with any tile held",
    fails="block;first_lead=highest-double",
)
def leader_begins_with_any_tile(trial: Trial) -> bool:
    """In every round the leader may begin with each of the tiles held."""
    return trial.every(
        sum(isinstance(action, Place) for action in match.round.legal_actions)
        == len(match.round.hands[match.round.leader])
        for match in _matches(trial)
    )


@says(
    "highest double gives nobody the right to start",
    "what you hold gives you no right to start, not even the highest double",
    fails="block;first_lead=highest-double-free",
)
def highest_double_gives_no_right(trial: Trial) -> bool:
    """Who leads the first round does not hang on who holds the highest double."""
    found = []
    for match in _matches(trial):
        hands = match.round.at(0).hands
        doubles = {
            max((tile.low for tile in hand if tile.is_double), default=-1): seat
            for seat, hand in enumerate(hands)
        }
        found.append(doubles[max(doubles)] == match.round.leader)
    return not all(found)


@says(
    "after every round the lead moves one seat clockwise from the last leader",
    "the lead moves one seat clockwise from the last leader, whoever won, and also when nobody did",
    "does not matter who won, or whether a blocked round ended in a tie",
    "the lead goes round clockwise, whoever wins",
    "after each round the lead, move round the table",
    fails="block;next_lead=winner",
)
def lead_moves_one_seat_clockwise_whoever_won(trial: Trial) -> bool:
    """The next round is led by the seat clockwise from the last leader, whoever won."""
    return trial.every(
        leader_after(trial.rules, played.players, played.leader, played.settlement, out)
        == (played.leader + 1) % played.players
        for played in trial.rounds
        if played.outcome is not None
        for out in [played.outcome.out]
    )


@says(
    "whoever holds the highest double leads the first round with it",
    fails="block",
)
def highest_double_leads(trial: Trial) -> bool:
    """Whoever holds the highest double leads the first round, and begins with it."""
    found = []
    for match in _matches(trial):
        doubles = [tile for hand in match.round.hands for tile in hand if tile.is_double]
        if doubles:
            best = max(doubles, key=lambda tile: tile.low)
            (action,) = match.round.legal_actions[:1]
            only = len(match.round.legal_actions) == 1
            found.append(only and isinstance(action, Place) and action.tile == best)
    return trial.every(found)


@says(
    "the winner of a round leads the next",
    "whoever goes out leads the next round",
    fails="block",
)
def winner_leads_the_next_round(trial: Trial) -> bool:
    """Whoever goes out leads the next round; after a blocked one, somebody of the winning side."""
    found = []
    for played in trial.rounds:
        settlement, outcome = played.settlement, played.outcome
        if settlement is None or outcome is None or settlement.winner is None:
            continue
        leader = _after(trial, played, outcome.out)
        found.append(leader in settlement.seats if outcome.out is None else leader == outcome.out)
    return trial.every(found)


@says(
    "of a pair that wins a blocked round, the partner with fewer pips leads",
    "if both hold the same, whoever led before",
    fails="block",
)
def partner_with_fewer_pips_leads(trial: Trial) -> bool:
    """Of a pair that wins a blocked round the partner with fewer pips leads; if level, who led before."""
    rules = trial.rules
    if not rules.partners:
        return False
    fewer = leader_after(rules, 4, 1, settle(rules, blocked=[9, 20, 4, 10]), None)
    level = [
        leader_after(rules, 4, leader, settle(rules, blocked=[5, 20, 5, 10]), None)
        for leader in (0, 2)
    ]
    trial.note("settlements", 3)
    return fewer == 2 and level == [0, 2]


@says("when nobody wins, the leader stays", fails="block")
def leader_stays_when_nobody_wins(trial: Trial) -> bool:
    """After a round that nobody won, the last leader leads again."""
    tied = [settlement for settlement in trial.blocked if settlement.winner is None]
    return trial.every(
        leader_after(trial.rules, len(one.totals), leader, one, None) == leader
        for one in tied
        for leader in range(len(one.totals))
    )


def _after(trial: Trial, played: Round, out: int | None) -> int:
    return leader_after(trial.rules, played.players, played.leader, played.settlement, out)
