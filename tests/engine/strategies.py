"""Rounds for Hypothesis: any legal sequence of actions, of any game, from any deal."""

from hypothesis import strategies as st

from openends import BLOCK, COMMON_DRAW, DRAW, Round, Rules

GAMES = (BLOCK, DRAW, COMMON_DRAW)


@st.composite
def rounds(draw: st.DrawFn, games: tuple[Rules, ...] = GAMES) -> Round:
    """A round in some position: dealt, and played on for some legal actions."""
    rules = draw(st.sampled_from(games))
    players = draw(st.sampled_from(rules.players))
    leader = draw(st.integers(0, players - 1))
    played = Round.deal(rules, players, draw(st.integers(0, 10**6)), leader)
    for choice in draw(st.lists(st.integers(0, 10**6), max_size=70)):
        legal = played.legal_actions
        if not legal:
            break
        played.play(legal[choice % len(legal)])
    return played
