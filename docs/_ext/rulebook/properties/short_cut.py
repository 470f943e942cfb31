"""The short cut for telling a blocked round: a number that stands at both ends, and eight times in all."""

from dataclasses import replace
from itertools import permutations

from openends import BLOCK, Line, Round, Rules
from rulebook.properties.property import says
from rulebook.properties.trial import Trial


def _all_dealt(rules: Rules) -> Rules:
    """Block with all tiles of a set dealt, so far as they can be dealt to four."""
    return replace(
        BLOCK,
        name=f"all dealt of {rules.tile_set}",
        tile_set=rules.tile_set,
        hand_sizes={4: len(rules.tile_set) // 4},
        targets={4: 61},
    )


def _short_cut(played: Round) -> bool:
    """What the short cut says of a round: both ends show a number that lies there eight times."""
    ends = set(played.open_pips.values())
    if len(ends) != 1:
        return False
    halves = [half for tile in played.line.tiles for half in (tile.low, tile.high)]
    return halves.count(ends.pop()) == 8


def _is_blocked(played: Round) -> bool:
    return not any(
        tile.has(pips)
        for hand in played.hands
        for tile in hand
        for pips in played.open_pips.values()
    )


@says(
    "look at the two ends",
    "if they show the same number, and that number stands on the table eight times, the round is blocked; "
    "if not, it isn't",
    "right only if every tile of a double-six set has been dealt",
    fails="block;tile_set=double-nine",
)
def short_cut_is_right_if_all_are_dealt(trial: Trial) -> bool:
    """Of rounds with all tiles dealt the short cut is right, and of others it can be wrong."""
    dealt = Trial(_all_dealt(trial.rules))
    right = trial.every(_short_cut(one) == _is_blocked(one) for one in dealt.rounds)
    sleeping = Trial(BLOCK)
    wrong = [one for one in sleeping.rounds if _short_cut(one) != _is_blocked(one)]
    trial.counts.update(dealt.counts + sleeping.counts)
    return right and bool(wrong)


@says(
    "number stands on seven tiles, and one of them is its double: eight halves in all",
    "all seven tiles with its number must be on the table",
    "halves meet two by two, so of the eight an even number is left over for the ends",
    "if the number stands at one end, then, it stands at the other as well",
    "if every tile has been dealt and nobody can match an end, all seven tiles with its number must be on the table",
    "why eight",
    fails="block;tile_set=double-nine",
)
def number_stands_on_seven_tiles(trial: Trial) -> bool:
    """Each number stands on seven tiles and eight halves; the halves within a line meet two by two."""
    dealt = Trial(_all_dealt(trial.rules))
    suits = [
        [tile for tile in trial.rules.tile_set if tile.has(pips)]
        for pips in range(trial.rules.tile_set.highest + 1)
    ]
    ends = [
        (halves.count(pips) - list(one.open_pips.values()).count(pips)) % 2 == 0
        for one in dealt.rounds
        for halves in [[half for tile in one.line.tiles for half in (tile.low, tile.high)]]
        for pips in range(7)
    ]
    trial.counts.update(dealt.counts)
    return trial.every(ends) and all(
        len(suit) == 7 and sum(tile.low == tile.high for tile in suit) == 1 for suit in suits
    )


@says(
    "a blocked line with every tile dealt cannot be shorter",
    "everybody placed in turn, nobody had to pass, and after ten tiles it was over",
    fails="block;tile_set=double-nine",
)
def shortest_blocked_line_has_ten_tiles(trial: Trial) -> bool:
    """Between two tiles of a number another must lie: three times, and with the seven that makes ten."""
    line = Line(
        "[1|1] [1|5]@L [0|1]@1 [0|3]@0 [1|3]@3 [5|6]@5 [1|6]@6 [1|4]@L [2|4]@4 [1|2]@2",
        tile_set=trial.rules.tile_set,
    )
    trial.note("positions")
    # The other halves of the six tiles besides the double are all different, so none of them joins another:
    # between two of these tiles lies one more, and there are three such pairs.
    six = [tile for tile in trial.rules.tile_set if tile.has(1) and not tile.is_double]
    apart = [first.other(1) != second.other(1) for first, second in permutations(six, 2)]
    ten = len(six) + 1 + len(six) // 2
    return trial.every(apart) and len(line) == ten == 10 and not any(map(line.fits, line.free))
