"""What holds in every round of every game, however it is played."""

from hypothesis import given
from hypothesis import strategies as st
from strategies import rounds

from openends import Action, Draw, Drawing, Line, Pass, Place, Round, Tile, View
from openends.checking.reading import statements_in
from openends.record import read_round, round_text
from openends.words import LANGUAGES, say


def state(played: Round) -> tuple[object, ...]:
    """All that can be seen of a round."""
    return (
        played.hands,
        played.boneyard,
        played.line,
        played.turn,
        played.actions,
        played.legal_actions,
        played.outcome,
        played.open_pips,
    )


@given(rounds())
def test_tiles_are_conserved(played: Round) -> None:
    hands = [tile for hand in played.hands for tile in hand]
    everywhere = [*hands, *played.boneyard, *played.undealt, *played.line.tiles]
    assert sorted(everywhere) == list(played.rules.tile_set)


@given(rounds())
def test_undo_restores_every_position(played: Round) -> None:
    after = state(played)
    actions = played.actions
    before = []
    while played.actions:
        before.append(state(played))
        played.undo()
    assert played.line == Line()
    for action in actions:
        played.play(action)
        assert state(played) == before.pop()
    assert state(played) == after


@given(rounds())
def test_a_round_reads_back_from_its_text(played: Round) -> None:
    again = read_round(round_text(played))
    assert state(again) == state(played)
    assert round_text(again) == round_text(played)


@given(rounds())
def test_a_round_reads_back_without_its_seed(played: Round) -> None:
    start = played.at(0)
    again = Round(
        played.rules, start.hands, boneyard=start.boneyard, line=start.line, leader=played.leader
    )
    for action in played.written():
        again.play(action)
    assert state(again) == state(played)
    assert state(read_round(round_text(again))) == state(played)


@given(rounds())
def test_a_line_reads_back_from_its_text(played: Round) -> None:
    assert Line(str(played.line)) == played.line


@given(rounds(), st.sampled_from(LANGUAGES))
def test_words_read_back_to_the_same_position(played: Round, language: str) -> None:
    (statement,) = statements_in(f"제목. {say(played.line, language)} End.")
    assert statement.mismatches == ()
    assert statement.language == language
    assert statement.line is not None
    assert statement.line.joins == played.line.joins
    assert statement.line.open_ends == played.line.open_ends


def slow_legal(played: Round) -> set[str]:
    """The legal actions, found from the rules in the plainest way."""
    if played.outcome is not None:
        return set()
    hand = played.hands[played.turn]
    if not played.line:
        places = {str(tile) for tile in hand}
    else:
        places = {
            f"{tile}@{arm}"
            for arm, pips in zip("LR", played.line.open_pips.values(), strict=True)
            for tile in hand
            if pips in (tile.low, tile.high)
        }
    drawable = len(played.boneyard) > played.rules.reserve
    draws = drawable and (played.rules.drawing is Drawing.AT_WILL or not places)
    if played.rules.drawing is Drawing.NONE:
        draws = False
    found = places | ({"draw"} if draws else set())
    return found or {"pass"}


@given(rounds())
def test_legal_actions_are_those_of_the_rules(played: Round) -> None:
    assert {str(action) for action in played.legal_actions} == slow_legal(played)


@given(rounds())
def test_what_is_not_legal_is_refused_and_changes_nothing(played: Round) -> None:
    from openends import RulesError

    legal = set(played.legal_actions)
    before = state(played)
    arms = [*played.open_pips] if played.line else [None]
    actions: list[Action] = [Place(tile, arm) for tile in played.rules.tile_set for arm in arms]
    for action in [*actions, Draw(), Pass()]:
        if action in legal:
            continue
        try:
            played.play(action)
        except RulesError:
            assert state(played) == before
        else:
            raise AssertionError(f"{action} was taken though it is not legal")


@given(rounds())
def test_a_round_ends_exactly_when_it_should(played: Round) -> None:
    if played.outcome is None:
        assert played.legal_actions
        return
    assert played.legal_actions == ()
    settlement = played.settlement
    assert settlement is not None
    if played.outcome.out is not None:
        assert played.hands[played.outcome.out] == ()
        assert settlement.winner == played.outcome.out
        assert settlement.points == sum(played.totals)
        return
    # Blocked: a search over all hands and ends agrees, and nothing can be drawn.
    open_pips = played.line.open_pips.values()
    assert not any(tile.has(pips) for hand in played.hands for tile in hand for pips in open_pips)
    if played.rules.drawing is not Drawing.NONE:
        assert len(played.boneyard) <= played.rules.reserve


@given(rounds())
def test_a_view_shows_no_hidden_tile(played: Round) -> None:
    seen: list[set[Tile]] = []

    def walk(thing: object, tiles: set[Tile]) -> None:
        if isinstance(thing, Tile):
            tiles.add(thing)
        elif isinstance(thing, Line):
            walk(thing.tiles, tiles)
        elif isinstance(thing, Place):
            tiles.add(thing.tile)
        elif isinstance(thing, tuple):
            for part in thing:
                walk(part, tiles)

    for seat in range(played.players):
        view = View.of(played, seat)
        tiles: set[Tile] = set()
        for name, value in vars(view).items():
            if name != "rules":
                walk(value, tiles)
        assert tiles == {*played.hands[seat], *played.line.tiles}
        assert view.counts == tuple(map(len, played.hands))
        assert view.boneyard == len(played.boneyard)
        seen.append(tiles)
    assert len(seen) == played.players
