"""The deal: the set, the hands, what is kept apart."""

from openends import BLOCK
from rulebook.properties.property import says
from rulebook.properties.trial import Trial


@says("{players} can play, each for themselves", "for {range} players", fails="partners-block")
def plays_two_to_four_each_alone(trial: Trial) -> bool:
    """Two, three or four play, and each seat is a side of its own."""
    rules = trial.rules
    return rules.players == (2, 3, 4) and trial.every(
        len(rules.sides(played.players)) == played.players for played in trial.rounds
    )


@says(
    "double-{highest} set: … each of them once",
    "double-{highest} set",
    "in which every pairing of values occurs once",
    fails="block;tile_set=double-nine",
)
def set_holds_each_tile_once(trial: Trial) -> bool:
    """The set is the double-six: each pairing of the values up to six, once."""
    tiles = [(tile.low, tile.high) for tile in trial.rules.tile_set]
    trial.note("positions")
    return sorted(tiles) == [(low, high) for low in range(7) for high in range(low, 7)]


@says(
    "turn all tiles face down and shuffle them",
    "all … tiles are shuffled again",
    "mix the tiles face down before they are dealt",
    unless="the tiles are not shuffled",
)
def all_tiles_are_shuffled(trial: Trial) -> bool:
    """Before each round all tiles of the set are there, each time in another order."""
    starts = [played.at(0) for played in trial.rounds]
    whole = [
        sorted([*start.boneyard, *start.undealt, *(tile for hand in start.hands for tile in hand)])
        for start in starts
    ]
    return len({start.hands for start in starts}) == len(starts) and trial.every(
        tiles == sorted(trial.rules.tile_set) for tiles in whole
    )


@says(
    "deal as many to each player as the table says",
    "to give every player the same number of tiles",
    unless="the leader is dealt another number",
)
def each_is_dealt_as_many(trial: Trial) -> bool:
    """All players are dealt as many tiles as the rules say for their number."""
    return trial.every(
        {len(hand) for hand in played.at(0).hands} == {trial.rules.hand_sizes[played.players]}
        for played in trial.rounds
    )


@says("deal is larger for {larger}", fails="block")
def deal_is_larger_than_blocks(trial: Trial) -> bool:
    """For some numbers of players more is dealt than in Block, for none less."""
    trial.note("rules")
    more = [trial.rules.hand_sizes[count] - size for count, size in BLOCK.hand_sizes.items()]
    return min(more) >= 0 and max(more) > 0


@says("its own for every player", "keeps a score of their own", fails="partners-block")
def scores_are_kept_apart(trial: Trial) -> bool:
    """Each player has a score."""
    return trial.every(
        len(trial.rules.sides(played.players)) == played.players for played in trial.rounds
    )


@says(
    "second is for {players} players, with hands and targets of its own: each number of players",
    fails="block",
)
def plays_two_or_three(trial: Trial) -> bool:
    """The game is for two or three players."""
    trial.note("rules")
    return trial.rules.players == (2, 3)


@says("hands are also meant for two and three players", fails="partners-block")
def hands_for_two_and_three(trial: Trial) -> bool:
    """There are hands for two and for three players."""
    trial.note("rules")
    return {2, 3} <= set(trial.rules.hand_sizes)


@says(
    "two pairs, partners facing each other",
    "between two pairs",
    "each pair has one score",
    "two players who sit across from each other and play for one score",
    fails="block",
)
def two_pairs_face_each_other(trial: Trial) -> bool:
    """Four play in two pairs; those who face each other have one score."""
    return trial.every(
        trial.rules.sides(played.players) == ((0, 2), (1, 3)) for played in trial.rounds
    )


@says(
    "all tiles are dealt, ◦ to each", "here all ◦ tiles were dealt to four players", fails="block"
)
def all_tiles_are_dealt(trial: Trial) -> bool:
    """After the deal no tile is left over."""
    return trial.every(
        not played.at(0).undealt and not played.at(0).boneyard for played in trial.rounds
    )


@says(
    "play in which everybody plays for themselves",
    "in individual play that is everybody else",
    "block and draw are played without",
    fails="partners-block",
)
def everybody_plays_alone(trial: Trial) -> bool:
    """Each seat is a side of its own, and all others are its opponents."""
    return trial.every(
        trial.rules.sides(played.players) == tuple((seat,) for seat in range(played.players))
        for played in trial.rounds
    )
